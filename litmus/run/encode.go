// Package run turns litmus tests into real MPI programs: it encodes them for one
// generic program in C, which performs their calls many times, and reads what that
// has seen. It decides nothing about outcomes and starts nothing by itself.
package run

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/litmus"
)

// Bounds of one test's run: whichever is reached first ends it.
type Bounds struct {
	Iterations int
	Time       time.Duration
}

// Encode writes tests of the same number of ranks for the program, which runs them
// one after the other.
func Encode(tests []*litmus.Test, bounds Bounds) string {
	var b strings.Builder
	for _, t := range tests {
		e := &encoder{Builder: &b, test: t}
		e.encode(bounds)
	}
	return b.String()
}

type encoder struct {
	*strings.Builder
	test *litmus.Test
	vars []litmus.Var // with one more for each row of constants
	rows map[*litmus.Instr]int
}

func (e *encoder) encode(bounds Bounds) {
	e.vars, e.rows = slices.Clone(e.test.Vars), map[*litmus.Instr]int{}
	for _, rank := range e.test.Ranks {
		for i := range rank {
			e.addConstants(&rank[i])
		}
	}
	fmt.Fprintf(e, "test %s %d %d %d %d\n", e.test.Name, bounds.Iterations, bounds.Time.Milliseconds(), len(e.test.Ranks), len(e.vars))
	for _, v := range e.vars {
		window := 0
		if v.Kind == litmus.Window {
			window = 1
		}
		fmt.Fprintf(e, "%d %d %s %d%s\n", window, v.Type.Width(), orDash(v.Ordering), len(v.Initial), decimals(v.Initial))
	}
	for _, rank := range e.test.Ranks {
		fmt.Fprintln(e, len(rank))
		requests := []string{}
		for i := range rank {
			e.call(&rank[i], &requests)
		}
	}
	locations := e.test.Locations()
	fmt.Fprintln(e, len(locations))
	for _, l := range locations {
		fmt.Fprintln(e, l.Rank, e.index(l.Name), l.Index)
	}
}

// addConstants gives constants a buffer, which nothing else touches.
func (e *encoder) addConstants(in *litmus.Instr) {
	if len(in.Origin.Values) == 0 {
		return
	}
	v, _ := e.test.Var(in.Remote.Name)
	e.rows[in] = len(e.vars)
	e.vars = append(e.vars, litmus.Var{Kind: litmus.Buffer, Type: v.Type, Initial: in.Origin.Values})
}

func (e *encoder) call(in *litmus.Instr, requests *[]string) {
	request := -1
	if in.Request != "" {
		if request = slices.Index(*requests, in.Request); request < 0 {
			request = len(*requests)
			*requests = append(*requests, in.Request)
		}
	}
	window := -1
	if in.Window != "" {
		window = e.index(in.Window)
	}
	fmt.Fprint(e, in.Op, " ", orDash(in.Mode), " ", orDash(in.Reduce), " ", window, " ", in.Target, " ", request)
	fmt.Fprint(e, " ", len(in.Options))
	for _, option := range in.Options {
		fmt.Fprint(e, " ", option)
	}
	fmt.Fprint(e, " ", len(in.Peers))
	for _, peer := range in.Peers {
		fmt.Fprint(e, " ", peer)
	}
	fmt.Fprint(e, " ", in.Compare)
	if row, constant := e.rows[in]; constant {
		fmt.Fprintf(e, " %d 0 %d 1", row, len(in.Origin.Values))
	} else {
		e.ref(in.Origin.Ref)
	}
	e.ref(in.Remote)
	e.ref(in.Result)
	fmt.Fprintln(e)
}

func (e *encoder) ref(r litmus.Ref) {
	if r.Name == "" {
		fmt.Fprint(e, " -1 0 0 0")
		return
	}
	fmt.Fprintf(e, " %d %d %d %d", e.index(r.Name), r.From, r.Count(), r.Step)
}

func (e *encoder) index(name string) int {
	return slices.IndexFunc(e.vars, func(v litmus.Var) bool { return v.Name == name })
}

func orDash(word string) string {
	if word == "" {
		return "-"
	}
	return word
}

func decimals(values []uint64) string {
	text := ""
	for _, v := range values {
		text += fmt.Sprint(" ", v)
	}
	return text
}
