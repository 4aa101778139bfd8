package epoch_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/check/epoch"
)

// self is the rank of the process in the tests.
const self = 0

// step makes a call, such as "put 1", as the process does.
func step(t *testing.T, w *epoch.Window, id epoch.ID, text string) []epoch.Violation {
	t.Helper()
	var target int
	call, argument, _ := strings.Cut(text, " ")
	if argument != "" {
		_, err := fmt.Sscan(argument, &target)
		require.NoError(t, err)
	}
	calls := map[string]func() []epoch.Violation{
		"fence":           func() []epoch.Violation { return w.Fence(id, false, false) },
		"fence_noprecede": func() []epoch.Violation { return w.Fence(id, true, false) },
		"fence_nosucceed": func() []epoch.Violation { return w.Fence(id, false, true) },
		"start":           func() []epoch.Violation { return w.Start(id, []int{target}) },
		"complete":        w.Complete,
		"post":            func() []epoch.Violation { return w.Post(id, []int{target}, self) },
		"wait":            func() []epoch.Violation { return w.Wait(id, true) },
		"test_false":      func() []epoch.Violation { return w.Wait(id, false) },
		"lock":            func() []epoch.Violation { return w.Lock(id, target, self) },
		"lock_all":        func() []epoch.Violation { return w.LockAll(id) },
		"unlock":          func() []epoch.Violation { return w.Unlock(target) },
		"unlock_all":      w.UnlockAll,
		"flush":           func() []epoch.Violation { return w.Flush(target) },
		"flush_all":       func() []epoch.Violation { return w.Flush(epoch.All) },
		"sync":            w.Sync,
		"put":             func() []epoch.Violation { return w.Operation(id, target, false) },
		"rput":            func() []epoch.Violation { return w.Operation(id, target, true) },
		"free":            w.Free,
	}
	require.Contains(t, calls, call)
	return calls[call]()
}

