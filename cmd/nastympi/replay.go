package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/judging"
	"github.com/nastympi/nastympi/sweep/replay"
)

// replayFlags are the flags of nastympi replay.
type replayFlags struct {
	*commandFlags
	count  int
	folder string
	libraries
}

func newReplayFlags() *replayFlags {
	f := &replayFlags{commandFlags: newFlags("replay")}
	f.IntVar(&f.count, "count", 10, "repeat the failing run `N` times")
	f.StringVar(&f.folder, "o", findingsFolder, "look for the finding in this `DIR`")
	f.libraryFlag(&f.libraries)
	return f
}

// replayCommand repeats the failing run of a finding.
func replayCommand(arguments []string) (int, error) {
	flags := newReplayFlags()
	if done, err := parse(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	name := flags.Arg(0)
	if name != "" { // flags may also follow it
		if done, err := parse(flags.commandFlags, flags.Args()[1:]); done || err != nil {
			return 0, err
		}
	}
	if flags.count < 1 {
		return 0, usage("replay: -count must be at least 1")
	}
	path, err := chosen(flags.folder, name)
	if err != nil {
		return 0, err
	}
	if path, err = filepath.Abs(path); err != nil {
		return 0, err
	}
	f, err := finding.Load(path)
	if err != nil {
		return statusFailed, err
	}
	if words := flags.Args(); name != "" && len(words) > 0 { // another build of the program, or more ranks
		f.Command, f.Dir = words, here()
	}
	if err := restore(f, path); err != nil {
		return 0, failure{statusFailed, err}
	}
	settings, err := load()
	if err != nil {
		return 0, err
	}
	input, err := process.Repeated(os.Stdin)
	if err != nil {
		return 0, err
	}
	ctx := interruption()
	subject, err := newSubject(f.Command, filepath.Dir(path), settings, input)
	if err != nil {
		// 126 and 127 would mean a failing program to git bisect.
		return 0, failure{statusFailed, err}
	}
	defer subject.dismiss()
	subject.Read = flags.read
	status, err := flags.replay(ctx, f, path, &subject.Program)
	if ctx.signal() != 0 {
		return ctx.status(), nil
	}
	return status, err
}

// chosen is the folder of a finding, given its name. Without one, it is the only finding there is.
func chosen(parent, name string) (path string, err error) {
	if name == "" {
		files, err := filepath.Glob(filepath.Join(parent, "*", finding.JSONFile))
		switch {
		case err != nil:
			return "", err
		case len(files) == 0:
			return "", usage("no finding in %s (want nastympi replay ID or a finding's folder)", parent)
		case len(files) > 1:
			var ids []string
			for _, file := range files {
				ids = append(ids, filepath.Base(filepath.Dir(file)))
			}
			return "", usage("several findings in %s (want one of %s)", parent, list(ids))
		}
		return filepath.Dir(files[0]), nil
	}
	for _, path := range []string{name, filepath.Join(parent, name)} {
		if _, err := os.Stat(filepath.Join(path, finding.JSONFile)); !errors.Is(err, fs.ErrNotExist) {
			return path, err
		}
	}
	return "", usage("no finding %s here or in %s", name, parent)
}

// restore the working directory and the environment in which the finding was made.
func restore(f finding.Finding, path string) error {
	if f.Dir != here() {
		if err := os.Chdir(f.Dir); err != nil {
			return err
		}
	}
	text, err := os.ReadFile(filepath.Join(path, finding.EnvironmentFile))
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(text)) {
		name, value, found := strings.Cut(strings.TrimSuffix(line, "\n"), "=")
		if _, set := os.LookupEnv(name); found && !set && isKept(line) {
			if err := os.Setenv(name, value); err != nil {
				return err
			}
		}
	}
	return nil
}

func (flags *replayFlags) replay(ctx context.Context, f finding.Finding, path string, runner attempt.Runner) (int, error) {
	r := replay.Replay{Finding: f, Count: flags.count, Runner: runner, Describe: describer(), Deadlock: judging.StallUnder}
	recorded, err := flags.read(filepath.Join(path, finding.TraceFolder))
	if err != nil {
		say("warning", "the recorded trace cannot be read, so the order of calls is not compared: "+err.Error())
	}
	r.Recorded = recorded
	if r.Schedules, err = finding.LoadSchedules(path); errors.Is(err, fs.ErrNotExist) { // of an older finding
		r.Schedules = replay.Schedules(recorded, r.Describe)
	} else if err != nil {
		say("warning", "the recorded schedule cannot be read, so decisions are not compared: "+err.Error())
	}
	if tool := version(); f.Tool != tool && f.Tool != "" {
		say("note", fmt.Sprintf("recorded with nastympi %s, this is %s: a seed may mean another schedule", f.Tool, tool))
	}
	outcome, err := r.Do(ctx)
	if err != nil {
		return statusFailed, err
	}
	for _, line := range outcome.Notes {
		say("note", line)
	}
	if outcome.Rate.Failed == 0 {
		fmt.Printf("ok   %s  no failure in %s (recorded: %s)\n", f.Program, count(outcome.Rate.Of, 0, "run"), f.Outcome.Text)
		return 0, nil
	}
	f.Rate, f.LastOutput, f.Outcome, f.Message = outcome.Rate, outcome.LastOutput, outcome.Outcome, outcome.Outcome.Text
	style := (&reporting{}).style()
	style.Dir = f.Dir
	if err := report.Text(os.Stdout, f, style); err != nil {
		return statusFailed, err
	}
	fmt.Printf("FAIL %s  %d of %d runs failed\n", f.Program, outcome.Rate.Failed, outcome.Rate.Of)
	return finding.StatusFound, nil
}
