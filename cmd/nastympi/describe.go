package main

import (
	"path/filepath"

	"github.com/nastympi/nastympi/internal/explain"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/symbol"
	"github.com/nastympi/nastympi/internal/trace"
)

// aroundSteps is how many source lines before and after each step of a cause a finding shows.
const aroundSteps = 2

// explainer returns what explains a finding, with source lines.
func explainer(describe func(trace.Site) finding.Site) func(*finding.Finding, []trace.Rank) []finding.Explanation {
	x := explain.Explainer{Describe: describe}
	return func(f *finding.Finding, ranks []trace.Rank) []finding.Explanation {
		list := x.Explain(f, ranks)
		addSources(f.Cause, f.Dir)
		for _, e := range list {
			addSources(e.Cause, f.Dir)
		}
		return list
	}
}

// addSources to the steps whose files can be read. Names that are not absolute are relative to dir.
func addSources(steps []finding.Step, dir string) {
	for i := range steps {
		site := steps[i].Site
		steps[i].Source = excerpt(site.File, dir, site.Module, site.Line)
	}
}

// sourceAround returns a function that reads the source around a place.
func sourceAround(dir string) func(finding.Involved) *finding.Source {
	return func(p finding.Involved) *finding.Source { return excerpt(p.File, dir, "", p.Line) }
}

// excerpt is nil if the file cannot be read or has changed since the module was compiled. No module: nobody knows.
func excerpt(file, dir, module string, line int) *finding.Source {
	if file != "" && !filepath.IsAbs(file) {
		file = filepath.Join(dir, file)
	}
	if first, lines := symbol.Excerpt(file, module, line, aroundSteps); lines != nil {
		return &finding.Source{First: first, Lines: lines}
	}
	return nil
}

// describer returns what names call sites by their modules' debug information.
func describer() func(trace.Site) finding.Site {
	symbols := symbol.New()
	return func(site trace.Site) finding.Site {
		var stack []symbol.Frame
		for _, f := range site.Stack() {
			stack = append(stack, symbols.Frame(f.Module, f.Offset))
		}
		described, own := explain.Plain(site), stack[site.Own]
		described.Function, described.File, described.Line = own.Function, own.File, own.Line
		if own.File == "" && site.Own > 0 {
			described.File = own.Module
		}
		described.Through, described.Stack = around(stack, site.Own)
		return described
	}
}
