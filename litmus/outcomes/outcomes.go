// Package outcomes is the reference for litmus tests: it computes every outcome of
// a program that MPI allows because an origin may read, transfer and complete its
// operations at many moments, element by element, and because ranks run at any speed.
//
// It is meant to be small and obvious, and it shares no code with the stages of
// nastympi, which are judged by it. It searches all states of an abstract machine:
// the calls of each rank become steps, each operation becomes pieces, and every
// order of steps and pieces that the synchronization calls leave is tried.
//
// Memory is that of the unified model with a strong processor: what has arrived at a
// target is there for its loads. What a target may hide by itself is not looked at.
package outcomes

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/litmus"
)

// Freedom is how much is tried.
type Freedom uint8

const (
	// MPI is all that the standard leaves open to an origin: each piece reads, lands
	// and is delivered at any moment between its call and the end of its lifetime.
	MPI Freedom = iota + 1
	// Scheduling is what a tool at the origin can do that acts in the program's own
	// MPI calls: an operation is carried out in its call or in one that completes it.
	Scheduling
)

// Outcome is the final value of each of the test's locations.
type Outcome []litmus.Value

// Set are the outcomes of a test.
type Set struct {
	Locations []litmus.Location
	Outcomes  []Outcome // sorted
	States    int       // how many were searched
}

// Key is a text that equal outcomes share: the values with spaces between, ? for
// an undefined one.
func (o Outcome) Key() string {
	words := make([]string, len(o))
	for i, v := range o {
		words[i] = litmus.Number(v.Bits)
		if v.Undefined {
			words[i] = "?"
		}
	}
	return strings.Join(words, " ")
}

// Matches reports whether observed values are what the outcome says; anything
// matches an undefined one.
func (o Outcome) Matches(values []uint64) bool {
	for i, v := range o {
		if !v.Undefined && v.Bits != values[i] {
			return false
		}
	}
	return true
}

// Contains reports whether an outcome is in the set.
func (s *Set) Contains(outcome Outcome) bool {
	return slices.ContainsFunc(s.Outcomes, func(o Outcome) bool { return o.Key() == outcome.Key() })
}

// Find returns the indices of the outcomes that observed values stand for: the one
// that says just that, else those which leave something undefined.
func (s *Set) Find(values []uint64) []int {
	var loose []int
	for i, o := range s.Outcomes {
		if !o.Matches(values) {
			continue
		}
		if !slices.ContainsFunc(o, func(v litmus.Value) bool { return v.Undefined }) {
			return []int{i}
		}
		loose = append(loose, i)
	}
	return loose
}

// Satisfying counts the outcomes that satisfy a claim's condition.
func (s *Set) Satisfying(c *litmus.Claim) (n int) {
	for _, o := range s.Outcomes {
		if c.Satisfied(s.Locations, o) {
			n++
		}
	}
	return n
}

// Enumerate returns all outcomes of a test. Its error, an *Error, says what is wrong
// with the program.
func Enumerate(test *litmus.Test, freedom Freedom) (Set, error) {
	found := map[string]Outcome{}
	states := 0
	for _, tool := range tools(test, freedom) {
		p, err := compile(test, freedom, tool)
		if err != nil {
			return Set{}, err
		}
		n, err := p.search(found)
		if err != nil {
			return Set{}, err
		}
		states += n
	}
	set := Set{Locations: test.Locations(), States: states}
	for _, o := range found {
		set.Outcomes = append(set.Outcomes, o)
	}
	slices.SortFunc(set.Outcomes, compare)
	return set, nil
}

func compare(a, b Outcome) int {
	for i := range a {
		switch {
		case a[i].Undefined != b[i].Undefined:
			if a[i].Undefined {
				return 1
			}
			return -1
		case a[i].Bits < b[i].Bits:
			return -1
		case a[i].Bits > b[i].Bits:
			return 1
		}
	}
	return 0
}

// Error is a program that MPI forbids, or that does not end.
type Error struct {
	Line int // of the test's file, or 0
	Text string
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return e.Text
	}
	return fmt.Sprintf("line %d: %s", e.Line, e.Text)
}
