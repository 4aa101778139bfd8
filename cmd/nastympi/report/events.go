package report

import (
	"encoding/json"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/nastympi/nastympi/base/finding"
)

// EventsVersion is the version of the JSON events. It changes if a field changes its meaning, not if a field
// or an event is added.
const EventsVersion = 2

// Events writes the events of a sweep as they happen, one JSON object per line (doc/formats.md). Several
// goroutines may call its methods at once.
type Events struct {
	mu  sync.Mutex
	out *json.Encoder
	now func() time.Time
}

// NewEvents returns Events that writes to w.
func NewEvents(w io.Writer) *Events {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	return &Events{out: out, now: time.Now}
}

// event is one line. It has exactly one of the last three fields.
type event struct {
	Version int              `json:"version"`
	Event   string           `json:"event"`
	Time    time.Time        `json:"time"`
	Sweep   *finding.Result  `json:"sweep,omitempty"`
	Run     *finding.Run     `json:"run,omitempty"`
	Finding *finding.Finding `json:"finding,omitempty"`
}

// Start is the first event. It says what will be swept.
func (e *Events) Start(s finding.Result) error { return e.write(event{Event: "start", Sweep: &s}) }

// Baseline says what the program does without perturbation.
func (e *Events) Baseline(s finding.Result) error {
	return e.write(event{Event: "baseline", Sweep: &s})
}

// Run is one run of the program, for any purpose.
func (e *Events) Run(r finding.Run) error { return e.write(event{Event: "run", Run: &r}) }

// Confirmed is a failure that was repeated, before it is reduced.
func (e *Events) Confirmed(f finding.Finding) error {
	return e.write(event{Event: "confirmed", Finding: &f})
}

// Finding is a failure, confirmed and reduced.
func (e *Events) Finding(f finding.Finding) error {
	return e.write(event{Event: "finding", Finding: &f})
}

// Diagnosed is a rule of MPI that the calls of an unperturbed run break.
func (e *Events) Diagnosed(d finding.Finding) error {
	return e.write(event{Event: "diagnosis", Finding: &d})
}

// End is the last event: the whole sweep. It is missing if the sweep was killed.
func (e *Events) End(s finding.Result) error { return e.write(event{Event: "end", Sweep: &s}) }

func (e *Events) write(line event) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	line.Version, line.Time = EventsVersion, e.now().UTC()
	return e.out.Encode(line)
}

// ReadEnd returns the summary of a file of events, or nil if the file has no End.
func ReadEnd(r io.Reader) (*finding.Result, error) {
	var end *finding.Result
	for in := json.NewDecoder(r); ; {
		var line event
		switch err := in.Decode(&line); {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF): // the sweep was killed, perhaps within a line
			return end, nil
		case err != nil:
			return nil, err
		case line.Event == "end":
			end = line.Sweep
		}
	}
}
