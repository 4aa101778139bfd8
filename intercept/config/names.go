package config

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// Variables that other packages set or read one by one.
const (
	SubmitOrder       = "NASTY_SUBMIT_ORDER"
	SubmitTime        = "NASTY_SUBMIT_TIME"
	Delay             = "NASTY_DELAY"
	DelayMax          = "NASTY_DELAY_MAX"
	AddLatency        = "NASTY_ADD_LATENCY"
	TornPause         = "NASTY_TORN_PAUSE"
	Stay              = "NASTY_STAY"
	FenceRounds       = "NASTY_FENCE_ROUNDS"
	ShadowWindow      = "NASTY_SHADOW_WINDOW"
	EarlyFetch        = "NASTY_EARLY_FETCH"
	HalfOrigin        = "NASTY_HALF_ORIGIN"
	LazyLock          = "NASTY_LAZY_LOCK"
	StrictSends       = "NASTY_STRICT_SENDS"
	StrictCollectives = "NASTY_STRICT_COLLECTIVES"
	Seed              = "NASTY_SEED"
	Enabled           = "NASTY_ENABLED"
	OnlySites         = "NASTY_ONLY_SITES"
	SkipSites         = "NASTY_SKIP_SITES"
	HoldSites         = "NASTY_HOLD_SITES"
	SkipReordering    = "NASTY_SKIP_REORDERING_STAGE"
	Try               = "NASTY_TRY"
	Trace             = "NASTY_TRACE"
	Record            = "NASTY_RECORD"
	RecordBytes       = "NASTY_RECORD_BYTES"
	TraceState        = "NASTY_TRACE_STATE"
	TraceReceived     = "NASTY_TRACE_RECEIVED"
	variableLog       = "NASTY_LOG"
)

// Prefix begins the name of every variable.
const Prefix = prefix + "_"

func configFields() []reflect.StructField { return reflect.VisibleFields(reflect.TypeFor[Config]()) }

// variableName is the environment variable that sets a field of Config, by
// envconfig's rule for split words.
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
	for _, field := range configFields() {
		all = append(all, variableName(field))
	}
	return all
}

// checkNames refuses NASTY_ variables that do not exist. Without it a misspelt
// variable would have no effect, and the user would not notice.
func checkNames(environment []string) error {
	known := names()
	for _, assignment := range environment {
		name, _, _ := strings.Cut(assignment, "=")
		if strings.HasPrefix(name, Prefix) && !slices.Contains(known, name) {
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

// Nearest returns the choice that a misspelt word most likely means, or "" if
// none is near. One letter plus a third of all letters may be wrong: enough for
// two swapped letters in a short word, and few enough that unrelated words do not match.
func Nearest(word string, choices []string) string {
	best, bestDistance := "", len(word)/3+2
	for _, choice := range choices {
		if d := levenshtein.ComputeDistance(word, choice); d < bestDistance {
			best, bestDistance = choice, d
		}
	}
	return best
}
