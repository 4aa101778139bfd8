package main

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/judging"
)

// checkFlags are the flags of nastympi check.
type checkFlags struct {
	*commandFlags
	reporting
	from, folder string
	runs         int
	tries        bool // -prove
	time, limit  time.Duration
	quiet        time.Duration
	reduce       time.Duration // of each race that -prove shows
	only         []judging.Kind
	libraries    libraries
	not          []string
	recorded     []trace.Rank // see libraries.reader
	batch        batchFlags
	status       string // file for the exit status, of a task
	jobs         int    // processors; 0: all
	shares       shares
}

// defaultQuiet is longer than communication with slow files or a debugger takes, and shorter than the patience of a CI job.
const defaultQuiet = 2 * time.Minute

func newCheckFlags() *checkFlags {
	f := &checkFlags{commandFlags: newFlags("check"), only: judging.Mistakes(), reduce: sweep.DefaultReduction, quiet: defaultQuiet}
	f.group("Which runs to make", func() {
		f.IntVar(&f.runs, "runs", 3, "run the program `N` times: first without perturbation, then\nunder legal schedules with slow ranks (output hidden).\nEven-numbered runs delay locks; odd-numbered runs make\nsends and collectives wait wherever MPI allows")
		f.BoolVar(&f.tries, "prove", false, "try to show each race that is found: run the program with\neither access late, and say what differs")
		f.duration(&f.reduce, "reduce", "with -prove: reduce each race that was shown to what it\nneeds, as a sweep does, for at most this time `D` (default\n1m; 0s: do not)")
		f.duration(&f.time, "time", "stop running the program after this time `D`, such as 10m\nor 2h. Judging the recording of a run may take as long")
		f.duration(&f.limit, "timeout", "time limit `D` of a run (default: none for the first run,\nsee -quiet; for the rest, 20 times the first run, at least\n10s, and six times as long for a\nrun whose ranks still get on then)")
		f.duration(&f.quiet, "quiet", "stop the first run after `D` without progress: no MPI call\ncompletes and no rank uses the CPU (default 2m; 0s: never;\nnot with -timeout)")
	})
	f.group("What to judge", func() {
		f.StringVar(&f.from, "from", "", "judge the recording in this `DIR`; run nothing")
		f.Func("only", "look only for these kinds of findings: a `LIST` of\n"+strings.Replace(judging.KindNames(judging.Kinds()), "advice, ", "advice,\n", 1)+"\n(default: all but advice, which names\nsynchronization that orders nothing)", func(list string) (err error) {
			f.only, err = judging.KindsNamed(list)
			return err
		})
		f.Func("not", "do not look for this `RULE`; may be repeated", func(name string) error {
			f.not = append(f.not, name)
			return judging.CheckRule(name)
		})
		f.knownFlags(f.commandFlags)
		f.counting(f.commandFlags, finding.Error, finding.Warning, finding.Note)
	})
	f.group("How to judge", func() {
		f.IntVar(&f.jobs, "j", 0, "judge with at most `N` processors (default: all)")
	})
	f.group("Where to write results", func() {
		f.libraryFlag(&f.libraries)
		f.StringVar(&f.folder, "o", "", "keep the recordings, and what -prove has shown, in this\n`DIR` (default: keep no recordings; .nastympi for -prove)")
		f.reports(f.commandFlags, "")
	})
	f.group("On a cluster", func() {
		f.batch.define(f.commandFlags, "run this command in a job of a batch `SYSTEM`: slurm; its\nnodes must see the working directory. With -from, judge\nin a job array", "the job")
		f.shares.define(f.commandFlags)
		f.StringVar(&f.status, "status", "", "") // for the job
	})
	return f
}

