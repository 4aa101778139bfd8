package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/symbol"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/judging"
)

// libraries are patterns of source files and of files of code. Findings name the calls into their functions: the user
// wrote those.
type libraries []string

// advise says how findings could name calls that tell more, given the processes whose recordings were read last.
func advise(recorded []trace.Rank) {
	if text := suggestion(recorded); text != "" {
		say("note", text)
	}
}

// libraryFlag defines -library.
func (f *commandFlags) libraryFlag(to *libraries) {
	f.Func("library", "a `LIST` of source files or shared objects, such as\ngmr.c,libga*: findings name the line that calls them, not\nthe MPI call inside. Shared objects outside the program's\nfolder count as libraries anyway", to.add)
}

func (l *libraries) add(list string) error {
	for pattern := range strings.SplitSeq(list, ",") {
		if _, err := filepath.Match(pattern, ""); err != nil || pattern == "" {
			return fmt.Errorf("bad pattern %q (want a file name such as gmr.c or libga*)", pattern)
		}
		*l = append(*l, pattern)
	}
	return nil
}

// match says whether one of the patterns means a file. Patterns without a slash mean files of any folder.
func (l libraries) match(file string) bool {
	return file != "" && slices.ContainsFunc(l, func(pattern string) bool {
		name := file
		if !strings.Contains(pattern, "/") {
			name = filepath.Base(file)
		}
		matches, _ := filepath.Match(pattern, name)
		return matches
	})
}

// findOwn says of all call sites of a process which of their frames are the user's own.
func (l libraries) findOwn(r *trace.Rank) {
	if len(l) == 0 {
		return
	}
	symbols := symbol.New()
	defer symbols.Close()
	r.FindOwn(func(f trace.Frame) bool { return l.match(f.Module) || l.match(symbols.Frame(f.Module, f.Offset).File) })
}

// reader knows which frames of a program's call sites are the user's own. describe names call sites. The processes whose
// recordings are read go to recorded.
func (l libraries) reader(describe func(trace.Site) finding.Site, recorded *[]trace.Rank) judging.Reader {
	return judging.Reader{Describe: describe, Own: l.findOwn, VariableAt: variables(), Types: typesOfVariables{symbol.New()}, Log: readLog, Read: func(ranks []trace.Rank) { *recorded = ranks }}
}

// read is trace.Read with the user's own frames.
func (l libraries) read(folder string) ([]trace.Rank, error) {
	ranks, err := trace.Read(folder)
	for i := range ranks {
		l.findOwn(&ranks[i])
	}
	return ranks, err
}
