package sched

// GetBeforePut issues gets and fetching accumulates before puts and accumulates, and mixes each
// of the two groups at random. It is good for bugs in which a get misses what puts of the same
// epoch write.
const GetBeforePut Policy = 5

func newGetBeforePut(s *Sequence) chooser { return newPreference(s, true) }
