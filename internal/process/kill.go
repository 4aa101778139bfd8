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

// Launchers put ranks into process groups and sessions of their own, and ranks
// whose launcher died become children of init. What every process of a launch
// keeps is its environment, so a variable marks them all. Its name is unique: a
// launch inside a launch has the marks of both.
const markPrefix = "_NASTYMPI_LAUNCH_"

// endPatience bounds the wait for killed processes to disappear.
const endPatience = 10 * time.Second

var launches atomic.Int64

// newMark returns a NAME=value setting which no other launch on this machine has.
func newMark() string {
	return fmt.Sprintf("%s%d_%d_%d=1", markPrefix, os.Getpid(), time.Now().UnixNano(), launches.Add(1))
}

// endGrace is for launchers to end their ranks and to remove their files. Open MPI 5, for one,
// does not start where files of an earlier process of the same number were left. Open MPI 4
// takes a second to end.
const endGrace = 3 * time.Second

// endMarked asks the processes of a group to end, and kills those with mark that do not.
func endMarked(group int, mark string) error {
	_ = syscall.Kill(-group, syscall.SIGTERM) // or it has just ended
	for deadline := time.Now().Add(endGrace); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		if pids, err := marked(mark); err != nil || len(pids) == 0 {
			return err
		}
	}
	return killMarked(mark)
}

// killMarked ends every process that has mark in its environment and returns when
// none is left. It looks again until a look finds none, as a process may have
// been between fork and exec in another.
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
			// One that ended meanwhile is no error.
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
		time.Sleep(pause)
	}
}

// marked returns the live processes with mark in their environment. A zombie has
// no environment any more, nor does anything need to be done about it here.
func marked(mark string) ([]int, error) {
	files, err := filepath.Glob("/proc/[0-9]*/environ")
	if err != nil {
		return nil, err
	}
	var pids []int
	for _, file := range files {
		environ, err := os.ReadFile(file)
		if err != nil || !hasSetting(environ, mark) {
			continue // ended meanwhile, not ours to read, or of no concern
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
