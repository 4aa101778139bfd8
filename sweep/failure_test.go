package sweep

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// twoBugs has a bug that needs splitting, and a later one that occurs whenever the first does not.
func twoBugs(first, second func(n int) string) *simulated.Program {
	split := simulated.Bug{Result: simulated.Abort(10), Writes: first, Before: 4, Shows: func(p simulated.Perturbed) bool {
		return p.Is("NASTY_SKIP_ATOMICITY_STAGE", "0") && p.At(simulated.Put(1))
	}}
	held := simulated.Bug{Result: simulated.Abort(20), Writes: second, Shows: func(p simulated.Perturbed) bool {
		return p.Is("NASTY_SUBMIT_TIME", "maximum_delay") && p.At(simulated.Put(8), simulated.Flush(8))
	}}
	return simulated.New(split, held)
}

func offsets(f finding.Finding) (list []uint64) {
	for _, site := range f.Sites {
		list = append(list, site.Offset)
	}
	return list
}

// A run with another bug of the program writes other words.
func TestReductionKeepsToOneBug(t *testing.T) {
	// Some of the ranks write, in any order.
	ranks := func(line int) func(n int) string {
		return func(n int) string {
			here := fmt.Sprintf("prog.c:%d: rank %d: got 0, expected 7\n", line, n)
			also := fmt.Sprintf("prog.c:%d: rank 0 gives up\n", line+1)
			return "usual\n" + []string{here, here + also, also + here, also + also + here}[n%4]
		}
	}
	f := twoBugs(ranks(10), ranks(20))
	f.Native = func(int) process.Result { return process.Result{Stderr: "usual\n"} }
	summary, _ := do(t, f, options())
	require.Len(t, summary.Findings, 2)
	first, second := summary.Findings[0], summary.Findings[1]
	assert.Equal(t, []uint64{0x101}, offsets(first))
	assert.Equal(t, []finding.Behaviour{finding.Splitting}, first.Needed[:1])
	assert.Equal(t, finding.Rate{Failed: enoughAlike, Of: enoughAlike}, first.Rate)
	assert.Equal(t, []uint64{0x108, 0x208}, offsets(second))
}

// If a failure writes nothing, something else in each run, or no more than runs that pass,
// only the outcome identifies it.
func TestFailuresWithoutWords(t *testing.T) {
	for name, writes := range map[string]func(n int) string{
		"nothing": func(int) string { return "" },
		"noise":   func(n int) string { return "prog: " + string(rune('a'+n%26)) },
		"usual":   func(int) string { return "prog: step 1 of 2\n" },
		"talk":    func(int) string { return "MPI_ABORT was invoked on rank 1 in\n" },
	} {
		f := twoBugs(writes, writes)
		f.Native = func(int) process.Result { return process.Result{Stderr: "prog: step 2 of 2\n"} }
		summary, _ := do(t, f, options())
		assert.Len(t, summary.Findings, 2, name)
		for _, found := range summary.Findings {
			assert.Contains(t, [][]uint64{{0x101}, {0x108, 0x208}}, offsets(found), name)
		}
	}
}
