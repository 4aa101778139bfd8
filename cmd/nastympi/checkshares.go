package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep/judging"
)

// shares are the tasks of a batch system that judge recordings which one node cannot judge in time.
type shares struct {
	tasks int
	share batch.Share
	into  string // where a task writes what it has found; empty: this is none
}

func (s *shares) define(to *commandFlags) {
	to.IntVar(&s.tasks, "tasks", 8, "with -from and -launcher: make at most `N` tasks. Each\njudges other kinds of findings")
	to.Func("share", "with -into: judge only what task K of N judges: `K/N`", shareNamed(&s.share))
	to.StringVar(&s.into, "into", "", "write what a share has found into this `DIR`, as tasks do")
}

// wrong says what is wrong with the flags; empty: nothing.
func (s *shares) wrong(from string) string {
	switch {
	case s.tasks < 1:
		return "-tasks must be at least 1"
	case (s.into == "") != (s.share.Of == 0), s.into != "" && from == "":
		return "-share and -into belong together, and need -from"
	}
	return ""
}

// spread lets tasks judge, and returns the folders below another one into which they have written.
func (f *checkFlags) spread(ctx context.Context, folder string, arguments []string, seen *shown) (parts []string, err error) {
	found, err := findParts()
	if err != nil {
		return nil, err
	}
	tasks := judging.Shares(f.only, f.shares.tasks)
	line := append([]string{found.binary, "check", "-share", fmt.Sprintf("%s/%d", batch.Task, tasks), "-into", filepath.Join(folder, batch.Task)},
		f.without(arguments, wholeCheckFlags)...)
	return f.batch.run(ctx, folder, tasks, line, func(job string) { seen.Note(submittedAs(job, tasks)) })
}

// wholeCheckFlags concern the result as a whole; tasks do not get them.
var wholeCheckFlags = []string{"launcher", "tasks", "batch", "o", "junit", "sarif", "json", "html", "events", "known", "known-new", "format", "fail-on", "not"}

// judgeShares lets tasks judge recordings that were made before, and relates what they found.
func (f *checkFlags) judgeShares(ctx context.Context, arguments []string, result *finding.Result, seen *shown) error {
	if _, err := os.Stat(f.from); err != nil { // tasks would say so later
		return usage("check: %w", judging.NoFolderError(f.from))
	}
	folder, remove, err := workspace()
	if err != nil {
		return err
	}
	defer remove()
	parts, err := f.spread(ctx, folder, arguments, seen)
	if err != nil {
		return err
	}
	options := f.options(f.from)
	options.Parts = parts
	c := judging.Check{Options: options, Listener: seen, Result: result}
	err = c.Folders()
	var missing judging.PartMissingError
	if errors.As(err, &missing) {
		own := filepath.Dir(string(missing))
		result.Problem = fmt.Sprintf("task %s of %d gave no result: %s", filepath.Base(own), len(parts), lastLine(filepath.Join(own, batch.Output)))
		return nil
	}
	return err
}

// contribute is what a task does.
func (f *checkFlags) contribute() error {
	return wrongFolder(f.options(f.from).Contribute(f.shares.share, f.shares.into))
}
