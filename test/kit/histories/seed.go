package histories

import (
	"os"
	"strconv"
	"testing"
	"time"

	"golang.org/x/exp/rand"
)

// Rand returns random numbers for a test and logs their seed; the environment
// variable TEST_SEED repeats a run.
func Rand(t testing.TB) *rand.Rand {
	t.Helper()
	seed := uint64(time.Now().UnixNano())
	if text := os.Getenv("TEST_SEED"); text != "" {
		given, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			t.Fatalf("TEST_SEED: bad number %q (want what an earlier run logged)", text)
		}
		seed = given
	}
	t.Logf("TEST_SEED=%d", seed)
	return rand.New(rand.NewSource(seed))
}
