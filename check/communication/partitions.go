package communication

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

// partitionRules are those about partitions that one call may break.
var partitionRules = []*callRule{
	{finding.Rule{
		Name: "partition-of-inactive-request", Severity: finding.Error, Section: "4.2.1",
		Title:   "partition marked as ready before the message is started",
		Says:    "MPI_Pready and its variants need the active request of a partitioned send: one that MPI_Start has started, and that is not complete.",
		Example: "MPI_Psend_init(x, 2, 4, MPI_INT, 1, 0, comm, info, &request);\nMPI_Pready(0, request);\nMPI_Start(&request);",
		Repair:  "Call MPI_Start before.",
	}, mpicall.Among("MPI_Pready", "MPI_Pready_range", "MPI_Pready_list"), func(j *Judge, c *history.Call, say sayer) {
		r := c.Process.Request(uint64(c.Int(request)))
		if r != nil && r.Persistent && !r.Started.Known() && !j.startedMore[c.Process] {
			say("{0} marks a partition of {1}, whose request no call has started", at("what made the request", r.By))
		}
	}},
}

var partitionOutside = &finding.Rule{
	Name: "partition-outside", Severity: finding.Error, Section: "4.2.1",
	Title:   "partition that the message does not have",
	Says:    "A message of n partitions has the partitions 0 to n - 1.",
	Example: "MPI_Psend_init(x, 2, 4, MPI_INT, 1, 0, comm, info, &request);\nMPI_Start(&request);\nMPI_Pready_range(0, 2, request);",
	Repair:  "Count partitions from 0. MPI_Pready_range includes its last partition.",
}

var partitionReadyTwice = &finding.Rule{
	Name: "partition-ready-twice", Severity: finding.Error, Section: "4.2.1",
	Title:   "partition marked as ready twice",
	Says:    "A partition is marked as ready once after each MPI_Start. Libraries that count these calls send the message before all of it is ready.",
	Example: "MPI_Start(&request);\nMPI_Pready(0, request);\nMPI_Pready(0, request);",
	Repair:  "Mark each partition once.",
}

// marked judges that a call marks a partition as ready.
func (j *Judge) marked(s *match.Send, m match.Mark) {
	switch {
	case m.Partition < 0 || m.Partition >= s.Partitions:
		j.Add(partitionOutside, fmt.Sprintf("{0} marks partition %d of {1}, which has partitions 0 to %d", m.Partition, s.Partitions-1),
			at("the call", m.Ref), at("what made the request", s.Made))
	case m.Before.Known():
		j.Add(partitionReadyTwice, fmt.Sprintf("{0} marks partition %d as ready, as {1} has done already", m.Partition),
			at("the call", m.Ref), at("the first call", m.Before), at("what made the request", s.Made))
	}
}
