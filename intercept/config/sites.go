package config

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
)

// Sites is a set of call sites in the program: places from which it calls MPI. "libx.so+0x4c:prog+0x1a2b" is the call at
// libx.so+0x4c of a function that is called at prog+0x1a2b, and "libx.so+0x4c" the call whoever calls the function.
// The zero value means that no set was given, which differs from an empty set.
type Sites struct {
	text string
	in   map[string]bool
}

// noSites is the text form of the empty set.
const noSites = "none"

var sitePattern = regexp.MustCompile(`^[^,\s]+\+0x[0-9a-f]+$`)

// UnmarshalText parses site names separated by commas, @FILE for a file with one
// name per line, or none.
func (s *Sites) UnmarshalText(text []byte) error {
	*s = Sites{text: string(text)}
	words := strings.Split(s.text, ",")
	if path, isFile := strings.CutPrefix(s.text, "@"); isFile {
		lines, err := os.ReadFile(path)
		if err != nil {
			return fmt.Errorf("cannot read the list of call sites: %w", err)
		}
		words = strings.Fields(string(lines))
	}
	if s.text == "" {
		return nil
	}
	s.in = map[string]bool{}
	for _, word := range words {
		switch {
		case word == noSites && len(words) == 1:
		case sitePattern.MatchString(word):
			s.in[word] = true
		default:
			return fmt.Errorf("bad call site %q (want names such as prog+0x1a2b or libx.so+0x4c:prog+0x1a2b, none, or @FILE)", word)
		}
	}
	return nil
}

func (s Sites) String() string { return s.text }

// Given says whether a set was given.
func (s Sites) Given() bool { return s.in != nil }

// contain says whether the set has a call with these callers, or the call with the nearest of them, or the call alone.
func (s Sites) contain(stack string) bool {
	return s.in[stack] || slices.ContainsFunc(innermost(stack), func(name string) bool { return s.in[name] })
}

// innermost are the names of the call of a stack with fewer and fewer callers.
func innermost(stack string) (names []string) {
	for i, c := range slices.Backward([]byte(stack)) {
		if c == betweenFrames {
			names = append(names, stack[:i])
		}
	}
	return names
}

// betweenFrames separates the names of a call and of its callers.
const betweenFrames = ':'

// framesOf is how many frames of a stack a name tells apart.
func framesOf(name string) int { return 1 + strings.Count(name, string(betweenFrames)) }

// SiteFrames is how many frames of a call stack the names of call sites tell apart; 0: no call site is named.
func (c Config) SiteFrames() (most int) {
	for _, set := range []Sites{c.OnlySites, c.SkipSites, c.HoldSites} {
		for name := range set.in {
			most = max(most, framesOf(name))
		}
	}
	if c.Try.Given() {
		most = max(most, framesOf(c.Try.operation), framesOf(c.Try.before))
	}
	return most
}

// LeavesAlone says whether nothing may be perturbed at a call site, given the names of the call and its callers.
func (c Config) LeavesAlone(stack string) bool {
	return c.SkipSites.contain(stack) || (c.OnlySites.in != nil && !c.OnlySites.contain(stack))
}

// HoldsAt says whether the operations from a call site are held, whatever NASTY_SUBMIT_TIME says.
func (c Config) HoldsAt(stack string) bool { return c.HoldSites.contain(stack) }
