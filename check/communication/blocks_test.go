package communication_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// blocks have a variable v, 0x10 before the end of the frame, in a block that has the calls inside.
type blocks struct {
	variables
	inside map[uint64]bool
}

func (b blocks) OutOfScope(call, other trace.Site, before communication.Distances) (string, bool) {
	return "v", before == communication.Distances{First: 0x10} && b.inside[call.Offset] && !b.inside[other.Offset]
}

// The buffer of an operation exists until the operation is complete (MPI 4.1, 3.7.2 and 12.3): a variable, until its block ends. Nothing is
// said where frames may be of different calls of the function.
func TestBufferOutOfScope(t *testing.T) {
	frame := trace.StackFrame{Low: 0x7f00, High: 0x8000}
	buffer := Args{"buf": 0x7ff0, "count": 4, "datatype": int64(Type("MPI_INT")), "request": 9}
	began := With(send(1, 4), buffer)
	done := With(Args{"request": 9}, status(1, 4))
	for name, c := range map[string]struct {
		make func(e *Execution, inside func())
		want bool
	}{
		"completed outside": {func(e *Execution, inside func()) {
			called(e, 0, "MPI_Isend", began, frame)
			inside()
			called(e, 0, "MPI_Wait", done, frame)
		}, true},
		"another call first": {func(e *Execution, inside func()) {
			called(e, 0, "MPI_Isend", began, frame)
			inside()
			called(e, 0, "MPI_Barrier", Args{"comm": World}, frame)
			called(e, 0, "MPI_Wait", done, frame)
		}, true},
		"completed inside": {func(e *Execution, inside func()) {
			called(e, 0, "MPI_Isend", began, frame)
			inside()
			called(e, 0, "MPI_Wait", done, frame)
			inside()
			called(e, 0, "MPI_Barrier", Args{"comm": World}, frame)
		}, false},
		"completed by another function": {func(e *Execution, inside func()) {
			called(e, 0, "MPI_Isend", began, frame)
			inside()
			called(e, 0, "MPI_Wait", done, trace.StackFrame{Low: 0x7e00, High: 0x7f00})
			called(e, 0, "MPI_Barrier", Args{"comm": World}, frame)
		}, false},
		"frames that are not known": {func(e *Execution, inside func()) {
			called(e, 0, "MPI_Isend", began, trace.StackFrame{})
			inside()
			called(e, 0, "MPI_Wait", done, frame)
		}, false},
		"a buffer elsewhere": {func(e *Execution, inside func()) {
			called(e, 0, "MPI_Isend", With(began, Args{"buf": 0x8000}), frame)
			inside()
			called(e, 0, "MPI_Wait", done, frame)
		}, false},
		"another thread": {func(e *Execution, inside func()) {
			called(e, 0, "MPI_Isend", began, frame)
			inside()
			called(e, 1, "MPI_Wait", done, frame)
		}, false},
		"not the first call from its place": {func(e *Execution, inside func()) {
			called(e, 0, "MPI_Isend", With(began, Args{"buf": 0x100, "request": 8}), frame)
			inside()
			e.CallAgain(0, "MPI_Isend", began)
			called(e, 0, "MPI_Wait", done, frame)
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			e, b := New(2), blocks{inside: map[uint64]bool{}}
			c.make(e, func() { b.inside[uint64(e.LastSite(0))] = true })
			j := communication.New(match.New())
			j.Variables = b
			require.NoError(t, e.History().Walk(j))
			var messages []string
			for _, f := range j.List() {
				if f.Name == "buffer-out-of-scope" {
					messages = append(messages, f.Message)
				}
			}
			if c.want {
				assert.Equal(t, []string{"the block of variable v, a buffer of the pending A, has ended before B"}, messages)
			} else {
				assert.Empty(t, messages)
			}
		})
	}
}

// called is a call of a function that has the frame.
func called(e *Execution, thread uint32, function string, args Args, frame trace.StackFrame) {
	e.EnterOn(0, thread, function, args)
	e.Place(0, 0, frame)
	e.LeaveOn(0, thread, function, args)
}
