// Package watch follows the recordings of a program that runs, and finds out that it is deadlocked, or that an operation that breaks a
// rule does not return. That a program takes long is no reason: check/deadlock decides, from what each process did, and from what this
// package sees of the threads outside of MPI. It ends nothing.
package watch

import (
	"context"
	"time"

	"github.com/nastympi/nastympi/base/thread"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/base/witness"
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
	// Misuse: a one-sided operation that breaks a rule and does not return is looked for, too.
	Misuse bool
}

const (
	// interval between two looks at whether anything moved.
	interval = 100 * time.Millisecond
	// patience is how long nothing must have moved before the recordings are read. It decides nothing but what it costs.
	patience = time.Second
	// share of the time that may be spent on reading: a tenth.
	share = 10
)

// silence is how long a witness may take to answer. It decides only what is said at the end of a watch.
const silence = 3 * time.Second

// End is why a watch ended: at most one of these, or because the context was done. At its end, there is one more look.
type End struct {
	Deadlock *check.Finding // no rank can ever continue
	Misuse   *check.Finding // a one-sided operation breaks a rule and does not return
	Quiet    bool           // the program was quiet for too long
	// Silent are ranks on other nodes whose witnesses did not answer. So a deadlock may have been missed.
	Silent []trace.Rank
}

// Due says whether there is a reason to end the program.
func (e End) Due() bool { return e.Deadlock != nil || e.Misuse != nil || e.Quiet }

// Deadlock waits for a deadlock. It returns nil when the context is done before.
func (w Watch) Deadlock(ctx context.Context) *check.Finding { return w.End(ctx).Deadlock }

// End waits for a reason to end the program. As long as files cannot be read, there is none.
func (w Watch) End(ctx context.Context) End {
	inquiry, err := witness.Begin(w.Folder)
	if err != nil {
		return End{}
	}
	defer inquiry.Close()
	v := &vigil{Watch: w, inquiry: inquiry, progress: trace.Follow(w.Folder)}
	defer v.progress.Close()
	tick := time.NewTicker(interval)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return v.last()
		case <-tick.C:
		}
		if end := v.look(); end.Due() {
			return end
		}
	}
}

// vigil is a watch while it lasts.
type vigil struct {
	Watch
	inquiry  *witness.Inquiry
	progress *trace.Progress
	stopped  *stall    // nil: something moved at the last look
	rest     time.Time // before then, nothing is read
}

func (v *vigil) silent() []trace.Rank {
	if v.stopped == nil {
		return nil
	}
	return v.stopped.heard.silent(silence)
}

// last looks once more, at the time limit or wherever the watch is ended: a stall may have begun too late for a verdict, or reading
// may have been too costly.
func (v *vigil) last() End {
	v.rest = time.Time{}
	if v.stopped != nil && time.Since(v.stopped.since) >= patience {
		if end := v.look(); end.Deadlock != nil {
			return end
		}
	}
	return End{Silent: v.silent()}
}

// look at the recordings once.
func (v *vigil) look() End {
	switch {
	case v.moved() || v.stopped == nil:
		v.stopped = &stall{since: time.Now()}
		return End{}
	case v.stopped.before == nil:
		v.stopped.before = efforts(v.Folder, v.inquiry.Home())
		return End{}
	case time.Since(v.stopped.since) < patience || time.Now().Before(v.rest):
		return End{}
	}
	begin := time.Now()
	end := v.stopped.look(v)
	v.rest = begin.Add(share * time.Since(begin))
	// What was read of the ranks one after the other was true of all of them at the same time only if nothing moved since.
	if end.Due() && v.moved() {
		v.stopped = nil
		return End{}
	}
	return end
}

// moved says whether a recording has moved since the last look, as far as this node sees.
func (v *vigil) moved() bool {
	moved, err := v.progress.Moved()
	return moved || err != nil
}

// stall is a time in which nothing moves.
type stall struct {
	since    time.Time
	before   map[int]thread.Effort // of each thread of this node, when it began
	heard    *testimony            // of other nodes; nil: nobody was asked
	judge    *deadlock.Judge       // that has been told of all that happened before; nil: not yet
	searched bool                  // for an operation that breaks a rule
}

// read tells a judge what happened. It returns nil if a recording cannot be read to its end.
func read(folder string) *deadlock.Judge {
	judge := deadlock.New(match.New())
	if !walk(folder, judge) {
		return nil
	}
	return judge
}

// walk tells a judge what happened, and says whether all recordings could be read to their ends.
func walk(folder string, judge history.Judge) bool {
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
	return history.New(ranks, sources).Walk(judge) == nil
}

// look judges the stall. If it is no deadlock, look says whether an operation that breaks a rule does not return, and whether the
// stall has lasted for too long and no rank computes outside of MPI.
func (s *stall) look(v *vigil) (end End) {
	if s.heard == nil {
		s.heard = hear(v.inquiry, v.Folder)
	}
	if s.heard == nil || !s.heard.confirmed() {
		return End{}
	}
	if s.judge == nil || s.heard.news {
		if s.judge = s.heard.confirm(read(v.Folder)); s.judge == nil {
			return End{}
		}
	}
	seen := func(p *history.Process) deadlock.Outside {
		of := s.outside(p.Rank, v)
		of.Strict = v.Strict
		return of
	}
	end.Deadlock = s.judge.Look(seen).Finding()
	tooLong := v.Quiet > 0 && time.Since(s.since) >= v.Quiet
	if end.Deadlock == nil {
		if v.Misuse {
			end.Misuse = s.misuse(v.Folder)
		}
		end.Quiet = tooLong && !s.judge.Computes(seen)
	}
	s.heard.rest()
	return end
}

// outside is what is known of a process besides its recording.
func (s *stall) outside(r trace.Rank, v *vigil) deadlock.Outside {
	if witness.Of(r) == v.inquiry.Home() {
		return here(r, v.Folder, s.before)
	}
	said := s.heard.answers[named(r)]
	if said.Ended || said.Still == 0 {
		return deadlock.Outside{}
	}
	return outside(r, said.Now, effortsOf(said.Before))
}
