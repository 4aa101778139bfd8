package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/symbol"
)

// around are the functions of libraries between the program's own code and the call, and the callers of that code. Of functions in headers of
// the system that call each other, only the outermost one says anything.
func around(frames []symbol.Frame, own int) (through, callers []string) {
	for i, library := range slices.Backward(frames[:own]) {
		if !library.InSystem() || !frames[i+1].InSystem() {
			through = append(through, frameText(library))
		}
	}
	for _, caller := range frames[own+1:] {
		if caller.File != "" && !caller.InSystem() && !startsFortran(caller) {
			callers = append(callers, frameText(caller))
		}
	}
	return through, callers
}

// frameText is "exchange at halo.c:12", or "exchange in libhalo.so" if nobody knows the line.
func frameText(s symbol.Frame) string {
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
func startsFortran(s symbol.Frame) bool {
	return s.Function == "main" && strings.HasPrefix(strings.ToLower(filepath.Ext(s.File)), ".f")
}
