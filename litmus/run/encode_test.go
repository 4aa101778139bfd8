package run

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/outcomes"
)

func parsed(t *testing.T) *litmus.Test {
	test, err := litmus.Parse("f", `litmus t
window x short 1 2 ordering none
rank 0
lock exclusive 1:x nocheck
rput 7 to 1:x[1] as q
wait q
unlock 1:x
rank 1
post x 0
load r = x[0]
allowed 1:x[1] = 7 and 1:r = 1
`)
	require.NoError(t, err)
	return test
}

func TestEncode(t *testing.T) {
	want := `test t 10 2000 2 3
1 2 none 2 1 2
0 2 - 1 0
0 2 - 1 7
4
lock exclusive - 0 1 -1 1 nocheck 0 0 -1 0 0 0 -1 0 0 0 -1 0 0 0
rput - - 0 1 0 0 0 0 2 0 1 1 0 1 1 1 -1 0 0 0
wait - - -1 -1 0 0 0 0 -1 0 0 0 -1 0 0 0 -1 0 0 0
unlock - - 0 1 -1 0 0 0 -1 0 0 0 -1 0 0 0 -1 0 0 0
2
post - - 0 -1 -1 0 1 0 0 -1 0 0 0 -1 0 0 0 -1 0 0 0
load - - -1 -1 -1 0 0 0 1 0 1 1 0 0 1 1 -1 0 0 0
2
1 0 1
1 1 0
`
	assert.Equal(t, want, Encode([]*litmus.Test{parsed(t)}, Bounds{10, 2 * time.Second})) // any machine: only printed
}

func TestParseResults(t *testing.T) {
	tests := []*litmus.Test{parsed(t)}
	results, err := Parse("a library's word\nresult t 5 2\n3 1 7 1\n2 4 2 1\nmore\n", tests)
	require.NoError(t, err)
	require.Equal(t, []Result{{"t", 5, []Seen{{[]uint64{7, 1}, 3, 1}, {[]uint64{2, 1}, 2, 4}}}}, results)
	for _, broken := range []string{"result t 5 2\n3 1 7 1", "result u 5 0\n", "result t 5 1\n3 1 7\n"} {
		_, err := Parse(broken, tests)
		assert.Error(t, err, broken)
	}
}

func TestTally(t *testing.T) {
	allowed := outcomes.Set{Outcomes: []outcomes.Outcome{{{Bits: 7}}, {{Undefined: true}}}}
	var tally Tally
	tally.Add(&allowed, Result{Seen: []Seen{{[]uint64{7}, 3, 1}, {[]uint64{1}, 2, 1}}})
	tally.Add(&allowed, Result{Seen: []Seen{{[]uint64{7}, 1, 1}}})
	assert.Equal(t, []int{4, 2}, tally.Counts)
	assert.Empty(t, tally.Forbidden)
	none := outcomes.Set{}
	tally = Tally{}
	tally.Add(&none, Result{Seen: []Seen{{[]uint64{7}, 3, 1}}})
	assert.Len(t, tally.Forbidden, 1)
}
