package sweep

import (
	"maps"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
)

// failure is what runs that show the same failure have in common.
type failure struct {
	outcome finding.Outcome
	// words are normalized lines; every run wrote at least one of them. Empty: only the
	// outcome identifies the failure.
	words words
	// quiet: no rank did anything any more in the last run. Only such a hang may be a deadlock.
	quiet bool
}

// shownBy says whether a run fails in this way. One common line is enough, because the lines
// and their order differ from run to run.
func (f failure) shownBy(run ended) bool {
	return run.failed && alike(run.outcome, f.outcome) && (len(f.words) == 0 || len(wordsOf(run.Result).common(f.words)) > 0)
}

// words is a set of lines, normalized by finding.Resemblance.
type words map[string]bool

// mostLines bounds how many lines at the end of each stream are compared.
const mostLines = 1000

// wordsOf a run are the lines that the program itself wrote.
func wordsOf(r Result) words {
	w := words{}
	for _, stream := range []string{r.Stdout, r.Stderr} {
		lines := strings.Split(stream, "\n")
		for _, line := range ownLines(lines[max(0, len(lines)-mostLines):]) {
			w[finding.Resemblance([]string{line})] = true
		}
	}
	return w
}

func (w words) common(other words) words {
	both := maps.Clone(w)
	maps.DeleteFunc(both, func(line string, _ bool) bool { return !other[line] })
	return both
}

func (w words) without(other words) words {
	rest := maps.Clone(w)
	maps.DeleteFunc(rest, func(line string, _ bool) bool { return other[line] })
	return rest
}
