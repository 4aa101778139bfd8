package completion

// Call is a class of MPI calls in which this rank may wait for others, or which a
// program repeats while it waits. Another rank may be waiting for data that this rank
// completed locally and still holds, and MPI promises that such data arrives while
// this rank is in MPI (MPI 4.1, 12.7.3).
type Call uint8

const (
	Locking       Call = iota + 1 // MPI_Win_lock, MPI_Win_lock_all
	Unlocking                     // MPI_Win_unlock, MPI_Win_unlock_all
	Flushing                      // MPI_Win_flush, MPI_Win_flush_all
	LocalFlush                    // MPI_Win_flush_local, MPI_Win_flush_local_all
	Fencing                       // MPI_Win_fence
	Starting                      // MPI_Win_start
	Completing                    // MPI_Win_complete
	Posting                       // MPI_Win_post
	Exposing                      // MPI_Win_wait
	Synchronizing                 // MPI_Win_sync
	WindowMaking                  // calls that make or free a window
	Blocking                      // calls that may block and have no nonblocking form
	Polling                       // calls that return at once, and calls that the shim turns into such ones
	Ending                        // MPI_Finalize and MPI_Session_finalize
	Calls                         // how many classes there are, and one
)

// Scope says which copied operations are issued before a call.
type Scope uint8

const (
	// Overdue: all of them, if one was held for longer than NASTY_HOLD_LOCAL while
	// this rank was in MPI.
	Overdue Scope = iota + 1
	// Others: those that the call itself does not complete.
	Others
	// OthersIfShared: the same in programs in which ranks read each other's memory by
	// loads (MPI_Win_allocate_shared, MPI_Win_shared_query), else those that are overdue.
	OthersIfShared
	// All of them.
	All
)

// scopes has the scope for each class of calls. A call that may wait for another rank
// releases everything, except what it completes itself: that rank could be polling
// for the data. Where this is stricter than MPI, doc/dev/internals.md says so.
//
// A flush or an unlock needs at most its own targets to make progress. Such a target
// makes none only outside of MPI, where it cannot wait for another rank except by loads
// from shared memory. Nor is it the lock that they wait for: a program in which the holder
// waits for what this rank does after MPI_Win_lock may deadlock in MPI_Win_lock (12.5.3).
var scopes = [Calls]Scope{
	Locking:       All, // waits for the holder of the lock (12.5.3)
	Unlocking:     OthersIfShared,
	Flushing:      OthersIfShared,
	LocalFlush:    Overdue, // waits for no rank, unless it fetches
	Fencing:       Others,  // waits for the whole group (12.5.1); only if the shim cannot wait for it first
	Starting:      All,     // may wait for posts (12.5.2)
	Completing:    Others,  // may wait for posts (12.5.2)
	Posting:       Overdue, // waits for no rank (12.5.2)
	Exposing:      Overdue, // becomes tests of the exposure epoch (12.5.2)
	Synchronizing: Overdue,
	WindowMaking:  All, // collective
	Blocking:      All,
	Polling:       Overdue,
	Ending:        All, // collective
}

// Releases says which copied operations are issued before a call of the class.
func Releases(call Call) Scope { return scopes[call] }
