package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

const module = "github.com/nastympi/nastympi/"

// slowest is how many tests the table has.
const slowest = 30

// small is the share in percent below which a package is not judged: noise may double it.
const small = 3

// times are seconds of packages and of their tests. A test's time includes that of its subtests; parallel
// tests take more together than their package.
type times struct {
	Packages map[string]float64
	Tests    map[string]float64 // "package Test/subtest"
}

func (t *times) add(at test, seconds float64) {
	if t.Packages == nil {
		t.Packages, t.Tests = map[string]float64{}, map[string]float64{}
	}
	name := strings.TrimPrefix(at.Package, module)
	if at.Name == "" {
		t.Packages[name] += seconds
		return
	}
	t.Tests[name+" "+at.Name] += seconds
}

// join adds the times of another file. A package that is tested twice, such as with the race detector, takes both times.
func (t *times) join(other times) {
	for name, seconds := range other.Packages {
		t.add(test{name, ""}, seconds)
	}
	for name, seconds := range other.Tests {
		folder, of, _ := strings.Cut(name, " ")
		t.add(test{folder, of}, seconds)
	}
}

func (t times) whole() (seconds float64) {
	for _, s := range t.Packages {
		seconds += s
	}
	return seconds
}

// shares are the packages' parts of the whole time, in percent.
func (t times) shares() map[string]float64 {
	all, list := t.whole(), map[string]float64{}
	for name, s := range t.Packages {
		list[name] = 100 * s / max(all, 1e-9)
	}
	return list
}

// longest are the names with the largest numbers first, at most n.
func longest(numbers map[string]float64, n int) []string {
	names := slices.SortedFunc(maps.Keys(numbers), func(a, b string) int {
		return cmp.Or(cmp.Compare(numbers[b], numbers[a]), cmp.Compare(a, b))
	})
	return names[:min(n, len(names))]
}

// table lists packages and tests that take a second or more.
func (t times) table() string {
	var b strings.Builder
	shares := t.shares()
	fmt.Fprintf(&b, "\n%9s %7s  package\n", "seconds", "share")
	for _, name := range longest(t.Packages, len(t.Packages)) {
		if t.Packages[name] >= 1 {
			fmt.Fprintf(&b, "%9.1f %6.1f%%  %s\n", t.Packages[name], shares[name], name)
		}
	}
	fmt.Fprintf(&b, "%9.1f %7s  all\n\n%9s  test\n", t.whole(), "", "seconds")
	for _, name := range longest(t.Tests, slowest) {
		if t.Tests[name] >= 1 {
			fmt.Fprintf(&b, "%9.1f  %s\n", t.Tests[name], name)
		}
	}
	return b.String()
}

// notes are the lines of shares.txt, for those packages that are judged.
func (t times) notes() string {
	var b strings.Builder
	b.WriteString("# The share of each package in the time of `make test`, in percent. Packages below " + strconv.Itoa(small) + " % are not judged.\n")
	b.WriteString("# After a change that is meant: go run ./test/times -update build/times/*.json\n")
	shares := t.shares()
	for _, name := range longest(shares, len(shares)) {
		if shares[name] >= small {
			fmt.Fprintf(&b, "%.0f %s\n", shares[name], name)
		}
	}
	return b.String()
}

// parseNotes reads the lines of shares.txt: a number and a package each.
func parseNotes(text string) (map[string]float64, error) {
	noted := map[string]float64{}
	lines := bufio.NewScanner(strings.NewReader(text))
	for lines.Scan() {
		line := lines.Text()
		if strings.HasPrefix(line, "#") || line == "" {
			continue
		}
		share, name, _ := strings.Cut(line, " ")
		percent, err := strconv.ParseFloat(share, 64)
		if err != nil || name == "" {
			return nil, fmt.Errorf("bad line %q (want a share in percent and a package)", line)
		}
		noted[name] = percent
	}
	return noted, lines.Err()
}

// judge fails if a package takes more than twice its noted share. What is not noted took less than a small one.
func (t times) judge(noted map[string]float64) error {
	var grown []error
	shares := t.shares()
	for _, name := range longest(shares, len(shares)) {
		if may := 2 * max(noted[name], small); shares[name] > may {
			grown = append(grown, fmt.Errorf("%s takes %.1f %% of the time, more than twice what is noted (%.0f %%): make it faster, or note it by go run ./test/times -update build/times/*.json",
				name, shares[name], max(noted[name], small)))
		}
	}
	return errors.Join(grown...)
}
