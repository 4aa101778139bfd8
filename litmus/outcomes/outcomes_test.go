package outcomes

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/litmus"
)

func parse(t *testing.T, calls0, calls1 string) *litmus.Test {
	test, err := litmus.Parse("f", "litmus t\nwindow x int 0 0\nbuffer b int 1 1\nrank 0\n"+calls0+"\nrank 1\n"+calls1+
		"\nallowed 0:x[0] = 0\n")
	require.NoError(t, err)
	return test
}

// TestWrongPrograms has programs that MPI forbids named, with their line.
func TestWrongPrograms(t *testing.T) {
	tests := []struct{ name, rank0, rank1, want string }{
		{"no epoch", "put 1 to 1:x[0]", "barrier", "line 5: put to rank 1 outside of an epoch (want lock, lock_all, start or fence before it)"},
		{"not locked", "lock shared 0:x\nput 1 to 1:x[0]\nunlock 0:x", "", "line 6: put to rank 1 outside of an epoch"},
		{"not started", "post x 1\nput 1 to 1:x[0]", "start x 0", "line 6: put to rank 1 outside"},
		{"closed by nosucceed", "fence x nosucceed\nput 1 to 1:x[0]", "fence x nosucceed", "line 6: put to rank 1 outside"},
		{"request in a fence epoch", "fence x\nrput 1 to 1:x[0] as q", "fence x", "line 6: rput outside of an epoch of lock or lock_all"},
		{"locked twice", "lock shared 1:x\nlock shared 1:x", "", "line 6: rank 1 is already locked"},
		{"lock and lock_all", "lock shared 1:x\nlock_all x", "", "line 6: lock_all while another access epoch is open"},
		{"unlock of lock_all", "lock_all x\nunlock 1:x", "", "line 6: unlock does not match"},
		{"flush without lock", "flush 1:x", "", "line 5: flush without a lock"},
		{"open at the end", "lock_all x", "", "line 5: rank 0 ends with an open epoch on window x"},
		{"never completed", "fence x\nput 1 to 1:x[0]", "fence x", "line 6: no call completes this operation"},
		{"noprecede with operations", "fence x\nput 1 to 1:x[0]\nfence x noprecede", "fence x\nfence x", "line 7: noprecede, but operations are open"},
		{"fence inside lock", "lock_all x\nfence x", "fence x", "line 6: fence inside of another epoch"},
		{"complete without start", "complete x", "", "line 5: complete without start"},
		{"one fence more", "fence x\nfence x", "fence x", "rank 0 waits forever: no matching fence"},
		{"no send", "recv 1", "barrier", "rank 0 waits forever: no matching send"},
		{"no post", "start x 1\nput 1 to 1:x[0]\ncomplete x", "", "line 6: no matching post on rank 1"},
		{"deadlock", "recv 1\nsend 1", "recv 0\nsend 0", "some execution waits here forever"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := Enumerate(parse(t, test.rank0, test.rank1), MPI)
			require.Error(t, err)
			assert.Contains(t, err.Error(), test.want)
		})
	}
}

func TestUndefinedMatchesAnything(t *testing.T) {
	some, other := Outcome{{Undefined: true}, {Bits: 7}}, Outcome{{Bits: 1}, {Bits: 7}}
	set := Set{Outcomes: []Outcome{other, some}}
	assert.Equal(t, []int{0}, set.Find([]uint64{1, 7}), "the outcome that says just that")
	assert.Equal(t, []int{1}, set.Find([]uint64{2, 7}))
	assert.Empty(t, set.Find([]uint64{2, 8}))
	assert.Equal(t, "? 7", some.Key())
}

// TestFreedomIsCounted computes sizes that can be counted by hand.
func TestFreedomIsCounted(t *testing.T) {
	tests := []struct {
		name, rank0    string
		allowed, reach int
		claim          string
	}{
		// Each of two elements is read before or after its store.
		{"two elements", "lock_all x\nput b to 1:x\nstore b[0] = 2\nstore b[1] = 2\nunlock_all x", 4, 4, "1:x[0] = 0 and 1:x[1] = 0"},
		// The order of the stores forbids none of them; of three values each element has any.
		{"stored twice", "lock_all x\nput b[0] to 1:x[0]\nstore b[0] = 2\nstore b[0] = 3\nunlock_all x", 3, 2, "1:x[0] = 0"},
		// The element that the get-accumulate is about, which is waited for, brings all of what it comes
		// after; MPI asks for no more than the same element of that.
		{"what comes along", "lock_all x\naccumulate sum 1 1 to 1:x\nrget_accumulate no_op none to 1:x[1] into r as q\nwait q\n" +
			"rget_accumulate no_op none to 1:x[0] into s as p\nwait p\nunlock_all x", 1, 1, "0:r = 1 and 0:s = 1"},
		{"two gets", "lock_all x\nput 1 to 1:x[0]\nget r from 1:x[0]\nget s from 1:x[0]\nunlock_all x", 4, 4, "0:r = 0 and 0:s = 0"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			parsed, err := litmus.Parse("f", "litmus t\nwindow x int 0 0\nbuffer b int 1 1\nrank 0\n"+test.rank0+
				"\nrank 1\nlock_all x\nunlock_all x\nallowed "+test.claim+"\n")
			require.NoError(t, err)
			report, err := Examine(parsed)
			require.NoError(t, err)
			assert.Len(t, report.Allowed.Outcomes, test.allowed)
			assert.Len(t, report.Reachable.Outcomes, test.reach)
		})
	}
}
