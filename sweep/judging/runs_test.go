package judging

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/fetched"
	"github.com/nastympi/nastympi/check/order"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// A recording with those of further runs in it: each finding shows once.
func TestFindingsOfSeveralRuns(t *testing.T) {
	folder := recorded(t)
	e := New(2)
	w := e.Window(64, 4)
	e.Call(1, "MPI_Win_flush", Args{"win": int64(w), "rank": 0})
	again := runFolder(folder, 2)
	require.NoError(t, os.Mkdir(again, 0o700))
	require.NoError(t, e.Write(again))
	var j finding.Result
	c := Check{Options: Options{Reader: plain, Kinds: Mistakes(), Folder: folder}, Listener: silent{}, Result: &j}
	require.NoError(t, c.Folders())
	_, err := c.judgeRun(folder, false)
	require.NoError(t, err)
	var names []string
	for _, d := range j.Findings {
		names = append(names, d.Rule)
	}
	assert.Equal(t, []string{"target-not-locked", "flush-outside-epoch"}, names)
	assert.Equal(t, 4, j.Findings[0].Times)
	assert.Equal(t, []int{0, 1}, j.Findings[0].Ranks)
	assert.Empty(t, j.Partial)
	assert.Equal(t, 2, j.Ranks)
}

func TestSameFinding(t *testing.T) {
	d := finding.Finding{Rule: "target-not-locked", Message: "first", Places: []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: 7}}}}
	other := d
	other.Message = "the rank is another one"
	assert.True(t, same(d, other))
	elsewhere := d
	elsewhere.Places = []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: 8}}}
	assert.False(t, same(d, elsewhere))
	d.Places = []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo"}}}
	other.Places = d.Places
	assert.False(t, same(d, other), "without debug information")
}

// What was A in one run may be B in another one.
func TestSameFindingInAnotherOrder(t *testing.T) {
	at := func(line int) finding.Place {
		return finding.Place{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: line}}
	}
	d := finding.Finding{Rule: "race-between-ranks", Places: []finding.Place{at(7), at(9)}}
	turned, twice := d, d
	turned.Places, twice.Places = []finding.Place{at(9), at(7)}, []finding.Place{at(9), at(9)}
	assert.True(t, same(d, turned))
	assert.False(t, same(d, twice))
	assert.False(t, same(twice, d))
}

// A wrong argument that was fetched is also a sign of a library that returns wrong values, if only runs under schedules have it.
func TestFetchedArgumentOfPerturbedRunsOnly(t *testing.T) {
	f := finding.Finding{
		Rule: "negative-displacement", Places: []finding.Place{{Site: finding.Site{Call: "MPI_Put", File: "halo.c", Line: 7}}},
		Why: []finding.Reason{{Text: "target_disp = -17 was fetched by {0}", Places: []finding.Place{{Role: fetched.Role}}}},
	}
	plain := f
	plain.Rule, plain.Why = "negative-count", []finding.Reason{{Text: "another reason"}}
	suspects := func(r *finding.Result) (rules []string) {
		for _, f := range r.Findings {
			if strings.Contains(f.Why[len(f.Why)-1].Text, "suspect the MPI library") {
				rules = append(rules, f.Rule)
			}
		}
		return rules
	}
	inFirst, later := &finding.Result{Runs: 1}, &finding.Result{Runs: 2}
	merge(inFirst, []finding.Finding{f})
	inFirst.Runs = 2
	merge(inFirst, []finding.Finding{f})
	assert.Empty(t, suspects(inFirst))
	merge(later, []finding.Finding{plain, f})
	assert.Equal(t, []string{f.Rule}, suspects(later))
	assert.Len(t, f.Why, 1)
}

// A recording that does not say whether a rank moved is no reason to say that the program hangs.
func TestUnreadableRecordingIsNoHang(t *testing.T) {
	for _, ranks := range [][]trace.Rank{nil, {}} {
		result := attempt.Result{Result: process.Result{Reason: process.Limit}}
		result.Moving = moved(func() ([]trace.Rank, error) { return ranks, nil }, clockNow())
		_, failed, slow := attempt.FailureOf(result, finding.Failure{})
		assert.False(t, failed)
		assert.True(t, slow)
	}
	assert.Equal(t, []bool{true}, moved(func() ([]trace.Rank, error) { return nil, os.ErrPermission }, clockNow()))
}

type silent struct{}

func (silent) Progress(string)         {}
func (silent) Note(string)             {}
func (silent) Found([]finding.Finding) {}

