package attempt

import "time"

const (
	// The time limit of a run is slowness times the time without perturbation, and at least leastLimit.
	// Held, split and delayed operations take several times as long as others. A high limit does
	// no harm to runs that end.
	leastLimit = 10 * time.Second
	slowness   = 20
	// LeastPace is for short programs: a busy machine may stop a rank for a large
	// part of a second.
	LeastPace = time.Second
)

// LimitFor is the default time limit of a run of a program that takes this time without perturbation.
func LimitFor(native time.Duration) time.Duration { return max(leastLimit, slowness*native) }

// PaceFor is the pace of such a run, see Launch.
func PaceFor(native time.Duration) time.Duration { return max(LeastPace, native) }
