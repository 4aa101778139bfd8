package finding

import "time"

// Summary is what a sweep did, whether it found anything or not.
type Summary struct {
	Tool     string   `json:"tool"` // version of nastympi
	Program  string   `json:"program"`
	Command  []string `json:"command"`
	Dir      string   `json:"dir"` // where it was started
	Library  string   `json:"library,omitempty"`
	Host     string   `json:"host,omitempty"`
	Ranks    int      `json:"ranks,omitempty"`
	Locality []string `json:"locality,omitempty"` // those that were tried

	Start   time.Time     `json:"start"`
	Time    time.Duration `json:"time_ns"`
	Limit   time.Duration `json:"limit_ns,omitempty"` // time limit of a run
	Budget  string        `json:"budget,omitempty"`   // "-runs 40", "-time 10m"; empty: the whole list
	Stopped string        `json:"stopped,omitempty"`  // why it ended before its budget or list did: "interrupted"

	Baseline     Rate          `json:"baseline"`
	BaselineTime time.Duration `json:"baseline_time_ns,omitempty"` // of a baseline run, on average
	Runs         int           `json:"runs"`                       // perturbed ones that looked for something
	Spent        int           `json:"spent"`                      // all runs of the program: baseline, confirmation and reduction too
	Tried        []Tried       `json:"tried"`
	Pairs        int           `json:"pairs"`    // of values of two variables that were tried together,
	PairsOf      int           `json:"pairs_of"` // and that there are in the list

	Findings []Finding `json:"findings"`
	// Known are findings of an earlier sweep (-known) that were seen again. They do
	// not make this one fail.
	Known []Finding `json:"known,omitempty"`
	// LeftAlone are call sites that were no longer perturbed in later runs, since a
	// finding needs them.
	LeftAlone []Site `json:"left_alone,omitempty"`
	// Problem says why nothing can be judged (exit status 125): "the baseline failed in 1 of 3 runs".
	Problem string `json:"problem,omitempty"`
}

// Tried says which values of a variable the runs had.
type Tried struct {
	Name   string   `json:"name"`
	Values []string `json:"values"`
}

// Run is one run of the program in a sweep.
type Run struct {
	Number   int           `json:"number"` // from 1
	Purpose  Purpose       `json:"purpose"`
	Settings []Setting     `json:"settings"`
	Locality string        `json:"locality,omitempty"`
	Failed   bool          `json:"failed"`
	Outcome  Outcome       `json:"outcome"` // of a run that failed
	Time     time.Duration `json:"time_ns"`
	Finding  string        `json:"finding,omitempty"` // ID, where it is known already
}

// Purpose of a run.
type Purpose string

// The purposes of runs.
const (
	Baseline   Purpose = "baseline" // everything passed through
	Search     Purpose = "search"
	Confirming Purpose = "confirm"
	Reducing   Purpose = "reduce"
)

// Bugs counts the findings that make the sweep fail: those that no correct program
// can show.
func (s Summary) Bugs() int {
	bugs := 0
	for _, f := range s.Findings {
		if f.Noise == "" {
			bugs++
		}
	}
	return bugs
}
