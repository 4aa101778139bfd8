package sched

import "github.com/nastympi/nastympi/base/rma"

// Policy names a way to order the pieces due at one synchronization call. Each policy has a
// file policy_*.go, with its value, what it is good for, and its chooser. A new policy takes the
// next number and a line in the table policies.
type Policy uint8

// chooser is a policy at work on one sequence. It answers one question: which of the
// operations that may be issued goes next?
type chooser interface {
	// add makes op one of these operations: it need not wait for any other.
	add(op uint32)
	// choose returns the operation that issues the next piece; ok is false if there is none.
	choose() (op uint32, ok bool)
	// remove takes away the operation that choose returned last, after its last piece.
	remove()
}

// policies has one line per policy, in the order of the help text.
var policies = []struct {
	name   string
	help   string // remark after the name in help, or ""
	pieces pieceOrder
	start  func(*Sequence) chooser
}{
	Random:       {"random", "", shuffled, newRandom},
	ProgramOrder: {"program_order", "", firstToLast, newProgramOrder},
	ReversePO:    {"reverse_po", "", lastToFirst, newReversePO},
	PutBeforeGet: {"put_before_get", "", shuffled, newPutBeforeGet},
	GetBeforePut: {"get_before_put", "", shuffled, newGetBeforePut},
	PCT: {"pct", "operations have random priorities, which fall at random points: finds bugs that need few order constraints",
		shuffled, newPCT},
	Systematic: {"systematic", "successive seeds try each order of overlapping operations once; other operations are ordered as by random",
		shuffled, newSystematic},
}

// policyNames also accepts the names that Nasty-MPI gave to policies (Kowalewski,
// Fürlinger: Nasty-MPI: Debugging Synchronization Errors in MPI-3 One-Sided Applications,
// Euro-Par 2016).
var policyNames = rma.Names[Policy]{
	What:  "order",
	Texts: policyTexts(),
	Aliases: map[string]Policy{
		"random_order":  Random,
		"get_after_put": PutBeforeGet,
		"put_after_get": GetBeforePut,
	},
}

func policyTexts() (texts []string) {
	for _, p := range policies {
		texts = append(texts, p.name)
	}
	return texts
}

// PolicyNames lists the names, the default first.
func PolicyNames() []string { return policyNames.List() }

// PolicyHelp lists the names with the remarks of the help text.
func PolicyHelp() string {
	var words []string
	for _, p := range policies[1:] {
		if p.help != "" {
			p.name += " (" + p.help + ")"
		}
		words = append(words, p.name)
	}
	return rma.Choices(words)
}

func (p Policy) String() string { return policyNames.Text(p) }

// UnmarshalText parses a policy's name, or Nasty-MPI's name for it.
func (p *Policy) UnmarshalText(text []byte) error { return policyNames.Parse(text, p) }
