// Package runner starts the launch command of a sweep with the settings of each run, in
// an environment that has no others, and ends runs that reach their limit or no longer get
// on. It judges no result.
package runner

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Program is what is swept. It is an attempt.Runner.
type Program struct {
	Words []string // launch command, made ready; may have marks for the settings (WithSettings)
	// Wrapper are the words before each program of the launch command, which start it under nastympi. nil: runs need them each time.
	Wrapper []string
	// Environment is that of runs under nastympi, Plain that of others. NASTY_
	// variables are not taken from them, but from the launch.
	Environment, Plain []string
	Folder             string // for what belongs to runs; each has a folder of its own in it
	// Local are further variables for launches on this machine only; nil: there are none.
	Local func() []string
	Input *process.Input
	// Read reads the traces of a run; nil: trace.Read does.
	Read func(folder string) ([]trace.Rank, error)

	seen   atomic.Bool // a run was intercepted
	traced atomic.Bool // a run had a trace
	known  known
}

// Files in the folder of a run.
const (
	traces = "trace" // of its ranks
	record = "recording"
	marks  = "marks" // left by each process that was intercepted
)

// MarkVariable names the folder for marks to `nastympi exec` and the shim.
const MarkVariable = "_NASTYMPI_RUN"

// LogVariable makes valgrind write its log into the folder of the recording.
const LogVariable = "_NASTYMPI_LOG"

// mostStarts is how often a run is started if its launcher fails.
const mostStarts = 4

// Run makes one run. A launcher may fail or hang by itself: that of Open MPI 4 fails when another one, which ends, removes the folder
// that both use. No schedule makes a program fail before it calls MPI, so such a run says nothing, and is made anew. If that does not
// help, Run returns an error. A run whose launcher may have missed how it ended is made anew, too, and believed if that does not change.
func (p *Program) Run(ctx context.Context, launch attempt.Launch) (attempt.Result, error) {
	for start := 1; ; start++ {
		result, err := p.run(ctx, launch)
		if err != nil {
			return result, err
		}
		never := p.neverStarted(result, launch)
		if !never && (start == mostStarts || !missedEnd(result)) {
			return result, nil
		}
		p.Discard(result)
		if never && start == mostStarts {
			return attempt.Result{}, fmt.Errorf("the launch command failed %d times before any rank called MPI: %s", start, attempt.Ending(result))
		}
	}
}

// missedEnd says whether the launcher may have missed that a rank was in MPI_Finalize. If traces say that one was not, it has not.
func missedEnd(r attempt.Result) bool {
	return libbugs.MissedEnd(r.Stderr) && !slices.ContainsFunc(r.Ranks, func(rank trace.Rank) bool { return rank.Ended && !rank.Finalizes })
}

// neverStarted says that a run failed although nastympi had hold of none of its processes, as it had in other runs, that it reached its
// time limit before MPI was initialized in any process, or that the launcher says so itself.
func (p *Program) neverStarted(r attempt.Result, launch attempt.Launch) bool {
	traced := len(r.Ranks) > 0
	seen := r.Intercepted || traced
	if traced {
		p.traced.Store(true)
	}
	if seen {
		p.seen.Store(true)
	}
	switch {
	case r.TimedOut():
		return p.traced.Load() && launch.Trace && !disabled(launch.Settings) && !traced
	case seen, r.Status() == 0, attempt.Trouble(r) != nil:
		return false
	}
	return p.seen.Load() && !disabled(launch.Settings) || libbugs.NotLaunched(r.Stderr)
}

func (p *Program) run(ctx context.Context, launch attempt.Launch) (attempt.Result, error) {
	if err := ctx.Err(); err != nil {
		return attempt.Result{}, err
	}
	folder, err := os.MkdirTemp(p.Folder, "run-")
	if err != nil {
		return attempt.Result{}, err
	}
	result := attempt.Result{Folder: folder}
	if err := os.Mkdir(filepath.Join(folder, marks), 0o777); err != nil {
		p.Discard(result)
		return attempt.Result{}, err
	}
	w := watch{program: p, launch: launch, folder: filepath.Join(folder, traces), marks: filepath.Join(folder, marks)}
	w.waits = func() (map[process.Thread]time.Duration, error) { return process.Waits(mark(w.marks)) }
	if launch.Record {
		w.folder = filepath.Join(folder, record)
	}
	command := process.Command{Base: p.base(launch), Env: variables(launch, folder), Watch: w.until, Input: p.Input}
	shortened, err := p.line(&command, launch, folder)
	if err == nil {
		result.Result, err = process.Run(ctx, command)
	}
	if err != nil {
		p.Discard(result)
		return attempt.Result{}, err
	}
	if result.Reason == process.Interrupted {
		p.Discard(result)
		return attempt.Result{}, ctx.Err()
	}
	if w.repetition != nil {
		p.Discard(result)
		w.repetition.Duration = result.Duration
		return *w.repetition, nil
	}
	result.Moving, result.Quiet = w.moving, w.quiet
	if result.TimedOut() && w.deadlock != nil { // earlier looks say less
		result.Deadlock, result.Moving, result.Quiet = w.deadlock, nil, true
	}
	result.Intercepted, _ = Marked(filepath.Join(folder, marks)) // nothing is known of a folder that cannot be read
	if shortened && !result.Intercepted {
		p.known.giveUp()
		p.Discard(result)
		return p.run(ctx, launch)
	}
	if result.Passed() {
		p.known.learn(filepath.Join(folder, marks))
	}
	if launch.Trace {
		result.Ranks = w.look()
	} else if !launch.Record {
		p.Discard(result)
		result.Folder = ""
	}
	return result, nil
}

