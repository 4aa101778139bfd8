package finding

import (
	"slices"
	"time"
)

// BySweep is the command whose runs search.
const BySweep = "sweep"

// Result is what a command did and found.
type Result struct {
	Version int           `json:"version"` // Version
	Tool    string        `json:"tool"`    // version of nastympi
	By      string        `json:"by"`      // the command: check, BySweep, vet …
	Program string        `json:"program"`
	Command []string      `json:"command"` // the words after `nastympi check`; of a sweep, without its flags
	Dir     string        `json:"dir"`     // working directory of the launch command
	Library string        `json:"library,omitempty"`
	Host    string        `json:"host,omitempty"`
	Ranks   int           `json:"ranks,omitempty"`
	Start   time.Time     `json:"start"`
	Time    time.Duration `json:"time_ns"`
	Runs    int           `json:"runs"`            // of a sweep: perturbed runs of the search
	Calls   uint64        `json:"calls,omitempty"` // MPI calls that were judged

	Findings []Finding `json:"findings"`
	// Known are findings that the user has said to be known (-known). They do not make the command fail.
	Known []Finding `json:"known,omitempty"`
	// FailOn is the severity from which on findings make the command fail; empty: only failures do.
	FailOn Severity `json:"fail_on,omitempty"`
	// Proved are how many races had their accesses tried in either order, and Shown how many of these changed the outcome.
	Proved int `json:"proved,omitempty"`
	Shown  int `json:"shown,omitempty"`

	// Ended says how the program itself failed, without perturbation: "died of SIGSEGV (exit status 139)". Empty: it did not.
	Ended string `json:"ended,omitempty"`
	// Status is the program's own, without perturbation.
	Status int `json:"program_status,omitempty"`
	// Partial says what should have been judged and was not, and what to do about it.
	Partial []string `json:"partial,omitempty"`
	// Blind says what this way of running cannot see in this program.
	Blind []string `json:"blind,omitempty"`
	// Problem says why nothing can be judged.
	Problem string `json:"problem,omitempty"`
	Sweep
}

// Sweep is what only a sweep does.
type Sweep struct {
	Locality     []string      `json:"locality,omitempty"` // the localities that were tried
	Limit        time.Duration `json:"limit_ns,omitempty"` // time limit of a run
	Budget       string        `json:"budget,omitempty"`   // "-runs 40", "-time 10m"; empty: the whole list
	Stopped      string        `json:"stopped,omitempty"`  // why it ended early: "interrupted"
	Baseline     Rate          `json:"baseline,omitzero"`
	BaselineTime time.Duration `json:"baseline_time_ns,omitempty"` // mean time of a baseline run
	Spent        int           `json:"spent,omitempty"`            // all runs of the program, with those of baseline, confirmation and reduction
	Tried        []Tried       `json:"tried,omitempty"`
	Pairs        int           `json:"pairs,omitempty"`    // pairs of values of two variables that were tried together
	PairsOf      int           `json:"pairs_of,omitempty"` // all such pairs in the list
	// LeftAlone are call sites that later runs did not perturb, because a finding needs them.
	LeftAlone []Site `json:"left_alone,omitempty"`
}

// Tried is a variable and the values that the runs used.
type Tried struct {
	Name   string   `json:"name"`
	Values []string `json:"values"`
}

// Fails says whether a finding makes the command fail. A failure does, if it cannot be legal; so does a race that a
// schedule has shown.
func (r Result) Fails(f Finding) bool {
	if f.Failure != nil {
		return f.certainFailure()
	}
	return f.Severity.AtLeast(r.FailOn) || f.Proof.Changes() && r.IsSweep()
}

// IsSweep says whether the runs of the search were made under many schedules.
func (r Result) IsSweep() bool { return r.By == BySweep }

// Failing counts the findings that make the command fail.
func (r Result) Failing() int { return count(r.Findings, r.Fails) }

// Failures counts the findings whose schedule makes the program fail. A correct program has none of these.
func (r Result) Failures() int { return count(r.Findings, Finding.certainFailure) }

// NotReduced counts the failures that were not reduced to what they need.
func (r Result) NotReduced() int {
	return count(r.Findings, func(f Finding) bool { return f.certainFailure() && f.NotReduced != "" })
}

// certainFailure says whether f is a failure that cannot be legal.
func (f Finding) certainFailure() bool { return f.Failure != nil && f.Noise == "" }

func count(list []Finding, wanted func(Finding) bool) (n int) {
	for _, f := range list {
		if wanted(f) {
			n++
		}
	}
	return n
}

// Sort puts the findings that make the command fail first, and the worst of them before the others.
func (r *Result) Sort() {
	rank := func(f Finding) int {
		switch {
		case f.certainFailure():
			return 0
		case f.Failure != nil:
			return len(Severities()) + 1
		}
		return len(Severities()) - slices.Index(Severities(), f.Severity)
	}
	slices.SortStableFunc(r.Findings, func(a, b Finding) int { return rank(a) - rank(b) })
}
