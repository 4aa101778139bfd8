package process

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// Thread is a thread of a process, by their numbers.
type Thread struct{ Process, ID int }

// Waits returns for how long each thread of the processes with a setting, NAME=value, in their environment, and of what descends from
// them, has waited for a processor. Sleeping is no wait. If the kernel does not tell, it is an error.
func Waits(setting string) (map[Thread]time.Duration, error) {
	pids, err := newFamily(setting).living()
	if err != nil {
		return nil, err
	}
	waits := map[Thread]time.Duration{}
	for _, pid := range pids {
		folder := filepath.Join("/proc", strconv.Itoa(pid), "task")
		tasks, _ := os.ReadDir(folder) // none: it has ended
		for _, task := range tasks {
			id, err := strconv.Atoi(task.Name())
			if err != nil {
				return nil, err
			}
			path := filepath.Join(folder, task.Name(), "schedstat")
			text, err := os.ReadFile(path)
			if err != nil {
				if _, gone := os.Stat(filepath.Dir(path)); gone != nil {
					continue
				}
				return nil, err
			}
			// Documentation/scheduler/sched-stats.rst of Linux: ran, waited, in nanoseconds; and how often it ran.
			var ran, waited int64
			if _, err := fmt.Sscan(string(text), &ran, &waited); err != nil {
				return nil, fmt.Errorf("%s: %w", path, err)
			}
			waits[Thread{pid, id}] = time.Duration(waited)
		}
	}
	return waits, nil
}
