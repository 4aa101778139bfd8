// Package usage judges how a program uses one-sided communication, by MPI 4.1. Each rule is one
// of `rules_*.go`, and a small function that looks at one call of one process, at what the process did before, and at
// the objects that the call names. `follow_*.go` have the rules that compare calls.
//
// Calls of several ranks are compared if they belong together, such as the fences of a window, or if the clock that both
// ranks have says that nothing can order them. Everything else is left to others: races, messages and deadlocks.
package usage

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/fetched"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// Judge finds usage errors.
type Judge struct {
	check.Findings
	fetched.Values
	// VariableAt is the variable at the offset of a site in the site's file. It may be nil.
	VariableAt func(trace.Site) Variable
	windows    map[*history.Window]*window
	rules      [][]*callRule // by function
	followers  [][]*follower // by function
	all        map[*history.SharedWindow]*everywhere
	rule       *finding.Rule // that say is about: a function for each would cost an allocation for each rule of each call
	call       *history.Call
	say        func(message string, involved ...check.Place)
	operation  operation       // of the call, if it is one
	origins    []operand.Local // of that operation, for the one rule that needs them
	processes  []*process
	// incomparable: a rule would depend on which of two calls came first, and their processes have different clocks.
	incomparable bool
}

// process is what is kept of a process.
type process struct {
	memory  []memory // that MPI has allocated
	threads threads
	// unfinished and requested are puts and accumulates, and those with requests, that may be complete at the origin only.
	unfinished map[spot]*unfinished
	requested  map[uint64]spot
	// synchronized are the windows that the process has synchronized.
	synchronized []*ownWindow
}

func (j *Judge) process(p *history.Process) *process {
	for len(j.processes) <= p.Index {
		j.processes = append(j.processes, &process{})
	}
	return j.processes[p.Index]
}

// window is what is kept of a window at one process.
type window struct {
	epoch.Window
	opened []history.Ref // calls that violations refer to: their numbers are the IDs of epochs
	enough int           // how many are kept before those are forgotten that no violation refers to any more
	// attached and empty are memory of a dynamic window; empty has no bytes.
	attached, empty regions
	// possible is memory that may be attached to a dynamic window, from the call that attaches to the end of the one that
	// detaches.
	possible regions
	former   []attachment // the last ones that were detached, by which calls
	foreign  bool         // its memory is not MPI's
	refused  bool         // the library has refused a call that opens or ends an epoch
	// accumulated are the accumulates that no call has completed, by target.
	accumulated map[int64][]*accumulated
}

// New is a judge that has seen nothing.
func New() *Judge {
	j := &Judge{
		windows: map[*history.Window]*window{}, rules: mpicall.Concerning(callRules, func(r *callRule) mpicall.Set { return r.calls }),
		followers: mpicall.Concerning(followers(), func(f *follower) mpicall.Set { return f.calls }),
		all:       map[*history.SharedWindow]*everywhere{},
	}
	j.say = func(message string, involved ...check.Place) {
		f := j.Add(j.rule, message, append([]check.Place{at("the call", j.call)}, involved...)...)
		if aboutNumbers[f.Name] {
			j.Explain(f, j.call)
		}
	}
	return j
}

// Entered judges arguments, and whether an operation has an epoch.
func (j *Judge) Entered(c *history.Call) {
	if operations(c.Function) {
		j.look(c)
	}
	for _, r := range j.rules[c.Function] {
		j.rule, j.call = &r.Rule, c
		r.judge(j, c, j.say)
	}
	for _, f := range j.followers[c.Function] {
		if f.entered != nil {
			f.entered(j, c)
		}
	}
	if operations(c.Function) {
		j.epochs(c)
	}
}

// Left follows epochs. They change when a call returns: until then another thread cannot know of the change.
func (j *Judge) Left(c *history.Call) {
	if !operations(c.Function) {
		j.epochs(c)
	}
	j.attachments(c)
	for _, f := range j.followers[c.Function] {
		if f.left != nil && c.Succeeded() {
			f.left(j, c)
		}
	}
	if c.Function == winFree && c.Succeeded() {
		j.forgetFreed(c.Window(win))
		delete(j.windows, c.Window(win))
	}
}

// Ended judges the calls that never returned: what is wrong with them may be why.
func (j *Judge) Ended(p *history.Process) {
	for _, c := range p.Pending() {
		if !operations(c.Function) {
			j.epochs(c)
		}
		if fenceCalls(c.Function) {
			j.fenced(c)
		}
		if c.Function == winStart {
			j.paired(c)
		}
	}
	*j.process(p) = process{}
}

func (j *Judge) window(w *history.Window) *window {
	of := j.windows[w]
	if of == nil {
		of = &window{}
		j.windows[w] = of
	}
	return of
}

var (
	win, group, rank     = history.Parameter("win"), history.Parameter("group"), history.Parameter("rank")
	target, assert, flag = history.Parameter("target_rank"), history.Parameter("assert"), history.Parameter("flag")
	winFree              = mpicall.Lookup("MPI_Win_free")
)

// at is the place of a call.
func at(role string, c *history.Call) check.Place { return check.Place{Role: role, Ref: c.Ref} }

// comparable says whether the clocks of two processes say which of their calls came first.
func (j *Judge) comparable(a, b *history.Process) bool {
	known := a.OneClock(b)
	j.incomparable = j.incomparable || !known
	return known
}

// earlier says whether a call was certainly entered before another one.
func (j *Judge) earlier(a, b history.Ref) bool {
	before := a.Process.Before(a.Time, b.Process, b.Time)
	j.incomparable = j.incomparable || !before && !b.Process.Before(b.Time, a.Process, a.Time)
	return before
}

// LeftOut says what was not judged; empty: nothing.
func (j *Judge) LeftOut() string {
	if j.incomparable {
		return "rules about which lock or epoch came first"
	}
	return ""
}
