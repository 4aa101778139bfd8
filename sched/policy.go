package sched

import "github.com/nastympi/nastympi/rma"

// Policy says which legal order the pieces due at one synchronization call
// are issued in.
type Policy uint8

const (
	// Random issues a piece of a randomly chosen operation at every step.
	Random Policy = iota + 1
	// ProgramOrder issues operations as the program called them.
	ProgramOrder
	// ReversePO issues the last operation first, each from its last piece.
	ReversePO
	// PutBeforeGet issues puts and accumulates first, random inside each group.
	PutBeforeGet
	// GetBeforePut issues gets and fetches first, random inside each group.
	GetBeforePut
	// PCT issues the operation of the highest priority, where priorities are random
	// and fall at random steps: probabilistic concurrency testing.
	PCT
	// Systematic enumerates the orders of operations that conflict, one a seed; all
	// else is random.
	Systematic
)

// policyNames also accepts what Nasty-MPI (Kowalewski, Fürlinger 2016) called them.
var policyNames = rma.Names[Policy]{
	What: "order",
	Texts: []string{
		Random:       "random",
		ProgramOrder: "program_order",
		ReversePO:    "reverse_po",
		PutBeforeGet: "put_before_get",
		GetBeforePut: "get_before_put",
		PCT:          "pct",
		Systematic:   "systematic",
	},
	Aliases: map[string]Policy{
		"random_order":  Random,
		"get_after_put": PutBeforeGet,
		"put_after_get": GetBeforePut,
	},
}

// PolicyNames lists the names, the default first.
func PolicyNames() []string { return policyNames.List() }

func (p Policy) String() string { return policyNames.Text(p) }

// UnmarshalText parses a policy's name, the original tool's names included.
func (p *Policy) UnmarshalText(text []byte) error { return policyNames.Parse(text, p) }
