// Package ir is the small representation of a program's source in which package flow looks for races:
// functions, blocks, and statements whose operands are registers, variables and constants. It says what
// the source says, in the terms that the readers of compilers' dumps share. It decides nothing.
package ir

// Unit is one translation unit.
type Unit struct {
	Source string // as it was given to the compiler
	Funcs  []*Func
	// Constants are the values of the unnamed variables that Fortran passes by reference, by name.
	Constants map[string]int64
	// Fortran: arguments are passed by reference.
	Fortran bool
	Types   Types
	// Members are the members of structures that the functions name, in the order of the source, some of them more than once.
	Members []string
	// Unread are statements that the reader did not understand.
	Unread []Unread
	// Missing are headers that the compiler did not find: they were taken for empty.
	Missing []string
}

// Types tells what only debug information knows.
type Types interface {
	// Field is the offset and the type of a member of a structure; ok is false if it is not known.
	Field(structure, member string) (offset int64, typ *Type, ok bool)
	// Size of a structure or of another named type; -1: not known.
	Size(name string) int64
	// Typedef is what a name stands for; nil: it is no other name of a type.
	Typedef(name string) *Type
	// Global is the type of a variable outside of functions, and whether other units see it by its name.
	Global(name string) (typ *Type, external bool)
	// Static says whether a function is visible only in its unit.
	Static(function string) bool
}

// Unread is a statement that a reader did not understand.
type Unread struct {
	Pos
	Text string
}

// Pos is a place in a source file. The zero value is no place.
type Pos struct {
	File string
	Line int
}

// Func is a function with a body.
type Func struct {
	Name      string // that the linker sees
	Title     string // for people
	Params    []*Var
	Vars      map[string]*Var  // its own variables, by the name of Ref
	Registers map[string]*Type // the types of its registers, by name
	Blocks    []*Block         // the first one is the entry
}

// ChainPrefix begins the name of the parameter that receives Call.Chain.
const ChainPrefix = "CHAIN."

// Var is a variable, or a parameter.
type Var struct {
	Name   string // for people
	Type   *Type
	Static bool // it outlives the call
}

// Block is a sequence of statements. After the last one, control goes to one of Succs. A block without
// Succs ends the function, or the program.
type Block struct {
	Phis   []Phi
	Stmts  []Stmt
	Succs  []Edge
	Branch Pos // of the condition that chooses among Succs
}

// Edge leads to another block of the function.
type Edge struct {
	To int // index in Func.Blocks
	// If is the condition that holds on this edge; nil: none is known.
	If *Binary
}

// Phi chooses a value by the edge on which control came.
type Phi struct {
	Register string
	From     []PhiInput
}

// PhiInput is the value if control came from a block.
type PhiInput struct {
	Block int
	Value Expr
}

// Stmt is a statement: Assign, Call, Clobber, Return or Opaque.
type Stmt interface{ Where() Pos }

// Where is the place of a statement.
func (p Pos) Where() Pos { return p }

type (
	// Assign stores the value of From in a register or in memory.
	Assign struct {
		Pos
		To, From Expr
	}
	// Call calls a function.
	Call struct {
		Pos
		To   Expr // nil: the result is not used
		Func Expr // Ref of a function, or a pointer
		Args []Expr
		// Chain is the address of the variables of the function around the called one; nil: there is none.
		Chain Expr
	}
	// Clobber says that What has no valid value from here on.
	Clobber struct {
		Pos
		What Expr
		End  bool // the scope of What ends
	}
	// Return ends the function.
	Return struct {
		Pos
		Value Expr // nil: none
	}
	// Opaque is a statement with unknown effects on memory.
	Opaque struct {
		Pos
		Unread bool // the reader did not understand it: it may also be a call
	}
)

// Expr is an operand or an operation.
type Expr interface{}

type (
	// Int is an integer, or an address without an object.
	Int struct{ Value int64 }
	// Literal is a constant whose value does not matter: a string, a floating-point number, {}.
	Literal struct{ Text string }
	// Register has one definition in its function.
	Register struct {
		Name    string
		Initial bool // it has no definition: it is a parameter, or not initialized
	}
	// Ref names a variable or a function.
	Ref struct {
		Name string // unique in the unit: "buf D.1234"
		Base string // as the linker or the source has it: "buf"
	}
	// Deref is the memory at Pointer + Offset.
	Deref struct {
		Pointer Expr
		Offset  int64
		Type    *Type // nil: what Pointer points to
	}
	// Field is a member of a structure.
	Field struct {
		Of     Expr
		Name   string
		Unique string // among the members of all structures of the unit; empty: not known
	}
	// Index is an element of an array. The first element has the index First.
	Index struct {
		Of    Expr
		Index Expr
		First int64
		Size  int64 // of an element, if the reader knows it; 0: not known
	}
	// Part is memory somewhere in Of, such as bits of it.
	Part struct{ Of Expr }
	// Address is the address of memory.
	Address struct{ Of Expr }
	// Unary is an operation with one operand.
	Unary struct {
		Op string
		X  Expr
	}
	// Binary is an operation with two operands.
	Binary struct {
		Op   string
		X, Y Expr
	}
	// Convert converts a value to a type.
	Convert struct {
		To *Type
		X  Expr
	}
	// Choose is X ? Y : Z, or another operation with several operands.
	Choose struct{ Operands []Expr }
)
