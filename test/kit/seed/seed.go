// Package seed decides which random numbers tests draw: the same ones each time, so that a failure is about the change that is tested,
// and others in each soak. It draws none.
package seed

import (
	"os"
	"strconv"
	"testing"
	"time"
)

// Variable names the seed of a run to be repeated. Tests log theirs.
const Variable = "TEST_SEED"

// fixed is the seed of all tests but soaks.
const fixed = 1

// Of returns the seed of a test, and logs it: that of the variable, or a new one in a soak (TEST_SOAK), or always the same one.
func Of(t testing.TB) uint64 {
	t.Helper()
	seed := uint64(fixed)
	if os.Getenv("TEST_SOAK") != "" {
		seed = uint64(time.Now().UnixNano()) % 1_000_000_000 // programs take an int
	}
	if text := os.Getenv(Variable); text != "" {
		given, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			t.Fatalf("%s: bad number %q (want what an earlier run logged)", Variable, text)
		}
		seed = given
	}
	t.Logf("%s=%d", Variable, seed)
	return seed
}
