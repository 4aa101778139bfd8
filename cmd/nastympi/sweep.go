package main

import (
	"os"
	"path/filepath"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/judging"
	"github.com/nastympi/nastympi/sweep/replay"
	"github.com/nastympi/nastympi/sweep/runner"
)

// sweepCommand runs a program under many schedules and says what failed, and why.
func sweepCommand(arguments []string) (int, error) {
	flags := newSweepFlags()
	if done, err := parseLaunch(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	settings, err := load()
	if err == nil {
		err = flags.complete(settings)
	}
	if err != nil {
		return 0, err
	}
	if err := flags.create("sweep"); err != nil {
		return 0, err
	}
	events, err := flags.openEvents()
	if err != nil {
		return 0, err
	}
	ctx := interruption()
	input, err := process.Repeated(os.Stdin)
	if err != nil {
		return 0, err
	}
	subject, err := newSubject(flags.Args(), flags.folder, settings, input)
	if err != nil {
		return 0, err
	}
	defer subject.dismiss()
	subject.Read = flags.libraries.read
	options := flags.informed()
	result, err := newResult(finding.BySweep, flags.Args(), flags.failOn)
	if err != nil {
		return 0, err
	}
	result.Program, result.Library, result.Budget = subject.name, subject.library, flags.budget()
	view := newView(options, events, &flags.reporting)
	view.start(result)
	if flags.batch.launcher == "" {
		result, err = sweep.Do(ctx, options, &subject.Program, view, result)
	} else {
		result, err = flags.spread(ctx, subject, arguments, view, result)
	}
	view.clear()
	result.Partial, result.Blind = append(result.Partial, flags.leftOut...), append(result.Blind, flags.unseen()...)
	view.end(result)
	flags.write(result, flags.page(options.Describe))
	status, err := flags.tell(result, err)
	if err == nil && ctx.signal() != 0 {
		return ctx.status(), nil
	}
	return status, err
}

// tell writes the last lines of a sweep, which may have ended with an error, and returns the exit status.
func (f *sweepFlags) tell(result finding.Result, err error) (int, error) {
	if err != nil && result.Problem == "" {
		if result.Failing() == 0 {
			return statusFailed, err
		}
		say("error", err.Error()) // and yet what was found counts
	}
	status := f.conclude(result)
	if len(result.Findings) > 0 {
		advise(f.recorded)
	}
	if f.library != "" {
		say("warning", f.library)
	}
	return status, nil
}

// informed are the options with what the sweep does not know itself: debug information, MPI's rules, and where findings are kept.
func (f *sweepFlags) informed() sweep.Options {
	options := f.Options
	options.Describe = describer()
	options.Deadlock = judging.StallUnder
	options.Explain = explainer(options.Describe)
	options.Keep = func(found finding.Finding, r attempt.Result) (string, error) {
		return finding.Save(f.folder, found, evidence(r, options.Describe))
	}
	options.OnlyVarying = f.check == checkOff
	if f.check != checkOff || f.State {
		options.Judge = f.judgeCalls(options.Describe)
	}
	return options
}

// openEvents makes the file of events at once, so that a wrong path is known before hours of work.
func (f *sweepFlags) openEvents() (*report.Events, error) {
	if f.events == "" {
		return nil, nil
	}
	file, err := os.Create(f.events)
	if err != nil {
		return nil, usage("sweep: %w", err)
	}
	return report.NewEvents(file), nil
}

// page is what the page needs: the traces that are kept with findings.
func (f *sweepFlags) page(describe func(trace.Site) finding.Site) report.Page {
	return report.Page{
		Describe: describe, Source: sourceAround(here()),
		Traces: func(found finding.Finding) ([]trace.Rank, error) {
			if found.Failure == nil || found.Folder == "" {
				return nil, nil
			}
			return f.libraries.read(filepath.Join(found.Folder, finding.TraceFolder))
		},
	}
}

// evidence of a failing run, for its finding.
func evidence(r attempt.Result, describe func(trace.Site) finding.Site) finding.Evidence {
	e := finding.Evidence{Stdout: r.Stdout, Stderr: r.Stderr, Environment: keptEnvironment()}
	if len(r.Ranks) > 0 {
		e.Traces, e.Schedules = runner.Traces(r), replay.Schedules(r.Ranks, describe)
	}
	return e
}
