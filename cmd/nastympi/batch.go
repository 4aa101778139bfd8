package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/launch/batch"
)

// batchFlags say that a batch system is to run the command.
type batchFlags struct {
	launcher string   // empty: this machine
	options  []string // of the command that submits
}

// define defines them. what -launcher does differs between commands, and what a job is called.
func (b *batchFlags) define(to *commandFlags, what, job string) {
	to.Func("launcher", what, func(name string) error {
		if name != "slurm" {
			return fmt.Errorf("unknown launcher %q (want slurm)", name)
		}
		b.launcher = name
		return nil
	})
	to.Func("batch", "`OPTIONS` of sbatch for "+job+", such as\n\"--ntasks=4 --time=3:00:00\"", func(options string) error {
		words, err := shell.Split(options)
		b.options = append(b.options, words...)
		return err
	})
}

// run lets tasks run a line, each with a folder of its own below another one. submitted hears of the job.
func (b *batchFlags) run(ctx context.Context, folder string, tasks int, line []string, submitted func(job string)) (own []string, err error) {
	for task := range tasks {
		own = append(own, filepath.Join(folder, strconv.Itoa(task)))
		if err := os.Mkdir(own[task], 0o777); err != nil {
			return nil, err
		}
	}
	return own, batch.Slurm(ctx, batch.Array{Tasks: tasks, Line: line, Dir: here(), Folder: folder, Options: b.options}, submitted)
}

// submittedAs says as which job tasks were submitted.
func submittedAs(job string, tasks int) string {
	return fmt.Sprintf("submitted as job %s, %s", job, count(tasks, 0, "task"))
}

// without are the arguments of a command line that was parsed, without some of its flags.
func (f *commandFlags) without(arguments, names []string) (rest []string) {
	given := arguments[:len(arguments)-f.NArg()]
	for i := 0; i < len(given); i++ {
		name, _, assigned := strings.Cut(strings.TrimLeft(given[i], "-"), "=")
		words := given[i : i+1]
		if !assigned && f.hasValue(name) && i+1 < len(given) {
			words = given[i : i+2]
			i++
		}
		if !slices.Contains(names, name) {
			rest = append(rest, words...)
		}
	}
	return append(rest, f.Args()...)
}

// hasValue says whether the word after a flag is its value.
func (f *commandFlags) hasValue(name string) bool {
	defined := f.Lookup(name)
	if defined == nil {
		return false
	}
	toggle, is := defined.Value.(interface{ IsBoolFlag() bool })
	return !is || !toggle.IsBoolFlag()
}

// workspace makes a temporary folder below the working directory, which the nodes of a cluster see.
func workspace() (folder string, remove func(), err error) {
	parent, err := filepath.Abs(findingsFolder)
	if err != nil {
		return "", nil, err
	}
	if folder, err = finding.Workspace(parent); err != nil {
		return "", nil, err
	}
	temporary.add(folder)
	return folder, func() {
		temporary.remove(folder)
		os.Remove(parent) // fails where there are findings
	}, nil
}

// submit lets a job run this command, shows what that writes, and returns its status.
func (f *checkFlags) submit(arguments []string) (int, error) {
	parts, err := findParts()
	if err != nil {
		return 0, err
	}
	folder, remove, err := workspace()
	if err != nil {
		return 0, err
	}
	defer remove()
	own := filepath.Join(folder, "0") // of the only task
	status, output := filepath.Join(own, "status"), filepath.Join(own, batch.Output)
	line := append([]string{parts.binary, "check", "-status", status}, f.without(arguments, []string{"launcher", "batch"})...)
	interrupted := interruption()
	shown := showFiles(output, os.Stdout)
	_, err = f.batch.run(interrupted, folder, 1, line, func(number string) { say("note", "submitted as job "+number) })
	shown.end()
	if err != nil {
		return 0, err
	}
	if interrupted.signal() != 0 {
		return interrupted.status(), nil
	}
	return readStatus(status, output)
}

// readStatus is the status that a job has kept.
func readStatus(file, output string) (int, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, fmt.Errorf("the job gave no result: %s", lastLine(output))
	}
	return strconv.Atoi(string(text))
}

// keepStatus is for who waits for the job.
func (f *checkFlags) keepStatus(status int) error {
	if f.status == "" {
		return nil
	}
	return os.WriteFile(f.status, []byte(strconv.Itoa(status)), 0o666)
}
