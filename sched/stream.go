package sched

import "golang.org/x/exp/rand"

// Stream returns the random numbers for one decision. It depends only on
// its arguments, so that a decision that is no longer made does not shift the others.
func Stream(seed uint64, rank int, window uint32, number uint64, stage Stage) *rand.Rand {
	x := seed
	for _, v := range [...]uint64{uint64(rank), uint64(window), number, uint64(stage)} {
		x = splitMix(x ^ splitMix(v))
	}
	source := &rand.PCGSource{}
	source.Seed(x)
	return rand.New(source)
}

// Stage names what a stream of random numbers decides.
type Stage uint8

const (
	// SubmitTime: is an operation issued in its own call?
	SubmitTime Stage = iota + 1
	// Reordering: order and pauses of one synchronization call.
	Reordering
	// FalseTests: how often does a test of a request fail?
	FalseTests
	// DelayStretch: is a thread slow at this point, and how slow? The stream's
	// window is the thread, its number that of a stretch of points.
	DelayStretch
	// DelayVisit: is a thread delayed at a point that it has often visited?
	DelayVisit
	// Enumeration: with which order does policy Systematic begin at a synchronization call?
	Enumeration
	// Worth: is an operation worth many pieces, although there were many like it? The stream's window
	// is the class of the operation, its number that of the operation in its class.
	Worth
	// DelayThreads: which threads of a slow rank are quick?
	DelayThreads
	// Staying: does a plan stay, after many others that did?
	Staying
	// Poisoning: what are buffers filled with whose contents are undefined? The stream is the run's.
	Poisoning
)

// splitMix is the finalizer of SplitMix64 (Steele, Lea, Flood 2014): a bijection
// in which every bit of the input changes half of the output's bits.
func splitMix(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
