// Package vet turns races that package flow finds in a program's source into diagnoses: their names, what
// they say, and what may repair the program. It reads no files, starts nothing and prints nothing.
package vet

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/symbol"
	"github.com/nastympi/nastympi/vet/flow"
	"github.com/nastympi/nastympi/vet/ir"
)

// Diagnose looks for races in a program. Callers are named with paths relative to dir, if those are shorter. givenUp are
// functions of which it cannot say anything.
func Diagnose(units []*ir.Unit, dir string) (list []finding.Finding, givenUp []string) {
	list = []finding.Finding{}
	program := flow.NewProgram(units)
	for _, r := range program.Races() {
		r.First.Call, r.Second.Call = symbol.Name("", r.First.Call), symbol.Name("", r.Second.Call)
		list = append(list, diagnosis(r, dir))
	}
	for _, m := range program.Mismatches {
		list = append(list, mismatch(m, dir))
	}
	return list, program.GivenUp
}

// Name of the rule that a race breaks: local-race-put-store. The first word is put for operations that read the
// buffer at the origin, such as accumulates, and get for those that write it. It is send for buffers that messages, and
// nonblocking collective and file operations, read, and receive for those that they write.
func Name(r flow.Race) string {
	if r.AtTarget {
		return OverlapAtTarget
	}
	first := "put"
	switch {
	case r.Section != "" && r.Fetches:
		first = "receive"
	case r.Section != "":
		first = "send"
	case r.Fetches:
		first = "get"
	}
	return "local-race-" + first + "-" + string(r.What)
}

// diagnosis of a race. A race on every path is an error. At the target, the outcome is undefined but the program is not
// erroneous (MPI 4.1, 12.7).
func diagnosis(r flow.Race, dir string) finding.Finding {
	d := finding.Finding{
		Message: message(r), Repair: repair(r),
		Places: []finding.Place{involved(r.First, "the operation", dir), involved(r.Second, second(r), dir)},
	}
	d.Breaks(ruleOf(r))
	if r.Must && !r.AtTarget {
		d.Severity = finding.Error
	}
	if r.Near != nil {
		d.Why = append(d.Why, finding.Reason{Text: "{0} " + nearMiss(*r.Near), Places: []finding.Place{involved(r.Near.Place, "", dir)}})
	}
	return d
}

func involved(p flow.Place, role, dir string) finding.Place {
	i := finding.Place{Role: role, Rank: -1, Site: finding.Site{Call: p.Call, File: p.File, Line: p.Line, Function: p.Function}}
	for _, caller := range p.Callers {
		i.Stack = append(i.Stack, caller.Function+" at "+finding.Site{File: caller.File, Line: caller.Line}.Place(dir))
	}
	return i
}

// nearMiss says why a call does not complete A.
func nearMiss(m flow.Miss) string {
	switch m.How {
	case flow.OtherTarget:
		if m.Named >= 0 && m.Target >= 0 {
			return finding.OtherRank("A", m.Named, m.Target)
		}
		return "is for another rank than A"
	case flow.OtherRequest:
		if m.Waited < 0 {
			return "waits for other requests than that of A"
		}
		return finding.OtherRequests("A", m.Waited, 0)
	case flow.OnlyOrigin:
		return "completes A only at its origin"
	case flow.TooEarly:
		return finding.TooEarly("A")
	}
	return "is on another window than A"
}

// doing is what the second place does to a buffer.
var doing = map[flow.Conflict]string{flow.Load: "is read", flow.Store: "is changed", flow.PutTo: "is read",
	flow.GetFrom: "may be changed", flow.ScopeEnd: "goes out of scope", flow.Freed: "is freed"}

func second(r flow.Race) string {
	switch {
	case r.AtTarget:
		return "an operation on the same memory of the target"
	case r.What == flow.ScopeEnd:
		return "the scope of " + buffer(r) + " ends"
	}
	return buffer(r) + " " + doing[r.What]
}

// buffer is its name.
func buffer(r flow.Race) string {
	if r.Variable == "" {
		return "the buffer"
	}
	return symbol.Name("", strings.TrimPrefix(r.Variable, "."))
}

// message says what happens, and whether it must.
func message(r flow.Race) string {
	if r.AtTarget {
		return fmt.Sprintf("%s may reach the same memory of the target before %s", r.Second.Call, r.First.Call)
	}
	still := "read"
	if r.Fetches {
		still = "write"
	}
	by := ""
	if r.Second.Call != "" {
		by = " by " + r.Second.Call
	}
	way := "on some path"
	if r.Must {
		way = "on every path"
	}
	return fmt.Sprintf("%s %s%s while %s may still %s it, %s", buffer(r), doing[r.What], by, r.First.Call, still, way)
}

// repair says what may repair the program. Which calls complete the operation depends on the kind of epoch.
func repair(r flow.Race) string {
	before := fmt.Sprintf("before %s:%d", base(r.Second.File), r.Second.Line)
	switch {
	case r.AtTarget:
		return "MPI_Win_flush, or the end of the epoch, " + before + " orders both operations"
	case r.Variable == flow.CompilersCopy:
		return "a contiguous buffer, or an MPI datatype with the gaps: " + r.First.Call + " goes on with the copy after the call"
	case r.What == flow.ScopeEnd && r.Section != "":
		return "MPI_Wait for the request of " + r.First.Call + " before the scope ends, or a buffer that lives longer"
	case r.Request:
		return "MPI_Wait for the request of " + r.First.Call + " " + before
	case r.What == flow.ScopeEnd:
		return "a call that completes " + r.First.Call + " at its origin before the scope ends (MPI_Win_flush_local in " +
			"a passive target epoch), or a buffer that lives longer"
	}
	return "a call that completes " + r.First.Call + " at its origin " + before +
		": MPI_Win_flush_local in a passive target epoch, or the end of the epoch"
}

func base(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }
