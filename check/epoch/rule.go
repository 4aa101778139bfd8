package epoch

// Rule is a rule of MPI about epochs. The zero value is invalid.
type Rule int

// The rules, with the section of MPI 4.1.
const (
	NoEpoch             Rule = iota + 1 // an operation outside of any access epoch (12.5)
	OutsideGroup                        // an operation to a rank that is not in the group of MPI_Win_start (12.5.2)
	NotLocked                           // an operation to a rank that is not locked (12.5.3)
	AfterNoSucceed                      // an operation after a fence with MPI_MODE_NOSUCCEED (12.5.5)
	RequestInActive                     // an operation with a request in an active target epoch (12.3.5)
	FlushWithoutLock                    // a flush outside of a passive target epoch of its target (12.5.4)
	SyncOutside                         // MPI_Win_sync outside of a passive target epoch (12.5.4)
	AccessOverlap                       // an access epoch opened while another one is open (12.5)
	CompleteUnstarted                   // MPI_Win_complete without MPI_Win_start (12.5.2)
	ExposureOverlap                     // MPI_Win_post while an exposure epoch is open (12.5.2)
	WaitUnposted                        // MPI_Win_wait or MPI_Win_test without MPI_Win_post (12.5.2)
	LockedTwice                         // a lock on a target that this process has locked (12.5.3)
	LockMixed                           // MPI_Win_lock and MPI_Win_lock_all at the same time (12.5.3)
	UnlockUnlocked                      // an unlock of a target that is not locked (12.5.3)
	UnlockMixed                         // MPI_Win_unlock under MPI_Win_lock_all, or the reverse (12.5.3)
	FenceOperations                     // a lock, start or post while operations wait for a fence (12.5.1)
	FenceInside                         // a fence while another kind of epoch is open (12.5)
	LockedAndExposed                    // the window of this process is both locked by it and exposed (12.5.3)
	PrecededByOperation                 // a fence with MPI_MODE_NOPRECEDE that operations precede (12.5.5)
	FreedInside                         // MPI_Win_free while an epoch is open (12.2.5)
	rules
)
