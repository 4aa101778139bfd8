package attempt

import (
	"maps"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
)

// Failure is what runs that show the same failure have in common.
type Failure struct {
	Outcome finding.Outcome
	// Words are normalized lines; every run wrote at least one of them. Empty: only the
	// outcome identifies the failure.
	Words Words
	// Quiet: no rank did anything any more in the last run. Only such a hang may be a deadlock.
	Quiet bool
}

// ShownBy says whether a run fails in this way. One common line is enough, because the lines
// and their order differ from run to run.
func (f Failure) ShownBy(run Judged) bool {
	return run.Failed && Alike(run.Outcome, f.Outcome) && (len(f.Words) == 0 || len(WordsOf(run.Result).Common(f.Words)) > 0)
}

// Words is a set of lines, normalized by finding.Resemblance.
type Words map[string]bool

// mostLines bounds how many lines at the end of each stream are compared.
const mostLines = 1000

// WordsOf a run are the lines that the program itself wrote.
func WordsOf(r Result) Words {
	w := Words{}
	for _, stream := range []string{r.Stdout, r.Stderr} {
		lines := strings.Split(stream, "\n")
		for _, line := range ownLines(lines[max(0, len(lines)-mostLines):]) {
			w[finding.Resemblance([]string{line})] = true
		}
	}
	return w
}

// Common are the lines that both sets have.
func (w Words) Common(other Words) Words {
	both := maps.Clone(w)
	maps.DeleteFunc(both, func(line string, _ bool) bool { return !other[line] })
	return both
}

// Without are the lines that the other set lacks.
func (w Words) Without(other Words) Words {
	rest := maps.Clone(w)
	maps.DeleteFunc(rest, func(line string, _ bool) bool { return other[line] })
	return rest
}
