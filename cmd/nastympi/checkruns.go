package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/process"
	"github.com/nastympi/nastympi/internal/sweep"
)

// The time limit of a run under a schedule, as a sweep has it.
const (
	checkSlowness   = 20
	checkLeastLimit = 10 * time.Second
)

// checkRuns are the runs of nastympi check. The first recording is in a folder, and that of run N in its folder run-N.
type checkRuns struct {
	*checkFlags
	folder    string
	judgement *finding.Judgement
	began     time.Time
	first     time.Duration // how long the first run took
	turns     []int         // the ranks that took locks first there
}

func runFolder(folder string, n int) string {
	if n == 1 {
		return folder
	}
	return filepath.Join(folder, fmt.Sprintf("run-%d", n))
}

// judgeFolders judges recordings that were made before.
func (f *checkFlags) judgeFolders(j *finding.Judgement) error {
	others, err := filepath.Glob(filepath.Join(f.from, "run-*"))
	if err != nil {
		return err
	}
	for _, folder := range append([]string{f.from}, others...) {
		if _, err := f.judge(j, folder, false); err != nil {
			return err
		}
	}
	return nil
}

// judgeRuns makes runs and judges each. It returns the signal that ended it, if one did.
func (f *checkFlags) judgeRuns(j *finding.Judgement) (interrupted func() syscall.Signal, err error) {
	r := checkRuns{checkFlags: f, folder: f.folder, judgement: j, began: time.Now()}
	none := func() syscall.Signal { return 0 }
	if r.folder == "" {
		if r.folder, err = os.MkdirTemp("", "nastympi-check-"); err != nil {
			return none, err
		}
		defer os.RemoveAll(r.folder)
	}
	if r.folder, err = filepath.Abs(r.folder); err != nil {
		return none, err
	}
	if err := os.MkdirAll(r.folder, 0o777); err != nil {
		return none, err
	}
	if old, _ := filepath.Glob(filepath.Join(r.folder, "rank-*.events")); len(old) > 0 {
		return none, usage("check: -o %s: the folder has a recording already", f.folder)
	}
	settings, err := load()
	if err != nil {
		return none, err
	}
	more, err := r.native(settings)
	if err != nil || !more {
		return none, err
	}
	ctx, interrupted := untilSignal()
	if r.time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, r.began.Add(r.time))
		defer cancel()
	}
	if err = r.scheduled(ctx, settings); err == nil && r.tries {
		err = r.prove(ctx, settings)
	}
	return interrupted, err
}

// native makes the first run, and says whether further ones make sense: not if the program fails natively.
func (r *checkRuns) native(settings config.Config) (more bool, err error) {
	for name, value := range map[string]string{config.Record: r.folder, config.OnlySites: "none", logVariable: "1"} {
		if err := os.Setenv(name, value); err != nil {
			return false, err
		}
	}
	limit := shorter(r.limit, r.time)
	logs := showLogs(r.folder, os.Stderr)
	end, err := runOnce(r.Args(), settings, r.lookout(r.folder, strictBy(settings)).within(limit))
	logs.end()
	if err != nil {
		return false, err
	}
	r.first, r.judgement.Runs = end.took, 1
	expired := !end.exited && limit > 0 && r.first >= limit
	seen, err := r.judge(r.judgement, r.folder, expired)
	if err != nil {
		return false, err
	}
	r.turns = seen.first
	r.noteEnd(end, expired, limit)
	r.deadlock = nil
	if end.exited && end.status != 0 && r.judgement.Calls > 0 {
		say("note", fmt.Sprintf("the program ended with status %d, so that no further run was made", end.status))
	}
	return end.exited && end.status == 0 && r.judgement.Calls > 0, nil
}

// noteEnd notes how the program ended. What it would have done after a time limit or a signal is not judged.
func (r *checkRuns) noteEnd(end runEnd, expired bool, limit time.Duration) {
	j := r.judgement
	switch {
	case end.exited:
		j.Status = end.status
	case r.deadlock != nil: // which is a finding
	case expired:
		j.Status = statusTimedOut
		j.Partial = append(j.Partial, fmt.Sprintf("the program was ended at its time limit of %s; what it would have done after that is unknown", limit))
	default:
		j.Status = end.status
		j.Partial = append(j.Partial, "the program was interrupted; what it would have done after that is unknown")
	}
}

// shorter of two times of which 0 is none.
func shorter(a, b time.Duration) time.Duration {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}

// scheduleLimit is the time limit of a run under a schedule.
func (r *checkRuns) scheduleLimit() time.Duration {
	if r.limit > 0 {
		return r.limit
	}
	return max(checkLeastLimit, checkSlowness*r.first)
}

// scheduled makes the runs under schedules.
func (r *checkRuns) scheduled(ctx context.Context, settings config.Config) error {
	if r.runs == 1 {
		return nil
	}
	subject, err := newSubject(r.Args(), r.folder, settings)
	if err != nil {
		return err
	}
	defer os.RemoveAll(subject.Folder)
	progress := newMeter()
	defer progress.clear()
	limit := r.scheduleLimit()
	for n := 2; n <= r.runs; n++ {
		if progress.terminal || progress.due() {
			progress.tell(fmt.Sprintf("run %d of %d, %s", n, r.runs, count(len(r.judgement.Diagnoses), 0, "finding")))
		}
		launch := sweep.Launch{Settings: schedule(n, runFolder(r.folder, n), r.turns, settings), Limit: limit}
		launch.Hopeless = r.hopeless(runFolder(r.folder, n), strictIn(launch.Settings))
		result, err := subject.Run(ctx, launch)
		if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
			return nil
		}
		if err != nil {
			return err
		}
		if !result.Passed() && r.deadlock == nil {
			progress.clear()
			say("note", notPassed(n, result.Result))
		}
		r.judgement.Runs = n
		if _, err := r.judge(r.judgement, runFolder(r.folder, n), result.TimedOut && r.deadlock == nil); err != nil {
			return err
		}
		r.deadlock = nil
	}
	return nil
}

