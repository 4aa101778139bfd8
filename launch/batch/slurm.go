// Package batch hands a command over to the batch system of a cluster, as an array of tasks, and
// waits for its end. It knows nothing of what the tasks do.
package batch

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/base/shell"
)

// Array is a command that is run several times.
type Array struct {
	Tasks int
	// Line is the command. Where a word has Task in it, that becomes the task's number, from 0.
	Line []string
	Dir  string // working directory of the tasks
	// Folder has a folder for each task, with its number as its name, where its output goes, to the
	// file Output. All nodes see it.
	Folder  string
	Options []string // of the command that submits
}

// Task stands for the number of a task. It cannot occur in a word of a command.
const Task = "\x00"

// Output is the name of the file with a task's standard output and standard error.
const Output = "output"

// patience is for tasks that were asked to end: Slurm kills them after 30 seconds, unless
// its administrator chose otherwise (KillWait).
const patience = time.Minute

// Slurm submits the array, tells the number of its job, and returns when no task is left: when all
// have ended, however they did, or after ctx was done and they were cancelled.
func Slurm(ctx context.Context, a Array, submitted func(job string)) error {
	options := []string{
		"--wait", "--parsable", "--no-requeue", "--job-name=nastympi", "--export=ALL", "--chdir=" + a.Dir,
		fmt.Sprintf("--array=0-%d", a.Tasks-1), "--output=" + filepath.Join(a.Folder, "%a", Output),
	}
	sbatch := exec.Command("sbatch", append(options, a.Options...)...)
	sbatch.Stdin = strings.NewReader(a.script())
	var complaint bytes.Buffer
	sbatch.Stderr = &complaint
	// The terminal's signals are for us: we cancel the job, and sbatch then sees it end.
	sbatch.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGTERM}
	stdout, err := sbatch.StdoutPipe()
	if err != nil {
		return err
	}
	if err := sbatch.Start(); err != nil {
		return err
	}
	line, _ := bufio.NewReader(stdout).ReadString('\n') // nothing: it says why on standard error
	job, _, _ := strings.Cut(strings.TrimSpace(line), ";")
	if job == "" {
		err := sbatch.Wait()
		first, _, _ := strings.Cut(complaint.String(), "\n")
		if first == "" {
			return fmt.Errorf("sbatch submitted nothing: %w", err)
		}
		return errors.New(first)
	}
	submitted(job)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = sbatch.Wait() // its status is that of the task which fared worst
	}()
	select {
	case <-ended:
		return nil
	case <-ctx.Done():
	}
	if out, err := exec.Command("scancel", job).CombinedOutput(); err != nil {
		return fmt.Errorf("scancel %s: %w: %s", job, err, bytes.TrimSpace(out))
	}
	select {
	case <-ended:
	case <-time.After(patience):
		_ = sbatch.Process.Kill() // only waits
	}
	return nil
}

// script is a shell script, which Slurm wants: it becomes the command, so that signals to the task
// reach that.
func (a Array) script() string {
	var words []string
	for _, word := range a.Line {
		words = append(words, strings.ReplaceAll(shell.Literal(word), Task, `'"$SLURM_ARRAY_TASK_ID"'`))
	}
	return "#!/bin/sh\nexec " + strings.Join(words, " ") + "\n"
}
