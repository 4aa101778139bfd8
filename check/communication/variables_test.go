package communication_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// variables are in the executable at an address, or on the stack this far before the end of a frame.
type variables struct {
	static map[uint64][]communication.Element
	local  map[int64][]communication.Element
}

func (v variables) Static(_ string, offset uint64) []communication.Element { return v.static[offset] }

func (v variables) Local(_ trace.Site, before int64) []communication.Element { return v.local[before] }

func (variables) OutOfScope(trace.Site, trace.Site, communication.Distances) (string, bool) {
	return "", false
}

// The datatype of a buffer matches the type of its variable (MPI 4.1, 3.3.1). Bytes match all, and so may characters, structures and
// all of an array of integers.
func TestTypesOfVariables(t *testing.T) {
	integer := communication.Element{Variable: "x", Name: "int", Integer: true, Width: 4, Total: 32}
	number := communication.Element{Variable: "y", Name: "double", Floating: true, Width: 8, Total: 64}
	long := communication.Element{Variable: "z", Name: "long int", Integer: true, Width: 8, Total: 64}
	anything := communication.Element{Variable: "s"}
	for name, c := range map[string]struct {
		variables []communication.Element
		datatype  string
		count     int64
		message   string
	}{
		"the same type":              {[]communication.Element{integer}, "MPI_INT", 8, ""},
		"doubles from integers":      {[]communication.Element{integer}, "MPI_DOUBLE", 4, "MPI_Send with MPI_DOUBLE for variable x of type int"},
		"one of two variables":       {[]communication.Element{integer, number}, "MPI_FLOAT", 4, "MPI_Send with MPI_FLOAT for variable x of type int, or y of type double"},
		"integers from doubles":      {[]communication.Element{number}, "MPI_INT", 1, "MPI_Send with MPI_INT for variable y of type double"},
		"single from double":         {[]communication.Element{number}, "MPI_FLOAT", 4, "MPI_Send with MPI_FLOAT for variable y of type double"},
		"some of a longer integer":   {[]communication.Element{long}, "MPI_INT", 8, "MPI_Send with MPI_INT for variable z of type long int"},
		"all of longer integers":     {[]communication.Element{long}, "MPI_INT", 16, ""},
		"numbers of the same width":  {[]communication.Element{integer}, "MPI_FLOAT", 8, "MPI_Send with MPI_FLOAT for variable x of type int"},
		"bytes":                      {[]communication.Element{number}, "MPI_BYTE", 64, ""},
		"packed data":                {[]communication.Element{number}, "MPI_PACKED", 64, ""},
		"a pair":                     {[]communication.Element{integer}, "MPI_2INT", 4, ""},
		"something that may be both": {[]communication.Element{anything}, "MPI_INT", 4, ""},
		"two variables in one place": {[]communication.Element{number, integer}, "MPI_INT", 4, ""},
		"no variable":                {nil, "MPI_INT", 4, ""},
	} {
		t.Run(name, func(t *testing.T) {
			for _, stack := range []bool{false, true} {
				e := New(2)
				address := int64(0x555000 + 0x40)
				if stack {
					address = 0x7ff0
				}
				args := With(send(1, c.count), Args{"buf": address, "datatype": int64(Type(c.datatype))})
				e.Access(0, 0, 0, 0x10, 1) // it was compiled by nastympi cc
				e.Enter(0, "MPI_Send", args)
				e.Place(0, 0x555000, trace.StackFrame{Low: 0x7f00, High: 0x8000})
				e.Leave(0, "MPI_Send", args)
				j := communication.New(match.New())
				j.Variables = variables{map[uint64][]communication.Element{0x40: c.variables}, map[int64][]communication.Element{0x10: c.variables}}
				require.NoError(t, e.History().Walk(j))
				var messages []string
				for _, f := range j.List() {
					if f.Name == "variable-type-mismatch" {
						assert.Equal(t, finding.Warning, f.Severity)
						messages = append(messages, f.Message)
					}
				}
				if c.message == "" {
					assert.Empty(t, messages)
				} else {
					assert.Equal(t, []string{c.message}, messages)
				}
			}
		})
	}
}

// The stack frame is that of the first call from a place, whether that has data or not.
func TestLaterCallsMayHaveOtherFrames(t *testing.T) {
	e := New(2)
	args := func(count int64) Args {
		return With(send(1, count), Args{"buf": int64(0x7ff0), "datatype": int64(Type("MPI_INT"))})
	}
	e.Access(0, 0, 0, 0x10, 1)
	e.Enter(0, "MPI_Send", args(0))
	e.Place(0, 0x555000, trace.StackFrame{Low: 0x7f00, High: 0x8000})
	e.Leave(0, "MPI_Send", args(0))
	e.CallAgain(0, "MPI_Send", args(4))
	j := communication.New(match.New())
	number := communication.Element{Variable: "y", Name: "double", Floating: true, Width: 8, Total: 64}
	j.Variables = variables{nil, map[int64][]communication.Element{0x10: {number}}}
	require.NoError(t, e.History().Walk(j))
	for _, f := range j.List() {
		assert.NotEqual(t, "variable-type-mismatch", f.Name)
	}
}
