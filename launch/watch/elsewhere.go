package watch

import (
	"maps"
	"time"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/base/witness"
	"github.com/nastympi/nastympi/check/deadlock"
)

// The watcher needs a moment at which nothing moved on any node, and clocks of nodes do not say which moments are the same. So it
// asks the witnesses twice, the second time when it has heard all answers to the first question. A rank that stood still from its
// first statement to its second one stood still between the last first answer and the second question, as all others did.

// testimony is what witnesses say of ranks on other nodes in a stall.
type testimony struct {
	inquiry *witness.Inquiry
	files   map[process]string // recordings of ranks on other nodes
	asked   time.Time          // when the latest question was asked; zero: there is none to be answered
	next    time.Time          // when to do the next thing
	pause   time.Duration
	answers map[process]witness.Statement // to the latest question
	first   map[process]witness.Statement // since which no rank has moved; nil: there are none
	seen    map[process]trace.Extent      // how far this node sees the recordings
	news    bool                          // it has seen more since they were read
	rounds  int                           // of questions, since the first statements
}

// process names a process of a run.
type process struct {
	home         witness.Home
	number, rank int
}

func named(r trace.Rank) process { return process{witness.Of(r), r.Process, r.Rank} }

// The pause between two rounds of questions that found no deadlock grows, since each costs a write on each node.
const (
	shortPause = 500 * time.Millisecond
	longPause  = 8 * time.Second
)

// hear prepares to ask the witnesses of all ranks on other nodes. It returns nil if the recordings cannot be read yet, or told
// apart.
func hear(inquiry *witness.Inquiry, folder string) *testimony {
	paths, err := trace.Files(folder)
	if err != nil {
		return nil
	}
	t := &testimony{inquiry: inquiry, files: map[process]string{}, seen: map[process]trace.Extent{}, pause: shortPause}
	for _, path := range paths {
		head, err := trace.HeadOf(path)
		if err != nil {
			return nil
		}
		if witness.Of(head) == inquiry.Home() {
			continue
		}
		if t.files[named(head)] != "" {
			return nil
		}
		t.files[named(head)] = path
	}
	return t
}

// confirmed goes on asking. It returns true once all witnesses have answered two questions, if nothing has moved in between, and
// this node sees all that was recorded by then.
func (t *testimony) confirmed() bool {
	switch {
	case len(t.files) == 0:
		return true
	case time.Now().Before(t.next):
		return false
	case t.asked.IsZero():
		t.ask()
		return false
	}
	for p, path := range t.files {
		if _, known := t.answers[p]; known {
			continue
		}
		if s, answered := t.inquiry.Answer(path); answered {
			t.answers[p] = s
		}
	}
	if len(t.answers) < len(t.files) {
		return false
	}
	return t.agree()
}

func (t *testimony) ask() {
	if t.inquiry.Ask() == nil {
		t.asked, t.answers = time.Now(), map[process]witness.Statement{}
	}
}

// again asks the next question after a pause.
func (t *testimony) again(pause time.Duration) {
	t.asked, t.next = time.Time{}, time.Now().Add(pause)
}

// agree says whether the answers to the latest question confirm those to an earlier one.
func (t *testimony) agree() bool {
	for p, s := range t.answers {
		if !s.Ended && s.Still == 0 {
			t.first = nil
			t.rest()
			return false
		}
		if f, known := t.first[p]; !known || f.Ended != s.Ended || f.Still != s.Still {
			t.first, t.rounds = maps.Clone(t.answers), 0
			break
		}
	}
	if !t.sees() {
		return false
	}
	if t.rounds++; t.rounds < 2 {
		t.again(0)
		return false
	}
	return true
}

// rest asks again, later each time.
func (t *testimony) rest() {
	t.again(t.pause)
	t.pause = min(2*t.pause, longPause)
}

// sees says whether this node sees all that had been recorded when the witnesses answered. If not yet, the next look for it costs a
// small part of the time.
func (t *testimony) sees() bool {
	begin := time.Now()
	for p, s := range t.answers {
		if seen, known := t.seen[p]; known && seen.Equal(s.Extent) {
			continue
		}
		extent, err := trace.NewGauge(t.files[p]).Measure()
		if err != nil || !extent.Equal(s.Extent) {
			t.next = time.Now().Add(max(interval, share*time.Since(begin)))
			return false
		}
		t.seen[p], t.news = extent, true
	}
	return true
}

// confirm returns a judge that has read the recordings, or nil if these show more by now than the witnesses have stated.
func (t *testimony) confirm(judge *deadlock.Judge) *deadlock.Judge {
	clear(t.seen)
	if judge == nil || !t.sees() {
		return nil
	}
	t.news = false
	return judge
}

// silent are the ranks whose witnesses have not answered the latest question, if it was asked this long ago.
func (t *testimony) silent(patience time.Duration) (ranks []trace.Rank) {
	if t == nil || t.asked.IsZero() || time.Since(t.asked) < patience {
		return nil
	}
	for p, path := range t.files {
		if _, known := t.answers[p]; known {
			continue
		}
		if head, err := trace.HeadOf(path); err == nil {
			ranks = append(ranks, head)
		}
	}
	return ranks
}
