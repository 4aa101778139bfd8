// Package communication judges messages, collective operations, requests and other objects of MPI, by MPI 4.1. What it
// looks for is what MUST and similar tools look for. Each rule is a small function, in the file of its subject: one call's
// arguments, requests, pairs of messages and receives, collective operations, buffers, threads, and objects that are
// never freed. One-sided operations have rules of their own, in package usage. Deadlocks are found elsewhere.
package communication

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/operand"
)

// Judge finds what is wrong with the communication of an execution.
type Judge struct {
	check.Findings
	// Variables may be nil: then the types of variables are not known.
	Variables Variables
	rules     [][]*callRule // by function
	matcher   *match.Matcher
	objects   *objects
	// memories are the buffers in use, by process.
	memories []*memory
	// sent, received and locals are the data of the call that is judged, and its buffers in the memory of its process. All
	// rules of the call use them.
	sent, received operand.Data
	locals         []operand.Local
	rule           *finding.Rule // that say is about: a function for each would cost an allocation for each rule of each call
	call           history.Ref
	say            sayer
	over           bool
	// differing are the communicators whose processes have called different operations. What they call after that belongs
	// together in no way that is known.
	differing map[*history.SharedComm]bool
	families  *families
	// startedMore are the processes that have started requests which are not recorded.
	startedMore map[*history.Process]bool
}

// New is a judge that has seen nothing, and neither has the matcher. Other judges of its pass may use the matcher, too.
func New(m *match.Matcher) *Judge {
	j := &Judge{matcher: m, rules: mpicall.Concerning(callRules, func(r *callRule) mpicall.Set { return r.calls }), objects: newObjects(), differing: map[*history.SharedComm]bool{}, families: newFamilies(), startedMore: map[*history.Process]bool{}}
	m.Listen(match.Listener{Message: j.message, Unsure: j.unsure, Truncated: j.truncated, Marked: j.marked, Collective: j.collective})
	j.say = func(message string, involved ...check.Place) {
		j.Add(j.rule, message, append([]check.Place{at("the call", j.call)}, involved...)...)
	}
	return j
}

// Entered judges the arguments of a call.
func (j *Judge) Entered(c *history.Call) {
	j.look(c)
	for _, r := range j.rules[c.Function] {
		j.rule, j.call = &r.Rule, c.Ref
		r.judge(j, c, j.say)
	}
	if c.Function == finalize {
		j.objects.over[c.Process] = true
	}
	j.compareWithVariables(c)
	j.usedAfterFree(c)
	j.uses(c)
	j.matcher.Entered(c)
}

// look looks up the data of a call.
func (j *Judge) look(c *history.Call) {
	j.locals = j.locals[:0]
	switch {
	case transfers(c.Function):
		j.sent, j.received = operand.Of(c)
		j.locals = operand.AppendLocals(j.locals, &j.sent, &j.received)
	case operand.OneSided(c.Function):
		j.locals = operand.AppendOrigins(j.locals, c)
	case operand.BeginsFile(c.Function):
		j.locals = operand.AppendFile(j.locals, c)
	}
}

// Left follows what calls complete, make and free.
func (j *Judge) Left(c *history.Call) {
	j.matcher.Left(c)
	j.objects.left(c)
	j.unused(c)
	if c.Function == startAll && history.Cut(c) {
		j.startedMore[c.Process] = true
	}
	j.families.left(c)
}

// Ended judges what a process leaves behind. A process that has not called MPI_Finalize was ended by something else.
func (j *Judge) Ended(p *history.Process) {
	j.matcher.Ended(p)
	if j.objects.over[p] {
		j.leaks(p)
	}
}

// List is what was found, once the whole execution has been seen.
func (j *Judge) List() []*check.Finding {
	if !j.over {
		j.over = true
		j.unmatched()
		j.lostMessages()
		j.incomplete()
	}
	return j.Findings.List()
}

var finalize = mpicall.Lookup("MPI_Finalize")

// at is the place of a call.
func at(role string, r history.Ref) check.Place { return check.Place{Role: role, Ref: r} }

// callRule is a rule that one call may break.
type callRule struct {
	finding.Rule
	calls mpicall.Set
	// judge says what is wrong with a call, in a sentence, and which earlier calls that involves. It says nothing of a call
	// that keeps the rule.
	judge func(j *Judge, c *history.Call, say sayer)
}

// sayer is told what is wrong.
type sayer func(message string, involved ...check.Place)

// having are the functions that are given one of these parameters.
func having(params ...history.Param) mpicall.Set {
	return func(f mpicall.Function) bool {
		return slices.ContainsFunc(params, func(p history.Param) bool { return p.GivenTo(f) })
	}
}

// callRules in the order of doc/check.md.
var callRules = slices.Concat(argumentRules, groupRules, topologyRules, requestRules, partitionRules, earlyRules, threadRules)

// Rules are all rules that a Judge knows.
func Rules() (list []*finding.Rule) {
	for _, r := range callRules {
		list = append(list, &r.Rule)
	}
	list = append(list, handleUsedAfterFree, bufferInUse, bufferOutOfScope, variableType)
	return slices.Concat(append(list, partitionOutside, partitionReadyTwice), messageRules, collectiveRules, leakRules())
}
