package communication_test

import (
	"testing"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// Threads that wait at the same time, each for requests of its own.
func TestThreadsThatWaitForDifferentRequests(t *testing.T) {
	for name, wait := range map[string]func(e *Execution){
		"different requests": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Waitall", Args{"array_of_requests": []int64{0, 9}})
			e.Enter(0, "MPI_Waitall", Args{"array_of_requests": []int64{0, 10}})
		},
		"one after the other": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Waitany", Args{"array_of_requests": []int64{9, 10}})
			e.LeaveOn(0, 1, "MPI_Waitany", Args{"indx": 0})
			e.Enter(0, "MPI_Wait", Args{"request": 10})
		},
		"a test": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Wait", Args{"request": 9})
			e.Call(0, "MPI_Test", Args{"request": 9, "flag": 0})
		},
		"an inactive request": func(e *Execution) {
			e.Call(0, "MPI_Recv_init", With(recv(1, 1), Args{"request": 11}))
			e.EnterOn(0, 1, "MPI_Wait", Args{"request": 11})
			e.Enter(0, "MPI_Wait", Args{"request": 11})
		},
		"a request that is not recorded": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Wait", Args{"request": 99})
			e.Enter(0, "MPI_Wait", Args{"request": 99})
		},
		"a new request with the handle of one that is complete": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Wait", Args{"request": 9})
			e.Describe(0, trace.Object{Kind: mpicall.Request, Number: 12, Doubles: 9})
			e.Call(0, "MPI_Isend", With(send(1, 1), Args{"request": 12}))
			e.Enter(0, "MPI_Wait", Args{"request": 9})
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			e.Call(0, "MPI_Irecv", With(recv(1, 1), Args{"request": 9}))
			e.Call(0, "MPI_Irecv", With(recv(1, 1), Args{"buf": 0x3000, "request": 10}))
			wait(e)
			for _, f := range judged(t, e) {
				if f.Name == "awaited-by-two-threads" {
					t.Error(f.Message)
				}
			}
		})
	}
}

// Threads in collective calls at the same time on different communicators, or one after the other on one of them.
func TestThreadsInDifferentCollectives(t *testing.T) {
	for name, call := range map[string]func(e *Execution){
		"different communicators": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Barrier", Args{"comm": World})
			e.Enter(0, "MPI_Barrier", Args{"comm": copied})
		},
		"one after the other": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Barrier", Args{"comm": World})
			e.LeaveOn(0, 1, "MPI_Barrier", nil)
			e.Enter(0, "MPI_Barrier", Args{"comm": World})
		},
		"nonblocking ones that are pending at the same time": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Ibarrier", Args{"comm": World})
			e.LeaveOn(0, 1, "MPI_Ibarrier", Args{"request": 9})
			e.Call(0, "MPI_Ibarrier", Args{"comm": World, "request": 10})
		},
		"a message": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Barrier", Args{"comm": World})
			e.Enter(0, "MPI_Recv", recv(1, 1))
		},
		"a group, by its tag": func(e *Execution) {
			e.EnterOn(0, 1, "MPI_Comm_create_group", Args{"comm": World, "tag": 1})
			e.Enter(0, "MPI_Comm_create_group", Args{"comm": World, "tag": 2})
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := New(2)
			call(e)
			for _, f := range judged(t, e) {
				if f.Name == "collectives-at-once" {
					t.Error(f.Message)
				}
			}
		})
	}
}
