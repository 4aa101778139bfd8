package sched

// tears says whether there is a pause before the piece of op just chosen: at one
// random place inside each operation of several pieces. There it is left half done
// for those to see who take more than an element, or a byte, for written at once
// (MPI 4.1, 12.7). One place for an operation bounds the time that it takes.
func (s *Sequence) tears(op uint32) bool {
	if s.done == nil {
		return false
	}
	count := s.counts(op)
	return count > 1 && s.done[op] == 2+splitMix(s.tornKey+uint64(op))%(count-1)
}
