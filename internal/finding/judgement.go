package finding

import "time"

// Judgement is what a command that judges a program has found: `nastympi check` from what the program did, `nastympi
// vet` from its source.
type Judgement struct {
	Version int           `json:"version"` // Version
	Tool    string        `json:"tool"`    // version of nastympi
	By      string        `json:"by"`      // the command: check or vet
	Program string        `json:"program"`
	Command []string      `json:"command"`
	Dir     string        `json:"dir"` // working directory
	Host    string        `json:"host,omitempty"`
	Start   time.Time     `json:"start"`
	Time    time.Duration `json:"time_ns"`
	Ranks   int           `json:"ranks,omitempty"`
	Runs    int           `json:"runs,omitempty"`
	Calls   uint64        `json:"calls,omitempty"` // MPI calls that were judged
	// Status is that of the program without perturbation. The command ends with it if nothing makes the command fail.
	Status int `json:"program_status,omitempty"`

	Diagnoses []Diagnosis `json:"diagnoses"`
	// Known are diagnoses that the user has said to be known (-known). They do not make the command fail.
	Known []Diagnosis `json:"known,omitempty"`
	// Proved are how many of Diagnoses are races whose accesses were tried in either order, and Shown how many of these changed
	// the outcome.
	Proved int `json:"proved,omitempty"`
	Shown  int `json:"shown,omitempty"`
	// Partial says what could not be judged, or only apart from the rest: findings may be missing.
	Partial []string `json:"partial,omitempty"`
	// Problem says why the program cannot be judged (exit status 125).
	Problem string `json:"problem,omitempty"`
}

// Count is how many diagnoses have the severity.
func (j Judgement) Count(severity Severity) (n int) {
	for _, d := range j.Diagnoses {
		if d.Severity == severity {
			n++
		}
	}
	return n
}
