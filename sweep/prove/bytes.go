package prove

import (
	"fmt"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// bytesKey is the name of the bytes for which a race is, as they are when the window is freed.
const bytesKey = "bytes of the race"

// addBytes adds these bytes, if the trace has them. Of a large window it has hashes only, and the bytes beside them may vary for
// other reasons.
func (r Race) addBytes(to attempt.Fingerprint, ranks []trace.Rank) {
	if value, known := r.bytesIn(ranks); known {
		to[bytesKey] = value.bits
	}
}

// bytesIn are the bytes of the race, if they are in one part of the window whose bytes the trace has.
func (r Race) bytesIn(ranks []trace.Rank) (value fetch, known bool) {
	if r.Bytes == nil {
		return value, false
	}
	var parts []trace.Event
	for i := range ranks {
		for _, e := range ranks[i].Events {
			switch {
			case ranks[i].Rank != r.Bytes.Rank || e.Window != r.Bytes.Window:
			case e.Type == trace.Part:
				parts = append(parts, e)
			case e.Type == trace.Contents: // after its parts
				return r.cut(append(parts, trace.Event{B: e.B}))
			}
		}
	}
	return value, false
}

// cut takes the bytes out of the part in which they are. Where a part ends, the next one begins.
func (r Race) cut(parts []trace.Event) (value fetch, known bool) {
	for i, p := range parts[:len(parts)-1] {
		from, to, end := r.Bytes.From-int64(p.B), r.Bytes.To-int64(p.B), int64(parts[i+1].B-p.B)
		if from >= 0 && to <= end && end <= 8 && from < to {
			bits := p.A << (8 * uint(8-to)) >> (8 * uint(8-to+from))
			return fetch{bits: bits, bytes: uint64(to - from), floating: r.Bytes.Floating}, true
		}
	}
	return value, false
}

// bytesText says what the bytes are.
func (r Race) bytesText(ranks []trace.Rank) string {
	value, _ := r.bytesIn(ranks)
	return fmt.Sprintf("bytes [%d,%d) of window %d at rank %d are %s at the end", r.Bytes.From, r.Bytes.To, r.Bytes.Window, r.Bytes.Rank, value.text())
}
