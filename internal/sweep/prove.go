package sweep

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

// Race is two accesses of which MPI leaves the order open (MPI 4.1, 12.7), and whose outcome is therefore undefined.
type Race struct {
	First, Second RaceSide
	Bytes         *finding.Bytes // for which they race; nil: not known
}

// RaceSide is an access of a race.
type RaceSide struct {
	Site string // as NASTY_HOLD_SITES names it
	Rank int
	Text string // for people: "MPI_Put at halo.c:61 (rank 0)"
}

// Prover shows what a race does: it makes one of the accesses late, and then the other one. An operation is late if
// nastympi holds it as long as MPI allows while all other operations are complete when their calls return. An access of
// another rank is late if that rank is slow, too. Nothing else is perturbed, so that no other bug shows.
type Prover struct {
	Runner   Runner
	Limit    time.Duration
	Describe func(trace.Site) finding.Site // may be nil
	Dir      string
	Note     func(text string) // tells of trouble that does not end the proof
}

// ProofRuns is how many runs with each access late must agree. A result that varies without a reason and has two values passes
// for a proof once in 32 races.
const ProofRuns = 3

// Shown is a race whose outcome depends on the order of its accesses.
type Shown struct {
	Orders  [2]finding.Order
	Outcome finding.Outcome
	// Failing is the number of the order of Evidence: the one that fails, or the second one.
	Failing  int
	Evidence Result // a run of the order Failing; the caller discards it
	What     string // differs: the name of a result
}

// Prove tries both orders of a race. It returns nil if the outcome never depended on them, and how many runs it made.
func (p *Prover) Prove(ctx context.Context, race Race) (shown *Shown, runs int, err error) {
	for _, settings := range race.settings() {
		t := trial{prover: p, race: race, settings: settings}
		shown, err = t.run(ctx)
		runs += len(t.runs[0]) + len(t.runs[1])
		if shown != nil || err != nil {
			return shown, runs, err
		}
	}
	return nil, runs, nil
}

// settings are pairs of schedules: under the first of a pair the first access is late, under the second the second one. If both
// are made at one place, they are late together: then the last operation goes first, or the ranks decide.
func (r Race) settings() (pairs [][2][]finding.Setting) {
	var late [2][]finding.Setting
	for i, side := range []RaceSide{r.First, r.Second} {
		late[i] = oneLate(side.Site)
		if r.First.Rank != r.Second.Rank {
			late[i] = withSetting(late[i], config.Delay, fmt.Sprint(side.Rank))
		}
	}
	if r.First.Rank == r.Second.Rank && r.First.Site == r.Second.Site {
		late[1] = withSetting(withSetting(late[1], config.SkipReordering, "0"), config.SubmitOrder, "reverse_po")
	}
	pairs = append(pairs, late)
	if r.First.Rank != r.Second.Rank && r.First.Site != r.Second.Site { // both held: then a slow rank also completes its access late
		var both [2][]finding.Setting
		for i := range late {
			both[i] = withSetting(late[i], config.HoldSites, siteList([]string{r.First.Site, r.Second.Site}))
		}
		pairs = append(pairs, both)
	}
	return pairs
}

// oneLate are settings under which only the operations of one call site are perturbed: they are held, whole and in order.
func oneLate(site string) []finding.Setting {
	settings := mildSettings(0)
	settings = slices.DeleteFunc(settings, func(s finding.Setting) bool { return s.Name == settingWithout(finding.BeyondLocal).Name })
	return withSetting(settings, config.HoldSites, site)
}

// Try proves the race that a diagnosis tells of, if it does, and notes what came of it. What is shown becomes a finding that
// completes the given draft; keep stores it.
func (p *Prover) Try(ctx context.Context, d *finding.Diagnosis, draft finding.Finding, keep func(finding.Finding, Result) (folder string, err error)) error {
	race, known := raceOf(*d, p.Dir)
	if !known {
		return nil
	}
	shown, runs, err := p.Prove(ctx, race)
	if err != nil {
		return err
	}
	d.Proof = &finding.Proof{Runs: runs}
	if shown == nil {
		return nil
	}
	defer p.Runner.Discard(shown.Evidence)
	d.Proof.Orders = shown.Orders[:]
	draft.Version, draft.ID, draft.Time, draft.Outcome = finding.Version, d.ID(), time.Now().UTC().Truncate(time.Second), shown.Outcome
	draft.Settings, draft.Against = shown.Orders[shown.Failing].Settings, shown.Orders[1-shown.Failing].Settings
	draft.Rate, draft.Runs, draft.Limit = finding.Rate{Failed: ProofRuns, Of: ProofRuns}, runs, p.Limit
	draft.Hint, draft.NotReduced = d.Hint, "it is a race that was shown by its two orders"
	if d.Proof.Folder, err = keep(draft, shown.Evidence); err != nil {
		d.Proof.Folder = ""
		p.Note(Unkept(draft.ID, err))
	}
	return nil
}

