package finding

import "time"

// Failure is a run of a program that failed, and what is known about its schedule.
type Failure struct {
	Time     time.Time `json:"time"`
	Tool     string    `json:"tool"` // version of nastympi
	Program  string    `json:"program"`
	Command  []string  `json:"command"` // the launch command
	Dir      string    `json:"dir"`     // working directory of the launch command
	Library  string    `json:"library,omitempty"`
	Size     int       `json:"size"`               // number of ranks
	Locality string    `json:"locality,omitempty"` // see sweep -locality

	Settings []Setting     `json:"settings"` // the seed, and the NASTY_ variables of the failing run that differ from their defaults
	Outcome  Outcome       `json:"outcome"`
	Baseline Rate          `json:"baseline"`
	Rate     Rate          `json:"rate"`
	Limit    time.Duration `json:"limit_ns"` // time limit of a run
	Runs     int           `json:"runs"`     // runs of the program for this finding

	LastOutput []string    `json:"last_output,omitempty"`
	Needed     []Behaviour `json:"needed"`
	NotNeeded  []Behaviour `json:"not_needed"`
	// Sites are the only call sites that must be perturbed for the failure: operations first, then others.
	Sites []Site `json:"sites"`
	// Noise says why the failure may be legal behaviour of a correct program: its results depend only
	// on the order in which origins take locks or accumulate.
	Noise string `json:"noise,omitempty"`
	// NotReduced says why the failure was not reduced to what it needs, so that Needed and Sites are empty:
	// "interrupted". Empty: it was reduced.
	NotReduced string `json:"not_reduced,omitempty"`
	// Against are the settings of the runs with which results are compared, if these are not mild schedules.
	Against []Setting `json:"against,omitempty"`
	// States are what the ranks did last, if the run hung.
	States []RankState `json:"states,omitempty"`

	// Folder of the finding, as a user in Dir would type it.
	Folder string `json:"-"`
}

// Clone is a copy: findings that are copied share their failure.
func (f *Failure) Clone() *Failure {
	clone := *f
	return &clone
}

// Setting is one variable of the environment.
type Setting struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Rate is how many of how many runs failed in this way.
type Rate struct {
	Failed int `json:"failed"`
	Of     int `json:"of"`
}

// Kind of an outcome.
type Kind string

// The kinds of outcomes.
const (
	Exited     Kind = "exit"       // an exit status that differs from the baseline's
	Signalled  Kind = "signal"     // a rank or the launcher died of a signal
	Hung       Kind = "hang"       // the time limit passed and no rank made progress
	Deadlock   Kind = "deadlock"   // calls of the program wait for each other, so that none can ever return
	Slow       Kind = "slow"       // the time limit passed while ranks still made progress
	Finalizing Kind = "finalizing" // the time limit passed while all ranks were in MPI_Finalize
	Library    Kind = "library"    // the time limit passed while a rank was in a call in which the library is known to hang
	Unfinished Kind = "unfinished" // operations that no synchronization call completed
	Diverged   Kind = "divergence" // windows, buffers or output that differ between schedules
)

// Class of a kind: two runs of one class may have the same cause. An abort and a crash may, because a bad value causes either
// by chance. So may a hang and a deadlock: a deadlock is a hang whose reason the run has shown.
func (k Kind) Class() Kind {
	switch k {
	case Signalled:
		return Exited
	case Deadlock:
		return Hung
	}
	return k
}

// Outcome is how a run ended.
type Outcome struct {
	Kind   Kind   `json:"kind"`
	Status int    `json:"status"` // exit status of the launcher, as a shell shows it
	Signal string `json:"signal,omitempty"`
	Rank   int    `json:"rank"` // the first rank that failed; -1: not known
	Text   string `json:"text"` // for people: "rank 1 aborted (baseline: exit 0)"
	// Detail is what differs if Kind is Diverged: "window 0 of rank 1", "output".
	Detail string `json:"detail,omitempty"`
	// Deadlock says which calls wait for whom if Kind is Deadlock, as Stall.Text does. Waits are these calls.
	Deadlock string `json:"deadlock,omitempty"`
	Waits    []Wait `json:"waits,omitempty"`
}

// Behaviour is something that nastympi does to a program and can be told not to do.
type Behaviour string

// The behaviours, in the order in which the reduction tries to do without them.
const (
	Splitting   Behaviour = "splitting"
	Reordering  Behaviour = "order"
	Flushing    Behaviour = "flush"
	Poisoning   Behaviour = "poison"
	BeyondLocal Behaviour = "holding beyond local completion"
	Holding     Behaviour = "holding"
	Early       Behaviour = "early issue"
	Delaying    Behaviour = "delay"
	Adversaries Behaviour = "other adversaries" // half origins, early fetches, late locks and the like
)

// RankState is what a rank was doing when it was stopped.
type RankState struct {
	Rank   int    `json:"rank"`
	Call   string `json:"call,omitempty"` // the MPI call in which it is; empty: outside MPI, or not known
	Site   Site   `json:"site"`           // of Call; without one, of the last call from which it has returned
	Moving bool   `json:"moving"`         // it still made progress
	Held   []Held `json:"held,omitempty"`
}

// Held counts the held operations from one call site.
type Held struct {
	Site   Site   `json:"site"`
	Count  int    `json:"count"`
	Target int    `json:"target"` // of the first one
	State  string `json:"state"`  // "held", or "locally completed"
}
