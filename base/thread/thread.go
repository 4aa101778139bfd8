// Package thread looks at the threads of other processes of this machine: how long they had the processor, how often they have
// slept, and whether they sleep until somebody wakes them. It judges nothing.
package thread

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// Thread is a thread of a process, at the moment when it was looked at.
type Thread struct {
	ID int
	Effort
	// Asleep: it waits without a time limit until another thread of its process wakes it (futex).
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
//
// What a thread has done is read after whether it is asleep. So a thread that is asleep and has not run since an earlier look has
// slept all the time since then.
func Of(process int) (list []Thread, err error) {
	return in(fmt.Sprintf("/proc/%d", process))
}

// in does the same with the folder of a process.
func in(process string) (list []Thread, err error) {
	folder := filepath.Join(process, "task")
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	shared := sharedMemory(process)
	for _, entry := range entries {
		id, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		t := Thread{ID: id}
		t.rest(filepath.Join(folder, entry.Name(), "syscall"), shared)
		if t.Ran, err = ran(filepath.Join(folder, entry.Name(), "schedstat")); err != nil {
			return nil, err
		}
		status, err := os.ReadFile(filepath.Join(folder, entry.Name(), "status"))
		if err != nil {
			return nil, err
		}
		if t.Slept, err = slept(string(status)); err != nil {
			return nil, err
		}
		// One that has been stopped may have been woken, and yet be in its call.
		t.Asleep = t.Asleep && strings.Contains(string(status), "\nState:\tS")
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

func slept(status string) (int64, error) {
	_, after, _ := strings.Cut(status, "\nvoluntary_ctxt_switches:")
	count, _, _ := strings.Cut(after, "\n")
	return strconv.ParseInt(strings.TrimSpace(count), 10, 64)
}

// rest reads in which system call the thread is. Whoever may not read it knows nothing of the thread.
func (t *Thread) rest(path string, shared func(address uint64) bool) {
	text, err := os.ReadFile(path)
	if err != nil {
		return
	}
	words := strings.Fields(string(text))
	if len(words) < 5 {
		return // it runs, or has just ended
	}
	number, err := strconv.Atoi(words[0])
	if err != nil {
		return
	}
	t.Watching = watching[number]
	t.Asleep = number == syscall.SYS_FUTEX && waitsForItsProcess(words, shared)
}

// waitsForItsProcess says whether a futex call is a wait without a time limit that only threads of its own process can end. Its words
// are the number of the call, then the arguments.
func waitsForItsProcess(words []string, shared func(address uint64) bool) bool {
	const wait, waitBitset, private, flags = 0, 9, 128, 128 | 256
	operation, err := strconv.ParseUint(words[2], 0, 64)
	if kind := operation &^ flags; err != nil || kind != wait && kind != waitBitset || words[4] != "0x0" {
		return false
	}
	if operation&private != 0 {
		return true
	}
	address, err := strconv.ParseUint(words[1], 0, 64)
	return err == nil && !shared(address) // pthread_join waits for the kernel, and so does not say that it is private
}

// sharedMemory tells which addresses of a process are of memory that other processes may share. It reads what is mapped when it is
// asked for the first time. Of what cannot be read, all may be shared.
func sharedMemory(process string) func(address uint64) bool {
	maps := sync.OnceValues(func() (string, error) {
		text, err := os.ReadFile(filepath.Join(process, "maps"))
		return string(text), err
	})
	return func(address uint64) bool {
		text, err := maps()
		if err != nil {
			return true
		}
		for line := range strings.Lines(text) {
			if private, of := mapping(line, address); of {
				return !private
			}
		}
		return true
	}
}

// mapping says whether a line tells of the memory at an address, and whether that memory is private: "begin-end rw-p ...".
func mapping(line string, address uint64) (private, of bool) {
	var begin, end uint64
	var access string
	if _, err := fmt.Sscanf(line, "%x-%x %s", &begin, &end, &access); err != nil || address < begin || address >= end {
		return false, false
	}
	return strings.HasSuffix(access, "p"), true
}

// watching are the system calls that wait for files.
var watching = map[int]bool{syscall.SYS_PPOLL: true, syscall.SYS_PSELECT6: true, syscall.SYS_EPOLL_PWAIT: true}
