// Package tests has the litmus tests of nastympi: files written by hand, and families of similar tests, one for each cell of a table of
// rules. What a family claims follows from its rule, never from the search that is to be tested by it.
package tests

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/litmus"
)

//go:embed *.litmus
var byHand embed.FS

// All are all tests, by name.
func All() (list []*litmus.Test, err error) {
	files, err := byHand.ReadDir(".")
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		text, err := byHand.ReadFile(file.Name())
		if err != nil {
			return nil, err
		}
		test, err := litmus.Parse(file.Name(), string(text))
		if err != nil {
			return nil, err
		}
		list = append(list, test)
	}
	for _, s := range families() {
		test, err := s.test()
		if err != nil {
			return nil, err
		}
		list = append(list, test)
	}
	slices.SortFunc(list, func(a, b *litmus.Test) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

// families are the tests that come in families.
func families() []source {
	return slices.Concat(pairs(), visibility(), reuse(), results(), separators(), splitting(), orderings(), locking(), asserting())
}

// source is a test in the making, as lines.
type source struct {
	name   string
	about  string
	rules  []string
	vars   []string
	ranks  [2][]string
	claims []string
}

func (s *source) test() (*litmus.Test, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "litmus %s\n# %s\n", s.name, s.about)
	for _, rule := range s.rules {
		fmt.Fprintln(&b, "rule", rule)
	}
	fmt.Fprintln(&b, strings.Join(s.vars, "\n"))
	for rank, calls := range s.ranks {
		fmt.Fprintf(&b, "rank %d\n%s\n", rank, strings.Join(calls, "\n"))
	}
	fmt.Fprintln(&b, strings.Join(s.claims, "\n"))
	test, err := litmus.Parse(s.name, b.String())
	if err != nil {
		return nil, fmt.Errorf("%w in\n%s", err, b.String())
	}
	return test, nil
}

// calls is one list of calls, of several parts.
func calls(parts ...[]string) []string { return slices.Concat(parts...) }