func TestSchedulesOfRuns(t *testing.T) {
	t.Setenv("NASTY_LAZY_LOCK", "0")
	t.Setenv("NASTY_SPLIT", "byte")
	t.Setenv("NASTY_RECORD", "elsewhere")
	t.Setenv("NASTY_ONLY_SITES", "none")
	settings, err := config.Load()
	require.NoError(t, err)
	value := func(n int) map[string]string {
		values := map[string]string{}
		for _, s := range schedule(n, filepath.Join("x", "run"), turns{}, settings) {
			values[s.Name] = s.Value
		}
		return values
	}
	assert.Equal(t, map[string]string{
		"NASTY_RECORD": "x/run", "NASTY_SEED": "3", "NASTY_DELAY": "random", "NASTY_LAZY_LOCK": "1", "NASTY_SPLIT": "byte",
	}, value(2))
	assert.NotContains(t, value(2), "NASTY_STRICT_SENDS")
	assert.NotContains(t, value(3), "NASTY_LAZY_LOCK")
	assert.Equal(t, "1", value(3)["NASTY_STRICT_SENDS"])
	assert.Equal(t, "1", value(3)["NASTY_STRICT_COLLECTIVES"])
	assert.Equal(t, deadlock.Strict{Sends: true, Collectives: true}, strictIn(schedule(3, "x", turns{}, settings)))
	assert.Zero(t, strictIn(schedule(2, "x", turns{}, settings)))
	assert.Zero(t, strictIn(schedule(3, "x", turns{errors: true}, settings)), "a rejected call takes part in nothing")
	assert.Equal(t, deadlock.Strict{Sends: true}, strictIn([]finding.Setting{{Name: config.StrictSends, Value: "Yes"}, {Name: config.StrictCollectives, Value: "off"}}))
}

// Once the ranks that took locks first are slow.
func TestSecondRunTurnsTheOrderOfLocks(t *testing.T) {
	settings, err := config.Load()
	require.NoError(t, err)
	for n, want := range map[int]string{2: "3,0", 3: "random", 4: "random"} {
		assert.Contains(t, schedule(n, "x", turns{ranks: []int{3, 0}}, settings), finding.Setting{Name: config.Delay, Value: want})
	}
}

// A launcher may need as long to end its ranks as the limit is. What they did before counts.
func TestSecondHalfEndsAtTheLimit(t *testing.T) {
	began := clockNow()
	launch := attempt.Launch{Limit: 4 * time.Second, Pace: time.Second}
	run := func(at time.Duration) []bool {
		r := trace.Rank{Host: began.Host, Boot: began.Boot, Sites: []trace.Site{{}, {Call: "MPI_Send"}}, Events: []trace.Event{{Type: trace.Enter, Site: 1, Time: began.after(at).time}}}
		return moved(func() ([]trace.Rank, error) { return []trace.Rank{r}, nil }, secondHalf(began, launch))
	}
	assert.Equal(t, []bool{true}, run(3*time.Second))
	assert.Equal(t, []bool{false}, run(time.Second))
	launch.Pace = 2 * time.Second
	assert.Equal(t, []bool{true}, run(time.Second), "it is slower than that natively")
}

// slowly is a program whose runs reach their limit, unless that is patient.
type slowly struct{ limits []time.Duration }

func (s *slowly) Run(_ context.Context, launch attempt.Launch) (attempt.Result, error) {
	s.limits = append(s.limits, launch.Limit)
	if launch.Limit < time.Minute {
		return attempt.Result{Result: process.Result{Reason: process.Limit}}, nil
	}
	return attempt.Result{}, nil
}

func (*slowly) Discard(attempt.Result) {}

// A busy machine does not make a run incomplete: what gets on has more time, unless the user has said how much.
func TestSlowRunsHaveMoreTime(t *testing.T) {
	for user, want := range map[time.Duration][]time.Duration{
		0:                {10 * time.Second, time.Minute},
		10 * time.Second: {10 * time.Second},
		2 * time.Minute:  {2 * time.Minute},
	} {
		program, c := &slowly{}, Check{Options: Options{Limit: user}}
		launch := attempt.Launch{Limit: c.scheduleLimit()}
		result, err := c.patiently(t.Context(), program, &launch, filepath.Join(t.TempDir(), "none"))
		require.NoError(t, err)
		assert.Equal(t, want, program.limits)
		assert.Equal(t, user == 10*time.Second, result.TimedOut())
		assert.Equal(t, want[len(want)-1], launch.Limit)
	}
}

// A message that came late natively comes first only if the others wait as long.
func TestSlowRanksWaitForLateMessages(t *testing.T) {
	const limit = 10 * time.Second
	assert.Zero(t, pauseFor(50*time.Millisecond, 10, limit), "the usual bound suffices")
	assert.Equal(t, 400*time.Millisecond, pauseFor(300*time.Millisecond, 12, limit))
	assert.Zero(t, pauseFor(300*time.Millisecond, 13, limit), "that takes too long")
	settings, err := config.Load()
	require.NoError(t, err)
	of := turns{ranks: []int{1}, pause: 400 * time.Millisecond}
	assert.Contains(t, schedule(2, "x", of, settings), finding.Setting{Name: config.DelayMax, Value: "400ms"})
	assert.NotContains(t, schedule(3, "x", of, settings), finding.Setting{Name: config.DelayMax, Value: "400ms"})
}

// scheduled is a program that fails under a schedule as a function of its settings says.
type scheduled func(settings string) bool

func (s scheduled) Run(_ context.Context, launch attempt.Launch) (attempt.Result, error) {
	if s(fmt.Sprint(launch.Settings)) {
		return attempt.Result{Result: process.Result{ExitCode: 1, Stderr: "halo.c:5: got 0, expected 7\n"}}, nil
	}
	return attempt.Result{}, nil
}

