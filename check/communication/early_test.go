package communication_test

import (
	"testing"

	. "github.com/nastympi/nastympi/test/kit/executions"
)

// opened and copied are a file and a communicator that a process makes.
const (
	opened = 90
	copied = 91
)

// write are the arguments of a call that reads or writes the file.
func write(more Args) Args {
	return With(Args{"fh": opened, "buf": here, "count": 4, "datatype": num("MPI_INT")}, more)
}

// duplicate begins to make a communicator.
func duplicate(e *Execution, request int64) {
	e.Call(0, "MPI_Comm_idup", Args{"comm": World, "newcomm": copied, "request": request})
}

// completions are ways in which a program learns that the operation of a request is complete, or no longer can.
var completions = map[string]func(e *Execution, request int64){
	"wait": func(e *Execution, request int64) { e.Call(0, "MPI_Wait", Args{"request": request}) },
	"test": func(e *Execution, request int64) {
		e.Call(0, "MPI_Test", Args{"request": request, "flag": 0})
		e.Call(0, "MPI_Test", Args{"request": request, "flag": 1})
	},
	"waitall": func(e *Execution, request int64) {
		e.Call(0, "MPI_Waitall", Args{"array_of_requests": []int64{0, request}})
	},
	"waitany": func(e *Execution, request int64) {
		e.Call(0, "MPI_Waitany", Args{"array_of_requests": []int64{0, request}, "indx": 1})
	},
	"testsome": func(e *Execution, request int64) {
		e.Call(0, "MPI_Testsome", Args{"array_of_requests": []int64{request, 0}, "outcount": 1, "array_of_indices": []int64{0}})
	},
	"another thread": func(e *Execution, request int64) {
		e.EnterOn(0, 1, "MPI_Wait", Args{"request": request})
		e.LeaveOn(0, 1, "MPI_Wait", nil)
	},
	"inquired": func(e *Execution, request int64) {
		e.Call(0, "MPI_Request_get_status", Args{"request": request, "flag": 1})
	},
	"failed": func(e *Execution, request int64) { e.Fail(0, "MPI_Wait", 1, Args{"request": request}) },
	"freed":  func(e *Execution, request int64) { e.Call(0, "MPI_Request_free", Args{"request": request}) },
}

func TestFilesAreClosedAfterTheirOperations(t *testing.T) {
	for name, complete := range completions {
		t.Run(name, func(t *testing.T) {
			e := New(1)
			for fh := range int64(2) {
				of := Args{"fh": fh + opened}
				e.Call(0, "MPI_File_open", With(of, Args{"comm": World}))
				e.Call(0, "MPI_File_iread", With(write(of), Args{"request": fh + 9}))
				e.Call(0, "MPI_File_read_ordered_begin", With(write(of), Args{"buf": there}))
				e.Call(0, "MPI_File_write_at", With(write(of), Args{"offset": 0, "buf": 0x3000}))
				e.Call(0, "MPI_File_read_ordered_end", With(of, Args{"buf": there}))
				e.Call(0, "MPI_File_write_all", With(write(of), Args{"buf": there}))
				complete(e, fh+9)
				e.Call(0, "MPI_File_close", of)
			}
			none(t, e)
		})
	}
}

// Operations on one file do not matter for another one, nor those on a file that is closed for the next one with its handle.
func TestOperationsOnOtherFiles(t *testing.T) {
	e := New(1)
	e.Call(0, "MPI_File_open", Args{"comm": World, "fh": opened})
	e.Call(0, "MPI_File_open", Args{"comm": World, "fh": opened + 2})
	e.Call(0, "MPI_File_write_all_begin", write(nil))
	e.Call(0, "MPI_File_iwrite", write(Args{"request": 9}))
	e.Call(0, "MPI_File_write_all", write(Args{"fh": opened + 2}))
	e.Call(0, "MPI_File_close", Args{"fh": opened + 2})
	none(t, e)
	e.Call(0, "MPI_File_close", Args{"fh": opened})
	e.Call(0, "MPI_File_open", Args{"comm": World, "fh": opened + 4})
	e.Call(0, "MPI_File_write_all_begin", write(Args{"fh": opened + 4}))
	e.Call(0, "MPI_File_write_all_end", Args{"fh": opened + 4, "buf": here})
	e.Call(0, "MPI_File_close", Args{"fh": opened + 4})
	only(t, e, "file-closed-early", "B closes the file while A is pending: no call has ended it")
}

func TestCommunicatorsAreUsedAfterTheyAreMade(t *testing.T) {
	for name, complete := range completions {
		if name == "freed" {
			continue // a rule of its own
		}
		t.Run(name, func(t *testing.T) {
			e := New(1)
			for i := range int64(2) {
				first, second := copied+2*i, copied+2*i+1
				e.Call(0, "MPI_Comm_idup", Args{"comm": World, "newcomm": first, "request": 9 + 2*i})
				e.Call(0, "MPI_Comm_rank", Args{"comm": World})
				complete(e, 9+2*i)
				e.Call(0, "MPI_Comm_idup", Args{"comm": first, "newcomm": second, "request": 10 + 2*i})
				e.Call(0, "MPI_Comm_rank", Args{"comm": first})
				e.Call(0, "MPI_Wait", Args{"request": 10 + 2*i})
				e.Call(0, "MPI_Comm_free", Args{"comm": second})
				e.Call(0, "MPI_Comm_free", Args{"comm": first})
			}
			none(t, e)
		})
	}
}

// A library may set the program's variable only when the operation is complete.
func TestHandleOfACommunicatorThatIsNotMadeYet(t *testing.T) {
	for _, before := range []int64{0, World, copied} {
		e := New(1)
		e.Call(0, "MPI_Comm_dup", Args{"comm": World, "newcomm": copied})
		e.Call(0, "MPI_Comm_idup", Args{"comm": World, "newcomm": before, "request": 9})
		e.Call(0, "MPI_Comm_rank", Args{"comm": copied})
		e.Call(0, "MPI_Comm_rank", Args{"comm": World})
		none(t, e)
	}
}
