// Package judging lets the judges of packages below check say what recorded runs show: it makes the runs of `nastympi check`, reads
// their recordings, and puts what was found in several runs together. How a program is launched, and what is said to the user, is
// its caller's.
package judging

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/advice"
	"github.com/nastympi/nastympi/check/buffer"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/check/rejected"
	usages "github.com/nastympi/nastympi/check/usage"
	"github.com/nastympi/nastympi/intercept/config"
)

// Kind is a kind of findings.
type Kind struct {
	Name  string // as -only has it
	Rules func() []*finding.Rule
	make  func(*match.Matcher) finder
}

// finder is a judge of one execution.
type finder interface {
	history.Judge
	List() []*check.Finding
}

// Kinds are all kinds of findings.
func Kinds() []Kind { return slices.Clone(kinds) }

var kinds = []Kind{
	{usage, usages.Rules, func(*match.Matcher) finder { return usages.New() }},
	{Deadlocks, deadlock.Rules, func(m *match.Matcher) finder { return deadlock.New(m) }},
	{Races, race.Rules, func(*match.Matcher) finder { return race.New() }},
	{"communication", communication.Rules, func(m *match.Matcher) finder { return communication.New(m) }},
	{advices, advice.Rules, func(*match.Matcher) finder { return advice.New() }},
	{"buffers", buffer.Rules, func(*match.Matcher) finder { return buffer.New() }},
	{"rejected", rejected.Rules, func(*match.Matcher) finder { return rejected.New() }},
}

const (
	Deadlocks = "deadlocks" // are also looked for while the program runs
	Races     = "races"
	usage     = "usage"
	advices   = "advice" // is given to those who ask for it
)

// Mistakes are the kinds of findings that are more than advice.
func Mistakes() []Kind {
	return slices.DeleteFunc(slices.Clone(kinds), func(k Kind) bool { return k.Name == advices })
}

// isAdvice says whether a diagnosis is no mistake of the program.
func isAdvice(d finding.Finding) bool { return has(advice.Rules(), d) }

// IsRace says whether a diagnosis is about accesses that nothing orders.
func IsRace(d finding.Finding) bool { return has(race.Races(), d) }

// has says whether a diagnosis is about one of these rules.
func has(rules []*finding.Rule, d finding.Finding) bool {
	return slices.ContainsFunc(rules, func(r *finding.Rule) bool { return r.Name == d.Rule })
}

// findersOf are new judges of these kinds. They share a matcher, so that messages are matched once.
func findersOf(list []Kind) (finders []finder) {
	m := match.New()
	for _, k := range list {
		finders = append(finders, k.make(m))
	}
	return finders
}

// matches says whether a judge uses the matcher that judges share.
func matches(f finder) bool {
	switch f.(type) {
	case *communication.Judge, *deadlock.Judge:
		return true
	}
	return false
}

// KindNames is a list of names for people.
func KindNames(list []Kind) string {
	var names []string
	for _, k := range list {
		names = append(names, k.Name)
	}
	return strings.Join(names, ", ")
}

// KindsNamed reads a list such as usage,races.
func KindsNamed(list string) (named []Kind, err error) {
	for _, word := range strings.Split(list, ",") {
		i := slices.IndexFunc(kinds, func(k Kind) bool { return k.Name == word })
		if i < 0 {
			return nil, fmt.Errorf("unknown kind %q (want a list of %s)", word, KindNames(kinds))
		}
		named = append(named, kinds[i])
	}
	return named, nil
}

// Catalogue has the rules of all kinds.
func Catalogue() (list finding.Catalogue) {
	for _, k := range kinds {
		list = append(list, finding.Chapter{Title: k.Name, Rules: k.Rules()})
	}
	return list
}

// CheckRule returns an error if there is no rule of this name.
func CheckRule(name string) error {
	names := Catalogue().Names()
	if slices.Contains(names, name) {
		return nil
	}
	if near := config.Nearest(name, names); near != "" {
		return fmt.Errorf("unknown rule %q (did you mean %s?)", name, near)
	}
	return fmt.Errorf("unknown rule %q (see nastympi help rules)", name)
}
