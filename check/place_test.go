package check_test

import (
	"fmt"
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/seed"
)

var rule = &finding.Rule{Name: "rule"}

// process is one whose times can be compared with those of the processes of the same boot.
func process(rank int, boot string) *history.Process {
	return &history.Process{Index: rank, Rank: trace.Rank{Rank: rank, Boot: boot, Host: boot}}
}

func call(p *history.Process, name string, number, time uint64) check.Place {
	return check.Place{Ref: history.Ref{Process: p, Function: mpicall.Lookup(name), Number: number, Time: time}}
}

// What was called first is A, whatever the order in which a judge names the calls.
func TestPlacesAreInTheOrderOfTime(t *testing.T) {
	here, there := process(0, "one"), process(1, "one")
	put, fence := call(here, "MPI_Put", 7, 30), call(there, "MPI_Win_fence", 5, 20)
	var all check.Findings
	f := all.Add(rule, "{0} comes after {1}", put, fence)
	assert.Equal(t, "B comes after A", f.Message)
	assert.Equal(t, []check.Place{fence, put}, f.Places)
	assert.Equal(t, 1, f.Main)
	assert.Equal(t, []int{0}, f.Ranks, "of the main place")

	f = all.Add(rule, "{0} is alone: {1}", call(here, "MPI_Get", 8, 40), check.Place{})
	assert.Equal(t, "MPI_Get is alone: ", f.Message, "a single place needs no letter")
	assert.Len(t, f.Places, 1)
}

// Which of several ranks that do the same was first does not decide what is said.
func TestFindingTellsOfTheLowestRanks(t *testing.T) {
	at := func(rank int) check.Place { return call(process(rank, "one"), "MPI_Put", 7, uint64(30-rank)) }
	var all check.Findings
	tell := func(ranks ...int) *check.Finding {
		places := []check.Place{}
		for _, rank := range ranks {
			places = append(places, at(rank))
		}
		f := all.Add(rule, fmt.Sprintf("{0} of rank %d and {1}", ranks[0]), places...)
		if f.Fresh() {
			f.Because(fmt.Sprintf("ranks %v", ranks))
		}
		return f
	}
	for _, ranks := range [][]int{{3, 1}, {2, 3}, {2, 1}, {4, 0}} {
		tell(ranks...)
	}
	require.Len(t, all.List(), 1)
	f := all.List()[0]
	assert.Equal(t, "B of rank 2 and A", f.Message)
	assert.Equal(t, []check.Reason{{Text: "ranks [2 1]"}}, f.Why)
	assert.Equal(t, []int{1, 2}, []int{f.Places[0].Process.Rank.Rank, f.Places[1].Process.Rank.Rank})
	assert.Equal(t, 4, f.Times)
	assert.Equal(t, []int{2, 3, 4}, f.Ranks)
}

// A load or store has the number of the call before it, and the time of the call after it.
func TestAccessesAreBetweenTheCallsOfTheirProcess(t *testing.T) {
	p := process(0, "one")
	before, after := call(p, "MPI_Win_fence", 4, 10), call(p, "MPI_Win_fence", 5, 30)
	store := check.Place{Access: "store", Ref: history.Ref{Process: p, Number: 4, Time: 30}}
	var all check.Findings
	f := all.Add(rule, "{0}, {1}, {2}", after, store, before)
	assert.Equal(t, []check.Place{before, store, after}, f.Places)
	assert.Equal(t, "C, B, A", f.Message)
}

// Times of two machines say nothing. Calls of one process keep the order of the program.
func TestPlacesOfRandomProcesses(t *testing.T) {
	random := rand.New(rand.NewSource(int64(seed.Of(t))))
	for range 1000 {
		var processes []*history.Process
		for rank := range 4 {
			processes = append(processes, process(rank, fmt.Sprint("boot ", random.Intn(2))))
		}
		var places []check.Place
		for range 1 + random.Intn(6) {
			p := processes[random.Intn(len(processes))]
			n := uint64(1 + random.Intn(20))
			places = append(places, call(p, "MPI_Put", n, n*10+uint64(p.Index)))
		}
		var all check.Findings
		f := all.Add(rule, "", places...)
		executions.InOrder(t, all.List())
		require.ElementsMatch(t, places, f.Places)
		require.Equal(t, places[0], f.Places[f.Main])
		for i, p := range f.Places {
			for _, later := range f.Places[i:] {
				require.False(t, later.Earlier(p), f.Places)
			}
		}
	}
}

// A finding that becomes a reason of another one names its calls: its A and B are not those of the other one.
func TestReasonsOfOtherFindingsHaveNoLetters(t *testing.T) {
	p := process(0, "one")
	made, put := call(p, "MPI_Win_create", 2, 20), call(p, "MPI_Put", 7, 70)
	var warnings, errors check.Findings
	warnings.Add(&finding.Rule{Name: "not-portable", Severity: "warning"}, "{0} is on the window of {1}", put, made)
	errors.Add(&finding.Rule{Name: "rejected", Severity: "error", Rejects: true}, "{0} returns an error", put)
	list := check.Settle(append(warnings.List(), errors.List()...))
	require.Len(t, list, 2)
	require.Len(t, list[1].Why, 1)
	assert.Equal(t, "not-portable: {1} is on the window of {0}", list[1].Why[0].Text)
	assert.Equal(t, []check.Place{made, put}, list[1].Why[0].Places)
}
