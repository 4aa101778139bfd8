package finding

// Verdict is the one word that ends a command, with its exit status.
type Verdict struct {
	Word   string // FAIL, INCOMPLETE, NO VERDICT or ok
	Status int
	// Itself: nothing was found but that the program itself fails, without perturbation.
	Itself bool
}

// The exit statuses of commands that judge.
const (
	StatusFound  = 1
	StatusPartly = 3
	StatusCannot = 125
)

// Verdict of a result. What was found counts more than what could not be judged. A program that fails by itself gives its own
// status to a command that ran it once (check), and nothing to judge to one that looks for further failures (sweep).
func (r Result) Verdict() Verdict {
	switch {
	case r.Failing() > 0:
		return Verdict{Word: "FAIL", Status: StatusFound}
	case r.Ended != "":
		status := r.Status
		if r.Problem != "" || status == 0 {
			status = StatusCannot
		}
		return Verdict{Word: "FAIL", Status: status, Itself: true}
	case r.Problem != "":
		return Verdict{Word: "NO VERDICT", Status: StatusCannot}
	case len(r.Partial) > 0 || r.Stopped != "":
		return Verdict{Word: "INCOMPLETE", Status: StatusPartly}
	}
	return Verdict{Word: "ok"}
}
