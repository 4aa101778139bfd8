package match

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Mark is what a call says of a partition of a message: that it is ready (MPI 4.1, 4.2.1).
type Mark struct {
	history.Ref
	Partition int64
	Before    history.Ref // the call that has marked it before, since the message was started; its zero value: none has
}

var (
	partition, partitionList    = history.Parameter("partition"), history.Parameter("array_of_partitions")
	partitionLow, partitionHigh = history.Parameter("partition_low"), history.Parameter("partition_high")
	ready, readyList            = mpicall.Lookup("MPI_Pready"), mpicall.Lookup("MPI_Pready_list")
	readyRange                  = mpicall.Lookup("MPI_Pready_range")
)

// enterReady notes the partitions that a call marks as ready.
func (m *Matcher) enterReady(c *history.Call) {
	s, _ := m.Running(c.Process, uint64(c.Int(requestHand)))
	if s == nil {
		return
	}
	switch c.Function {
	case ready:
		m.mark(s, c, c.Int(partition), c.Int(partition))
	case readyRange:
		m.mark(s, c, c.Int(partitionLow), c.Int(partitionHigh))
	case readyList:
		for _, p := range c.Ints(partitionList) {
			m.mark(s, c, p, p)
		}
		s.unlisted += int64(c.Length(partitionList) - len(c.Ints(partitionList)))
	}
}

// mark marks partitions low to high. The listener hears of one at most that the message does not have.
func (m *Matcher) mark(s *Send, c *history.Call, low, high int64) {
	if s.marked == nil {
		s.marked = map[int64]history.Ref{}
	}
	switch {
	case low < 0:
		m.tellMark(s, Mark{Ref: c.Ref, Partition: low})
	case high >= s.Partitions:
		m.tellMark(s, Mark{Ref: c.Ref, Partition: high})
	}
	for p := max(low, 0); p <= min(high, s.Partitions-1); p++ {
		m.tellMark(s, Mark{Ref: c.Ref, Partition: p, Before: s.marked[p]})
		s.marked[p] = c.Ref
	}
}

func (m *Matcher) tellMark(s *Send, mark Mark) {
	if m.listener.Marked != nil {
		m.listener.Marked(s, mark)
	}
}

// Unmarked is the first partition of a message that no call has marked as ready. It is not known if a call has marked partitions that
// are not recorded.
func (s *Send) Unmarked() (partition int64, known bool) {
	if s.Whole() || s.unlisted > 0 {
		return 0, false
	}
	for s.marked[partition].Known() {
		partition++
	}
	return partition, true
}

// Whole says whether all of a message is on its way: of a partitioned one, all partitions (4.2.1).
func (s *Send) Whole() bool { return int64(len(s.marked))+s.unlisted >= s.Partitions }
