package order

// Clock is a vector clock: how many events of each process are over, by Process.Index. Processes beyond its end have none.
type Clock []uint64

// Knows says whether an event of a process is over. Events of a process are counted from 1.
func (c Clock) Knows(process int, event uint64) bool {
	return process < len(c) && c[process] >= event
}

// Last is the number of the last event of a process that is over.
func (c Clock) Last(process int) uint64 {
	if process < len(c) {
		return c[process]
	}
	return 0
}

// Join adds what another clock knows.
func (c *Clock) Join(other Clock) {
	if len(*c) < len(other) {
		*c = append(*c, make(Clock, len(other)-len(*c))...)
	}
	for i, n := range other {
		(*c)[i] = max((*c)[i], n)
	}
}

// tick counts an event of a process.
func (c *Clock) tick(process int) {
	if len(*c) <= process {
		*c = append(*c, make(Clock, process+1-len(*c))...)
	}
	(*c)[process]++
}
