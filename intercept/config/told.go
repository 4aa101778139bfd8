package config

import (
	"cmp"
	"reflect"
	"strings"
	"unicode"

	"github.com/nastympi/nastympi/completion"
)

// A Setting is something that the shim is told. `go generate ./intercept/shim` writes each into the shim's structure
// and into intercept.Shim; the core copies it from here to there. Nothing else names a setting but the C code that obeys
// it.
type Setting struct {
	Name    string // in C; Go's name is that of the same words
	C       string // its type, such as uint32_t or char[4096]
	Meaning string // for those who read C

	value func(Config) any
}

// Types of settings.
const (
	number = "uint32_t"
	large  = "uint64_t"
)

// derived are the settings that follow from more than the value of one variable. Of those without a value, the
// core decides when it starts.
var derived = []Setting{
	{"each_call", number, "the shim asks with SYNC_CALL after each record",
		func(c Config) any { return c.SubmitTime != completion.MaximumDelay || c.Try.InCall() }},
	{"whole_window", number, "every synchronization call concerns all targets", func(c Config) any { return c.SkipCompletionStage }},
	{"fence_rounds", number, "fences per MPI_Win_fence; if anything is held the core orders all but the last", func(c Config) any { return c.Fences() }},
	{"log", number, "0 off, 1 warn, 2 info, 3 debug", func(c Config) any { return c.Log - LogOff }},
	{"delays", number, "the shim asks at each point if this rank may be slow", func(c Config) any { return !c.Delay.Off() }},
	{"stays", number, "the rank may stay between pieces", nil},
	{"sites", number, "the shim asks for each call site whether it is left alone", func(c Config) any { return c.NamesSites() }},
	{"latest", number, "what each thread does is noted", nil},
	{"single", number, "one bit per kind (1 << SYNC_FLUSH): if one held element is all that such a call completes, the shim issues it without asking", nil},
	{"late", number, "one bit per set of enum nasty_opening: such a lock or start may be made late", nil},
	{"stack_depth", number, "frames of a call site, at most NASTY_DEEPEST; 1: where the call is", func(c Config) any { return c.frames() }},
	{"releases", "uint8_t[20]", "enum nasty_scope, by enum nasty_call", nil},
	{"poisons", "uint8_t[16]", "what such a buffer is filled with, in turn", nil},
	{"trace", large, "enum nasty_written: what is written into trace_folder", func(c Config) any { return c.written() }},
	{"trace_bytes", large, "that the file of events may have; 0: any number", func(c Config) any { return c.traceBytes() }},
	{"trace_folder", "char[4096]", "into which the rank writes", func(c Config) any { return c.folder() }},
	{"agreed", large, "differs if settings differ that all ranks must share", nil},
	{"assignments", "char[1024]", "these settings, for the user", nil},
}

// Told are all settings of the shim: the variables with a tag `shim`, then those that are derived.
func Told() []Setting {
	var list []Setting
	for _, field := range configFields() {
		if meaning := field.Tag.Get("shim"); meaning != "" {
			list = append(list, Setting{snake(field.Name), cType(field.Type), meaning,
				func(c Config) any { return reflect.ValueOf(c).FieldByIndex(field.Index).Interface() }})
		}
	}
	return append(list, derived...)
}

// cType is the type that has room for each value of a variable.
func cType(variable reflect.Type) string {
	if variable.Kind() == reflect.Bool || variable.Size() < 4 {
		return number
	}
	return large
}

// Value returns what the shim is told: a uint64, or a string. It is nil if the core decides it when it starts.
func (s Setting) Value(c Config) any {
	if s.value == nil {
		return nil
	}
	switch v := reflect.ValueOf(s.value(c)); v.Kind() {
	case reflect.String:
		return v.String()
	case reflect.Bool:
		if v.Bool() {
			return uint64(1)
		}
		return uint64(0)
	default:
		return v.Convert(reflect.TypeFor[uint64]()).Uint()
	}
}

// GoName is the name as Go spells it: early_fetch, EarlyFetch.
func (s Setting) GoName() string {
	var name strings.Builder
	for word := range strings.SplitSeq(s.Name, "_") {
		name.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return name.String()
}

// snake is a Go name as C spells it.
func snake(name string) string {
	var s strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			s.WriteByte('_')
		}
		s.WriteRune(unicode.ToLower(r))
	}
	return s.String()
}

// Fences is how many fences each of the program's makes: on every rank the same, whatever it holds.
func (c Config) Fences() int {
	if c.SkipReorderingStage {
		return 1
	}
	return int(c.FenceRounds)
}

// NamesSites says whether the user named any call site.
func (c Config) NamesSites() bool {
	return c.OnlySites.Given() || c.SkipSites.Given() || c.HoldSites.Given() || c.Try.Given()
}

// What is written, as the shim's enum nasty_written has it.
const (
	nothingWritten = iota
	lastEvents
	allEvents
)

func (c Config) written() int {
	switch {
	case c.Record != "":
		return allEvents
	case c.Trace != "":
		return lastEvents
	}
	return nothingWritten
}

func (c Config) folder() string { return cmp.Or(c.Record, c.Trace) }

// traceBytes bounds recordings only: a trace is small by itself.
func (c Config) traceBytes() Size {
	if c.Record == "" {
		return 0
	}
	return c.RecordBytes
}

// frames is how many frames a call site has: several if a trace is read later, or if sites are named by them.
func (c Config) frames() int {
	depth := max(1, c.SiteFrames())
	if c.folder() != "" {
		depth = max(depth, int(c.StackDepth))
	}
	return min(depth, MostFrames)
}