// Each case is a list of calls. The last one breaks the rule, and refers to the call with the number earlier.
func TestCallsThatBreakARule(t *testing.T) {
	for _, c := range []struct {
		calls   string
		rule    epoch.Rule
		earlier epoch.ID
		target  int
	}{
		{"put 1", epoch.NoEpoch, 0, 1},
		{"lock 1, put 1, unlock 1, put 1", epoch.NoEpoch, 0, 1},
		{"start 1, put 2", epoch.OutsideGroup, 1, 2},
		{"lock 1, put 2", epoch.NotLocked, 1, 2},
		{"lock 2, lock 1, unlock 2, put 2", epoch.NotLocked, 2, 2},
		{"fence, put 1, fence_nosucceed, put 1", epoch.AfterNoSucceed, 3, 1},
		{"fence, rput 1", epoch.RequestInActive, 1, 1},
		{"start 1, rput 1", epoch.RequestInActive, 1, 1},
		{"flush 1", epoch.FlushWithoutLock, 0, 1},
		{"flush_all", epoch.FlushWithoutLock, 0, epoch.All},
		{"lock 1, flush 2", epoch.FlushWithoutLock, 1, 2},
		{"fence, put 1, flush 1", epoch.FlushWithoutLock, 0, 1},
		{"sync", epoch.SyncOutside, 0, epoch.All},
		{"fence, sync", epoch.SyncOutside, 1, epoch.All},
		{"start 1, start 1", epoch.AccessOverlap, 1, epoch.All},
		{"start 1, lock 2", epoch.AccessOverlap, 1, 2},
		{"lock 1, start 2", epoch.AccessOverlap, 1, epoch.All},
		{"lock_all, start 2", epoch.AccessOverlap, 1, epoch.All},
		{"complete", epoch.CompleteUnstarted, 0, epoch.All},
		{"start 1, complete, complete", epoch.CompleteUnstarted, 0, epoch.All},
		{"post 1, post 1", epoch.ExposureOverlap, 1, epoch.All},
		{"wait", epoch.WaitUnposted, 0, epoch.All},
		{"post 1, test_false, wait, test_false", epoch.WaitUnposted, 3, epoch.All},
		{"lock 1, lock 1", epoch.LockedTwice, 1, 1},
		{"lock_all, lock_all", epoch.LockedTwice, 1, epoch.All},
		{"lock_all, lock 1", epoch.LockMixed, 1, 1},
		{"lock 1, lock_all", epoch.LockMixed, 1, 1},
		{"unlock 1", epoch.UnlockUnlocked, 0, 1},
		{"lock 1, unlock 2", epoch.UnlockUnlocked, 0, 2},
		{"unlock_all", epoch.UnlockUnlocked, 0, epoch.All},
		{"lock_all, unlock 1", epoch.UnlockMixed, 1, 1},
		{"lock 1, unlock_all", epoch.UnlockMixed, 1, 1},
		{"fence, put 1, lock 1", epoch.FenceOperations, 2, 1},
		{"fence, put 1, lock_all", epoch.FenceOperations, 2, epoch.All},
		{"fence, put 1, start 1", epoch.FenceOperations, 2, epoch.All},
		{"fence, put 1, post 1", epoch.FenceOperations, 2, epoch.All},
		{"lock 1, fence", epoch.FenceInside, 1, 1},
		{"lock_all, fence", epoch.FenceInside, 1, epoch.All},
		{"start 1, fence", epoch.FenceInside, 1, epoch.All},
		{"post 1, fence", epoch.FenceInside, 1, epoch.All},
		{"post 1, lock 0", epoch.LockedAndExposed, 1, 0},
		{"post 1, lock_all", epoch.LockedAndExposed, 1, epoch.All},
		{"lock 0, post 1", epoch.LockedAndExposed, 1, 0},
		{"lock_all, post 1", epoch.LockedAndExposed, 1, 0},
		{"fence, put 1, fence_noprecede", epoch.PrecededByOperation, 2, epoch.All},
		{"lock 1, free", epoch.FreedInside, 1, 1},
		{"lock_all, free", epoch.FreedInside, 1, epoch.All},
		{"start 1, free", epoch.FreedInside, 1, epoch.All},
		{"post 1, free", epoch.FreedInside, 1, epoch.All},
		{"fence, put 1, free", epoch.FreedInside, 2, epoch.All},
	} {
		t.Run(c.calls, func(t *testing.T) {
			var w epoch.Window
			calls := strings.Split(c.calls, ", ")
			for i, call := range calls[:len(calls)-1] {
				require.Empty(t, step(t, &w, epoch.ID(i+1), call), call)
			}
			broken := step(t, &w, epoch.ID(len(calls)), calls[len(calls)-1])
			assert.Equal(t, []epoch.Violation{{Rule: c.rule, Earlier: c.earlier, Target: c.target}}, broken)
		})
	}
}

// Programs that look unusual and are correct.
func TestCallsThatBreakNoRule(t *testing.T) {
	for _, calls := range []string{
		"fence, put 1, fence, put 2, fence_nosucceed, free",
		"fence, lock 1, put 1, flush 1, unlock 1, free", // the fence opened no epoch
		"fence, start 1, put 1, complete, fence",        // likewise
		"fence_nosucceed, lock_all, rput 1, unlock_all, free",
		"lock 1, lock 2, put 2, put 1, unlock 1, flush_all, unlock 2",
		"lock_all, flush 1, flush_all, sync, rput 0, put 1, unlock_all",
		"post 1, start 1, put 1, complete, wait, post 1, test_false, wait",
		"post 1, lock 1, put 1, unlock 1, wait", // another process' window
		"lock 1, post 1, unlock 1, wait",
		"fence, fence_noprecede, fence",
	} {
		t.Run(calls, func(t *testing.T) {
			var w epoch.Window
			for i, call := range strings.Split(calls, ", ") {
				assert.Empty(t, step(t, &w, epoch.ID(i+1), call), call)
			}
		})
	}
}

// What follows a copy changes only one of the two.
func TestCopy(t *testing.T) {
	var w epoch.Window
	w.Lock(1, 1, self)
	twin := w.Copy()
	twin.Unlock(1)
	assert.True(t, w.Locked(1))
	assert.False(t, twin.Locked(1))
}
