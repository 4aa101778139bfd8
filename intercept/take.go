package intercept

import (
	"unsafe"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/completion"
)

// taker finds the records that are due, and then takes them out of the logs. Nothing is
// changed before all are found.
type taker struct {
	found  []found
	one    *rma.Op   // not due: its origin is to be copied
	oneIn  **segment // its log
	copied uint64    // bytes of origin copies among what was taken
}

// found is what is due of a log.
type found struct {
	log    **segment
	choice completion.Choice
}

// find asks what is due of each log.
func (t *taker) find(o *occasion, decision completion.Decision) {
	*t = taker{found: t.found[:0]}
	for _, in := range o.targets {
		plain, family := decision.Due.Due(in.plain.log(), in.family.log(), o.Seq, o.window.ordering)
		t.note(&in.plain, plain)
		t.note(&in.family, family)
	}
}

func (t *taker) note(log **segment, choice completion.Choice) {
	if choice.All || len(choice.Indices) > 0 {
		t.found = append(t.found, found{log, choice})
	}
	if choice.Origin != nil {
		t.one, t.oneIn = choice.Origin, log
	}
}

// need is for how many records the spare segment must have room, if it has too little:
// those that leave a log in which others stay.
func (t *taker) need(room uint32) uint32 {
	records := uint32(0)
	for i := range t.found {
		records += uint32(len(t.found[i].choice.Indices))
	}
	if records <= room {
		return 0
	}
	return records
}

// take moves what was found to the request's list, and says which origins are to be copied.
func (t *taker) take(r *request, decision completion.Decision) {
	r.copy = uint32(bit(decision.Copies))
	for _, f := range t.found {
		if f.choice.All {
			t.steal(r, f.log)
		} else {
			t.pick(r, f)
		}
	}
	if r.spare != nil && r.spare.n > 0 {
		r.spare.next, r.taken = r.taken, r.spare
	}
	if t.one != nil {
		r.one = t.one
		(*t.oneIn).scattered++
	}
}

// steal takes a whole log.
func (t *taker) steal(r *request, log **segment) {
	s := *log
	for i, copies := 0, int(s.leading+s.scattered); copies > 0; i++ {
		if op := &s.ops()[i]; op.State == rma.Copied {
			t.copied += op.Bytes
			copies--
		}
	}
	*log = nil
	s.next, r.taken = r.taken, s
}

// pick moves records to the spare segment, and closes the gaps.
func (t *taker) pick(r *request, f found) {
	s, due := *f.log, f.choice.Indices
	ops := s.ops()
	to, leading := due[0], s.leading
	for k, i := range due {
		r.spare.n++
		r.spare.ops()[r.spare.n-1] = ops[i]
		switch {
		case i < int(s.leading):
			t.copied += ops[i].Bytes
			leading--
		case ops[i].State == rma.Copied:
			t.copied += ops[i].Bytes
			s.scattered--
		}
		end := len(ops)
		if k+1 < len(due) {
			end = due[k+1]
		}
		to += copy(ops[to:], ops[i+1:end])
	}
	s.n, s.leading = uint32(to), leading
}

// log is the segment as package completion sees it.
func (s *segment) log() completion.Log {
	if s == nil {
		return completion.Log{}
	}
	return completion.Log{Ops: s.ops(), Leading: int(s.leading), Scattered: int(s.scattered)}
}

// segmentBytes is the size of a segment with room for n records.
func segmentBytes(n int) uintptr {
	return unsafe.Sizeof(segment{}) + uintptr(n)*unsafe.Sizeof(rma.Op{})
}
