package trace

import "github.com/nastympi/nastympi/rma"

// Damage is what happened to a buffer of an operation before MPI promised that the operation is complete at
// the origin (MPI 4.1, 12.3). Its C twin is enum nasty_damage.
type Damage uint8

const (
	Changed         Damage = iota + 1 // the origin is not what it was in the operation's call
	ChangedInWindow                   // the same, and it is memory of a window: another rank may have changed it
)

var damages = rma.Names[Damage]{What: "damage", Texts: []string{
	Changed:         "changed",
	ChangedInWindow: "changed in a window",
}}

func (d Damage) String() string { return damages.Text(d) }

// Damage says what an event of type Damaged is about.
func (e Event) Damage() Damage { return Damage(e.A) }
