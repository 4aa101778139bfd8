package mpicall

import (
	"fmt"
	"math"
)

// Function is the number of an MPI function in recordings. 0 is none.
type Function uint16

type function struct {
	name string
	args []Argument
}

// Argument is a parameter of a function.
type Argument struct {
	Name      string
	Role      Role
	Form      Form
	Direction Direction
	List      bool // it is an array
}

// Role says what an argument is: a datatype, the rank of another process, a count. It follows from the type and the name of the
// parameter (intercept/shim/gen/table).
type Role string

const (
	Communicator Role = "communicator"
	Datatype     Role = "datatype"
	Op           Role = "op"
	Window       Role = "window"
	Group        Role = "group"
	Info         Role = "info"
	Request      Role = "request"
	Message      Role = "message"
	File         Role = "file"
	Session      Role = "session"
	ErrorHandler Role = "error handler"
	Keyval       Role = "keyval"

	Status    Role = "status"
	Callback  Role = "callback"
	Text      Role = "text" // strings, and vectors of strings
	Buffer    Role = "buffer"
	Address   Role = "address"   // the call stores the address of a buffer here
	Attribute Role = "attribute" // a value that the library keeps, or returns, without looking at it

	Peer         Role = "peer" // the rank of a process: a target, source, destination, leader, member of a group
	RootRank     Role = "root"
	Tag          Role = "tag"
	Count        Role = "count" // of elements, of entries of an array
	Size         Role = "size"  // in bytes, or processes of a group
	Unit         Role = "displacement unit"
	Displacement Role = "displacement" // in a window, a file, a datatype, or a buffer
	Flag         Role = "flag"
	Index        Role = "index"     // of a completed request
	Assertion    Role = "assertion" // MPI_MODE_NOCHECK and others
	LockType     Role = "lock type"
	ErrorCode    Role = "error code"
	ThreadLevel  Role = "thread level"
	Value        Role = "value" // any other number
)

// Form says what a recording contains of an argument.
type Form string

const (
	NotRecorded Form = "none"
	Number      Form = "number"  // an int, MPI_Aint, MPI_Count or MPI_Offset
	Pointer     Form = "address" // where a buffer or a function is, or the address that the call returns
	Handle      Form = "handle"  // the number of an object
	String      Form = "text"
	Result      Form = "status"
)

// Direction says when the value was read: when the call began, or when it had returned. What a call both
// needs and changes, such as the request of MPI_Wait, is In: the change follows from the call.
type Direction string

const (
	In  Direction = "in"
	Out Direction = "out"
)

var numbers = func() map[string]Function {
	numbers := map[string]Function{}
	for i := range functions {
		numbers[functions[i].name] = Function(i)
	}
	return numbers
}()

// Lookup is the number of a function; 0 if the shim does not know it.
func Lookup(name string) Function { return numbers[name] }

// Valid says whether the number is that of a function.
func (f Function) Valid() bool { return f > 0 && int(f) < len(functions) }

// String is the name of the function.
func (f Function) String() string {
	if f.Valid() {
		return functions[f].name
	}
	return fmt.Sprintf("Function(%d)", uint16(f))
}

// Arguments are the parameters of the function, in their order.
func (f Function) Arguments() []Argument {
	if f.Valid() {
		return functions[f].args
	}
	return nil
}

// Argument is the place of the parameter with this name; -1: there is none.
func (f Function) Argument(name string) int {
	for i, a := range f.Arguments() {
		if a.Name == name {
			return i
		}
	}
	return -1
}

// ByFunction is a table of what each function has, by its number. Number 0 is no function.
func ByFunction[T any](of func(Function) T) []T {
	table := make([]T, len(functions))
	for f := range table {
		table[f] = of(Function(f))
	}
	return table
}

// Success is MPI_SUCCESS, which is 0 in every library (MPI 4.1, 9.4).
const Success = 0

// Left stands for the result of a call that has none: an exception or a longjmp of the program's error handler has left it.
const Left = -1

// firstNamed is far from any number that a program passes.
const firstNamed = math.MinInt64 + 1

// Name is the MPI name of a constant; empty: the number is an ordinary one.
func Name(n int64) string {
	if n >= firstNamed && n < firstNamed+int64(len(named)) {
		return named[n-firstNamed]
	}
	return ""
}

// Named is the i-th constant, and how many there are.
func Named(i uint64) (n int64, known bool) { return firstNamed + int64(i), i < uint64(len(named)) }

// Predefined is the MPI name of a handle that no call has made; empty: some call made it, or it is null.
func Predefined(kind Role, number uint64) string {
	if list := predefined[kind]; number < uint64(len(list)) {
		return list[number]
	}
	return ""
}

// Numbered is the number of a predefined handle; 0: there is no such handle.
func Numbered(kind Role, name string) uint64 {
	for i, other := range predefined[kind] {
		if i > 0 && other == name {
			return uint64(i)
		}
	}
	return 0
}

// FirstMade is the smallest number of an object that a call has made.
func FirstMade(kind Role) uint64 { return max(1, uint64(len(predefined[kind]))) }
