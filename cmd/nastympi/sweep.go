package main

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/report"
	"github.com/nastympi/nastympi/internal/sweep"
	"github.com/nastympi/nastympi/internal/sweep/runner"
	"github.com/nastympi/nastympi/internal/trace"
)

const statusFound = 1 // the program failed under some schedule

// sweepCommand runs a program under many schedules and says what failed, and why.
func sweepCommand(arguments []string) (int, error) {
	flags := newSweepFlags()
	if done, err := parse(flags.commandFlags, arguments); done || err != nil {
		return 0, err
	}
	if err := flags.needCommand(); err != nil {
		return 0, err
	}
	settings, err := load()
	if err == nil {
		err = flags.complete(settings)
	}
	if err != nil {
		return 0, err
	}
	outputs, err := flags.createReports()
	if err != nil {
		return 0, err
	}
	subject, err := newSubject(flags.Args(), flags.folder, settings)
	if err != nil {
		return 0, err
	}
	defer subject.dismiss()
	subject.Read = flags.libraries.read
	ctx, interrupted := untilSignal()
	options := flags.Options
	options.Describe = describer()
	options.Deadlock = deadlockIn
	options.Explain = explainer(options.Describe)
	options.Keep = func(f finding.Finding, r sweep.Result) (string, error) {
		return finding.Save(flags.folder, f, evidence(r, options.Describe))
	}
	if flags.check != checkOff {
		options.Judge = flags.judgeCalls(options.Describe)
	}
	summary := finding.Summary{
		Tool: version(), Program: subject.name, Command: flags.Args(), Dir: here(), Library: subject.library,
		Budget: flags.budget(), FailOn: flags.failOn(),
	}
	if summary.Host, err = os.Hostname(); err != nil {
		return 0, err
	}
	view := newView(options, outputs.events)
	view.start(summary)
	if flags.launcher == "" {
		summary, err = sweep.Do(ctx, options, &subject.Program, view, summary)
	} else {
		summary, err = flags.spread(ctx, subject, arguments, view, summary)
	}
	view.clear()
	err = errors.Join(err, outputs.finish(summary), flags.writePages(summary, options.Describe))
	if err != nil && summary.Problem == "" {
		return statusFailed, err
	}
	err = report.Result(os.Stdout, summary)
	if received := interrupted(); received != 0 {
		return 128 + int(received), err
	}
	return conclusion(summary), err
}

func conclusion(s finding.Summary) int {
	switch {
	case s.Problem != "":
		return statusFailed
	case s.Bugs()+s.Broken() > 0:
		return statusFound
	}
	return 0
}

// untilSignal returns a context that a signal ends, and what tells which it was, or 0.
func untilSignal() (context.Context, func() syscall.Signal) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	go func() { cancel(received((<-signals).(syscall.Signal))) }()
	return ctx, func() syscall.Signal {
		var r received
		if errors.As(context.Cause(ctx), &r) {
			return syscall.Signal(r)
		}
		return 0
	}
}

// received is a signal as the cause of an end.
type received syscall.Signal

func (r received) Error() string { return syscall.Signal(r).String() }

// evidence of a failing run, for its finding.
func evidence(r sweep.Result, describe func(trace.Site) finding.Site) finding.Evidence {
	e := finding.Evidence{Stdout: r.Stdout, Stderr: r.Stderr, Environment: keptEnvironment()}
	if len(r.Ranks) > 0 {
		e.Traces, e.Schedules = runner.Traces(r), sweep.Schedules(r.Ranks, describe)
	}
	return e
}

// writePages writes a page for each finding: the first into file, others beside it with their
// IDs in their names.
func (f *sweepFlags) writePages(s finding.Summary, describe func(trace.Site) finding.Site) error {
	file := f.html
	if file == "" {
		return nil
	}
	var errs error
	for i, found := range s.Findings {
		path := file
		if i > 0 {
			extension := filepath.Ext(file)
			path = strings.TrimSuffix(file, extension) + "-" + found.ID + extension
		}
		errs = errors.Join(errs, f.libraries.writePage(path, found, describe))
	}
	return errs
}

func (l libraries) writePage(path string, f finding.Finding, describe func(trace.Site) finding.Site) error {
	var ranks []trace.Rank
	if f.Folder != "" {
		var err error
		if ranks, err = l.read(filepath.Join(f.Folder, finding.TraceFolder)); err != nil {
			return err
		}
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(report.HTML(file, f, ranks, describe), file.Close())
}

// reports are the files that a sweep writes at its end, and its events.
type reports struct {
	events *report.Events
	files  []reportFile
	opened []*os.File
}

type reportFile struct {
	path  string
	write func(w io.Writer, s finding.Summary) error
}

// createReports makes the files at once, so that a wrong path is known before hours of
// work, and none of an earlier sweep is taken for this one's.
func (f *sweepFlags) createReports() (*reports, error) {
	r := &reports{}
	sarif := func(w io.Writer, s finding.Summary) error { return report.SARIF(w, s, report.Root(s.Dir)) }
	for _, file := range []reportFile{{f.junit, report.JUnit}, {f.sarif, sarif}, {f.json, nil}} {
		if file.path == "" {
			continue
		}
		opened, err := os.Create(file.path)
		if err != nil {
			return nil, usage("sweep: %w", err)
		}
		if file.write == nil {
			r.events = report.JSON(opened)
			continue
		}
		r.files, r.opened = append(r.files, file), append(r.opened, opened)
	}
	return r, nil
}

func (r *reports) finish(s finding.Summary) error {
	var err error
	if r.events != nil {
		err = r.events.End(s)
	}
	for i, file := range r.files {
		err = errors.Join(err, file.write(r.opened[i], s), r.opened[i].Close())
	}
	return err
}
