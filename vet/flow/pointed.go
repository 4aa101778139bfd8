package flow

import (
	"github.com/nastympi/nastympi/vet/ir"
	"github.com/nastympi/nastympi/vet/mpi"
)

// pointedTo are the names of variables whose address the program stores, returns, or passes to a function that may keep
// it. A store through a pointer changes no other variable.
func pointedTo(units []*ir.Unit) map[string]bool {
	names := map[string]bool{}
	for _, u := range units {
		for _, f := range u.Funcs {
			for _, b := range f.Blocks {
				for _, phi := range b.Phis {
					for _, input := range phi.From {
						addresses(input.Value, names)
					}
				}
				for _, s := range b.Stmts {
					pointedBy(s, names)
				}
			}
		}
	}
	return names
}

func pointedBy(s ir.Stmt, names map[string]bool) {
	switch s := s.(type) {
	case *ir.Assign:
		addresses(s.From, names)
	case *ir.Return:
		addresses(s.Value, names)
	case *ir.Call:
		if forgetsAddresses(s) {
			return
		}
		for _, argument := range s.Args {
			addresses(argument, names)
		}
	}
}

// forgetsAddresses says whether nothing uses the arguments after the call: it is one of the C library, or one of MPI without
// buffers, such as MPI_Comm_rank.
func forgetsAddresses(call *ir.Call) bool {
	name, direct := calleeName(call)
	if meaning, _, isMPI := mpi.Lookup(name); isMPI {
		return len(meaning.Buffers) == 0 && meaning.Kind != mpi.Window
	}
	return direct && isKnown(name)
}

// addresses adds the variables whose address x has.
func addresses(x ir.Expr, names map[string]bool) {
	switch x := x.(type) {
	case *ir.Address:
		addRoot(x.Of, names)
	case *ir.Unary:
		addresses(x.X, names)
	case *ir.Binary:
		addresses(x.X, names)
		addresses(x.Y, names)
	case *ir.Convert:
		addresses(x.X, names)
	case *ir.Choose:
		for _, operand := range x.Operands {
			addresses(operand, names)
		}
	}
}

// addRoot adds the variable of which x is a part.
func addRoot(x ir.Expr, names map[string]bool) {
	switch x := x.(type) {
	case *ir.Ref:
		names[x.Base] = true
	case *ir.Field:
		addRoot(x.Of, names)
	case *ir.Index:
		addRoot(x.Of, names)
	case *ir.Part:
		addRoot(x.Of, names)
	case *ir.Convert:
		addRoot(x.X, names)
	}
}
