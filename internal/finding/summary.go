package finding

import "time"

// Summary is what a sweep did and found.
type Summary struct {
	Tool     string   `json:"tool"` // version of nastympi
	Program  string   `json:"program"`
	Command  []string `json:"command"`
	Dir      string   `json:"dir"` // working directory of the launch command
	Library  string   `json:"library,omitempty"`
	Host     string   `json:"host,omitempty"`
	Ranks    int      `json:"ranks,omitempty"`
	Locality []string `json:"locality,omitempty"` // the localities that were tried

	Start   time.Time     `json:"start"`
	Time    time.Duration `json:"time_ns"`
	Limit   time.Duration `json:"limit_ns,omitempty"` // time limit of a run
	Budget  string        `json:"budget,omitempty"`   // "-runs 40", "-time 10m"; empty: the whole list
	Stopped string        `json:"stopped,omitempty"`  // why it ended early: "interrupted"

	Baseline     Rate          `json:"baseline"`
	BaselineTime time.Duration `json:"baseline_time_ns,omitempty"` // mean time of a baseline run
	Runs         int           `json:"runs"`                       // perturbed runs of the search
	Spent        int           `json:"spent"`                      // all runs of the program, with those of baseline, confirmation and reduction
	Tried        []Tried       `json:"tried"`
	Pairs        int           `json:"pairs"`    // pairs of values of two variables that were tried together
	PairsOf      int           `json:"pairs_of"` // all such pairs in the list

	Findings []Finding `json:"findings"`
	// Known are findings of an earlier sweep (-known) that this sweep found again. They do not make it
	// fail.
	Known []Finding `json:"known,omitempty"`
	// Diagnoses are the rules of MPI that the calls of an unperturbed run break: errors and warnings. They make the
	// sweep fail only if they are at least as bad as FailOn, or races that were shown.
	Diagnoses []Diagnosis `json:"diagnoses,omitempty"`
	FailOn    Severity    `json:"fail_on,omitempty"`
	// LeftAlone are call sites that later runs did not perturb, because a finding needs them.
	LeftAlone []Site `json:"left_alone,omitempty"`
	// Problem says why the sweep cannot judge anything (exit status 125): "the baseline failed in 1 of 3 runs".
	Problem string `json:"problem,omitempty"`
}

// Tried is a variable and the values that the runs used.
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
	Outcome  Outcome       `json:"outcome"` // if the run failed
	Time     time.Duration `json:"time_ns"`
	Finding  string        `json:"finding,omitempty"` // ID, if it is known already
}

// Purpose of a run.
type Purpose string

// The purposes of runs.
const (
	Baseline   Purpose = "baseline" // nothing perturbed
	Search     Purpose = "search"
	Confirming Purpose = "confirm"
	Reducing   Purpose = "reduce"
	Trying     Purpose = "try"    // a hint
	Recording  Purpose = "record" // nothing perturbed; its MPI calls are judged
	Proving    Purpose = "prove"  // one access of a race is late
)

// Bugs counts the findings that make the sweep fail. A correct program has none of these.
func (s Summary) Bugs() int {
	bugs := 0
	for _, f := range s.Findings {
		if f.Noise == "" {
			bugs++
		}
	}
	return bugs
}

// Broken counts the broken rules of MPI that make the sweep fail. A race does so that a schedule has shown.
func (s Summary) Broken() (n int) {
	for _, d := range s.Diagnoses {
		if d.Severity.AtLeast(s.FailOn) || d.Proof.Shown() {
			n++
		}
	}
	return n
}

// NotReduced counts the findings among Bugs that were not reduced to what they need.
func (s Summary) NotReduced() int {
	count := 0
	for _, f := range s.Findings {
		if f.Noise == "" && f.NotReduced != "" {
			count++
		}
	}
	return count
}