// line gives the command its words. Where it is known how the programs start, these are without `nastympi exec`, and shortened is true.
func (p *Program) line(command *process.Command, launch attempt.Launch, folder string) (shortened bool, err error) {
	environment := slices.Concat(command.Base, command.Env)
	command.Line = WithSettings(p.Words, environment)
	if p.Wrapper == nil || disabled(launch.Settings) || !process.OnThisMachine(p.Words, environment) {
		return false, nil
	}
	begin, ask := p.known.now()
	if ask {
		return false, os.Mkdir(filepath.Join(folder, marks, starts), 0o777)
	}
	words := direct(p.Words, p.Wrapper, begin, assignmentsIn(environment))
	if words == nil {
		return false, nil
	}
	command.Line = WithSettings(words, environment)
	if launch.Trace {
		err = os.Mkdir(filepath.Join(folder, traces), 0o777)
	}
	if launch.Record {
		err = errors.Join(err, os.Mkdir(filepath.Join(folder, record), 0o777))
	}
	return true, err
}

// Discard removes the files of a run.
func (p *Program) Discard(r attempt.Result) {
	if r.Folder != "" {
		os.RemoveAll(r.Folder)
	}
}

// Traces is the folder in which the traces of a run are.
func Traces(r attempt.Result) string { return filepath.Join(r.Folder, traces) }

// Recording is the folder in which the recording of a run is.
func Recording(r attempt.Result) string { return filepath.Join(r.Folder, record) }

func (p *Program) base(launch attempt.Launch) []string {
	environment := p.Environment
	if disabled(launch.Settings) {
		environment = p.Plain
	}
	kept := config.LaunchOnly() // they describe the machine, not the schedule
	var base []string
	for _, assignment := range environment {
		name, _, _ := strings.Cut(assignment, "=")
		if !strings.HasPrefix(name, config.Prefix) || slices.Contains(kept, name) {
			base = append(base, assignment)
		}
	}
	base = unlessGiven(base, grace, "0")
	if p.Local != nil && process.OnThisMachine(p.Words, base) {
		for _, assignment := range p.Local() {
			name, value, _ := strings.Cut(assignment, "=")
			base = unlessGiven(base, name, value)
		}
	}
	if launch.Nonsynchronizing {
		base = unlessGiven(base, deviceCollectives, "none")
	}
	return base
}

// unlessGiven adds a variable that the user has not set.
func unlessGiven(environment []string, name, value string) []string {
	if slices.ContainsFunc(environment, func(s string) bool { return strings.HasPrefix(s, name+"=") }) {
		return environment
	}
	return append(environment, name+"="+value)
}

// deviceCollectives says whether MPICH uses the collective operations of its device. In these, all ranks of a machine wait for one of
// them, even if it has no data for them. Other libraries do not know the variable.
const deviceCollectives = "MPIR_CVAR_DEVICE_COLLECTIVES"

// grace is for how many seconds Open MPI 4's launcher leaves the other ranks alone when one has
// failed. Its second would be most of the time of a failing run; status and output are the same without.
const grace = "OMPI_MCA_odls_base_sigkill_timeout"

func disabled(settings []finding.Setting) bool {
	for _, s := range settings {
		if s.Name == config.Enabled {
			return s.Value == "0"
		}
	}
	return false
}

func variables(launch attempt.Launch, folder string) []string {
	list := []string{mark(filepath.Join(folder, marks))}
	for _, s := range launch.Settings {
		list = append(list, s.Name+"="+s.Value)
	}
	list = append(list, locality.Variables(launch.Locality)...)
	if launch.Trace {
		variable := config.Trace
		if launch.Stalled != nil {
			variable = config.Record
		}
		list = append(list, variable+"="+filepath.Join(folder, traces))
	}
	if launch.Record {
		list = append(list, config.Record+"="+filepath.Join(folder, record))
	}
	if launch.State {
		list = append(list, config.TraceState+"=1")
	}
	if launch.Received {
		list = append(list, config.TraceReceived+"=1")
	}
	return list
}

// mark is the setting that all processes of a run have.
func mark(marks string) string { return MarkVariable + "=" + marks }

// Marked says whether any process on this machine left a mark in this folder: as an MPI program under the shim, or as one that was
// told that it cannot be. Marks are regular files; the folder may also have a socket, and a folder of pauses.
func Marked(folder string) (bool, error) {
	entries, err := os.ReadDir(folder)
	return slices.ContainsFunc(entries, func(e os.DirEntry) bool { return e.Type().IsRegular() }), err
}
