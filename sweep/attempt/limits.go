package attempt

import "time"

const (
	// The time limit of a run is slowness times the time without perturbation, and at least leastLimit.
	// Held, split and delayed operations take several times as long as others. A high limit does
	// no harm to runs that end.
	leastLimit = 10 * time.Second
	slowness   = 20
	// No program is without any progress for this share of the limit while all its processes have a processor whenever they
	// want one, unless it hangs.
	stillShare = 2
	// LeastPace is for short programs: a busy machine may stop a rank for a large
	// part of a second.
	LeastPace = time.Second
	// Ranks of a program that makes progress do not only wait for as long as so many runs without perturbation take, and at least this time.
	waitingRuns  = 2
	leastWaiting = time.Second
)

const (
	// UsualPause is the default of NASTY_DELAY_MAX.
	UsualPause = 100 * time.Millisecond
	// leastPause is for programs that do little: the others must get a processor, and wake up.
	leastPause = 20 * time.Millisecond
)

// PauseFor bounds the pauses of slow ranks (NASTY_DELAY_MAX) in a program whose ranks take at most this time from their first call of MPI to
// their last one; 0: not known. In twice that time, other ranks have done all that they would do without the slow one. Ranks that poll
// never seem to be blocked, so each pause may last until this bound.
func PauseFor(took time.Duration) time.Duration {
	if took == 0 {
		return UsualPause
	}
	return min(UsualPause, max(leastPause, (2*took).Round(time.Millisecond)))
}

// LimitFor is the default time limit of a run of a program that takes this time without perturbation.
func LimitFor(native time.Duration) time.Duration { return max(leastLimit, slowness*native) }

// StillFor is Launch.Undisturbed of a run that nobody knows to hang: half of the limit.
func StillFor(native time.Duration) time.Duration { return LimitFor(native) / stillShare }

// WaitingFor is Launch.Waiting of such a run: whatever else a program does takes no longer.
func WaitingFor(native time.Duration) time.Duration { return max(leastWaiting, waitingRuns*native) }

// PaceFor is the pace of such a run, see Launch.
func PaceFor(native time.Duration) time.Duration { return max(LeastPace, native) }