// checkCommand runs a program, records all its MPI calls, and judges them.
func checkCommand(arguments []string) (int, error) {
	flags := newCheckFlags()
	if done, err := parse(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	known, err := flags.complete()
	switch {
	case err == nil && flags.shares.into != "":
		return 0, flags.contribute()
	case err == nil && flags.batch.launcher != "" && flags.from == "":
		return flags.submit(arguments)
	}
	if err == nil {
		err = flags.create("check")
	}
	if err != nil {
		return 0, err
	}
	result, err := newResult("check", arguments, flags.failOn)
	if err != nil {
		return 0, err
	}
	result.Program, result.Start = flags.from, time.Now()
	seen := &shown{reporting: &flags.reporting, known: known, meter: newMeter(), made: func() int { return result.Runs }}
	var interrupted *interrupts
	switch {
	case flags.from == "":
		result.Program = programName(flags.Args())
		interrupted = interruption()
		seen.runs = flags.runs
		err = flags.judgeRuns(interrupted, &result, seen)
	case flags.batch.launcher != "":
		interrupted = interruption()
		err = flags.judgeShares(interrupted, arguments, &result, seen)
	default:
		err = flags.judgeFolders(&result, seen)
	}
	if err != nil {
		return 0, err
	}
	seen.clear()
	known.Sort(&result)
	result.CountShown()
	result.Time = time.Since(result.Start)
	flags.write(result, report.Page{Source: sourceAround(result.Dir)})
	seen.proofs(result)
	status := flags.conclude(result)
	if len(result.Findings) > 0 {
		advise(flags.recorded)
	}
	if interrupted != nil && interrupted.signal() != 0 {
		status = interrupted.status()
	}
	return status, flags.keepStatus(status)
}

// complete checks what the user gave, and reads the known findings.
func (f *checkFlags) complete() (finding.Known, error) {
	switch {
	case (f.from == "") == (f.NArg() == 0):
		return finding.Known{}, usage("check: want a launch command, or -from with a recording (see nastympi help check)")
	case f.tries && f.from != "":
		return finding.Known{}, usage("check: -prove runs the program, so it needs a launch command and no -from")
	case f.shares.wrong(f.from) != "" || f.jobs < 0:
		return finding.Known{}, usage("check: %s", cmp.Or(f.shares.wrong(f.from), "-j must not be negative"))
	case f.runs < 1 || f.time < 0 || f.limit < 0 || f.reduce < 0 || f.quiet < 0:
		return finding.Known{}, usage("check: -runs must be at least 1, and -time, -timeout, -quiet and -reduce not negative")
	}
	if f.jobs > 0 {
		runtime.GOMAXPROCS(f.jobs)
	}
	return f.readKnown("check")
}

// programName is the program in a launch command, or the command if there is none to be seen.
func programName(words []string) string {
	parts, err := findParts()
	if err != nil {
		return words[0]
	}
	command, err := wrapped(words, parts, config.Config{})
	if err != nil {
		return words[0]
	}
	return title(programOf(command, parts))
}

// options of the judges that the command line gives.
func (f *checkFlags) options(folder string) judging.Options {
	reader := f.libraries.reader(describer(), &f.recorded)
	reader.Bound = f.time
	return judging.Options{
		Reader: reader, Kinds: f.only, Folder: folder, Skip: func(rule string) bool { return slices.Contains(f.not, rule) },
	}
}

// judgeFolders judges recordings that were made before.
func (f *checkFlags) judgeFolders(result *finding.Result, seen *shown) error {
	c := judging.Check{Options: f.options(f.from), Listener: seen, Result: result}
	return wrongFolder(c.Folders())
}

// wrongFolder says that the command line is wrong if recordings are looked for in what is no folder.
func wrongFolder(err error) error {
	var none judging.NoFolderError
	if errors.As(err, &none) {
		return usage("check: %w", err)
	}
	return err
}

// judgeRuns makes runs and judges each, until it is interrupted.
func (f *checkFlags) judgeRuns(ctx context.Context, result *finding.Result, seen *shown) error {
	folder, remove, err := f.recordings()
	if err != nil {
		return err
	}
	defer remove()
	settings, err := load()
	if err != nil {
		return err
	}
	options := f.options(folder)
	options.Runs, options.Prove, options.Time, options.Limit, options.Reduce = f.runs, f.tries, f.time, f.limit, sweep.ReduceWithin(f.reduce)
	options.User, options.Quiet = settings, f.quiet
	options.Fetch = fetcher(f.folder != "")
	options.Keep = func(found finding.Finding, evident attempt.Result) (string, error) {
		return finding.Save(cmp.Or(f.folder, findingsFolder), found, evidence(evident, options.Describe))
	}
	launch := &checkLaunch{words: f.Args(), folder: folder, settings: settings, libraries: f.libraries}
	c := judging.Check{Options: options, Launcher: launch, Listener: seen, Result: result}
	return c.Do(ctx)
}

// recordings is the folder that the user wants, or a temporary one.
func (f *checkFlags) recordings() (folder string, remove func(), err error) {
	remove = func() {}
	if folder = f.folder; folder == "" {
		if folder, remove, err = temporaryRecordings(); err != nil {
			return "", nil, err
		}
	}
	if folder, err = filepath.Abs(folder); err != nil {
		return "", remove, err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return "", remove, err
	}
	if old, _ := filepath.Glob(filepath.Join(folder, "rank-*.events")); len(old) > 0 {
		return "", remove, usage("check: -o %s: the folder already has a recording", f.folder)
	}
	return folder, remove, nil
}

// temporaryRecordings is a folder that all nodes of a job see, as far as the working directory is one. Perhaps no rank runs on this
// node.
func temporaryRecordings() (folder string, remove func(), err error) {
	if batch.InJob() {
		if folder, remove, err = workspace(); err == nil {
			return folder, remove, nil
		}
	}
	return temporary.make("nastympi-check-")
}

// checkLaunch starts the program for check. It is a judging.Launcher.
type checkLaunch struct {
	words     []string
	folder    string
	settings  config.Config
	libraries libraries
	input     *process.Input
}

// Native makes a run that records itself, and nothing else.
func (l *checkLaunch) Native(limit time.Duration, watch func(context.Context) bool) (judging.End, error) {
	input, err := process.NewInput(os.Stdin)
	if err != nil {
		return judging.End{}, err
	}
	l.input = input
	logs := showLogs(l.folder, os.Stderr)
	defer logs.end()
	out := linesTo(os.Stdout)
	end, err := launch{
		words: l.words, settings: l.settings, streams: streams{input, out.out(), out.beside(os.Stderr)}, watch: watch, limit: limit,
		added: environment{config.Record + "=" + l.folder, config.OnlySites + "=none", logVariable + "=1"},
	}.once()
	out.end()
	return end, err
}

// Runner makes runs under schedules.
func (l *checkLaunch) Runner() (attempt.Runner, finding.Failure, func(), error) {
	subject, err := newSubject(l.words, l.folder, l.settings, l.input)
	if err != nil {
		return nil, finding.Failure{}, nil, err
	}
	subject.Read = l.libraries.read
	subject.Environment = environment(subject.Environment).with(logVariable, "1")
	draft := finding.Failure{Tool: version(), Program: subject.name, Command: l.words, Dir: here(), Library: subject.library}
	return &subject.Program, draft, func() { temporary.remove(subject.Folder) }, nil
}
