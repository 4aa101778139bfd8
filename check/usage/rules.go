package usage

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/epoch"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// callRule is a rule that one call may break.
type callRule struct {
	finding.Rule
	calls mpicall.Set
	// judge says what is wrong with a call, in a sentence, and which earlier calls that involves. It says nothing of a call
	// that keeps the rule.
	judge func(j *Judge, c *history.Call, say func(message string, involved ...check.Place))
}

// with are the functions that are given all of these parameters.
func with(params ...history.Param) mpicall.Set {
	return func(f mpicall.Function) bool {
		return !slices.ContainsFunc(params, func(p history.Param) bool { return !p.Of(f) })
	}
}

// operations are the one-sided operations.
func operations(f mpicall.Function) bool { return operand.OneSided(f) }

// accumulates are the operations of the accumulate family.
func accumulates(f mpicall.Function) bool { return operand.Accumulates(f) }

// callRules in the order of doc/check.md.
var callRules = slices.Concat(windowRules, argumentRules, accumulateRules, requestRules)

// rankRules are those that followers look for.
var rankRules = []*finding.Rule{
	infoDiffers, infoUnknown, severalNodes, windowsOverlap, foreignMemory, notAttached, lockedExposed, assertionMissing,
	updatedNoPut, storedDespiteNoStore, noCheckAlone, noCheckEarly, conflictingNoCheck, groupOutside, unmatchedStart, unmatchedPost, differentCollectives,
	accumulateTypes, accumulateOperations, onlyLocal, threadLevel, beyondMemory, nullMemory, memoryFreed, attachedFreed,
}

// Rules are all rules that a Judge knows.
func Rules() (list []*finding.Rule) {
	for _, r := range callRules {
		list = append(list, &r.Rule)
	}
	list = append(list, rankRules...)
	for rule := epoch.NoEpoch; epochRules[rule] != nil; rule++ {
		list = append(list, &epochRules[rule].Rule)
	}
	slices.SortStableFunc(list, func(a, b *finding.Rule) int { return a.Number - b.Number })
	return list
}
