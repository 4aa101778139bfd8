package config

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// Sites is a set of call sites in the program: places from which it calls MPI.
// The zero value means that no set was given, which differs from an empty set.
type Sites struct {
	text string
	in   map[string]bool
}

// noSites is the text form of the empty set.
const noSites = "none"

var sitePattern = regexp.MustCompile(`^[^,\s]+\+0x[0-9a-f]+$`)

// SiteName is the name of a call site in a set: the base name of the file with
// the code, and the offset of the return address in that file.
func SiteName(module string, offset uint64) string {
	return fmt.Sprintf("%s+%#x", filepath.Base(module), offset)
}

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
			return fmt.Errorf("bad call site %q (want some such as prog+0x1a2b or libx.so+0x4c, none, or @FILE)", word)
		}
	}
	return nil
}

func (s Sites) String() string { return s.text }

// Given says whether a set was given.
func (s Sites) Given() bool { return s.in != nil }

// LeavesAlone says whether nothing may be perturbed at a call site.
func (c Config) LeavesAlone(module string, offset uint64) bool {
	name := SiteName(module, offset)
	return c.SkipSites.in[name] || (c.OnlySites.in != nil && !c.OnlySites.in[name])
}

// HoldsAt says whether the operations from a call site are held, whatever NASTY_SUBMIT_TIME says.
func (c Config) HoldsAt(module string, offset uint64) bool {
	return c.HoldSites.in[SiteName(module, offset)]
}
