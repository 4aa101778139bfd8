package intercept

import (
	"time"

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

	Delay    sched.Delay
	DelayMax time.Duration // of one delay

	FalseTests uint64 // how often at most a test says "not yet"
	CheckPlans bool   // judge each plan by package legality
	Log        Verbosity

	// Excludes says whether the user excluded a call site; nil: none is excluded.
	// The site is a file and the return address in it.
	Excludes func(module string, offset uint64) bool

	Shim Shim
}

// Shim is what the shim obeys by itself.
type Shim struct {
	Enabled      bool // false: pass every call on
	Poison       bool // fill the buffers of pending fetches
	EarlyFetch   bool // bring the data of a get in its call
	HalfOrigin   Half // read this half of an origin in the call
	LazyLock     bool // make locks and starts late
	ShadowWindow bool // issue in active epochs on a second window
	WaitanyLate  bool // complete one-sided requests after all others
	TraceState   bool // hash fetched data and windows
	HoldLocal    time.Duration
	TraceFolder  string // empty: no trace
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
		enabled:     uint32(bit(s.Shim.Enabled)),
		poison:      uint32(bit(s.Shim.Poison)),
		earlyFetch:  uint32(bit(s.Shim.EarlyFetch)),
		halfOrigin:  uint32(s.Shim.HalfOrigin),
		lazy:        uint32(bit(s.Shim.LazyLock)),
		shadow:      uint32(bit(s.Shim.ShadowWindow)),
		eachCall:    uint32(bit(s.Completion.Time != completion.MaximumDelay)),
		wholeWindow: uint32(bit(s.Completion.SkipStage)),
		fenceRounds: uint32(s.Sched.Rounds),
		log:         uint32(s.Log),
		late:        uint32(bit(s.Shim.WaitanyLate)),
		delays:      uint32(bit(!s.Delay.Off())),
		sites:       uint32(bit(s.Excludes != nil)),
		traceState:  uint32(bit(s.Shim.TraceState)),
		alone:       uint32(bit(s.decidesNothingAlone())),
		holdLocal:   uint64(max(s.Shim.HoldLocal, 0)),
		trace:       bit(s.Shim.TraceFolder != ""),
	}
	copy(shim.traceFolder[:len(shim.traceFolder)-1], s.Shim.TraceFolder)
	return shim
}

// decidesNothingAlone says whether nothing is left to decide where one element is all that
// a synchronization call completes. Most programs synchronize after each operation, and a
// question costs microseconds.
func (s Settings) decidesNothingAlone() bool {
	return s.Sched.Latency == 0 && s.Sched.Rounds <= 1 && !s.CheckPlans && s.Log < Infos
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
