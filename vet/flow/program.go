// Package flow finds local races in a program's source, and branches on whose ways ranks call different collective operations. Races: between a one-sided operation and the call that
// completes it, the same process accesses the operation's buffer, or starts an operation that conflicts
// with it (MPI 4.1, 12.3 and 12.7). It follows all paths through functions and their callers, keeps
// apart iterations of loops, windows, targets and requests, and says of each race whether every
// path has it (must) or some path may have it. What it does not know makes a race a may, or no race.
// It reads no files and prints nothing.
package flow

import (
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/nastympi/nastympi/vet/ir"
	"github.com/nastympi/nastympi/vet/mpi"
)

// Program is all units of a program.
type Program struct {
	Units []*ir.Unit
	// GivenUp are functions whose analysis did not come to an end: Races says nothing about them.
	GivenUp []string
	// Mismatches are those of collective operations, in the order of the source, when Races has looked.
	Mismatches []Mismatch

	external  map[string]definition            // functions that all units see
	local     map[*ir.Unit]map[string]*ir.Func // and those of one unit
	summaries map[*ir.Func]*summary
	order     []definition    // as in the source
	callees   []definition    // callees before their callers
	pointed   map[string]bool // names of variables to which pointers may point

	owners  map[*ir.Unit]map[string]string // see owners
	members map[string]int64               // numbers of members of structures, whose layout may not be known
}

type definition struct {
	function *ir.Func
	unit     *ir.Unit
}

// summary of a function and what it calls.
type summary struct {
	nodes      int  // of the graph, if all bodies replace calls
	operations bool // it starts one-sided or nonblocking operations
	completes  bool // it may complete some
	collects   bool // it may make collective calls
	asksRank   bool // it asks for a rank
	called     bool
	busy       bool
}

// NewProgram connects the units.
func NewProgram(units []*ir.Unit) *Program {
	p := &Program{Units: units, external: map[string]definition{}, local: map[*ir.Unit]map[string]*ir.Func{},
		summaries: map[*ir.Func]*summary{}, members: map[string]int64{}, owners: map[*ir.Unit]map[string]string{}}
	shareModules(units)
	p.pointed = pointedTo(units)
	for _, u := range units {
		p.local[u] = map[string]*ir.Func{}
		p.owners[u] = owners(u)
		for _, name := range u.Members {
			if p.members[name] == 0 {
				p.members[name] = int64(len(p.members) + 1)
			}
		}
		for _, f := range u.Funcs {
			p.local[u][f.Name] = f
			if u.Types == nil || !u.Types.Static(f.Name) {
				if _, twice := p.external[f.Name]; !twice {
					p.external[f.Name] = definition{f, u}
				}
			}
			p.order = append(p.order, definition{f, u})
		}
	}
	for _, d := range p.order {
		p.summarize(d)
	}
	return p
}

// callee is the function whose body a call executes; nil: not known.
func (p *Program) callee(u *ir.Unit, call *ir.Call) (*ir.Func, *ir.Unit) {
	name, direct := calleeName(call)
	if !direct {
		return nil, nil
	}
	for _, n := range variants(name) {
		if f := p.local[u][n]; f != nil {
			return f, u
		}
		if d := p.external[n]; d.function != nil {
			return d.function, d.unit
		}
	}
	return nil, nil
}

// variants of a name: g++ calls the complete constructor C1 and destructor D1, and makes one body, C2 and D2, for both
// kinds. CI1 and CI2 are inherited constructors.
func variants(name string) []string {
	list := []string{name}
	if strings.HasPrefix(name, "_Z") {
		for _, kind := range []string{"C", "D", "CI"} {
			for at := 0; ; at++ {
				next := strings.Index(name[at:], kind+"1")
				if next < 0 {
					break
				}
				at += next
				list = append(list, name[:at]+kind+"2"+name[at+len(kind)+1:])
			}
		}
	}
	return list
}

