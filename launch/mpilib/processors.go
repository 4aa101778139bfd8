package mpilib

import (
	"os"
	"os/exec"
	"runtime"

	"golang.org/x/sys/unix"
)

// processors are those on which compilers may run: ours, and those of our parent. A launcher binds a rank to one core, but not itself,
// and on one core a build takes as long as all its units together.
func processors() (set unix.CPUSet) {
	var ours unix.CPUSet
	if unix.SchedGetaffinity(0, &ours) != nil {
		return set
	}
	if unix.SchedGetaffinity(os.Getppid(), &set) != nil || set.Count() < ours.Count() {
		return ours
	}
	return set
}

// startOn starts a command on these processors.
func startOn(set unix.CPUSet, command *exec.Cmd) error {
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // without an end: this thread ends with the function
		_ = unix.SchedSetaffinity(0, &set)
		started <- command.Start()
	}()
	return <-started
}
