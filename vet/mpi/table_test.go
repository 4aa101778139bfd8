package mpi

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Each position in the table is that of an argument of the right kind.
func TestPositionsHaveTheirRoles(t *testing.T) {
	for _, c := range table() {
		arguments := mpicall.Lookup(c.Name).Arguments()
		is := func(position int, role mpicall.Role) {
			if position != None {
				assert.Equal(t, role, arguments[position].Role, "%s: argument %d", c.Name, position)
			}
		}
		is(c.Win, mpicall.Window)
		is(c.Target, mpicall.Peer)
		is(c.Disp, mpicall.Displacement)
		is(c.TargetCount, mpicall.Count)
		is(c.TargetType, mpicall.Datatype)
		is(c.Op, mpicall.Op)
		is(c.Request, mpicall.Request)
		is(c.Flag, mpicall.Flag)
		is(c.Memory, mpicall.Address)
		is(c.Comm, mpicall.Communicator)
		for _, b := range c.Buffers {
			is(b.Arg, mpicall.Buffer)
			if b.Count != Varies {
				is(b.Count, mpicall.Count)
			}
			is(b.Type, mpicall.Datatype)
			if b.Peer != 0 {
				assert.Contains(t, []mpicall.Role{mpicall.Peer, mpicall.RootRank}, arguments[b.Peer].Role, "%s: argument %d", c.Name, b.Peer)
			}
		}
	}
}

func TestPositions(t *testing.T) {
	for name, want := range map[string]Call{
		"mpi_get_accumulate": {Target: 6, Disp: 7, TargetCount: 8, TargetType: 9, Win: 11, Request: None, Buffers: []Buffer{{0, 1, 2, false, 0}, {3, 4, 5, true, 0}}},
		"mpi_rput":           {Target: 3, Disp: 4, TargetCount: 5, TargetType: 6, Win: 7, Request: 8, Buffers: []Buffer{{0, 1, 2, false, 0}}},
		"mpi_fetch_and_op":   {Target: 3, Disp: 4, TargetCount: None, TargetType: None, Win: 6, Request: None, Buffers: []Buffer{{0, None, 2, false, 0}, {1, None, 2, true, 0}}},
		"mpi_win_flush":      {Target: 0, Disp: None, TargetCount: None, TargetType: None, Win: 1, Request: None},
		"mpi_allgatherv":     {Target: None, Disp: None, TargetCount: None, TargetType: None, Win: None, Request: None, Buffers: []Buffer{{0, 1, 2, false, 0}, {3, None, 6, true, 0}}},
	} {
		c := table()[name]
		assert.Equal(t, want, Call{Target: c.Target, Disp: c.Disp, TargetCount: c.TargetCount, TargetType: c.TargetType, Win: c.Win, Request: c.Request, Buffers: c.Buffers}, name)
	}
}

func TestWhatCallsForSomeRequestsWrite(t *testing.T) {
	for name, want := range map[string][3]int{
		"mpi_waitany":                 {2, None, None},
		"mpi_testany":                 {2, 3, None},
		"mpi_waitsome":                {2, None, 3},
		"mpi_testsome":                {2, None, 3},
		"mpi_request_get_status_any":  {2, 3, None},
		"mpi_request_get_status_some": {2, None, 3},
	} {
		c := table()[name]
		assert.Equal(t, want, [3]int{c.Result, c.Flag, c.Indices}, name)
	}
}
