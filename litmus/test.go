// Package litmus is a text format for small one-sided programs with a question:
// which final values does MPI allow? It parses and prints such tests and says
// what a condition means; it knows neither MPI's rules nor how to run a program.
// doc/litmus.md describes the format.
package litmus

import "fmt"

// Test is one program of two or three ranks, and what is claimed of it.
type Test struct {
	Name   string
	About  []string // comment lines, without "#"
	Rules  []string // what it is about, as the contract names it: "B1 put/get"
	Vars   []Var
	Ranks  [][]Instr
	Claims []Claim
}

// VarKind says what a name stands for. Each rank has its own copy of each variable.
type VarKind uint8

const (
	// Window is memory that the other ranks can access.
	Window VarKind = iota + 1
	// Buffer is private memory.
	Buffer
	// Register is private memory of one element that is declared by its first use:
	// where a load, a get or a fetch delivers.
	Register
)

// Type is the type of all elements of a variable: an unsigned integer.
type Type uint8

const (
	Byte Type = iota + 1
	Short
	Int
	Long
)

var typeNames = []string{Byte: "byte", Short: "short", Int: "int", Long: "long"}

func (t Type) String() string {
	if t == 0 || int(t) >= len(typeNames) {
		return fmt.Sprintf("Type(%d)", uint8(t))
	}
	return typeNames[t]
}

// Width is the bytes of one element.
func (t Type) Width() int { return 1 << (t - 1) }

// Holds reports whether a value fits.
func (t Type) Holds(value uint64) bool { return t == Long || value>>(8*t.Width()) == 0 }

// Var is a declared name.
type Var struct {
	Kind     VarKind
	Name     string
	Type     Type
	Initial  []uint64 // one value per element
	Ordering string   // of a window: the info key accumulate_ordering, or empty
	Line     int
}

// Instr is one call, load or store of a rank.
type Instr struct {
	Op      Op
	Line    int
	Window  string // of synchronization calls
	Target  int    // rank of a remote access, a lock, a flush or a message
	Peers   []int  // groups of post and start
	Origin  Data   // what is sent or stored; of a get and a load, where it goes
	Remote  Ref    // part of the target's window
	Result  Ref    // where a fetch delivers
	Compare uint64 // operand of compare_and_swap
	Reduce  string // operator of accumulates
	Mode    string // of a lock: shared or exclusive
	Request string // of request-based operations and their waits
	Options []string
}

// Ref is a row of elements of a variable: from, from+step, … below to.
type Ref struct {
	Name           string
	From, To, Step int
	Whole          bool // it was written without indices
}

// Count is how many elements it names.
func (r Ref) Count() int {
	if r.Step <= 0 || r.To <= r.From {
		return 0
	}
	return (r.To - r.From + r.Step - 1) / r.Step
}

// At is the index of its i-th element.
func (r Ref) At(i int) int { return r.From + i*r.Step }

// Data is an origin: part of a variable, or constants, which lie in a buffer that
// nothing else touches. Neither: the operator ignores the origin.
type Data struct {
	Ref    Ref
	Values []uint64
}

// Var returns the variable of a name.
func (t *Test) Var(name string) (*Var, bool) {
	for i := range t.Vars {
		if t.Vars[i].Name == name {
			return &t.Vars[i], true
		}
	}
	return nil, false
}
