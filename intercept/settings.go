package intercept

import (
	"time"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/state"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

// Verbosity says how much is written to standard error. Each level includes the
// ones before it.
type Verbosity uint32

const (
	// Silent writes only errors that end the run.
	Silent Verbosity = iota
	// Warnings writes what makes a result doubtful.
	Warnings
	// Infos writes a line per synchronization call that issues something.
	Infos
	// Details writes what each of them decided.
	Details
)

// Settings are what the core and the shim were told to do.
type Settings struct {
	Seed       uint64
	Completion completion.Rules
	Split      split.Rules
	Sched      sched.Rules // Rounds is 1 where SkipStage is set
	Thorough   uint64      // how many operations of a kind and size are worth every piece; 0: all

	Delay    sched.Delay
	DelayMax time.Duration // of one delay
	Stay     time.Duration // of one stay; 0: none

	FalseTests uint64 // how often at most a test says "not yet"
	CheckPlans bool   // judge each plan by package legality
	Log        Verbosity

	// Teller tells what the rank is doing to whoever asks; nil: nobody does.
	Teller *state.Teller
	// Failure is what the user reads of a rank that fails; nil: nothing.
	Failure func(rank, size int) string

	// Launched is how many processes the launcher started together, 0: unknown. LaunchedAs is the number of this one, -1: unknown.
	Launched, LaunchedAs int

	// Excludes says whether the user excluded a call site; nil: none is excluded.
	// The site is the names of the call and its callers (trace.StackName).
	Excludes func(stack string) bool
	// Holds says whether the operations from a call site are held whatever Completion.Time says; nil: none are.
	Holds func(stack string) bool
	// Repair says of a call site whether the repair that the user tries is about the operations
	// from there, and whether it completes them before the calls from there; nil: there is no repair.
	// RepairInCall: it completes each of them in its own call.
	Repair       func(stack string) (operation, call bool)
	RepairInCall bool

	// Place is where in the source a call site is, as "halo.c:61".
	Place func(module string, offset uint64) string

	Shim Shim
}

// Shim is what the shim obeys.
type Shim struct {
	Enabled           bool // false: pass every call on
	Poison            bool // fill the buffers of pending fetches
	EarlyFetch        bool // bring the data of a get in its call
	HalfOrigin        Half // read this half of an origin in the call
	LazyLock          bool // make locks and starts late
	ShadowWindow      bool // issue in active epochs on a second window
	EachCall          bool // ask about each operation in its own call
	WholeWindow       bool // a synchronization call covers its whole window
	FenceRounds       int  // how many real fences a fence makes
	WaitanyLate       bool // complete one-sided requests after all others
	Delays            bool // some rank may be slow
	Sites             bool // some call sites may be excluded
	TraceState        bool // hash fetched data and windows
	TraceReceived     bool // trace all calls, and hash what they receive
	StrictSends       bool // make standard sends synchronous
	StackDepth        int  // frames of a call site; 1: where the call is
	StrictCollectives bool // make a barrier before blocking collective operations
	Log               Verbosity
	HoldLocal         time.Duration
	TraceFolder       string // empty: no trace
	TraceBytes        uint64 // that a rank may write; 0: any number
	Complete          bool   // the folder gets a recording of everything, not the last events
}

// Half is a half of an operation's elements.
type Half uint32

const (
	NoHalf Half = iota
	FirstHalf
	LastHalf
)

// forShim writes the settings as the shim reads them.
func (s Settings) forShim() shimSettings {
	shim := shimSettings{
		enabled:           uint32(bit(s.Shim.Enabled)),
		poison:            uint32(bit(s.Shim.Poison)),
		earlyFetch:        uint32(bit(s.Shim.EarlyFetch)),
		halfOrigin:        uint32(s.Shim.HalfOrigin),
		lazy:              uint32(bit(s.Shim.LazyLock)),
		shadow:            uint32(bit(s.Shim.ShadowWindow)),
		eachCall:          uint32(bit(s.Shim.EachCall)),
		wholeWindow:       uint32(bit(s.Shim.WholeWindow)),
		fenceRounds:       uint32(s.Shim.FenceRounds),
		log:               uint32(s.Shim.Log),
		late:              uint32(bit(s.Shim.WaitanyLate)),
		delays:            uint32(bit(s.Shim.Delays)),
		stays:             uint32(bit(s.Stay > 0)),
		sites:             uint32(bit(s.Shim.Sites)),
		latest:            uint32(bit(s.Teller != nil)),
		traceState:        uint32(bit(s.Shim.TraceState)),
		traceReceived:     uint32(bit(s.Shim.TraceReceived)),
		strictSends:       uint32(bit(s.Shim.StrictSends)),
		strictCollectives: uint32(bit(s.Shim.StrictCollectives)),
		single:            s.single(),
		stackDepth:        uint32(min(s.Shim.StackDepth, deepest)),
		holdLocal:         uint64(max(s.Shim.HoldLocal, 0)),
		traceBytes:        s.Shim.TraceBytes,
		trace:             bit(s.Shim.TraceFolder != "") + bit(s.Shim.TraceFolder != "" && s.Shim.Complete),
	}
	for call := range completion.Calls {
		shim.releases[call] = uint8(completion.Releases(call))
	}
	copy(shim.traceFolder[:len(shim.traceFolder)-1], s.Shim.TraceFolder)
	return shim
}

// single has one bit for each kind of synchronization call that leaves nothing to decide if
// one element is all that it completes. Most programs synchronize after each operation,
// and a question costs microseconds.
func (s Settings) single() (kinds uint32) {
	if s.Sched.Latency != 0 || s.Sched.Rounds > 1 || s.CheckPlans || s.Log >= Infos {
		return 0
	}
	for kind := rma.Fence; kind <= rma.Wait; kind++ {
		if completion.DecidesAlone(kind) {
			kinds |= 1 << kind
		}
	}
	return kinds
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
