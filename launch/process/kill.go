package process

import (
	"fmt"
	"os"
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

// InterruptGrace is that time if the caller was interrupted: whoever presses Ctrl-C waits for it.
const InterruptGrace = 1400 * time.Millisecond

// endBy waits until none of the family is left, and kills those that remain at the deadline.
func (f *family) endBy(deadline time.Time) error {
	for pause := firstPause; time.Now().Before(deadline); pause = longer(pause) {
		if pids, err := f.living(); err != nil || len(pids) == 0 {
			return err
		}
		time.Sleep(pause)
	}
	return f.kill(endPatience)
}

// firstPause is between two looks at all processes of the machine.
const firstPause = time.Millisecond

func longer(pause time.Duration) time.Duration { return min(2*pause, 100*time.Millisecond) }

// kill ends the family, and returns when none of it is left. It repeats the search until it finds none, since a
// process may be between fork and exec.
func (f *family) kill(patience time.Duration) error {
	deadline := time.Now().Add(patience)
	for pause := firstPause; ; pause = longer(pause) {
		pids, err := f.living()
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

// lastPatience bounds KillAll, whose caller has no time left.
const lastPatience = 300 * time.Millisecond

// KillAll kills the processes of all launches in progress, and removes the folders of their launchers. Its caller ends next.
func KillAll() {
	launched.Range(func(mark, _ any) bool {
		_ = newFamily(mark.(string)).kill(lastPatience) // processes that survive cannot be helped
		return true
	})
	made.Range(func(folder, _ any) bool {
		os.RemoveAll(folder.(string))
		return true
	})
}