// notPassed is what there is to say of a run under a schedule. A program that is not deadlocked may only be slow.
func notPassed(n int, result process.Result) string {
	if result.TimedOut {
		return fmt.Sprintf("run %d, under a schedule, was %s, and was ended: -timeout gives such runs more time", n, result.Outcome())
	}
	return fmt.Sprintf("run %d, under a schedule, did not pass (%s): nastympi sweep says more about such runs", n, result.Outcome())
}

// hopeless ends a run that records itself into a folder, as lookout does.
func (f *checkFlags) hopeless(folder string, strict deadlock.Strict) func(context.Context, string) *finding.Standstill {
	watch := f.lookout(folder, strict)
	if watch == nil {
		return nil
	}
	return func(ctx context.Context, _ string) *finding.Standstill {
		if !watch(ctx) {
			return nil
		}
		return standstill(f.deadlock)
	}
}

// schedule is the settings of a run: ranks are slow now and then. Every other run makes locks late, and the rest let sends and
// collective operations wait wherever MPI does. In the second run, ranks are slow that took locks first in the first run. What the
// user has set stays.
func schedule(n int, folder string, turns []int, user config.Config) []finding.Setting {
	delay := "random"
	if n == 2 && len(turns) > 0 {
		delay = strings.Trim(strings.ReplaceAll(fmt.Sprint(turns), " ", ","), "[]")
	}
	settings := []finding.Setting{
		{Name: config.Record, Value: folder}, {Name: config.Seed, Value: fmt.Sprint(user.Seed + uint64(n))}, {Name: config.Delay, Value: delay},
	}
	if n%2 == 0 {
		settings = append(settings, finding.Setting{Name: config.LazyLock, Value: "1"})
	} else {
		settings = append(settings, finding.Setting{Name: config.StrictSends, Value: "1"}, finding.Setting{Name: config.StrictCollectives, Value: "1"})
	}
	for _, v := range user.Variables() {
		if !v.Changed() || slices.Contains([]string{config.Record, config.OnlySites, config.Seed}, v.Name) {
			continue
		}
		settings = slices.DeleteFunc(settings, func(s finding.Setting) bool { return s.Name == v.Name })
		settings = append(settings, finding.Setting{Name: v.Name, Value: v.Value})
	}
	return settings
}

// judge adds what the recordings in a folder say, of a run that may have been ended at its time limit. The same finding in several
// runs is one. Advice must hold for all runs.
func (f *checkFlags) judge(j *finding.Judgement, folder string, expired bool) (judged, error) {
	finders := findersOf(f.only)
	for _, each := range finders {
		if d, is := each.(*deadlock.Judge); is && expired {
			d.Expire()
		}
	}
	r, err := judgeRecordings(folder, finders, f.libraries, describer())
	if err != nil {
		return r, err
	}
	if f.deadlock != nil {
		for i := range f.deadlock.Places {
			f.libraries.findOwn(&f.deadlock.Places[i].Process.Rank)
		}
		r.ended(diagnosis(f.deadlock, describer()))
	}
	j.Ranks, j.Calls = max(j.Ranks, r.ranks), j.Calls+r.calls
	for _, line := range r.partial() {
		if !slices.Contains(j.Partial, line) {
			j.Partial = append(j.Partial, line)
		}
	}
	if j.Problem == "" && j.Runs <= 1 { // what later runs lack, the first one has
		j.Problem = strings.Join(r.lost, "; ")
	}
	merge(j, r.diagnoses)
	return r, nil
}

// merge adds the diagnoses of a run to those of the runs before.
func merge(j *finding.Judgement, added []finding.Diagnosis) {
	find := func(d finding.Diagnosis, in []finding.Diagnosis) int {
		return slices.IndexFunc(in, func(other finding.Diagnosis) bool { return same(d, other) })
	}
	j.Diagnoses = slices.DeleteFunc(j.Diagnoses, func(d finding.Diagnosis) bool { return isAdvice(d) && find(d, added) < 0 })
	for _, d := range added {
		i := find(d, j.Diagnoses)
		switch {
		case i >= 0:
			known := &j.Diagnoses[i]
			known.Times += d.Times
			known.Ranks = slices.Compact(slices.Sorted(slices.Values(append(known.Ranks, d.Ranks...))))
		case !isAdvice(d) || j.Runs <= 1:
			j.Diagnoses = append(j.Diagnoses, d)
		}
	}
	j.Diagnoses = explained(j.Diagnoses)
	finding.Number(j.Diagnoses)
}

// same says whether two diagnoses of different runs are of one rule at the same places. Without line numbers, places of
// different calls look alike: then the messages must be the same too.
func same(a, b finding.Diagnosis) bool {
	lines := true
	at := func(x, y finding.Involved) bool {
		lines = lines && x.Line > 0
		return x.Role == y.Role && x.At(y)
	}
	return a.Name == b.Name && slices.EqualFunc(a.Places, b.Places, at) && (lines || a.Message == b.Message)
}
