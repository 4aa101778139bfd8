package intercept

import (
	"hash/fnv"
	"time"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/state"
	"github.com/nastympi/nastympi/base/witness"
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
	// Witness tells a watcher on another node what the rank's threads do; nil: the rank records nothing.
	Witness *witness.Witness
	// Agreed are the settings that all ranks must share, as NASTY_NAME=value between blanks.
	Agreed string
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

	Shim Shim // without what forShim adds
}

// forShim adds to what the shim is told what the core decides.
func (s Settings) forShim() Shim {
	told := s.Shim
	told.Stays = uint32(bit(s.Stay > 0))
	told.Latest = uint32(bit(s.Teller != nil))
	told.Single = s.single()
	told.Late = late()
	for call := range completion.Calls {
		told.Releases[call] = uint8(completion.Releases(call))
	}
	for i, filling := range sched.Poisons(s.Seed) {
		told.Poisons[i] = uint8(filling)
	}
	room := told.Assignments[:]
	copy(room[:len(room)-1], s.Agreed) // which a 0 ends
	hash := fnv.New64a()
	_, _ = hash.Write([]byte(s.Agreed)) // never fails
	told.Agreed = hash.Sum64()
	return told
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

// What the shim knows of a lock or a start: bits.
const (
	openingSelf = 1 << iota
	openingReachable
	openingNested
	openingThreads
	openingSuspect
	openings // how many sets there are
)

// late has one bit for each set of them: whether such a call may be made late.
func late() (sets uint32) {
	for set := range uint32(openings) {
		sets |= uint32(bit(completion.MayBeLate(opening(set)))) << set
	}
	return sets
}

func opening(bits uint32) completion.Opening {
	return completion.Opening{
		Self:      bits&openingSelf != 0,
		Reachable: bits&openingReachable != 0,
		Nested:    bits&openingNested != 0,
		Threads:   bits&openingThreads != 0,
		Suspect:   bits&openingSuspect != 0,
	}
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
