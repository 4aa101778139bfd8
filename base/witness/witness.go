package witness

import (
	"context"
	"sync"
	"time"

	"github.com/nastympi/nastympi/base/thread"
	"github.com/nastympi/nastympi/base/trace"
)

// interval between two looks at a rank. As long as the rank writes events, its witness looks for a question only once in so many
// looks: questions are asked when nothing moves, and each look for one may be a request to a file server.
const (
	interval = 200 * time.Millisecond
	seldom   = 10
)

// Witness is a core's side.
type Witness struct {
	folder string // of the recordings; absolute
	home   Home

	mu       sync.Mutex
	rank     int
	process  int
	path     string // of the recording; empty: not found yet
	progress *trace.Progress
	gauge    *trace.Gauge
	looks    uint64
	still    uint64          // stalls so far
	stands   bool            // the last one lasts
	before   []thread.Thread // when it began
	asked    question        // the one that was answered last
}

// New is the witness, at a home, of a process that will record itself into a folder.
func New(folder string, home Home) *Witness { return &Witness{folder: folder, home: home} }

// Testify answers questions about a process until the context is done. It returns before if the watcher can see for itself.
func (w *Witness) Testify(ctx context.Context, rank, process int) {
	w.mu.Lock()
	w.rank, w.process = rank, process
	w.mu.Unlock()
	tick := time.NewTicker(interval)
	defer tick.Stop()
	for w.look() {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// look at the rank and for a question. It returns false if there will be none.
func (w *Witness) look() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.find() {
		return true
	}
	w.follow()
	w.looks++
	if !w.stands && w.looks%seldom != 0 {
		return true
	}
	q, found := w.question()
	switch {
	case !found:
		return true
	case q.Home == w.home:
		return false
	}
	if q.Number != 0 && q != w.asked {
		w.asked = q
		_ = put(statementOf(w.path), w.statement(q)) // a watcher that hears nothing says nothing
	}
	return true
}

func (w *Witness) question() (q question, found bool) { return q, get(questionOf(w.folder), &q) }

// find the recording of the process.
func (w *Witness) find() bool {
	if w.path != "" {
		return true
	}
	for _, path := range trace.Candidates(w.folder, w.rank, w.process) {
		head, err := trace.HeadOf(path)
		if err == nil && Of(head) == w.home && head.Process == w.process {
			w.path, w.progress, w.gauge = path, trace.FollowFile(path), trace.NewGauge(path)
			return true
		}
	}
	return false
}

// follow notes whether the recording has moved since the last look.
func (w *Witness) follow() {
	moved, err := w.progress.Moved()
	if moved || err != nil {
		w.stands = false
		return
	}
	if !w.stands {
		w.before, err = thread.Of(w.process)
		w.stands = err == nil
		w.still++
	}
}

// statement is what the witness sees. It holds from the beginning of the stall until the last look at the recording.
func (w *Witness) statement(q question) Statement {
	s := Statement{Inquiry: q.Inquiry, Question: q.Number}
	if !w.stands {
		return s
	}
	_ = trace.Publish(w.path) // if it fails, the watcher does not see all of the recording, and waits
	extent, err := w.gauge.Measure()
	if err != nil {
		return s
	}
	now, err := thread.Of(w.process)
	if err != nil {
		return s
	}
	if w.follow(); w.stands {
		s.Still, s.Before, s.Now, s.Extent = w.still, w.before, now, extent
	}
	return s
}

// Ended makes the last statement, when the process no longer exists. Nothing is written if nobody on another node watches.
func (w *Witness) Ended() {
	w.mu.Lock()
	defer w.mu.Unlock()
	q, found := w.question()
	if !found || q.Home == w.home || !w.find() {
		return
	}
	_ = trace.Publish(w.path)
	if extent, err := w.gauge.Measure(); err == nil {
		_ = put(statementOf(w.path), Statement{Inquiry: q.Inquiry, Question: q.Number, Ended: true, Extent: extent})
	}
}
