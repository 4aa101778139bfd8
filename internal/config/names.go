package config

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// variableName is the environment variable that a field of Config is read
// from: envconfig's rule for split words.
func variableName(field reflect.StructField) string {
	var name strings.Builder
	name.WriteString(prefix)
	for _, r := range field.Name {
		if 'A' <= r && r <= 'Z' {
			name.WriteByte('_')
		}
		name.WriteRune(r)
	}
	return strings.ToUpper(name.String())
}

func names() []string {
	var all []string
	for _, field := range reflect.VisibleFields(reflect.TypeFor[Config]()) {
		all = append(all, variableName(field))
	}
	return all
}

// checkNames refuses NASTY_ variables that do not exist: a misspelt one would
// otherwise be ignored, and its author misled.
func checkNames(environment []string) error {
	known := names()
	for _, assignment := range environment {
		name, _, _ := strings.Cut(assignment, "=")
		if strings.HasPrefix(name, prefix+"_") && !slices.Contains(known, name) {
			return unknown(name, known)
		}
	}
	return nil
}

func unknown(name string, known []string) error {
	if near := Nearest(name, known); near != "" {
		return fmt.Errorf("%s: unknown variable (did you mean %s?)", name, near)
	}
	return fmt.Errorf("%s: unknown variable (want %s)", name, strings.Join(known, ", "))
}

// Nearest returns the choice which was most likely meant by a misspelt word,
// or "" if none is near. A third of the letters may be wrong and one more, so
// that two swapped letters are found in short words: with more, they resemble
// anything.
func Nearest(word string, choices []string) string {
	best, bestDistance := "", len(word)/3+2
	for _, choice := range choices {
		if d := levenshtein.ComputeDistance(word, choice); d < bestDistance {
			best, bestDistance = choice, d
		}
	}
	return best
}
