package rma

// SyncKind is an occasion on which held operations may have to be issued: an
// MPI synchronization call, or one of our own making.
type SyncKind uint8

const (
	Fence SyncKind = iota + 1
	FenceNoPrecede
	Complete
	Unlock
	UnlockAll
	Flush
	FlushAll
	FlushLocal
	FlushLocalAll
	// Call: an operation has just been recorded.
	Call
	// Forward: an accumulate is about to be passed to the library unrecorded.
	Forward
	// Release: the program is about to block where nothing is watched, so
	// that locally completed operations must get on their way.
	Release
	// Wait: MPI_Wait and its kin for one request-based operation.
	Wait
)

var syncKinds = Names[SyncKind]{What: "synchronization", Texts: []string{
	Fence:          "MPI_Win_fence",
	FenceNoPrecede: "MPI_Win_fence(MPI_MODE_NOPRECEDE)",
	Complete:       "MPI_Win_complete",
	Unlock:         "MPI_Win_unlock",
	UnlockAll:      "MPI_Win_unlock_all",
	Flush:          "MPI_Win_flush",
	FlushAll:       "MPI_Win_flush_all",
	FlushLocal:     "MPI_Win_flush_local",
	FlushLocalAll:  "MPI_Win_flush_local_all",
	Call:           "the call itself",
	Forward:        "a forwarded accumulate",
	Release:        "a blocking call",
	Wait:           "MPI_Wait",
}}

func (k SyncKind) String() string { return syncKinds.Text(k) }

// Local reports whether the call asks for completion at the origin only.
func (k SyncKind) Local() bool { return k == FlushLocal || k == FlushLocalAll }

// Sync is one such occasion on one window.
type Sync struct {
	Kind   SyncKind
	Window uint32
	Target int32 // rank in the window's group, or -1 for all
	Number uint64
	Seq    uint64 // Wait: of the operation that is waited for
	// Passive: the targets are locked, so that MPI_Win_flush is allowed; in an active
	// epoch those of a shadow window.
	Passive bool
}
