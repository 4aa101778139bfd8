package main

import (
	"context"
	"os"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/launchcmd"
	"github.com/nastympi/nastympi/launch/mpilib"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/judging"
	"github.com/nastympi/nastympi/sweep/runner"
)

// runFlags are the flags of nastympi run.
type runFlags struct {
	*commandFlags
	deadlocks bool
}

func newRunFlags() *runFlags {
	f := &runFlags{commandFlags: newFlags("run")}
	f.setFlag()
	f.BoolVar(&f.deadlocks, "deadlocks", false, "end the run with status 124 as soon as it is deadlocked,\nand say which rank waits for which; this records all MPI\ncalls")
	return f
}

// runCommand starts a launch command with `nastympi exec` before its programs,
// or with the stub in its environment, and waits for its end.
func runCommand(arguments []string) (int, error) {
	flags := newRunFlags()
	if done, err := parseLaunch(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	settings, err := load()
	if err != nil {
		return 0, err
	}
	interruption() // before there is anything to remove
	end, err := flags.run(settings)
	if err == nil && end.Reason == process.Exited && bool(settings.Enabled) {
		conclude(end.Status(), end.Intercepted, settings, flags.Args())
	}
	return end.Status(), err
}

func (f *runFlags) run(settings config.Config) (judging.End, error) {
	run := launch{words: f.Args(), settings: settings, streams: inherited()}
	folder, remove, err := temporary.make(runFolders)
	if err != nil {
		return judging.End{}, err
	}
	defer remove()
	if f.deadlocks {
		return run.endDeadlocked(folder)
	}
	run.watch = tellDeadlock(settings)
	return run.in(folder)
}

// launch is one start of a launch command.
type launch struct {
	words    []string
	settings config.Config
	added    environment // to ours; of a name that both have, the last value counts
	streams  streams
	watch    func(context.Context) bool // may end the command
	limit    time.Duration              // without what ranks wait for compilers; 0: none
}

// runFolders are temporary folders, one for each run.
const runFolders = "nastympi-run-"

// once starts the command and waits for its end.
func (l launch) once() (judging.End, error) {
	folder, remove, err := temporary.make(runFolders)
	if err != nil {
		return judging.End{}, err
	}
	defer remove()
	return l.in(folder)
}

// in is once with the folder of the run.
func (l launch) in(folder string) (judging.End, error) {
	parts, err := findParts()
	if err != nil {
		return judging.End{}, err
	}
	command, err := wrapped(l.words, parts, l.settings)
	if err != nil {
		return judging.End{}, err
	}
	program := programOf(command, parts)
	path, err := resolve(command.Words[0])
	if err != nil {
		return judging.End{}, err
	}
	states := watchStates(folder)
	defer states.close()
	environment := append(launchEnvironment(command, parts, l.settings), l.added...).with(runVariable, folder)
	if l.settings.Enabled && (l.watch != nil || l.limit > 0) {
		buildAhead(program, parts.shims(l.settings), l.settings.Library)
	}
	end, err := inForeground(process.Command{
		Path: path, Line: runner.WithSettings(command.Words, environment), Base: environment, Limit: l.limit, Pauses: folder, Watch: l.watch,
	}, l.streams, states.tellNow)
	if end.Reason != process.Exited || end.Status() == statusTimedOut {
		states.tellLast()
	}
	return judging.End{Result: end, Intercepted: begun(folder)}, err
}

// wrapped is a launch command with `nastympi exec` before its MPI programs. A command that is no
// launcher may itself be an MPI program. The stub cannot recognize programs that load MPI later, so
// `nastympi exec` comes before these too.
func wrapped(words []string, parts parts, settings config.Config) (launchcmd.Command, error) {
	wrapper := execWords(parts)
	command, err := launchcmd.Wrap(words, wrapper, runnable)
	if err != nil {
		return launchcmd.Command{}, failure{statusUsage, err}
	}
	if command.ThroughEnvironment && (settings.Library != "" || mpilib.IsPython(command.Words[command.At])) {
		command.Words = slices.Insert(command.Words, command.At, wrapper...)
	}
	return command, nil
}

// execWords are those of `nastympi exec`. Each run has its settings in the place of the mark.
func execWords(parts parts) []string {
	return []string{parts.binary, "exec", "-cache", parts.cache, runner.SettingsMark, "--"}
}

// conclude says what the end of a run means, unless it is obvious.
func conclude(status int, begun bool, settings config.Config, words []string) {
	switch {
	case !begun:
		warnNothing(status)
	case status > 0 && status != statusFailed:
		say("note", "the one-sided operations of this run were perturbed, as MPI allows ("+shell.Join(settings.Assignments())+
			"; without: "+config.Enabled+"=0)")
		say("hint", "to find out what fails: "+shell.Join(slices.Concat([]string{os.Args[0], "sweep"}, words))+"; to repeat this run: "+repetition(settings, words))
	}
}

// repetition is a command to paste: the seed, whatever else differs from the
// defaults, and the words of this run.
func repetition(settings config.Config, command []string) string {
	return shell.Join(slices.Concat(settings.Assignments(), []string{os.Args[0], "run"}, command))
}

// launchEnvironment keeps the stub out of MPI launchers: their programs are
// taken care of by name.
func launchEnvironment(command launchcmd.Command, parts parts, settings config.Config) environment {
	if command.ThroughEnvironment && bool(settings.Enabled) {
		return plainEnvironment().withStub(parts.files, parts.binary)
	}
	return plainEnvironment()
}

// begun says whether some MPI program was intercepted, as far as known.
func begun(folder string) bool {
	marked, err := runner.Marked(folder)
	return marked || err != nil
}

// warnNothing is silent if the command itself says that it started nothing.
func warnNothing(status int) {
	if status < statusFailed {
		say("warning", "no MPI program was intercepted on this machine (statically linked? MPI loaded by dlopen? started elsewhere or not at all?)")
	}
}
