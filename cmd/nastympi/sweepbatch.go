package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep"
)

// shareNamed is -share NUMBER/OF.
func shareNamed(to *batch.Share) func(string) error {
	return func(text string) error {
		number, of, _ := strings.Cut(text, "/")
		var errNumber, errOf error
		to.Number, errNumber = strconv.Atoi(number)
		to.Of, errOf = strconv.Atoi(of)
		if errNumber != nil || errOf != nil || to.Number < 0 || to.Number >= to.Of {
			return errors.New("want NUMBER/OF, such as 0/8 to 7/8")
		}
		return nil
	}
}

// wholeSweepFlags concern the sweep as a whole; its tasks do not get them.
var wholeSweepFlags = []string{"launcher", "tasks", "batch", "share", "o", "junit", "sarif", "json", "html", "events", "known-new", "format"}

// eventsFile is where a task writes its events, the last of which is its summary.
const eventsFile = "events"

// spread gives each task of a job array a share of the sweep, and gathers their findings.
func (f *sweepFlags) spread(ctx context.Context, subject *subject, arguments []string, view *view, whole finding.Result) (finding.Result, error) {
	parts, err := findParts()
	if err != nil {
		return whole, err
	}
	tasks := f.tasks
	if f.Runs > 0 {
		tasks = min(tasks, f.Runs)
	}
	whole.Start = time.Now()
	line := f.taskLine(parts.binary, arguments, subject.Folder, tasks)
	_, err = f.batch.run(ctx, subject.Folder, tasks, line, func(job string) { view.Note(submittedAs(job, tasks)) })
	if err != nil {
		return whole, err
	}
	if ctx.Err() != nil {
		whole.Stopped = "interrupted"
	}
	return f.gather(subject.Folder, tasks, view, whole)
}

// taskLine is the command line of a task: that of the sweep, with a share and files of its own.
func (f *sweepFlags) taskLine(binary string, arguments []string, folder string, tasks int) []string {
	own := filepath.Join(folder, batch.Task)
	line := []string{binary, "sweep", "-share", fmt.Sprintf("%s/%d", batch.Task, tasks), "-o", own, "-events", filepath.Join(own, eventsFile)}
	return append(line, f.without(arguments, wholeSweepFlags)...)
}

// gather reads what the tasks found, and keeps each finding once.
func (f *sweepFlags) gather(folder string, tasks int, view *view, whole finding.Result) (finding.Result, error) {
	shares := make([]*finding.Result, tasks)
	for task := range tasks {
		end, err := taskSummary(filepath.Join(folder, strconv.Itoa(task)))
		if err != nil {
			return whole, err
		}
		shares[task] = end
	}
	whole = sweep.Gather(f.Options, whole, shares, func(task int) string { return lastLine(filepath.Join(folder, strconv.Itoa(task), batch.Output)) })
	for _, list := range [][]finding.Finding{whole.Findings, whole.Known} {
		for i := range list {
			if list[i].Failure == nil {
				view.Diagnosed(list[i])
				continue
			}
			var err error
			if list[i].Folder, err = finding.Adopt(f.folder, list[i].Folder); err != nil {
				list[i].Folder = ""
				view.Note(finding.Unkept(list[i].ID, err))
			}
			view.Found(list[i], f.Known.Has(list[i]))
		}
	}
	return whole, nil
}

// taskSummary is nil if the task did not reach its end. It fills in the folders of findings, which
// events omit.
func taskSummary(folder string) (*finding.Result, error) {
	file, err := os.Open(filepath.Join(folder, eventsFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	end, err := report.ReadEnd(file)
	if err != nil || end == nil {
		return nil, err
	}
	for _, list := range [][]finding.Finding{end.Findings, end.Known} {
		for i := range list {
			if list[i].Failure != nil {
				list[i].Folder = filepath.Join(folder, list[i].ID)
			}
		}
	}
	return end, nil
}

// lastLine of a task's output usually says why the task has no summary.
func lastLine(path string) string {
	text, err := os.ReadFile(path)
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if err != nil || lines[len(lines)-1] == "" {
		return "it did not start, or was killed"
	}
	return lines[len(lines)-1]
}