func (scheduled) Discard(attempt.Result) {}

// A schedule shows the mistake whose calls it needs. If slow ranks suffice, the only race may be the reason.
func TestCauseOfAFailureUnderASchedule(t *testing.T) {
	at := func(call, name string) finding.Place {
		return finding.Place{Site: finding.Site{Call: call, Name: name}}
	}
	race := finding.Finding{Rule: "race-between-ranks", Severity: finding.Error, Places: []finding.Place{at("load", "prog+0x1"), at("MPI_Put", "prog+0x2")}}
	buffer := finding.Finding{Rule: "buffer-gone", Severity: finding.Error, Places: []finding.Place{at("MPI_Put", "prog+0x3")}}
	note := finding.Finding{Rule: "windows-overlap", Severity: finding.Note, Places: []finding.Place{at("MPI_Put", "prog+0x4")}}
	overtaken := finding.Finding{Rule: "accumulate-not-complete", Severity: finding.Note, Places: []finding.Place{at("MPI_Accumulate", "prog+0x5")}}
	needs := func(site string) scheduled {
		return func(settings string) bool {
			return !strings.Contains(settings, "{"+config.SkipSites+" "+site) && (!strings.Contains(settings, config.OnlySites) || strings.Contains(settings, site))
		}
	}
	always := scheduled(func(string) bool { return true })
	for name, c := range map[string]struct {
		program scheduled
		list    []finding.Finding
		want    int // index; -1: none
		perhaps bool
	}{
		"the put of a race":            {needs("prog+0x2"), []finding.Finding{buffer, race}, 1, false},
		"the buffer":                   {needs("prog+0x3"), []finding.Finding{race, buffer}, 1, false},
		"what is only a note":          {needs("prog+0x4"), []finding.Finding{note}, -1, false},
		"accumulates in another order": {needs("prog+0x5"), []finding.Finding{overtaken, buffer}, 0, false},
		"slow ranks":                   {always, []finding.Finding{race}, 0, true},
		"slow ranks, beside a buffer":  {always, []finding.Finding{buffer, race}, 1, true},
		"slow ranks, and two races":    {always, []finding.Finding{race, race}, -1, false},
		"slow ranks, and other errors": {always, []finding.Finding{buffer}, -1, false},
		"nothing else was found":       {always, nil, -1, false},
	} {
		t.Run(name, func(t *testing.T) {
			check := Check{Result: &finding.Result{Findings: c.list}}
			failing, _ := always.Run(t.Context(), attempt.Launch{})
			f, perhaps, err := check.cause(t.Context(), c.program, attempt.Launch{}, failing)
			require.NoError(t, err)
			assert.Equal(t, c.perhaps, perhaps)
			if c.want < 0 {
				assert.Nil(t, f)
				return
			}
			assert.Same(t, &check.Result.Findings[c.want], f)
		})
	}
}

// An accumulate comes late if it is perturbed, and calls of other ranks are not.
func TestOvertakenAccumulateIsPerturbedAlone(t *testing.T) {
	at := func(rank int, call, name string) finding.Place {
		return finding.Place{Rank: rank, Site: finding.Site{Call: call, Name: name}}
	}
	f := finding.Finding{
		Rule: "accumulate-not-complete", Places: []finding.Place{at(0, "MPI_Accumulate", "prog+0x1"), at(1, "MPI_Fetch_and_op", "prog+0x2")},
		Why: []finding.Reason{{Places: []finding.Place{at(0, "MPI_Win_flush_local", "prog+0x3"), at(1, "MPI_Recv", "prog+0x4")}}},
	}
	assert.Equal(t, []string{"prog+0x1", "prog+0x3"}, perturbable(f))
	f.Rule = "race-between-ranks"
	assert.Len(t, perturbable(f), 4)
}

// A failure under a schedule names the lock that another rank had first in the run that passed.
func TestOtherTurn(t *testing.T) {
	run := func(ranks ...int) *order.Tenures {
		e := New(2)
		win := int64(e.Window(64, 4))
		for _, rank := range ranks {
			e.Call(rank, "MPI_Win_lock", Args{"win": win, "assert": 0, "lock_type": mpicall.LockExclusive, "rank": 0})
			e.Call(rank, "MPI_Win_unlock", Args{"win": win, "rank": 0})
		}
		of := order.NewTenures()
		require.NoError(t, e.History().Walk(of))
		return of
	}
	c := Check{Options: Options{Reader: plain}, tenures: run(0, 1)}
	assert.Empty(t, c.otherTurn(judged{tenures: run(0, 1)}))
	assert.Empty(t, c.otherTurn(judged{}))
	why := c.otherTurn(judged{tenures: run(1, 0)})
	require.Len(t, why, 1)
	assert.Equal(t, "{0} takes the lock before rank 0 here, and after rank 0 in the run that passed (MPI 4.1, 12.5.3)", why[0].Text)
	assert.Equal(t, "MPI_Win_lock", why[0].Places[0].Call)
	assert.Equal(t, 1, why[0].Places[0].Rank)
}
