package intercept

import (
	"cmp"
	"slices"
	"unsafe"

	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/rma"
)

// maxScan bounds the search for the accumulates that a single one must follow.
// Beyond it all of them go: early is always legal.
const maxScan = 1024

// taker finds the records that an occasion makes due, and then takes them out of the logs. Nothing is
// changed before all are found.
type taker struct {
	effect   completion.Effect
	ordering rma.Ordering
	seq      uint64 // of the operation that is waited for
	found    []found
	one      *rma.Op   // not due: its origin is to be copied
	oneIn    **segment // its log
	copied   uint64    // bytes of origin copies among what was taken
}

// found are the records that are due in a log.
type found struct {
	log **segment
	due []int // indices, ascending; nil: all
}

// find finds what the effect makes due for one target.
func (t *taker) find(in *target) {
	switch t.effect {
	case completion.Everything:
		t.all(&in.plain)
		t.all(&in.family)
	case completion.Family:
		t.all(&in.family)
	case completion.Locals:
		for _, log := range in.logs() {
			t.some(log, t.copiedIn(*log))
		}
	case completion.One:
		for _, log := range in.logs() {
			t.findOne(log)
		}
	case completion.Fetches:
		t.findFetches(in)
	case completion.Newest:
		t.findNewest(in)
	}
}

func (t *taker) all(log **segment) {
	if *log != nil && (*log).n > 0 {
		t.found = append(t.found, found{log: log})
	}
}

func (t *taker) some(log **segment, due []int) {
	switch {
	case len(due) == 0:
	case len(due) == int((*log).n):
		t.all(log)
	default:
		t.found = append(t.found, found{log, due})
	}
}

// copiedIn are the indices of the locally completed operations, and of what
// those among them that were waited for one by one must follow.
func (t *taker) copiedIn(s *segment) []int {
	switch {
	case s == nil:
		return nil
	case s.scattered == 0:
		return indices(0, int(s.fresh))
	default:
		return completion.Due(s.ops(), completion.Locals, t.ordering)
	}
}

// findOne looks for the operation that is waited for. One that fetches is due
// with what it must follow; otherwise the shim is asked to copy its origin.
func (t *taker) findOne(log **segment) {
	ops := (*log).ops()
	i, found := slices.BinarySearchFunc(ops, t.seq, func(op rma.Op, seq uint64) int { return cmp.Compare(op.Seq, seq) })
	switch {
	case !found:
	case ops[i].Kind.Fetches():
		t.some(log, completion.Closure(ops, []int{i}, t.ordering))
	case ops[i].State == rma.Held:
		t.one, t.oneIn = &ops[i], log
	}
}

// findFetches looks at what was recorded since the last such call: older records
// are copied puts and accumulates. Only the family's due have a closure, which may
// reach back among those.
func (t *taker) findFetches(in *target) {
	if s := in.plain; s != nil {
		fresh := int(s.fresh)
		due := completion.Due(s.ops()[fresh:], t.effect, t.ordering)
		for i := range due {
			due[i] += fresh
		}
		t.some(&in.plain, due)
	}
	if s := in.family; s != nil && len(completion.Due(s.ops()[s.fresh:], t.effect, 0)) > 0 {
		t.findFamily(in)
	}
}

func (t *taker) findNewest(in *target) {
	plain, family := in.plain.ops(), in.family.ops()
	last := len(plain) - 1
	if last >= 0 && plain[last].Flags&rma.Fetched != 0 {
		return // its data may be on its way until the epoch ends
	}
	if last >= 0 && (len(family) == 0 || plain[last].Seq > family[len(family)-1].Seq) {
		t.some(&in.plain, []int{last})
		return
	}
	if len(family) > 0 {
		t.findFamily(in)
	}
}

func (t *taker) findFamily(in *target) {
	if in.family.n > maxScan {
		t.all(&in.family)
		return
	}
	t.some(&in.family, completion.Due(in.family.ops(), t.effect, t.ordering))
}

// need is for how many records there has to be room: those that leave a log in which others stay.
func (t *taker) need() (records uint32) {
	for i := range t.found {
		records += uint32(len(t.found[i].due))
	}
	return records
}

// take moves what was found to the request's list.
func (t *taker) take(r *request) {
	for _, f := range t.found {
		if f.due == nil {
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
	for i, left := 0, int(s.fresh+s.scattered); left > 0; i++ {
		if op := &s.ops()[i]; op.State == rma.Copied {
			t.copied += op.Bytes
			left--
		}
	}
	*log = nil
	s.next, r.taken = r.taken, s
}

// pick moves records to the spare segment, and closes the gaps.
func (t *taker) pick(r *request, f found) {
	s := *f.log
	ops := s.ops()
	to, fresh := f.due[0], s.fresh
	for k, i := range f.due {
		r.spare.n++
		r.spare.ops()[r.spare.n-1] = ops[i]
		switch {
		case i < int(s.fresh):
			t.copied += ops[i].Bytes
			fresh--
		case ops[i].State == rma.Copied:
			t.copied += ops[i].Bytes
			s.scattered--
		}
		end := len(ops)
		if k+1 < len(f.due) {
			end = f.due[k+1]
		}
		to += copy(ops[to:], ops[i+1:end])
	}
	s.n, s.fresh = uint32(to), fresh
}

func indices(from, to int) []int {
	list := make([]int, 0, to-from)
	for i := from; i < to; i++ {
		list = append(list, i)
	}
	return list
}

// segmentBytes is the size of a segment with room for n records.
func segmentBytes(n int) uintptr {
	return unsafe.Sizeof(segment{}) + uintptr(n)*unsafe.Sizeof(rma.Op{})
}
