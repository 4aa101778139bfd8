package sweep

import (
	"maps"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
)

// failure is what runs have in common that are taken for the same failure.
type failure struct {
	outcome finding.Outcome
	// words are the forms of lines of which each of the runs writes one at least. Empty where they
	// write nothing that tells, or not the same: then the outcome alone decides.
	words words
}

// shownBy says whether a run fails in this way. Which ranks came to write, and in which order
// their lines stand, differs from run to run, so that one line in common is enough.
func (f failure) shownBy(run ended) bool {
	return run.failed && alike(run.outcome, f.outcome) && (len(f.words) == 0 || len(wordsOf(run.Result).common(f.words)) > 0)
}

// words is a set of lines in the form that finding.Resemblance gives them.
type words map[string]bool

// mostLines of each stream are looked at, the last ones.
const mostLines = 1000

// wordsOf a run are those of the program itself.
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
