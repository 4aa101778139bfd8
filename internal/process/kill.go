package process

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"syscall"
	"time"
)

// Launchers put ranks into process groups and sessions of their own, and ranks whose launcher died become
// children of init. But every process of a launch keeps its environment, so a variable marks them all.
// Its name is unique: a launch inside a launch has the marks of both.
const markPrefix = "_NASTYMPI_LAUNCH_"

// endPatience bounds the wait for killed processes to disappear.
const endPatience = 10 * time.Second

var launches atomic.Int64

// newMark returns a NAME=value setting that no other launch on this machine has.
func newMark() string {
	return fmt.Sprintf("%s%d_%d_%d=1", markPrefix, os.Getpid(), time.Now().UnixNano(), launches.Add(1))
}

// endGrace gives launchers time to end their ranks and to remove their files. Open MPI 5 does not start if an
// earlier process with the same number left files. Open MPI 4 takes a second to end.
const endGrace = 3 * time.Second

// interruptGrace is endGrace if the caller was interrupted: whoever presses Ctrl-C waits for it.
const interruptGrace = 1500 * time.Millisecond

// End asks a launcher to end, or its process group if it leads one, and kills all processes that remain a while later and have
// the setting, NAME=value, in their environment.
func End(launcher int, setting string) error {
	if group, err := syscall.Getpgid(launcher); err == nil && group != launcher {
		_ = syscall.Kill(launcher, syscall.SIGTERM)
	}
	return endMarked(launcher, setting, endGrace)
}

// endMarked asks the processes of a group to end, and kills those with mark that remain after the grace.
func endMarked(group int, mark string, grace time.Duration) error {
	_ = syscall.Kill(-group, syscall.SIGTERM) // fails if it has just ended
	for deadline := time.Now().Add(grace); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		if pids, err := marked(mark); err != nil || len(pids) == 0 {
			return err
		}
	}
	return killMarked(mark)
}

// killMarked ends every process with mark in its environment, and returns when none is left. It repeats the search
// until it finds none, since a process may be between fork and exec.
func killMarked(mark string) error {
	deadline := time.Now().Add(endPatience)
	for pause := time.Millisecond; ; pause = min(2*pause, 100*time.Millisecond) {
		pids, err := marked(mark)
		if err != nil || len(pids) == 0 {
			return err
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("processes %v survive SIGKILL", pids)
		}
		for _, pid := range pids {
			// A process that has just ended is no error.
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
		time.Sleep(pause)
	}
}

// marked returns the live processes with mark in their environment. A zombie no longer has an environment, and
// needs no signal.
func marked(mark string) ([]int, error) {
	files, err := filepath.Glob("/proc/[0-9]*/environ")
	if err != nil {
		return nil, err
	}
	var pids []int
	for _, file := range files {
		environ, err := os.ReadFile(file)
		if err != nil || !hasSetting(environ, mark) {
			continue // it has ended, belongs to another user, or has no mark
		}
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(file)))
		if err != nil {
			return nil, err
		}
		pids = append(pids, pid)
	}
	return pids, nil
}

func hasSetting(environ []byte, setting string) bool {
	for entry := range bytes.SplitSeq(environ, []byte{0}) {
		if string(entry) == setting {
			return true
		}
	}
	return false
}
