package watch

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"slices"

	"github.com/nastympi/nastympi/base/thread"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/base/witness"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/intercept/config"
)

// here is what the host tells of a process of this node. It is nothing if the process has ended, or is another one by now.
func here(r trace.Rank, folder string, before map[int]thread.Effort) deadlock.Outside {
	threads, err := thread.Of(r.Process)
	if err != nil || !recordsInto(folder, r.Process) {
		return deadlock.Outside{}
	}
	return outside(r, threads, before)
}

// outside is what threads of a process tell, with what each had done when the stall began.
func outside(r trace.Rank, threads []thread.Thread, before map[int]thread.Effort) deadlock.Outside {
	of := deadlock.Outside{
		Alone: true, Ended: map[uint32]bool{}, Asleep: map[uint32]bool{}, Efforts: map[uint32]deadlock.Effort{},
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
			of.Asleep[number], of.Efforts[number] = sleeps(t, before), since(t, before)
		case slices.Contains(r.Helpers, t.ID) && (t.Asleep || t.Watching):
		case r.OneThread:
			of.Awake = of.Awake || !sleeps(t, before)
		case sleeps(t, before):
			of.Sleepers++
		default:
			of.Alone = false
		}
	}
	return of
}

// sleeps says whether a thread has slept all the time: threads that wake each other by turns may each be asleep when they are
// looked at.
func sleeps(t thread.Thread, before map[int]thread.Effort) bool {
	then, known := before[t.ID]
	return t.Asleep && known && t.Ran == then.Ran
}

// since is what a thread has done since the stall began.
func since(t thread.Thread, before map[int]thread.Effort) deadlock.Effort {
	then, known := before[t.ID]
	if !known {
		return deadlock.Effort{}
	}
	return deadlock.Effort(t.Since(then))
}

// recordsInto says whether a process has the folder in its environment: process numbers are used again.
func recordsInto(folder string, process int) bool {
	environ, err := os.ReadFile(fmt.Sprintf("/proc/%d/environ", process))
	return err == nil && slices.ContainsFunc(bytes.Split(environ, []byte{0}), func(entry []byte) bool {
		return string(entry) == config.Record+"="+folder
	})
}

// efforts are what the threads of the processes at home have done, by the host's numbers of the threads.
func efforts(folder string, home witness.Home) map[int]thread.Effort {
	all := map[int]thread.Effort{}
	files, err := trace.Files(folder)
	if err != nil {
		return all
	}
	for _, file := range files {
		head, err := trace.HeadOf(file)
		if err != nil || witness.Of(head) != home {
			continue
		}
		if threads, err := thread.Of(head.Process); err == nil {
			maps.Copy(all, effortsOf(threads))
		}
	}
	return all
}

func effortsOf(threads []thread.Thread) map[int]thread.Effort {
	of := map[int]thread.Effort{}
	for _, t := range threads {
		of[t.ID] = t.Effort
	}
	return of
}
