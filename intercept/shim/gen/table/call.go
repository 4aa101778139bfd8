package table

import (
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Class says what the shim does in a call. The head of calls.txt explains each class.
type Class string

const (
	Init        Class = "init"
	Shim        Class = "shim"
	Transfer    Class = "transfer"
	Accumulate  Class = "accumulate"
	Nonblocking Class = "nonblocking"
	Collective  Class = "collective"
	Release     Class = "release"
	Overdue     Class = "overdue"
	Observed    Class = "observed"
	Plain       Class = "plain"
	Internal    Class = "internal"
)

var classes = []Class{Init, Shim, Transfer, Accumulate, Nonblocking, Collective, Release, Overdue, Observed, Plain, Internal}

// Property is something that a call means to the program. The head of calls.txt explains each property.
type Property string

const (
	Polls     Property = "polls"
	Repeated  Property = "repeated"
	Silent    Property = "silent"
	Unwatched Property = "unwatched"
	Anytime   Property = "anytime"
	Prepared  Property = "prepared"
	Functions Property = "functions"
)

var properties = []Property{Polls, Repeated, Silent, Unwatched, Anytime, Prepared, Functions}

// Call is one MPI function.
type Call struct {
	Class      Class
	Since      string // preprocessor condition under which mpi.h declares the function; empty: always
	Properties []Property
	Name       string
	Params     string // as declared
	Args       []Arg
}

// Arg is one parameter: in `const int ranks[]`, the type is `const int []`.
type Arg struct {
	Type string
	Name string
	Role mpicall.Role
}

// Intercepted says whether the shim defines the function.
func (c Call) Intercepted() bool { return c.Class != Internal }

// Watched says whether the call is in a trace, and whether a rank may be delayed in it. A recording
// has all calls that are intercepted.
func (c Call) Watched() bool {
	return c.Intercepted() && c.Class != Init && c.Class != Observed && c.Class != Plain && !c.Has(Unwatched)
}

// MayWait says whether the call is a blocking collective operation that moves data: MPI lets it wait for all processes, and
// lets it return without them where it has all the data that it needs (MPI 4.1, 6.14). All processes of the communicator call
// neighbourhood collectives, too (8.6).
func (c Call) MayWait() bool { return c.movesData() && c.arg(mpicall.Request) == "" }

// movesData says whether the call makes or prepares a collective operation that moves data.
func (c Call) movesData() bool {
	collective := c.Class == Collective || c.Class == Observed && c.arg(mpicall.Request) != ""
	return collective && c.arg(mpicall.Communicator) != "" && c.arg(mpicall.Buffer) != "" && c.arg(mpicall.Tag) == ""
}

// OneSided says whether the call is a one-sided operation.
func (c Call) OneSided() bool { return c.Class == Transfer || c.Class == Accumulate }

// Has says whether the table gives the call the property.
func (c Call) Has(p Property) bool { return slices.Contains(c.Properties, p) }

// short is the name without MPI_.
func (c Call) short() string { return strings.TrimPrefix(c.Name, "MPI_") }

// named says whether shim_Name exists.
func (c Call) named() bool { return c.Class == Init || c.Class == Shim || c.OneSided() }

// arg is the name of the first argument with a role; empty: there is none.
func (c Call) arg(role mpicall.Role) string {
	i := slices.IndexFunc(c.Args, func(a Arg) bool { return a.Role == role })
	if i < 0 {
		return ""
	}
	return c.Args[i].Name
}

// list is the arguments as a call of the function passes them on.
func (c Call) list() string { return names(c.Args) }

func names(args []Arg) string {
	var list []string
	for _, a := range args {
		list = append(list, a.Name)
	}
	return strings.Join(list, ", ")
}
