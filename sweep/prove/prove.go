// Package prove shows what a race does, by two schedules: in one the first access is late, in the other the second one. A race is shown
// if a result, or whether the program fails, differs between the orders and does not vary within them (trial.go), or if both orders
// were seen to have the same results (turns.go). Otherwise it says why nothing was shown (why.go). It looks for no race, and does not
// reduce what it has shown (a Reduction does).
package prove

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Race is two accesses of which MPI leaves the order open (MPI 4.1, 12.7), and whose outcome is therefore undefined.
type Race struct {
	First, Second Side
	Bytes         *finding.Bytes // of a window, for which they race; nil: not known
	Local         bool           // they race for a buffer of their rank, in no window
}

// Side is an access of a race.
type Side struct {
	Call string // MPI_Put, or finding.OwnLoad or finding.OwnStore
	Site string // as NASTY_HOLD_SITES names it
	Rank int
	Text string // for people: "MPI_Put at halo.c:61 (rank 0)"
}

// Prover shows what a race does: it makes one of the accesses late, and then the other one. An operation is late if
// nastympi holds it as long as MPI allows while all other operations are complete when their calls return. An access of
// another rank is late if that rank is slow, too. Nothing else is perturbed, so that no other bug shows.
type Prover struct {
	Runner   attempt.Runner
	Limit    time.Duration
	Describe func(trace.Site) finding.Site // may be nil
	Dir      string
	// Races says which findings are races; nil: those with bytes are.
	Races  func(finding.Finding) bool
	Note   func(text string) // tells of trouble that does not end the proof
	Reduce Reduction         // of what was shown to what it needs; nil: it is not reduced
}

// Reduction finds what the failing order of a race that was shown needs, by further runs. The finding then has what is needed, or says
// why that is not known, and Evidence is a run of the finding.
type Reduction func(ctx context.Context, p *Prover, race Race, shown *Shown, f *finding.Finding) error

// Runs is how many runs with each access late must have a result in common that no run with the other access late has. A result
// that varies without a reason and has two values passes for a proof once in 32 races.
const Runs = 3

// mostRuns is how many runs with each access late there are: in one of them, other things may change the result as well.
const mostRuns = Runs + 1

// Shown is a race whose outcome depends on the order of its accesses.
type Shown struct {
	Orders  [2]finding.Order
	Outcome finding.Outcome
	// Failing is the number of the order of Evidence: the one that fails, or whose results are unusual.
	Failing  int
	Evidence attempt.Result // a run of the order Failing; the caller discards it
	What     string         // differs: the name of a result
	Rate     finding.Rate   // of the order Failing
	Same     bool           // both orders have the same results, and nothing fails. There is no evidence to keep
	Value    *Value         // of the order Failing; nil: it fails
	Words    attempt.Words  // of the other order
}

// Nonsynchronizing makes runs in which other ranks do not wait for a slow one without need.
type Nonsynchronizing struct{ attempt.Runner }

// Run makes one run.
func (l Nonsynchronizing) Run(ctx context.Context, launch attempt.Launch) (attempt.Result, error) {
	launch.Nonsynchronizing = true
	return l.Runner.Run(ctx, launch)
}

// Tried is what came of trying a race.
type Tried struct {
	Runs int
	Why  string // it is not shown that the outcome depends on the order
}

// Prove tries both orders of a race. It returns nil if the program was not seen to be carried out in both. Orders with different
// results say more than others.
func (p *Prover) Prove(ctx context.Context, race Race) (shown *Shown, tried Tried, err error) {
	var same *Shown
	pairs := race.Settings()
	for n := 0; n < len(pairs); n++ {
		t := trial{prover: p, race: race, settings: pairs[n]}
		shown, err = t.run(ctx)
		tried.Runs += len(t.runs[0]) + len(t.runs[1]) + t.natural
		if shown != nil || err != nil {
			return shown, tried, err
		}
		if same == nil && t.bothOrders() {
			same = t.ordered()
		}
		tried.Why = t.why()
		if n == len(pairs)-1 && same == nil && t.mayBeShadowed() {
			pairs = append(pairs, race.shadowed(pairs[0]))
		}
	}
	return same, tried, nil
}

