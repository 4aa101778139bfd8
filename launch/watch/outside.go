package watch

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/thread"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/base/witness"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/intercept/config"
)

// here is what the host tells of a process of this node. It is nothing if the process has ended, or is another one by now.
func here(r trace.Rank, folder string, ran map[int]time.Duration) deadlock.Outside {
	threads, err := thread.Of(r.Process)
	if err != nil || !recordsInto(folder, r.Process) {
		return deadlock.Outside{}
	}
	return outside(r, threads, ran)
}

// outside is what threads of a process tell that had run for so long when the stall began.
func outside(r trace.Rank, threads []thread.Thread, ran map[int]time.Duration) deadlock.Outside {
	of := deadlock.Outside{
		Alone: true, Ended: map[uint32]bool{}, Asleep: map[uint32]bool{}, Ran: map[uint32]time.Duration{},
	}
	recorded := map[int]uint32{}
	for number, id := range r.Threads {
		recorded[id] = max(recorded[id], number) // a later thread may have the host's number of an earlier one
	}
	for number, id := range r.Threads {
		exists := slices.ContainsFunc(threads, func(t thread.Thread) bool { return t.ID == id })
		of.Ended[number] = !exists || recorded[id] != number
	}
	for _, t := range threads {
		number, known := recorded[t.ID]
		switch {
		case known:
			of.Asleep[number], of.Ran[number] = sleeps(t, ran), since(t, ran)
		case r.OneThread:
		case slices.Contains(r.Helpers, t.ID) && (t.Asleep || t.Watching):
		case sleeps(t, ran):
			of.Sleepers++
		default:
			of.Alone = false
		}
	}
	return of
}

// sleeps says whether a thread has slept all the time: threads that wake each other by turns may each be asleep when they are
// looked at.
func sleeps(t thread.Thread, ran map[int]time.Duration) bool {
	before, known := ran[t.ID]
	return t.Asleep && known && t.Ran == before
}

// since is how long a thread ran since the stall began.
func since(t thread.Thread, ran map[int]time.Duration) time.Duration {
	before, known := ran[t.ID]
	if !known {
		return 0
	}
	return t.Ran - before
}

// recordsInto says whether a process has the folder in its environment: process numbers are used again.
func recordsInto(folder string, process int) bool {
	environ, err := os.ReadFile(fmt.Sprintf("/proc/%d/environ", process))
	return err == nil && slices.ContainsFunc(bytes.Split(environ, []byte{0}), func(entry []byte) bool {
		return string(entry) == config.Record+"="+folder
	})
}

// runtimes are how long the threads of the processes at home have run, by the host's numbers of the threads.
func runtimes(folder string, home witness.Home) map[int]time.Duration {
	ran := map[int]time.Duration{}
	files, err := trace.Files(folder)
	if err != nil {
		return ran
	}
	for _, file := range files {
		head, err := trace.HeadOf(file)
		if err != nil || witness.Of(head) != home {
			continue
		}
		if threads, err := thread.Of(head.Process); err == nil {
			maps.Copy(ran, times(threads))
		}
	}
	return ran
}

// times are how long threads have run.
func times(threads []thread.Thread) map[int]time.Duration {
	ran := map[int]time.Duration{}
	for _, t := range threads {
		ran[t.ID] = t.Ran
	}
	return ran
}