// raceOf is the race that a diagnosis tells of: only races have bytes.
func raceOf(d finding.Diagnosis, dir string) (r Race, known bool) {
	if d.Bytes == nil || len(d.Places) < 2 {
		return r, false
	}
	side := func(p finding.Involved) RaceSide {
		return RaceSide{Site: p.Site, Rank: p.Rank, Text: fmt.Sprintf("%s at %s (rank %d)", p.Call, p.Place(dir), p.Rank)}
	}
	r = Race{First: side(d.Places[0]), Second: side(d.Places[1]), Bytes: d.Bytes}
	return r, r.First.Site != "" && r.Second.Site != ""
}

// trial is two schedules of a race.
type trial struct {
	prover   *Prover
	race     Race
	settings [2][]finding.Setting
	runs     [2][]sample
}

// sample is a run of a trial.
type sample struct {
	Result
	outcome finding.Outcome
	failed  bool
	results fingerprint
}

// run alternates between both schedules until no result depends on them any more, or enough runs agree.
func (t *trial) run(ctx context.Context) (*Shown, error) {
	var what string
	for range ProofRuns {
		for i := range t.settings {
			if err := t.sample(ctx, i); err != nil {
				t.discard(nil)
				return nil, err
			}
		}
		if what = t.difference(); what == "" {
			t.discard(nil)
			return nil, nil
		}
	}
	return t.shown(what), nil
}

func (t *trial) sample(ctx context.Context, i int) error {
	result, err := t.prover.Runner.Run(ctx, Launch{
		Settings: t.settings[i], Limit: t.prover.Limit, Pace: leastPace, Brisk: len(t.runs[i]) > 0, Trace: true, State: true,
	})
	if err != nil {
		return err
	}
	s := sample{Result: result, results: fingerprintOf(result, nil)}
	t.race.addBytes(s.results, result.Ranks)
	s.outcome, s.failed = judge(result)
	t.runs[i] = append(t.runs[i], s)
	return broken(result)
}

// discard the files of all runs but one.
func (t *trial) discard(kept *sample) {
	for i := range t.runs {
		for k := range t.runs[i] {
			if s := &t.runs[i][k]; s != kept {
				t.prover.Runner.Discard(s.Result)
			}
		}
	}
}

// endKey is the name of the result that a run passes or how it fails.
const endKey = "end"

// difference is a result that is the same in all runs of each schedule, and not under both; empty: there is none. How the program
// ends says most, then what the two accesses have fetched.
func (t *trial) difference() string {
	a, b := t.agreed(0), t.agreed(1)
	var keys []string
	for key, hash := range a {
		if other, there := b[key]; there && other != hash && t.counts(key) {
			keys = append(keys, key)
		}
	}
	if len(keys) == 0 {
		return ""
	}
	return slices.MinFunc(keys, func(a, b string) int { return strings.Compare(t.weight(a), t.weight(b)) })
}

// agreed are the results that all runs of a schedule have in common.
func (t *trial) agreed(i int) fingerprint {
	var all []fingerprint
	for _, s := range t.runs[i] {
		results := s.results
		if s.failed { // what else it has computed says nothing
			results = fingerprint{}
		}
		results[endKey] = hashOf([]string{fmt.Sprint(s.failed)})
		all = append(all, results)
	}
	common, _ := agreed(all)
	return common
}

// counts says whether a result that differs can be due to the race. A slow rank may also change what locks and accumulates of
// several ranks do, and MPI leaves their order open: then only the end, the data of the accesses
// and the bytes for which they race count.
func (t *trial) counts(key string) bool {
	return key == endKey || key == bytesKey || t.fetches(key) || t.race.First.Rank == t.race.Second.Rank || !contended(t.runs[0][0].Ranks)
}

// fetches says whether a result is the data of one of the accesses.
func (t *trial) fetches(key string) bool {
	for _, side := range []RaceSide{t.race.First, t.race.Second} {
		if strings.HasPrefix(key, "data of ") && strings.Contains(key, fmt.Sprintf(" at %s, rank %d", side.Site, side.Rank)) {
			return true
		}
	}
	return false
}