// Settings are pairs of schedules: under the first of a pair the first access is late, under the second the second one. If both
// are made at one place, they are late together: then the last operation goes first, or the ranks decide. The third pair has no slow rank:
// where other ranks wait for one, nastympi issues what it holds at times that differ from run to run.
func (r Race) Settings() (pairs [][2][]finding.Setting) {
	var late [2][]finding.Setting
	for i, side := range []Side{r.First, r.Second} {
		late[i] = oneLate(side.Site)
		if r.First.Rank != r.Second.Rank {
			late[i] = attempt.WithSetting(late[i], config.Delay, fmt.Sprint(side.Rank))
		}
	}
	if r.First.Rank == r.Second.Rank && r.First.Site == r.Second.Site {
		late[1] = attempt.WithSetting(attempt.WithSetting(late[1], config.SkipReordering, "0"), config.SubmitOrder, "reverse_po")
	}
	pairs = append(pairs, late)
	if r.First.Rank != r.Second.Rank && r.First.Site != r.Second.Site { // both held: then a slow rank also completes its access late
		var both [2][]finding.Setting
		for i := range late {
			both[i] = attempt.WithSetting(late[i], config.HoldSites, attempt.SiteList([]string{r.First.Site, r.Second.Site}))
		}
		pairs = append(pairs, both, [2][]finding.Setting{oneLate(r.First.Site), oneLate(r.Second.Site)})
	}
	return pairs
}

// shadowed are such settings for operations of fences and of MPI_Win_start. On a shadow window they are complete when their calls return,
// unless they are held. If both are made at one place, only a rank is slow.
func (r Race) shadowed(late [2][]finding.Setting) (pair [2][]finding.Setting) {
	for i := range late {
		pair[i] = attempt.WithSetting(late[i], config.ShadowWindow, "1")
		if r.First.Rank != r.Second.Rank && r.First.Site == r.Second.Site {
			pair[i] = attempt.WithSetting(pair[i], config.HoldSites, "")
		}
	}
	return pair
}

// oneLate are settings under which only the operations of one call site are perturbed: they are held, whole and in order.
func oneLate(site string) []finding.Setting {
	settings := attempt.MildSettings(0)
	settings = slices.DeleteFunc(settings, func(s finding.Setting) bool { return s.Name == attempt.SettingWithout(finding.BeyondLocal).Name })
	return attempt.WithSetting(settings, config.HoldSites, site)
}

// Try proves the race that a diagnosis tells of, if it does, and notes what came of it. What is shown becomes a finding that
// completes the given draft; keep stores it.
func (p *Prover) Try(
	ctx context.Context, d *finding.Finding, draft finding.Finding, keep func(finding.Finding, attempt.Result) (folder string, err error),
) error {
	if p.Races == nil && d.Bytes == nil || p.Races != nil && !p.Races(*d) {
		return nil
	}
	race, known := RaceOf(*d, p.Dir)
	if !known {
		d.Proof = &finding.Proof{Why: "it is not known where both accesses are made"}
		return nil
	}
	shown, tried, err := p.Prove(ctx, race)
	if err != nil {
		return err
	}
	d.Proof = &finding.Proof{Runs: tried.Runs, Why: tried.Why}
	if shown == nil {
		return nil
	}
	if shown.Same {
		d.Proof.Orders, d.Proof.Same, d.Proof.Why = shown.Orders[:], true, ""
		return nil
	}
	d.Proof.Why = ""
	defer func() { p.Runner.Discard(shown.Evidence) }()
	d.Proof.Orders = shown.Orders[:]
	run := draft.Failure.Clone()
	draft = *d
	draft.Failure, draft.Proof = run, nil
	draft.Time, draft.Outcome = time.Now().UTC().Truncate(time.Second), shown.Outcome
	draft.Settings, draft.Against = shown.Orders[shown.Failing].Settings, shown.Orders[1-shown.Failing].Settings
	draft.Rate, draft.Runs, draft.Limit = shown.Rate, tried.Runs, p.Limit
	draft.NotReduced = "it is a race that was shown by its two orders"
	if p.Reduce != nil {
		if err := p.Reduce(ctx, p, race, shown, &draft); err != nil {
			return err
		}
		p.note(d.Proof, draft)
	}
	if d.Proof.Folder, err = keep(draft, shown.Evidence); err != nil {
		d.Proof.Folder = ""
		p.Note(finding.Unkept(draft.ID, err))
	}
	return nil
}

// note what the finding of a proof needs.
func (p *Prover) note(proof *finding.Proof, f finding.Finding) {
	proof.Runs, proof.Needed, proof.NotNeeded, proof.NotReduced = f.Runs, f.Needed, f.NotNeeded, f.NotReduced
	for _, site := range f.Sites {
		proof.Sites = append(proof.Sites, attempt.SiteName(site, p.Dir))
	}
}

// RaceOf is the race that a diagnosis tells of.
func RaceOf(d finding.Finding, dir string) (r Race, known bool) {
	if len(d.Places) < 2 {
		return r, false
	}
	side := func(p finding.Place) Side {
		return Side{Call: p.Call, Site: p.SiteName(), Rank: p.Rank, Text: fmt.Sprintf("%s at %s (rank %d)", p.Call, p.Place(dir), p.Rank)}
	}
	r = Race{First: side(d.Places[0]), Second: side(d.Places[1]), Bytes: d.Bytes, Local: d.Bytes == nil}
	return r, r.First.Site != "" && r.Second.Site != ""
}
