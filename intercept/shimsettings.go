// Code generated from intercept/config by `go generate ./intercept/shim`. DO NOT EDIT.

package intercept

// Shim is what the shim is told, in the memory layout of its struct nasty_settings.
type Shim struct {
	ShadowWindow      uint32     // operations of active epochs are issued on a window where they can be flushed
	Poison            uint32     // the buffers of pending fetches are filled
	EarlyFetch        uint32     // gets are made in their calls, and delivered later
	HalfOrigin        uint32     // enum nasty_half: which half of an origin is read in the call
	LazyLock          uint32     // remote locks and starts are made when they are needed
	WaitanyLate       uint32     // MPI_Waitany and MPI_Waitsome complete one-sided requests last, in reverse order
	StrictSends       uint32     // standard sends are made as synchronous ones
	StrictCollectives uint32     // collective operations wait for all processes
	HoldLocal         uint64     // ns that locally completed operations stay held while the program is inside MPI
	Enabled           uint32     // 0: each call is passed on
	TraceState        uint32     // the trace has hashes of windows and fetched data
	TraceReceived     uint32     // it has all calls, and hashes of what they receive
	EachCall          uint32     // the shim asks with SYNC_CALL after each record
	WholeWindow       uint32     // every synchronization call concerns all targets
	FenceRounds       uint32     // fences per MPI_Win_fence; if anything is held the core orders all but the last
	Log               uint32     // 0 off, 1 warn, 2 info, 3 debug
	Delays            uint32     // the shim asks at each point if this rank may be slow
	Stays             uint32     // the rank may stay between pieces
	Sites             uint32     // the shim asks for each call site whether it is left alone
	Latest            uint32     // what each thread does is noted
	Single            uint32     // one bit per kind (1 << SYNC_FLUSH): if one held element is all that such a call completes, the shim issues it without asking
	Late              uint32     // one bit per set of enum nasty_opening: such a lock or start may be made late
	StackDepth        uint32     // frames of a call site, at most NASTY_DEEPEST; 1: where the call is
	Releases          [20]uint8  // enum nasty_scope, by enum nasty_call
	Poisons           [16]uint8  // what such a buffer is filled with, in turn
	Trace             uint64     // enum nasty_written: what is written into trace_folder
	TraceBytes        uint64     // that the file of events may have; 0: any number
	TraceFolder       [4096]byte // into which the rank writes
	Agreed            uint64     // differs if settings differ that all ranks must share
	Assignments       [1024]byte // these settings, for the user
}
