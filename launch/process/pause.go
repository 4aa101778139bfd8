package process

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"time"
)

// pauses is the folder, in a folder of marks, for the times in which processes of a run waited for something that is
// not the program's: the first process of an MPI library compiles its shim. These times are not part of a time limit.
const pauses = "pauses"

// Pause notes that this process waits, until end is called or this process ends. A folder that it cannot write to
// makes the limit shorter, and is no error.
func Pause(folder string) (end func()) {
	parent := filepath.Join(folder, pauses)
	if folder == "" || os.MkdirAll(parent, 0o777) != nil {
		return func() {}
	}
	file, err := os.CreateTemp(parent, "")
	if err != nil {
		return func() {}
	}
	// Whoever reads the file knows by the lock that this process still waits.
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX); err != nil {
		file.Close()
		return func() {}
	}
	fmt.Fprintln(file, time.Now().UnixNano())
	return func() {
		fmt.Fprintln(file, time.Now().UnixNano())
		file.Close()
	}
}

// Paused returns how long at least one process of a run waited, and whether one still does.
func Paused(folder string) (total time.Duration, still bool) {
	if folder == "" {
		return 0, false
	}
	files, _ := filepath.Glob(filepath.Join(folder, pauses, "*"))
	var all []interval
	for _, file := range files {
		if i, ok := readInterval(file); ok {
			all = append(all, i)
			still = still || i.open
		}
	}
	slices.SortFunc(all, func(a, b interval) int { return a.from.Compare(b.from) })
	var covered time.Time
	for _, i := range all {
		if i.from.Before(covered) {
			i.from = covered
		}
		if i.to.After(i.from) {
			total += i.to.Sub(i.from)
			covered = i.to
		}
	}
	return total, still
}

type interval struct {
	from, to time.Time
	open     bool
}

func readInterval(path string) (interval, bool) {
	file, err := os.Open(path)
	if err != nil {
		return interval{}, false
	}
	defer file.Close()
	open := syscall.Flock(int(file.Fd()), syscall.LOCK_SH|syscall.LOCK_NB) != nil
	var from, to int64
	n, _ := fmt.Fscan(file, &from, &to)
	switch {
	case n == 2:
		return interval{time.Unix(0, from), time.Unix(0, to), false}, true
	case n == 1 && open:
		return interval{time.Unix(0, from), time.Now(), true}, true
	}
	return interval{}, false // being written, or its process was killed
}

// pausePace is how often Expire looks whether a pause is over.
const pausePace = 50 * time.Millisecond

// Expire waits until a run has had its time limit, without the pauses in its folder, or ctx is done. It says whether the
// limit has passed.
func Expire(ctx context.Context, folder string, limit time.Duration) bool {
	end := time.Now().Add(limit)
	for {
		left := time.Until(end)
		paused, still := Paused(folder)
		if left += paused; still {
			left = max(left, pausePace)
		}
		if left <= 0 {
			return true
		}
		timer := time.NewTimer(left)
		select {
		case <-ctx.Done():
			timer.Stop()
			return false
		case <-timer.C:
		}
	}
}
