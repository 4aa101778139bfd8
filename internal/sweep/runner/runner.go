// Package runner starts the launch command of a sweep with the settings of each run, in
// an environment that has no others, and ends runs that reach their limit or no longer get
// on. It judges no result.
package runner

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/process"
	"github.com/nastympi/nastympi/internal/sweep"
	"github.com/nastympi/nastympi/internal/sweep/locality"
	"github.com/nastympi/nastympi/internal/trace"
)

// Program is what is swept. It is a sweep.Runner.
type Program struct {
	Words []string // launch command, made ready
	// Environment is that of runs under nastympi, Plain that of others. NASTY_
	// variables are not taken from them, but from the launch.
	Environment, Plain []string
	Folder             string // for what belongs to runs; each has a folder of its own in it
}

// Files in the folder of a run.
const (
	traces = "trace" // of its ranks
	record = "recording"
	marks  = "marks" // left by each process that was intercepted
)

// MarkVariable names the folder for marks to `nastympi exec` and the shim.
const MarkVariable = "_NASTYMPI_RUN"

// Run makes one run.
func (p *Program) Run(ctx context.Context, launch sweep.Launch) (sweep.Result, error) {
	if err := ctx.Err(); err != nil {
		return sweep.Result{}, err
	}
	folder, err := os.MkdirTemp(p.Folder, "run-")
	if err != nil {
		return sweep.Result{}, err
	}
	result := sweep.Result{Folder: folder}
	if err := os.Mkdir(filepath.Join(folder, marks), 0o777); err != nil {
		p.Discard(result)
		return sweep.Result{}, err
	}
	w := watch{launch: launch, folder: filepath.Join(folder, traces)}
	command := process.Command{
		Line: p.Words, Base: p.base(launch), Env: variables(launch, folder), Watch: w.until,
	}
	if result.Result, err = process.Run(ctx, command); err != nil {
		p.Discard(result)
		return sweep.Result{}, err
	}
	if result.Interrupted {
		p.Discard(result)
		return sweep.Result{}, ctx.Err()
	}
	result.Moving, result.Quiet = w.moving, w.quiet
	if result.TimedOut && w.deadlock != "" { // earlier looks say less
		result.Deadlock, result.Moving = w.deadlock, nil
	}
	result.Intercepted = intercepted(filepath.Join(folder, marks))
	if launch.Trace {
		result.Ranks = w.look()
	} else if !launch.Record {
		p.Discard(result)
		result.Folder = ""
	}
	return result, nil
}

// Discard removes the files of a run.
func (p *Program) Discard(r sweep.Result) {
	if r.Folder != "" {
		os.RemoveAll(r.Folder)
	}
}

// Traces is the folder in which the traces of a run are.
func Traces(r sweep.Result) string { return filepath.Join(r.Folder, traces) }

// Recording is the folder in which the recording of a run is.
func Recording(r sweep.Result) string { return filepath.Join(r.Folder, record) }

func (p *Program) base(launch sweep.Launch) []string {
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
	if !slices.ContainsFunc(base, func(s string) bool { return strings.HasPrefix(s, grace+"=") }) {
		base = append(base, grace+"=0")
	}
	return base
}

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

func variables(launch sweep.Launch, folder string) []string {
	list := []string{MarkVariable + "=" + filepath.Join(folder, marks)}
	for _, s := range launch.Settings {
		list = append(list, s.Name+"="+s.Value)
	}
	list = append(list, locality.Variables(launch.Locality)...)
	if launch.Trace {
		variable := config.Trace
		if launch.Hopeless != nil {
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
	return list
}

func intercepted(folder string) bool {
	entries, err := os.ReadDir(folder)
	return err == nil && len(entries) > 0
}

// watch ends a run.
type watch struct {
	launch   sweep.Launch
	folder   string // of its traces
	moving   []bool
	quiet    bool
	deadlock string
}

// until the run reaches its limit, or is hopeless.
func (w *watch) until(ctx context.Context) bool {
	if w.launch.Hopeless == nil {
		return w.limit(ctx)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	hopeless, limit := make(chan string, 1), make(chan bool, 1)
	go func() { hopeless <- w.launch.Hopeless(ctx, w.folder) }()
	go func() { limit <- w.limit(ctx) }()
	select {
	case w.deadlock = <-hopeless:
		if w.deadlock != "" {
			cancel()
		}
		return <-limit || w.deadlock != ""
	case end := <-limit:
		cancel()
		<-hopeless
		return end
	}
}

// limit of the run. Then two looks, twice as far apart as the program takes from
// beginning to end without nastympi, tell whether ranks still get on. In a brisk launch there are
// such looks all the time, and the first at which none gets on is the last.
func (w *watch) limit(ctx context.Context) bool {
	left, pace := w.launch.Limit, w.launch.Pace
	if !w.launch.Trace || pace == 0 {
		return sleep(ctx, left)
	}
	pause := left
	if w.launch.Brisk {
		pause = min(left, pace)
	}
	for {
		if !sleep(ctx, pause) {
			return false
		}
		before := w.look()
		if !sleep(ctx, 2*pace) {
			return false
		}
		after := w.look()
		w.moving, w.quiet = sweep.Moving(before, after), sweep.Quiet(before, after)
		left -= pause + 2*pace
		if left <= 0 || len(w.moving) > 0 && !slices.Contains(w.moving, true) {
			return true
		}
		pause = min(left, pace)
	}
}

// look at the traces as they are. A rank that was ended while it wrote may leave what cannot
// be read, and then nothing is known of the run but how it ended.
func (w *watch) look() []trace.Rank {
	ranks, err := trace.Read(w.folder)
	if err != nil {
		return nil
	}
	return ranks
}

func sleep(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}
