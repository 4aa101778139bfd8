package main

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/symbol"
	"github.com/nastympi/nastympi/base/trace"
)

// What makes source files look like a library: there are at most mostWrappers of them, and at least fewestUsers other
// files call their functions. A program whose one-sided calls are in one file that is used from one or two places is
// better off without -library.
const (
	mostWrappers = 2
	fewestUsers  = 3
)

// wrapperFiles returns the files that make all one-sided calls on behalf of others, and how many files call them. Each
// stack is the source files of the program's own code that are around such a call, the innermost first.
func wrapperFiles(stacks [][]string) (wrappers []string, users int) {
	innermost, callers := map[string]bool{}, map[string]bool{}
	for _, stack := range stacks {
		if len(stack) > 0 {
			innermost[stack[0]] = true
		}
	}
	if len(innermost) > mostWrappers {
		return nil, 0
	}
	for _, stack := range stacks {
		i := slices.IndexFunc(stack, func(file string) bool { return !innermost[file] })
		if i < 0 { // nobody else calls this
			return nil, 0
		}
		callers[stack[i]] = true
	}
	if len(callers) < fewestUsers {
		return nil, 0
	}
	return slices.Sorted(maps.Keys(innermost)), len(callers)
}

// suggestion says how findings could name calls that tell more, or nothing.
func suggestion(ranks []trace.Rank) string {
	symbols := symbol.New()
	defer symbols.Close()
	var stacks [][]string
	for _, r := range ranks {
		whole := slices.DeleteFunc(slices.Clone(r.Sites), func(s trace.Site) bool { return !mpicall.OneSided(s.Call) || isPrefix(s, r.Sites) })
		for _, site := range whole {
			stacks = append(stacks, sourceFiles(site, symbols))
		}
	}
	files, users := wrapperFiles(stacks)
	if files == nil {
		return ""
	}
	for i := range files {
		files[i] = filepath.Base(files[i])
	}
	return fmt.Sprintf("all one-sided calls are in %s, which %d other files use: with -library %s, findings name lines in those files",
		strings.Join(files, " and "), users, strings.Join(files, ","))
}

// isPrefix says whether a site without callers only stands for those at the same address that have some.
func isPrefix(s trace.Site, sites []trace.Site) bool {
	return s.Callers == "" && slices.ContainsFunc(sites, func(other trace.Site) bool {
		return other.Module == s.Module && other.Offset == s.Offset && other.Callers != ""
	})
}

// sourceFiles are those around a call in the program's own code. What lacks debug information is left out.
func sourceFiles(site trace.Site, symbols *symbol.Symbolizer) (files []string) {
	for _, f := range site.Stack()[site.Own:] {
		if file := symbols.Frame(f.Module, f.Offset).File; file != "" {
			files = append(files, file)
		}
	}
	return files
}
