package rma

// OccasionKind is what makes held operations due: a synchronization call of MPI, or something
// else that the program or the shim is about to do.
type OccasionKind uint8

const (
	Fence OccasionKind = iota + 1
	FenceNoPrecede
	Complete
	Unlock
	UnlockAll
	Flush
	FlushAll
	FlushLocal
	FlushLocalAll
	// Call: the shim has just recorded an operation.
	Call
	// Forward: the shim is about to pass an accumulate to the library unrecorded.
	Forward
	// Release: the program may block, so copied operations must be issued.
	Release
	// Wait: the program waits for, or tests, the request of one operation.
	Wait
	// Repair: NASTY_TRY asks for completion before this call.
	Repair
)

var occasions = Names[OccasionKind]{What: "occasion", Texts: []string{
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
	Repair:         "a repair",
}}

func (k OccasionKind) String() string { return occasions.Text(k) }

// Local reports whether the call completes operations only at the origin.
func (k OccasionKind) Local() bool { return k == FlushLocal || k == FlushLocalAll }

// Occasion is a question that the shim asks the core, about one window.
type Occasion struct {
	Kind   OccasionKind
	Window uint32
	Target int32 // rank in the window's group, or -1 for all
	Number uint64
	Seq    uint64 // Wait: of the operation that is waited for
	// Passive: MPI_Win_flush is allowed, because the targets are locked, or those of the
	// shadow window are.
	Passive bool
	// Local: MPI promises that the call waits for no other rank (MPI 4.1, 12.7.3), and
	// the targets may be outside of MPI until this rank has returned from it.
	Local bool
}
