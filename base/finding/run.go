package finding

import "time"

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
