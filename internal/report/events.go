package report

import (
	"encoding/json"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
)

// EventsVersion is that of JSON events. It changes with the meaning of a field, not
// with new fields or events.
const EventsVersion = 1

// Events writes a sweep as it goes on, one JSON object a line, as doc/formats.md
// describes. Its methods may be called by several goroutines at once.
type Events struct {
	mu  sync.Mutex
	out *json.Encoder
	now func() time.Time
}

// JSON makes Events that are written to w.
func JSON(w io.Writer) *Events {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	return &Events{out: out, now: time.Now}
}

// event is one line. Exactly one of the last three fields is there.
type event struct {
	Version int              `json:"version"`
	Event   string           `json:"event"`
	Time    time.Time        `json:"time"`
	Sweep   *finding.Summary `json:"sweep,omitempty"`
	Run     *finding.Run     `json:"run,omitempty"`
	Finding *finding.Finding `json:"finding,omitempty"`
}

// Start is the first event: what is about to be swept.
func (e *Events) Start(s finding.Summary) error { return e.write(event{Event: "start", Sweep: &s}) }

// Baseline says what the program does when nothing is perturbed.
func (e *Events) Baseline(s finding.Summary) error {
	return e.write(event{Event: "baseline", Sweep: &s})
}

// Run is one run of the program, of whatever purpose.
func (e *Events) Run(r finding.Run) error { return e.write(event{Event: "run", Run: &r}) }

// Finding is a failure, confirmed and reduced.
func (e *Events) Finding(f finding.Finding) error {
	return e.write(event{Event: "finding", Finding: &f})
}

// End is the last event: the whole sweep. Where it lacks, the sweep was killed.
func (e *Events) End(s finding.Summary) error { return e.write(event{Event: "end", Sweep: &s}) }

func (e *Events) write(line event) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	line.Version, line.Time = EventsVersion, e.now().UTC()
	return e.out.Encode(line)
}

// ReadEnd is the summary in a file of events, and nil where it has no end.
func ReadEnd(r io.Reader) (*finding.Summary, error) {
	var end *finding.Summary
	for in := json.NewDecoder(r); ; {
		var line event
		switch err := in.Decode(&line); {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF): // killed, perhaps within a line
			return end, nil
		case err != nil:
			return nil, err
		case line.Event == "end":
			end = line.Sweep
		}
	}
}