// calleeName is the name of the function that is called; direct is false for calls through pointers.
func calleeName(call *ir.Call) (name string, direct bool) {
	switch f := call.Func.(type) {
	case *ir.Ref:
		return f.Base, true
	case *ir.Literal: // .ADD_OVERFLOW
		return f.Text, true
	}
	return "", false
}

// maxSummary bounds counts that grow with each level of calls.
const maxSummary = 1 << 20

func (p *Program) summarize(d definition) *summary {
	if s := p.summaries[d.function]; s != nil {
		return s
	}
	s := &summary{nodes: len(d.function.Blocks), busy: true}
	p.summaries[d.function] = s
	for _, b := range d.function.Blocks {
		for _, statement := range b.Stmts {
			if call, isCall := statement.(*ir.Call); isCall {
				p.summarizeCall(s, d, call)
			}
		}
	}
	s.busy = false
	p.callees = append(p.callees, d)
	return s
}

func (p *Program) summarizeCall(s *summary, d definition, call *ir.Call) {
	function, unit := p.callee(d.unit, call)
	if function != nil {
		inner := p.summarize(definition{function, unit})
		inner.called = inner.called || function != d.function
		if !inner.busy {
			s.nodes = min(s.nodes+inner.nodes+1, maxSummary)
		}
		s.operations = s.operations || inner.operations
		s.completes = s.completes || inner.completes || inner.busy
		s.collects = s.collects || inner.collects || inner.busy
		s.asksRank = s.asksRank || inner.asksRank
		return
	}
	name, direct := calleeName(call)
	meaning, _, isMPI := mpi.Lookup(name)
	switch {
	case isMPI:
		s.operations = s.operations || meaning.Kind.Starts()
		s.completes = s.completes || completes(meaning.Kind)
		s.collects = s.collects || meaning.Comm != mpi.None
		s.asksRank = s.asksRank || meaning.Name == "MPI_Comm_rank"
	case !direct || !isKnown(name):
		s.completes, s.collects = true, true
	}
}

func completes(k mpi.Kind) bool {
	return slices.Contains([]mpi.Kind{mpi.Complete, mpi.Wait, mpi.Test, mpi.Any, mpi.Forget, mpi.Cancel, mpi.Finish}, k)
}

// Races looks for races in the whole program. The order of the result is that of the source.
func (p *Program) Races() []Race {
	covered := map[*ir.Func]bool{}
	var found []*collector
	var group sync.WaitGroup
	free := make(chan bool, runtime.NumCPU())
	look := func(d definition) {
		if s := p.summaries[d.function]; !s.operations && !(s.asksRank && s.collects) {
			return
		}
		b := &builder{program: p, covered: covered}
		g := newGraph(b.build(b.frame(d.function, d.unit, nil, nil)))
		races := newCollector()
		found = append(found, races)
		free <- true
		group.Go(func() {
			newAnalysis(p, g, races).run()
			<-free
		})
	}
	for _, d := range p.order {
		if !p.summaries[d.function].called {
			look(d)
		}
	}
	for _, d := range slices.Backward(p.callees) { // callers were too large for it, or call each other
		if !covered[d.function] {
			look(d)
		}
	}
	group.Wait()
	all := newCollector()
	for _, races := range found {
		if races.givenUp != "" {
			p.GivenUp = append(p.GivenUp, races.givenUp)
		}
		for _, r := range races.races {
			all.add(r)
		}
		for _, m := range races.mismatches {
			p.addMismatch(m)
		}
	}
	slices.SortFunc(p.Mismatches, func(m, n Mismatch) int { return m.Branch.compare(n.Branch) })
	return all.sorted()
}

// addMismatch keeps each once: several roots may call the same function.
func (p *Program) addMismatch(m Mismatch) {
	if !slices.ContainsFunc(p.Mismatches, func(n Mismatch) bool { return n.Branch.Pos == m.Branch.Pos }) {
		p.Mismatches = append(p.Mismatches, m)
	}
}
