package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// involve adds the lines of a call stack to a place: first the innermost one in the program's own code.
func involve(to *finding.Involved, site trace.Site, describe func(trace.Site) finding.Site) {
	var stack []finding.Site
	for _, f := range site.Stack() {
		stack = append(stack, describe(trace.Site{Call: site.Call, Module: f.Module, Offset: f.Offset}))
	}
	to.Site = config.SiteName(site.Module, site.Offset)
	own := stack[site.Own]
	to.File, to.Line, to.Function = own.File, own.Line, own.Function
	if own.File == "" {
		to.File = own.Module
	}
	for _, library := range slices.Backward(stack[:site.Own]) {
		to.Through = append(to.Through, frameText(library))
	}
	for _, caller := range stack[site.Own+1:] {
		if caller.File != "" && !startsFortran(caller) {
			to.Stack = append(to.Stack, frameText(caller))
		}
	}
}

// frameText is "exchange at halo.c:12", or "exchange in libhalo.so" if nobody knows the line.
func frameText(s finding.Site) string {
	function := s.Function
	if function == "" {
		function = "??"
	}
	if s.File == "" {
		return fmt.Sprintf("%s in %s", function, filepath.Base(s.Module))
	}
	return fmt.Sprintf("%s at %s:%d", function, filepath.Base(s.File), s.Line)
}

// startsFortran says whether the function is the one that compilers write around a Fortran program.
func startsFortran(s finding.Site) bool {
	return s.Function == "main" && strings.HasPrefix(strings.ToLower(filepath.Ext(s.File)), ".f")
}
