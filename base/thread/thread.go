// Package thread looks at the threads of other processes of this machine: how long they had the processor, how often they have
// slept, and whether they sleep until somebody wakes them. It judges nothing.
package thread

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Thread is a thread of a process, at the moment when it was looked at.
type Thread struct {
	ID int
	Effort
	// Asleep: it waits without a time limit until another thread wakes it (futex).
	Asleep bool
	// Watching: it waits for files or sockets, as threads do that libraries start.
	Watching bool
}

// Effort is what a thread has done so far.
type Effort struct {
	Ran   time.Duration // on a processor
	Slept int64         // how often it has given up its processor to wait for something
}

// Since is what the thread has done since an earlier moment.
func (e Effort) Since(before Effort) Effort {
	return Effort{e.Ran - before.Ran, e.Slept - before.Slept}
}

// Of are the threads of a process. An error means that nothing is known, for example because the process has ended.
func Of(process int) (list []Thread, err error) {
	folder := fmt.Sprintf("/proc/%d/task", process)
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		id, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		t := Thread{ID: id}
		if t.Ran, err = ran(filepath.Join(folder, entry.Name(), "schedstat")); err != nil {
			return nil, err
		}
		if t.Slept, err = slept(filepath.Join(folder, entry.Name(), "status")); err != nil {
			return nil, err
		}
		t.rest(filepath.Join(folder, entry.Name(), "syscall"))
		list = append(list, t)
	}
	return list, nil
}

func ran(path string) (time.Duration, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	first, _, _ := strings.Cut(string(text), " ")
	ns, err := strconv.ParseInt(first, 10, 64)
	return time.Duration(ns), err
}

func slept(path string) (int64, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	_, after, _ := strings.Cut(string(text), "\nvoluntary_ctxt_switches:")
	count, _, _ := strings.Cut(after, "\n")
	return strconv.ParseInt(strings.TrimSpace(count), 10, 64)
}

// rest reads in which system call the thread is. Whoever may not read it knows nothing of the thread.
func (t *Thread) rest(path string) {
	text, err := os.ReadFile(path)
	if err != nil {
		return
	}
	words := strings.Fields(string(text))
	number, err := strconv.Atoi(words[0])
	if err != nil || len(words) < 5 {
		return // it runs, or is not in a system call
	}
	t.Watching = watching[number]
	t.Asleep = number == syscall.SYS_FUTEX && waitsForEver(words)
}

// waitsForEver says whether a futex call is a wait without a time limit. Its words are the number of the call, then the arguments.
func waitsForEver(words []string) bool {
	const wait, waitBitset, flags = 0, 9, 128 | 256
	operation, err := strconv.ParseInt(words[2], 0, 64)
	limit := words[4]
	operation &^= flags
	return err == nil && (operation == wait || operation == waitBitset) && limit == "0x0"
}

// watching are the system calls that wait for files.
var watching = map[int]bool{syscall.SYS_PPOLL: true, syscall.SYS_PSELECT6: true, syscall.SYS_EPOLL_PWAIT: true}
