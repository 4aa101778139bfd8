package remedy_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/check/epoch"
	. "github.com/nastympi/nastympi/check/remedy"
)

// 12.3.5 and 12.5: what completes an operation follows from the epoch that it is in.
func TestCallsThatComplete(t *testing.T) {
	for _, c := range []struct {
		of               Operation
		atOrigin, target Call
	}{
		{Operation{Epoch: epoch.ByLock}, FlushLocal, Flush},
		{Operation{Epoch: epoch.ByLock, Fetches: true}, FlushLocal, Flush},
		{Operation{Epoch: epoch.ByLock, Request: true}, Wait, Flush},
		{Operation{Epoch: epoch.ByLock, Request: true, Fetches: true}, Wait, Wait},
		{Operation{Epoch: epoch.ByFence}, Fence, Fence},
		{Operation{Epoch: epoch.ByStart}, NewEpoch, NewEpoch},
		{Operation{Epoch: epoch.ByNothing}, 0, 0},
	} {
		assert.Equal(t, c.atOrigin, AtOrigin(c.of), "at the origin: %v", c.of)
		assert.Equal(t, c.target, AtTarget(c.of), "at the target: %v", c.of)
	}
}
