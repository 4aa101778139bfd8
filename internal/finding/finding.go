// Package finding is the vocabulary of a sweep's reports: a failure under a legal schedule, what the
// failure needs, and its folder. It decides which failures are the same finding. It runs and prints
// nothing.
package finding

import (
	"bytes"
	"encoding/json"
	"time"
)

// Version of finding.json. It changes if a field changes its meaning, not if a field is added.
const Version = 1

// Finding is one failure of a program, confirmed and reduced. Its text form is
// finding.json, described in doc/formats.md.
type Finding struct {
	Version  int       `json:"version"`
	ID       string    `json:"id"` // six hexadecimal digits or more, see Identify
	Time     time.Time `json:"time"`
	Tool     string    `json:"tool"` // version of nastympi
	Program  string    `json:"program"`
	Command  []string  `json:"command"` // the launch command given to sweep
	Dir      string    `json:"dir"`     // working directory of the launch command
	Library  string    `json:"library,omitempty"`
	Ranks    int       `json:"ranks"`
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
	Cause []Step `json:"cause"` // in the order of the explanation
	Hint  string `json:"hint,omitempty"`
	// Trials are the hints that the sweep tried. The last one is Hint, if it helped.
	Trials []Trial `json:"trials,omitempty"`
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

// MarshalJSON writes an empty list as [], not as null.
func (f Finding) MarshalJSON() ([]byte, error) {
	type plain Finding
	f.Command, f.Settings, f.Needed, f.NotNeeded = list(f.Command), list(f.Settings), list(f.Needed), list(f.NotNeeded)
	f.Sites, f.Cause = list(f.Sites), list(f.Cause)
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(plain(f))
	return text.Bytes(), err
}

func list[T any](l []T) []T {
	if l == nil {
		return []T{}
	}
	return l
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
	// Deadlock says which calls wait for whom if Kind is Deadlock, as Standstill.Text does. Waits are these calls.
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

// Site is a place in the program where it calls MPI.
type Site struct {
	Call     string `json:"call"` // MPI_Put
	Function string `json:"function,omitempty"`
	File     string `json:"file,omitempty"` // full path if known
	Line     int    `json:"line,omitempty"`
	Module   string `json:"module"` // file of the executable or library
	Offset   uint64 `json:"offset"` // of the return address in it
	// Name is the call with its callers in libraries and the caller in the program's own code, as NASTY_ONLY_SITES names
	// them; empty: the program's own code makes the call. File, Line and Function are those of the program's own code.
	Name string `json:"name,omitempty"`
	// Through are the functions of libraries from Function to the call, which is in the last one: "wrap_put at wrap.c:9".
	Through []string `json:"through,omitempty"`
	Stack   []string `json:"stack,omitempty"` // the callers of Function, the nearest first: "main at halo.c:12"
	// Ordinal counts the calls of the same MPI function in Function, from 0.
	Ordinal int `json:"ordinal"`
}

// Step is one sentence of the cause.
type Step struct {
	Site  Site   `json:"site"`
	Rank  int    `json:"rank"`
	Role  Role   `json:"role"`
	Text  string `json:"text"`  // "MPI_Put at halo.c:61 (rank 0 → 1, 8 × MPI_INT, window "grid")"
	Event uint64 `json:"event"` // index in the rank's trace
	// Source are the lines of the program around Site; nil if its file cannot be read.
	Source *Source `json:"source,omitempty"`
}

// Source is an excerpt of a source file.
type Source struct {
	First int      `json:"first"` // number of the first line
	Lines []string `json:"lines"`
}

// Trial is a hint that the sweep tried: it had nastympi make the synchronization that the program lacks.
type Trial struct {
	Hint    string `json:"hint"`
	Setting string `json:"setting"` // value of NASTY_TRY
	Rate    Rate   `json:"rate"`    // of runs that still failed; the first one ended the trial
}

// Explanation is one way to explain a failure.
type Explanation struct {
	Cause []Step
	Hint  string
	// Try is the value of NASTY_TRY that makes the synchronization of the hint; empty: nothing does.
	Try string
}

// Role of a step in the cause.
type Role string

// The roles.
const (
	Operation       Role = "operation"       // the held, split, reordered or early operation
	Other           Role = "other operation" // the operation that it conflicts with
	Synchronization Role = "synchronization" // the call that did not complete it, or that did
	Next            Role = "next"            // the next MPI call: the failure or its cause happened before it
	Delayed         Role = "delay"           // a rank was slow here
)

// RankState is what a rank was doing when it was stopped.
type RankState struct {
	Rank   int    `json:"rank"`
	Call   string `json:"call,omitempty"` // the MPI call in which it is; empty: outside MPI, or not known
	Site   Site   `json:"site"`
	Moving bool   `json:"moving"` // it still made progress
	Held   []Held `json:"held,omitempty"`
}

// Held counts the held operations from one call site.
type Held struct {
	Site   Site   `json:"site"`
	Count  int    `json:"count"`
	Target int    `json:"target"` // of the first one
	State  string `json:"state"`  // "held", or "locally completed"
}
