package finding

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Known are findings that the user has said to be known. The zero value has none.
type Known struct {
	ids   map[string]bool
	lines []knownPlace
}

// knownPlace is a rule that a function of a file may break.
type knownPlace struct{ rule, file, function string }

// anID is what Identify returns.
var anID = regexp.MustCompile(`^[0-9a-f]{6,64}$`)

// ParseKnown reads a file of known findings. A line has an ID, or a rule and a function of a file, as Line writes it:
//
//	3f21aa
//	race-between-ranks  halo.c:exchange  # why it is harmless
//
// An empty line, and what follows a # at the beginning of a word, says nothing. isRule says whether a rule has a name.
func ParseKnown(text string, isRule func(name string) bool) (k Known, err error) {
	k.ids = map[string]bool{}
	for i, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if comment := slices.IndexFunc(words, func(word string) bool { return strings.HasPrefix(word, "#") }); comment >= 0 {
			words = words[:comment]
		}
		if len(words) == 0 {
			continue
		}
		file, function, _ := strings.Cut(strings.Join(words[1:], " "), ":")
		switch {
		case len(words) == 1 && anID.MatchString(words[0]):
			k.ids[words[0]] = true
		case function != "" && file != "" && isRule(words[0]):
			k.lines = append(k.lines, knownPlace{words[0], file, function})
		default:
			return k, fmt.Errorf("line %d: %q is neither an ID such as 3f21aa nor a rule with a place such as race-between-ranks halo.c:exchange", i+1, line)
		}
	}
	return k, nil
}

// KnownIDs are findings by their IDs.
func KnownIDs(ids ...string) Known {
	k := Known{ids: map[string]bool{}}
	for _, id := range ids {
		k.ids[id] = true
	}
	return k
}

// Has says whether a finding is known.
func (k Known) Has(f Finding) bool {
	return k.ids[f.ID] || slices.ContainsFunc(k.lines, func(l knownPlace) bool {
		return l.rule == f.Rule && slices.ContainsFunc(f.Places, func(p Place) bool { return base(p.File) == l.file && p.Function == l.function })
	})
}

// KnownLine is the line that makes a finding known: by its rule and place if these have names, else by its ID.
func KnownLine(f Finding) string {
	if p := f.MainPlace(); p != nil && p.File != "" && p.Function != "" {
		return fmt.Sprintf("%s  %s:%s  # %s", f.Rule, base(p.File), p.Function, f.Message)
	}
	return fmt.Sprintf("%s  # %s: %s", f.ID, f.Rule, f.Message)
}

// Sort moves the known findings of a result to Known, and sorts the others.
func (k Known) Sort(r *Result) {
	all := r.Findings
	r.Findings = nil
	for _, f := range all {
		if k.Has(f) {
			r.Known = append(r.Known, f)
		} else {
			r.Findings = append(r.Findings, f)
		}
	}
	r.Sort()
}