func (t *trial) weight(key string) string {
	switch {
	case key == endKey:
		return ""
	case key == bytesKey:
		return "0"
	case t.fetches(key):
		return "00" + key
	}
	return sortKey(key)
}

func (t *trial) shown(what string) *Shown {
	s := &Shown{What: what, Failing: 1}
	if last(t.runs[0]).failed && !last(t.runs[1]).failed {
		s.Failing = 0
	}
	for i, side := range []RaceSide{t.race.First, t.race.Second} {
		s.Orders[i] = finding.Order{Late: side.Text, Settings: t.settings[i], Result: t.result(i, what)}
		if t.race.First.Site == t.race.Second.Site && t.race.First.Rank == t.race.Second.Rank {
			s.Orders[i].Late += [2]string{", in program order", ", the last one first"}[i]
		}
	}
	evidence := last(t.runs[s.Failing])
	s.Evidence, s.Outcome = evidence.Result, evidence.outcome
	if what != endKey {
		s.Outcome = finding.Outcome{Kind: finding.Diverged, Rank: -1, Detail: what, Text: "its results depend on the order of a race"}
	}
	t.discard(evidence)
	return s
}

func last(runs []sample) *sample { return &runs[len(runs)-1] }

// result says in words what a schedule has made of a result.
func (t *trial) result(i int, what string) string {
	s, other := last(t.runs[i]), last(t.runs[1-i])
	switch {
	case what == endKey && !s.failed:
		return "the program passes"
	case what == endKey:
		text, _, _ := strings.Cut(s.outcome.Text, " (baseline")
		if lines := lastOutput(s.Result, wordsOf(other.Result)); len(lines) > 0 {
			text += ": " + strings.TrimSpace(lines[0])
		}
		return text
	case what == outputKey:
		return "output " + firstOwn(s.Stdout, other.Stdout)
	case what == bytesKey:
		return t.race.bytesText(s.Ranks)
	case strings.HasPrefix(what, "window "):
		return fmt.Sprintf("%s has contents with the hash %#x when it is freed", what, s.results[what])
	}
	return t.fetched(i, what)
}

// firstOwn is the first line of an output that the other one lacks, in quotes.
func firstOwn(output, other string) string {
	lines := strings.Split(other, "\n")
	for line := range strings.Lines(output) {
		if line = strings.TrimRight(line, "\r\n"); !slices.Contains(lines, line) {
			return fmt.Sprintf("%q", line)
		}
	}
	return "without a line of the other"
}

// fetched says what a call site has fetched: the first data that differ, if they are few bytes.
func (t *trial) fetched(i int, what string) string {
	s, other := last(t.runs[i]), last(t.runs[1-i])
	site, mine := fetches(s.Ranks, what)
	_, others := fetches(other.Ranks, what)
	text := siteText(site, t.prover.Describe, t.prover.Dir) + " brings "
	for n := range min(len(mine), len(others)) {
		if mine[n] == others[n] {
			continue
		}
		switch value := mine[n].value(); {
		case value == "":
			return text + fmt.Sprintf("%d bytes with the hash %#x", mine[n].bytes, mine[n].hash)
		case len(mine) > 1:
			return text + fmt.Sprintf("%s the %s time", value, ordinal(n+1))
		default:
			return text + value
		}
	}
	return text + "other data"
}

// fetch is data that an operation has fetched.
type fetch struct{ hash, bits, bytes uint64 }

// fetches are what a result with such a name is made of, and the call site.
func fetches(ranks []trace.Rank, what string) (site trace.Site, list []fetch) {
	for _, rank := range ranks {
		number := slices.IndexFunc(rank.Sites, func(s trace.Site) bool { return strings.HasPrefix(what, dataKey(rank, s)+",") })
		if number <= 0 {
			continue
		}
		bytes := map[uint64]uint64{}
		for _, e := range rank.Events {
			switch {
			case e.Type == trace.Op && int(e.Site) == number:
				bytes[e.Seq] = e.B
			case e.Type == trace.Result && bytes[e.Seq] > 0:
				list = append(list, fetch{e.A, e.B, bytes[e.Seq]})
			}
		}
		return rank.Sites[number], list
	}
	return trace.Site{}, nil
}

// value is the data as a whole number; empty: it has too many bytes.
func (f fetch) value() string {
	switch f.bytes {
	case 1:
		return fmt.Sprint(int8(f.bits))
	case 4:
		return fmt.Sprint(int32(f.bits))
	case 8:
		return fmt.Sprint(int64(f.bits))
	}
	return ""
}

func (f fetch) text() string {
	if value := f.value(); value != "" {
		return value
	}
	return fmt.Sprintf("%#x", f.bits)
}
