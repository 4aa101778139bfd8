package deadlock

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

var (
	partitionList               = history.Parameter("array_of_partitions")
	partitionLow, partitionHigh = history.Parameter("partition_low"), history.Parameter("partition_high")
	pready, preadyList          = mpicall.Lookup("MPI_Pready"), mpicall.Lookup("MPI_Pready_list")
	preadyRange                 = mpicall.Lookup("MPI_Pready_range")
)

// enterReady counts partitions that a call marks as ready. A correct program marks each once (MPI 4.1, 4.2).
func (j *Judge) enterReady(c *history.Call) {
	var count int64
	switch c.Function {
	case pready:
		count = 1
	case preadyList:
		count = int64(c.Length(partitionList))
	case preadyRange:
		count = c.Int(partitionHigh) - c.Int(partitionLow) + 1
	default:
		return
	}
	if s, _ := j.messages.Running(c.Process, uint64(c.Int(request))); s != nil {
		j.ready[s] += count
	}
}

// whole says whether all of a message is on its way: of a partitioned one, all partitions (4.2.1).
func (l *look) whole(s *match.Send) bool { return l.ready[s] >= s.Partitions }
