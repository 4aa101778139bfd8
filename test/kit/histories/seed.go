package histories

import (
	"testing"

	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/test/kit/seed"
)

// Rand returns random numbers for a test (see package seed).
func Rand(t testing.TB) *rand.Rand {
	t.Helper()
	return rand.New(rand.NewSource(seed.Of(t)))
}
