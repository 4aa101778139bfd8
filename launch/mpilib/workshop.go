package mpilib

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// workshop is where compilers run: a folder for all their files, and a process group for all their processes. Nothing
// of either is left, however this process ends.
type workshop struct {
	folder     string
	guard      *exec.Cmd // leads the process group
	alive      io.Closer // closed when this process has ended, or no longer needs the guard
	processors unix.CPUSet
}

// guardScript waits for the end of its input. It is a process, since this one may be killed.
const guardScript = `trap "" TERM; read -r line; kill -s TERM 0; rm -rf -- "$1"; kill -s KILL 0`

func openWorkshop(parent, pattern string) (*workshop, error) {
	folder, err := os.MkdirTemp(parent, pattern)
	if err != nil {
		return nil, err
	}
	guard := exec.Command("/bin/sh", "-c", guardScript, "guard", folder)
	guard.Env = WithoutPreload(os.Environ())
	guard.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	alive, err := guard.StdinPipe()
	if err == nil {
		err = guard.Start()
	}
	if err != nil {
		os.RemoveAll(folder)
		return nil, err
	}
	return &workshop{folder, guard, alive, processors()}, nil
}

// close ends what runs, and removes the folder.
func (w *workshop) close() {
	w.kill()
	_ = w.alive.Close()
	_ = w.guard.Wait() // it was killed
	os.RemoveAll(w.folder)
}

func (w *workshop) kill() { _ = syscall.Kill(-w.guard.Process.Pid, syscall.SIGKILL) }

// run runs a compiler in the folder, until ctx is done, and returns what it has written.
func (w *workshop) run(ctx context.Context, compiler string, arguments ...string) (output []byte, err error) {
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var written bytes.Buffer
	command := w.command(ctx, compiler, arguments...)
	command.Stdout, command.Stderr = &written, &written
	if err = startOn(w.processors, command); err == nil {
		err = command.Wait()
	}
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return written.Bytes(), err
}

// command is a start of a compiler in the folder.
func (w *workshop) command(ctx context.Context, compiler string, arguments ...string) *exec.Cmd {
	command := exec.CommandContext(ctx, compiler, arguments...)
	command.Dir = w.folder
	command.Env = append(WithoutPreload(os.Environ()), "TMPDIR="+w.folder)
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pgid: w.guard.Process.Pid}
	command.Cancel = func() error { w.kill(); return nil }
	command.WaitDelay = time.Second
	return command
}
