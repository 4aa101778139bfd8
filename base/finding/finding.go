// Package finding is the vocabulary of all results: what was found, where, why, what repairs it, how it is repeated, and the verdict
// that follows. It formats nothing for people but single words, and starts nothing.
package finding

import "slices"

// Version of the formats finding.json and result. It changes if a field changes its meaning.
const Version = 2

// Finding is one thing that was found: a rule of MPI that calls or source code break, or a schedule under which the program fails.
type Finding struct {
	Version int    `json:"version,omitempty"` // in finding.json: Version
	ID      string `json:"id"`                // six hexadecimal digits or more, see Identify
	// Rule that is broken: put-outside-epoch. Its name never changes: users and CI systems recognize a rule by it.
	Rule     string   `json:"rule"`
	Severity Severity `json:"severity"`
	Section  string   `json:"section,omitempty"` // of MPI 4.1: 12.3
	Title    string   `json:"title,omitempty"`   // of the rule
	Says     string   `json:"says,omitempty"`    // what MPI says about it
	Message  string   `json:"message"`           // one sentence, without a full stop. It calls Places A, B and so on
	// Places are A, B and so on: what happened or was called first comes first.
	Places []Place `json:"places"`
	// Main is the index of the place at which editors and code scanning show the finding: the call that breaks the rule.
	Main int `json:"main,omitempty"`
	// Why are sentences that explain the finding, as it was seen first. They are no part of its ID.
	Why []Reason `json:"why,omitempty"`
	// Repair is what may repair the program; empty: nothing is known that MPI allows there.
	Repair string `json:"repair,omitempty"`
	// Trials are the repairs that were tried. The last one is Repair, if it helped.
	Trials []Trial `json:"trials,omitempty"`
	Times  int     `json:"times,omitempty"` // how often it happened; 0: not counted
	Ranks  []int   `json:"ranks,omitempty"` // of the main place, ascending
	Waits  []Wait  `json:"waits,omitempty"` // of a deadlock: the calls that explain it
	Bytes  *Bytes  `json:"bytes,omitempty"` // of a race, when it was seen first
	Proof  *Proof  `json:"proof,omitempty"` // of a race; nil: no order was tried
	Shown  *Shown  `json:"shown,omitempty"` // nil: no schedule failed because of the finding
	// Ordinal tells findings of one rule apart whose places are in the same functions and make the same calls: 0 for the
	// first in the source (Number).
	Ordinal int `json:"ordinal,omitempty"`
	// Failure is the run that failed; nil: the finding is about recorded calls, or about source code.
	*Failure `json:"failure,omitempty"`
}

// Shown is a run under a schedule that failed because of the calls of a finding: it fails if only they are perturbed, and passes if they are
// left alone.
type Shown struct {
	// Perhaps: it also fails if they are left alone, as slow ranks suffice. The finding is the only race of the program.
	Perhaps bool `json:"perhaps,omitempty"`
	Failure
}

// MainPlace is the place at which editors show the finding; nil: it has none.
func (f *Finding) MainPlace() *Place {
	if f.Main < 0 || f.Main >= len(f.Places) {
		return nil
	}
	return &f.Places[f.Main]
}

// Bytes are those between which accesses in a window meet, as offsets from its beginning: [From, To).
type Bytes struct {
	Window uint32 `json:"window"` // its number at Rank
	Rank   int    `json:"rank"`   // whose memory it is
	From   int64  `json:"from"`
	To     int64  `json:"to"`
	// Floating: both accesses are of floating-point numbers, or one is a load or a store and the other is. Otherwise the bytes are
	// integers, or it is not known.
	Floating bool `json:"floating,omitempty"`
}

// Severity is a promise to the user.
type Severity string

// The severities.
const (
	Error   Severity = "error"   // MPI forbids it or leaves the outcome undefined, whatever else holds; or the program failed
	Warning Severity = "warning" // almost surely a mistake, or not portable
	Note    Severity = "note"    // the rest
)

// Severities are all of them, the least severe first.
func Severities() []Severity { return []Severity{Note, Warning, Error} }

// AtLeast says whether s is as bad as the other, or worse. Nothing is as bad as no severity.
func (s Severity) AtLeast(other Severity) bool {
	i := slices.Index(Severities(), other)
	return i >= 0 && slices.Index(Severities(), s) >= i
}

// Trial is a repair that was tried: the program made the synchronization that it lacks.
type Trial struct {
	Repair  string `json:"repair"`
	Setting string `json:"setting"` // value of NASTY_TRY
	Rate    Rate   `json:"rate"`    // of runs that still failed; the first failure ended the trial
}

// Tried is the successful trial of the finding's repair, or nil.
func (f Finding) Tried() *Trial {
	if n := len(f.Trials); n > 0 && f.Trials[n-1].Rate.Failed == 0 {
		return &f.Trials[n-1]
	}
	return nil
}

// Explanation is a cause that traces allow, and its repair.
type Explanation struct {
	Places []Place
	Why    []Reason
	Repair string
	// Try is the value of NASTY_TRY that makes the synchronization of the repair; empty: none does.
	Try string
}

// Explained sets what an explanation says of the finding.
func (f *Finding) Explained(x Explanation) {
	f.Places, f.Main, f.Why, f.Repair = x.Places, 0, x.Why, x.Repair
}
