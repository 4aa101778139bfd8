// Package watch follows the recordings of a program that runs, and finds out that it is deadlocked. That a program takes long is
// no reason: check/deadlock decides, from what each process did, and from what this package sees of the threads
// outside of MPI. It ends nothing.
package watch

import (
	"context"
	"os"
	"time"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
)

// Watch is what to watch.
type Watch struct {
	Folder string // of the recordings
	Strict deadlock.Strict
	// Quiet is for how long no rank may move or compute outside of MPI; 0: for ever.
	Quiet time.Duration
}

const (
	// interval between two looks at whether anything moved.
	interval = 100 * time.Millisecond
	// patience is how long nothing must have moved before the recordings are read. It decides nothing but what it costs.
	patience = time.Second
	// share of the time that may be spent on reading: a tenth.
	share = 10
)

// Deadlock waits until no rank can ever continue because of a deadlock, and says which one. It returns nil when the context is
// done before. Problems with files end it as well: the program then runs on unwatched.
func (w Watch) Deadlock(ctx context.Context) *check.Finding {
	found, _ := w.End(ctx)
	return found
}

// End waits for a deadlock, or until the program was quiet for too long. It returns neither when the context is done before.
func (w Watch) End(ctx context.Context) (found *check.Finding, quiet bool) {
	progress := trace.Follow(w.Folder)
	defer progress.Close()
	tick := time.NewTicker(interval)
	defer tick.Stop()
	var stopped *standstill
	rest := time.Time{} // before then, nothing is read
	for {
		select {
		case <-ctx.Done():
			return nil, false
		case <-tick.C:
		}
		moved, err := progress.Moved()
		switch {
		case err != nil:
			return nil, false
		case moved || stopped == nil:
			stopped = &standstill{since: time.Now()}
			continue
		case stopped.ran == nil:
			stopped.ran = runtimes(w.Folder)
			continue
		case time.Since(stopped.since) < patience || time.Now().Before(rest):
			continue
		}
		begin := time.Now()
		found, quiet := stopped.look(w)
		rest = begin.Add(share * time.Since(begin))
		// What was read of the ranks one after the other was true of all of them at the same time only if nothing moved since.
		if moved, err := progress.Moved(); found == nil && !quiet || err != nil || moved {
			if moved {
				stopped = nil
			}
			continue
		}
		return found, quiet
	}
}

// standstill is a time in which nothing moves.
type standstill struct {
	since time.Time
	ran   map[int]time.Duration // how long each thread had run when it began
	judge *deadlock.Judge       // that has been told of all that happened before; nil: not yet
}

// read tells the judge what happened. It returns false if a recording cannot be read to its end.
func (s *standstill) read(folder string) bool {
	files, err := trace.Files(folder)
	if err != nil {
		return false
	}
	var ranks []trace.Rank
	var sources []history.Source
	for _, file := range files {
		r, err := trace.Open(file)
		if err != nil || r == nil || !r.Complete {
			return false
		}
		defer r.Close()
		ranks, sources = append(ranks, r.Rank), append(sources, r)
	}
	judge := deadlock.New(match.New())
	if history.New(ranks, sources).Walk(judge) != nil {
		return false
	}
	s.judge = judge
	return true
}

// look judges the standstill. If it is no deadlock, look says whether it has lasted for too long and no rank computes outside of MPI.
func (s *standstill) look(w Watch) (found *check.Finding, quiet bool) {
	if s.judge == nil && !s.read(w.Folder) {
		return nil, false
	}
	host, err := os.Hostname()
	if err != nil {
		return nil, false
	}
	seen := func(p *history.Process) deadlock.Outside {
		if p.Rank.Host != host {
			return deadlock.Outside{}
		}
		of := outside(p.Rank, w.Folder, s.ran)
		of.Strict = w.Strict
		return of
	}
	found = s.judge.Look(seen).Finding()
	tooLong := w.Quiet > 0 && time.Since(s.since) >= w.Quiet
	return found, found == nil && tooLong && !s.judge.Computes(seen)
}
