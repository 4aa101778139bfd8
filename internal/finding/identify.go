package finding

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
)

// idDigits are enough to distinguish a program's findings and few enough to type.
const idDigits = 6

// Identify returns the ID of f. Failures of the same kind that need the same behaviours at the same call
// sites have the same ID. A site counts by its call, function and ordinal, not by its address
// or line, so an ID outlives changes elsewhere in the program. Kinds of one class are the same kind. Without
// sites, the last output counts instead.
func Identify(f Finding) string {
	var lines []string
	for _, behaviour := range f.Needed {
		lines = append(lines, "behaviour "+string(behaviour))
	}
	for _, site := range f.Sites {
		lines = append(lines, "site "+site.identity())
	}
	if len(f.Sites) == 0 {
		lines = append(lines, "output "+f.Outcome.Detail+" "+Resemblance(f.LastOutput))
	}
	slices.Sort(lines)
	text := "kind " + string(f.Outcome.Kind.Class()) + "\n" + strings.Join(slices.Compact(lines), "\n")
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])[:idDigits]
}

// identity of a site. Without debug information it is its name.
func (s Site) identity() string {
	if s.Function != "" {
		return fmt.Sprintf("%s %s %d", s.Call, s.Function, s.Ordinal)
	}
	if s.Module == "" {
		return fmt.Sprintf("%s ?+%#x", s.Call, s.Offset)
	}
	return s.Call + " " + s.SiteName()
}

func base(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }
