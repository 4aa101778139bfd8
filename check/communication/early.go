package communication

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

var (
	fileClose     = mpicall.Lookup("MPI_File_close")
	duplicates    = mpicall.Among("MPI_Comm_idup", "MPI_Comm_idup_with_info")
	newComm       = param("newcomm")
	communicators = func(f mpicall.Function) bool { return slices.ContainsFunc(traffics[f].takes, ofCommunicator) }
)

func ofCommunicator(a argument) bool { return a.role == mpicall.Communicator }

// earlyRules are those about objects that operations use or make, and that come too early for some calls.
var earlyRules = []*callRule{
	{finding.Rule{
		Name: "file-closed-early", Severity: finding.Error, Section: "14.2.2",
		Title:   "file closed while an operation on it is pending",
		Says:    "A process must complete all nonblocking requests and split collective operations of a file before it calls MPI_File_close.",
		Example: "MPI_File_iwrite_at(file, 0, x, 8, MPI_INT, &request);\nMPI_File_close(&file);\nMPI_Wait(&request, MPI_STATUS_IGNORE);",
		Repair:  "Complete the operation before MPI_File_close.",
	}, mpicall.Among("MPI_File_close"), func(j *Judge, c *history.Call, say sayer) {
		switch o := j.memory(c.Process).earliest(object{mpicall.File, uint64(c.Int(file))}); {
		case o == nil:
		case o.name.kind == byFile:
			say("{0} closes the file while {1} is pending: no call has ended it", at("the operation", o.at))
		default:
			say("{0} closes the file while {1} is pending: no call has completed its request", at("the operation", o.at))
		}
	}},
	{finding.Rule{
		Name: "split-collective-pending", Severity: finding.Error, Section: "14.4.5",
		Title:   "collective access to a file during a split collective operation",
		Says:    "A file handle has one split collective operation at most. Between its begin and its end, no other collective call may read or write the file by this handle.",
		Example: "MPI_File_write_all_begin(file, x, 8, MPI_INT);\nMPI_File_write_all(file, y, 8, MPI_INT, &status);\nMPI_File_write_all_end(file, x, &status);",
		Repair:  "End the split collective operation before the call.",
	}, operand.BeginsFileOfAll, func(j *Judge, c *history.Call, say sayer) {
		if o := j.memory(c.Process).running[name{byFile, uint64(c.Int(file))}]; o != nil {
			say("{0} comes before the end of {1} on the same file handle", at("the split collective operation", o.at))
		}
	}},
	{finding.Rule{
		Name: "communicator-used-early", Severity: finding.Error, Section: "7.4.2",
		Title:   "communicator used before the operation that makes it is complete",
		Says:    "MPI_Comm_idup returns before the new communicator is ready. No call may be given it before a wait or a test has completed the request.",
		Example: "MPI_Comm_idup(comm, &copy, &request);\nMPI_Barrier(copy);\nMPI_Wait(&request, MPI_STATUS_IGNORE);",
		Repair:  "Wait for the request before the call.",
	}, communicators, func(j *Judge, c *history.Call, say sayer) {
		m := j.memory(c.Process)
		if len(m.pending) == 0 {
			return
		}
		for _, a := range traffics[c.Function].takes {
			if a.role != mpicall.Communicator {
				continue
			}
			if o := m.earliest(object{a.role, uint64(c.Int(a.place))}); o != nil {
				say("{0} uses the communicator of {1}, whose request no call has completed", at("what makes the communicator", o.at))
				return
			}
		}
	}},
}

// subject is the object that an operation is about, which calls may use too early: its file, or the communicator that it makes.
func (j *Judge) subject(c *history.Call) object {
	switch {
	case file.GivenTo(c.Function):
		return object{mpicall.File, uint64(c.Int(file))}
	case duplicates(c.Function):
		// A library may set the program's variable when the operation is complete. Until then the variable may have another handle.
		made := object{mpicall.Communicator, uint64(c.Int(newComm))}
		if len(j.objects.made[c.Process][made]) == 1 {
			return made
		}
	}
	return object{}
}

// earliest is the first of the operations about an object that are not complete; nil: there is none.
func (m *memory) earliest(about object) (first *operation) {
	for o := range m.pending[about] {
		if first == nil || o.at.Number < first.at.Number {
			first = o
		}
	}
	return first
}

// closed forgets the operations on a file that is closed. Another file may get its handle.
func (m *memory) closed(file object) {
	m.end(name{byFile, file.number})
	for o := range m.pending[file] {
		o.about = object{}
	}
	delete(m.pending, file)
}
