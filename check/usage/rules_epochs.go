package usage

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check/epoch"
)

// epochRule is a rule about epochs, with the message of a finding: {0} is the call that breaks the
// rule, {1} the earlier one, and TARGET and WINDOW stand for what is at hand. The role is that of the earlier call.
type epochRule struct {
	finding.Rule
	message, role string
}

var epochRules = map[epoch.Rule]*epochRule{
	epoch.NoEpoch: {finding.Rule{
		Name: "operation-outside-epoch", Severity: finding.Error, Section: "12.5", Number: 24,
		Title:   "one-sided operation outside of any access epoch",
		Says:    "An operation may only be called in an access epoch for its target: after MPI_Win_fence, or between MPI_Win_start and MPI_Win_complete, or while the target is locked.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win); /* nothing was locked */",
		Repair:  "Lock the target before the operation and unlock it afterwards, or put the operation between two fences.",
	}, "{0} accesses rank TARGET of WINDOW without an access epoch: no lock, start or fence is open", "the call"},
	epoch.OutsideGroup: {finding.Rule{
		Name: "target-not-started", Severity: finding.Error, Section: "12.5.2", Number: 25,
		Title:   "operation to a rank that is not in the group of MPI_Win_start",
		Says:    "Between MPI_Win_start and MPI_Win_complete a process may only access the processes of the group it gave to MPI_Win_start.",
		Example: "MPI_Win_start(group_of_rank_1, 0, win);\nMPI_Put(&x, 1, MPI_INT, 2, 0, 1, MPI_INT, win);",
		Repair:  "Add the rank to the group of MPI_Win_start, and the origin to the group of its MPI_Win_post.",
	}, "{0} accesses rank TARGET of WINDOW, which is not in the group of {1}", "the start"},
	epoch.NotLocked: {finding.Rule{
		Name: "target-not-locked", Severity: finding.Error, Section: "12.5.3", Number: 25,
		Title:   "operation to a rank that is not locked",
		Says:    "In passive target communication an operation may only access a rank that the process has locked.",
		Example: "MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);\nMPI_Put(&x, 1, MPI_INT, 2, 0, 1, MPI_INT, win);",
		Repair:  "Lock the rank that the operation accesses, or use MPI_Win_lock_all.",
	}, "{0} accesses rank TARGET of WINDOW, which this process has not locked", "the lock of another rank"},
	epoch.AfterNoSucceed: {finding.Rule{
		Name: "operation-after-nosucceed", Severity: finding.Error, Section: "12.5.5", Number: 26,
		Title:   "operation after a fence with MPI_MODE_NOSUCCEED",
		Says:    "MPI_MODE_NOSUCCEED asserts that the fence begins no epoch: until the next fence no operation may follow.",
		Example: "MPI_Win_fence(MPI_MODE_NOSUCCEED, win);\nMPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);",
		Repair:  "Leave out MPI_MODE_NOSUCCEED.",
	}, "{0} accesses rank TARGET of WINDOW after {1} with MPI_MODE_NOSUCCEED", "the fence"},
	epoch.RequestInActive: {finding.Rule{
		Name: "request-in-active-epoch", Severity: finding.Error, Section: "12.3.5", Number: 27,
		Title:   "operation with a request in an active target epoch",
		Says:    "MPI_Rput, MPI_Rget and the like may only be used in passive target epochs.",
		Example: "MPI_Win_fence(0, win);\nMPI_Rput(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win, &request);",
		Repair:  "Use the call without a request, or epochs of MPI_Win_lock for the operation.",
	}, "{0} accesses rank TARGET of WINDOW in an active target epoch and returns a request", "the epoch"},
	epoch.FlushWithoutLock: {finding.Rule{
		Name: "flush-outside-epoch", Severity: finding.Error, Section: "12.5.4", Number: 28,
		Title:   "flush outside of a passive target epoch",
		Says:    "The flush calls may only be used in passive target epochs of the ranks that they name.",
		Example: "MPI_Win_fence(0, win);\nMPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_flush(1, win);",
		Repair:  "Between fences, end the epoch with another fence. Otherwise lock the target first.",
	}, "{0} is called on WINDOW without a lock of the rank that it flushes", "the lock of another rank"},
	epoch.SyncOutside: {finding.Rule{
		Name: "win-sync-outside-epoch", Severity: finding.Warning, Section: "12.5.4", Number: 29,
		Title:   "MPI_Win_sync outside of a passive target epoch",
		Says:    "MPI_Win_sync may only be called in passive target epochs. Some libraries accept it elsewhere.",
		Example: "MPI_Win_fence(0, win);\nMPI_Win_sync(win);",
		Repair:  "Call it between MPI_Win_lock_all and MPI_Win_unlock_all.",
	}, "{0} is called on WINDOW outside of a passive target epoch", "the fence"},
	epoch.AccessOverlap: {finding.Rule{
		Name: "overlapping-access-epochs", Severity: finding.Error, Section: "12.5", Number: 30,
		Title:   "access epoch opened while another one is open",
		Says:    "The access epochs of a process on one window must not overlap, except that a process may lock several ranks.",
		Example: "MPI_Win_start(group, 0, win);\nMPI_Win_lock(MPI_LOCK_SHARED, 2, 0, win);",
		Repair:  "End one epoch before the other begins.",
	}, "{0} is called on WINDOW while another access epoch is open", "the open epoch"},
	epoch.CompleteUnstarted: {finding.Rule{
		Name: "complete-without-start", Severity: finding.Error, Section: "12.5.2", Number: 30,
		Title:   "MPI_Win_complete without MPI_Win_start",
		Says:    "MPI_Win_complete ends the access epoch that MPI_Win_start opened.",
		Example: "MPI_Win_complete(win); /* no MPI_Win_start before */",
		Repair:  "Call MPI_Win_start first, or leave out MPI_Win_complete.",
	}, "{0} is called on WINDOW without MPI_Win_start", "the call"},
	epoch.ExposureOverlap: {finding.Rule{
		Name: "overlapping-exposure-epochs", Severity: finding.Error, Section: "12.5.2", Number: 31,
		Title:   "MPI_Win_post while an exposure epoch is open",
		Says:    "The exposure epochs of a process on one window must not overlap.",
		Example: "MPI_Win_post(group, 0, win);\nMPI_Win_post(group, 0, win);",
		Repair:  "Call MPI_Win_wait before the next MPI_Win_post.",
	}, "{0} is called on WINDOW while an exposure epoch is open", "the open epoch"},
	epoch.WaitUnposted: {finding.Rule{
		Name: "wait-without-post", Severity: finding.Error, Section: "12.5.2", Number: 31,
		Title:   "MPI_Win_wait or MPI_Win_test without MPI_Win_post",
		Says:    "MPI_Win_wait and MPI_Win_test belong to the last MPI_Win_post. After a test with flag = true the epoch is over.",
		Example: "MPI_Win_post(group, 0, win);\nMPI_Win_wait(win);\nMPI_Win_wait(win);",
		Repair:  "Call MPI_Win_post first, or leave the call out.",
	}, "{0} is called on WINDOW without an exposure epoch", "the call that ended the last epoch"},
	epoch.LockedTwice: {finding.Rule{
		Name: "locked-twice", Severity: finding.Error, Section: "12.5.3", Number: 32,
		Title:   "lock of a rank that the process has locked already",
		Says:    "A process may hold only one lock for each rank of a window.",
		Example: "MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);\nMPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);",
		Repair:  "Unlock the rank first, or leave out the second lock.",
	}, "{0} locks a rank of WINDOW that this process has locked already", "the first lock"},
	epoch.LockMixed: {finding.Rule{
		Name: "lock-with-lock-all", Severity: finding.Error, Section: "12.5.3", Number: 32,
		Title:   "MPI_Win_lock and MPI_Win_lock_all at the same time",
		Says:    "A process must not lock a rank by MPI_Win_lock while it holds MPI_Win_lock_all, or the reverse.",
		Example: "MPI_Win_lock_all(0, win);\nMPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);",
		Repair:  "Use one kind of lock, or end one epoch before the other begins.",
	}, "{0} is called on WINDOW while the other kind of lock is held", "the open epoch"},
	epoch.UnlockUnlocked: {finding.Rule{
		Name: "unlock-without-lock", Severity: finding.Error, Section: "12.5.3", Number: 32,
		Title:   "unlock of a rank that is not locked",
		Says:    "MPI_Win_unlock ends the epoch that MPI_Win_lock of the same rank opened.",
		Example: "MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);\nMPI_Win_unlock(2, win);",
		Repair:  "Unlock the rank that is locked.",
	}, "{0} unlocks a rank of WINDOW that this process has not locked", "the call"},
	epoch.UnlockMixed: {finding.Rule{
		Name: "unlock-with-lock-all", Severity: finding.Error, Section: "12.5.3", Number: 32,
		Title:   "unlock of the wrong kind",
		Says:    "MPI_Win_unlock ends what MPI_Win_lock began, and MPI_Win_unlock_all what MPI_Win_lock_all began.",
		Example: "MPI_Win_lock_all(0, win);\nMPI_Win_unlock(1, win);",
		Repair:  "Call the matching unlock.",
	}, "{0} is called on WINDOW, which is locked by the other kind of lock", "the lock"},
	epoch.FenceOperations: {finding.Rule{
		Name: "epoch-during-fence-operations", Severity: finding.Error, Section: "12.5.1", Number: 33,
		Title:   "epoch opened while operations wait for a fence",
		Says:    "The operations after a fence belong to an access epoch that only another fence ends. Until then no other epoch of the window may begin.",
		Example: "MPI_Win_fence(0, win);\nMPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);",
		Repair:  "Call MPI_Win_fence before the other epoch begins.",
	}, "{0} is called on WINDOW while operations after a fence are not complete", "the first of these operations"},
	epoch.FenceInside: {finding.Rule{
		Name: "fence-inside-epoch", Severity: finding.Error, Section: "12.5", Number: 33,
		Title:   "fence while another kind of epoch is open",
		Says:    "A fence may only be called if no lock, start or post of the window is open.",
		Example: "MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);\nMPI_Win_fence(0, win);",
		Repair:  "End the epoch before the fence.",
	}, "{0} is called on WINDOW while an epoch of another kind is open", "the open epoch"},
	epoch.LockedAndExposed: {finding.Rule{
		Name: "locked-and-exposed", Severity: finding.Error, Section: "12.5.3", Number: 34,
		Title:   "window locked and exposed at the same time",
		Says:    "A window must not be locked while it is exposed by MPI_Win_post.",
		Example: "MPI_Win_post(group, 0, win);\nMPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, win);",
		Repair:  "End the exposure epoch by MPI_Win_wait before the window is locked, and the lock before MPI_Win_post.",
	}, "{0} is called on WINDOW of this process, which would be locked and exposed at the same time", "the open epoch"},
	epoch.PrecededByOperation: {finding.Rule{
		Name: "noprecede-with-operations", Severity: finding.Error, Section: "12.5.5", Number: 38,
		Title:   "fence with MPI_MODE_NOPRECEDE after operations",
		Says:    "MPI_MODE_NOPRECEDE asserts that the process has started no operation since the last fence. The fence then completes nothing.",
		Example: "MPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);\nMPI_Win_fence(MPI_MODE_NOPRECEDE, win);",
		Repair:  "Leave out MPI_MODE_NOPRECEDE.",
	}, "{0} has MPI_MODE_NOPRECEDE on WINDOW, although operations of this process precede it", "the first of these operations"},
	epoch.FreedInside: {finding.Rule{
		Name: "freed-inside-epoch", Severity: finding.Error, Section: "12.2.5", Number: 53,
		Title:   "window freed while an epoch is open",
		Says:    "A window may only be freed after all its epochs have ended.",
		Example: "MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);\nMPI_Win_free(&win);",
		Repair:  "End the epoch before MPI_Win_free.",
	}, "{0} frees WINDOW while an epoch is open", "what opened the epoch"},
}
