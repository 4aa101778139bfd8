package main

import (
	"github.com/nastympi/nastympi/internal/explain"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/symbol"
	"github.com/nastympi/nastympi/internal/trace"
)

// describer returns what names call sites by their modules' debug information.
func describer() func(trace.Site) finding.Site {
	symbols := symbol.New()
	return func(site trace.Site) finding.Site {
		described := explain.Plain(site)
		frame := symbols.Frame(site.Module, site.Offset)
		described.Function, described.File, described.Line = frame.Function, frame.File, frame.Line
		return described
	}
}
