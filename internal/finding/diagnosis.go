package finding

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
)

// Diagnosis is something that a program does, or that its source says, and that MPI forbids, leaves
// undefined or does not promise. Unlike a Finding it needs no schedule under which the program fails.
type Diagnosis struct {
	// Name of the rule that is broken: local-race-put-store. It must never change: users and CI systems
	// recognize a rule by it.
	Name     string   `json:"name"`
	Severity Severity `json:"severity"`
	Section  string   `json:"section,omitempty"` // of MPI 4.1: 12.3
	Message  string   `json:"message"`           // one sentence, without a full stop
	// Places are the calls and other lines that are involved, in the order of the explanation.
	// The first one is where editors and code scanning show the diagnosis.
	Places []Involved `json:"places"`
	// Explained are further calls that explain the diagnosis, when it was seen first. They are no part of its ID.
	Explained []Involved `json:"explained,omitempty"`
	Hint      string     `json:"hint,omitempty"`  // what may repair the program
	Title     string     `json:"title,omitempty"` // of the rule
	Says      string     `json:"says,omitempty"`  // what MPI says about it
	Times     int        `json:"times,omitempty"` // how often it happened; 0: nobody counts
	Ranks     []int      `json:"ranks,omitempty"` // at which ranks, ascending
	Waits     []Wait     `json:"waits,omitempty"` // of a deadlock: the calls that explain it
	Bytes     *Bytes     `json:"bytes,omitempty"` // of a race, when it was seen first
	Proof     *Proof     `json:"proof,omitempty"` // of a race; nil: nobody has tried to show it
	// Ordinal tells diagnoses of one rule apart whose places are in the same functions and make the same calls: 0 for the
	// first in the source (Number).
	Ordinal int `json:"ordinal,omitempty"`
}

// Bytes are those in [From, To) of a window's memory.
type Bytes struct {
	Window uint32 `json:"window"` // its number at Rank
	Rank   int    `json:"rank"`   // whose memory it is
	From   int64  `json:"from"`
	To     int64  `json:"to"`
	// Floating: both accesses are of floating-point numbers, or one is a load or a store and the other is. Otherwise the bytes are integers, or it is not known.
	Floating bool `json:"floating,omitempty"`
}

// Severity is a promise.
type Severity string

// The severities.
const (
	Error   Severity = "error"   // MPI forbids it or leaves the outcome undefined, whatever else holds
	Warning Severity = "warning" // almost surely a mistake, or not portable
	Note    Severity = "note"    // the rest
)

// Severities from the mildest on.
func Severities() []Severity { return []Severity{Note, Warning, Error} }

// AtLeast says whether s is as bad as the other, or worse. Nothing is as bad as no severity.
func (s Severity) AtLeast(other Severity) bool {
	i := slices.Index(Severities(), other)
	return i >= 0 && slices.Index(Severities(), s) >= i
}

// Involved is a place that is involved in a Diagnosis, and its part in it.
type Involved struct {
	Role     string `json:"role"`              // for people: "the put", "the store"
	Rank     int    `json:"rank"`              // -1: any rank, or not known
	Spawned  bool   `json:"spawned,omitempty"` // the process was started by MPI_Comm_spawn: its rank is that among those processes
	Call     string `json:"call,omitempty"`    // MPI_Put; empty: no MPI call
	File     string `json:"file,omitempty"`    // full path if known
	Line     int    `json:"line,omitempty"`
	Function string `json:"function,omitempty"`
	// Site is the call, as NASTY_HOLD_SITES names it: prog+0x1a2b. Empty: not known.
	Site string `json:"site,omitempty"`
	// Through are the functions of libraries from Function to the call, which is in the last one: "wrap_put at wrap.c:9".
	Through []string `json:"through,omitempty"`
	Stack   []string `json:"stack,omitempty"` // the callers of Function, the nearest first: "main at halo.c:12"
}

// Place is the place of i for people: "src/halo.c:61", relative to dir if that is shorter.
func (i Involved) Place(dir string) string {
	return Site{File: i.File, Line: i.Line}.Place(dir)
}

// At says whether i is the same call at the same line as other. Which ranks make it does not count.
func (i Involved) At(other Involved) bool {
	return i.Call == other.Call && i.File == other.File && i.Line == other.Line && i.Function == other.Function
}

// ID tells diagnoses of one program apart. It counts a place by its call and function, and not by its
// line, so an ID outlives changes elsewhere in the file. Of places in one function that make the same
// calls, Ordinal counts.
func (d Diagnosis) ID() string {
	lines := []string{d.Name}
	for _, p := range d.Places {
		lines = append(lines, fmt.Sprintf("%s %s %s %s", p.Role, p.Call, base(p.File), p.Function))
	}
	slices.Sort(lines[1:])
	if d.Ordinal > 0 {
		lines = append(lines, fmt.Sprint(d.Ordinal))
	}
	sum := sha256.Sum256([]byte(strings.Join(lines, "\n")))
	return hex.EncodeToString(sum[:])[:idDigits]
}

// Number gives each diagnosis of a program an ID of its own.
func Number(list []Diagnosis) {
	order := make([]int, len(list))
	for i := range list {
		order[i] = i
		list[i].Ordinal = 0
	}
	slices.SortStableFunc(order, func(a, b int) int { return slices.CompareFunc(list[a].Places, list[b].Places, inSource) })
	equals := map[string]int{}
	for _, i := range order {
		id := list[i].ID()
		list[i].Ordinal = equals[id]
		equals[id]++
	}
}

// inSource compares places by where they are in the source, with the callers.
func inSource(a, b Involved) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), slices.Compare(a.Stack, b.Stack), cmp.Compare(a.Role, b.Role))
}
