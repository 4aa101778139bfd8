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

// allocate makes a segment for n records in the shim's memory. The shim frees it.
type allocate func(n int) *segment

// taker takes records out of the logs, into the request's list.
type taker struct {
	request  *request
	effect   completion.Effect
	ordering rma.Ordering
	allocate allocate
	copied   uint64 // bytes of origin copies among what was taken
}

// take takes what the effect makes due for one target.
func (t *taker) take(from *target) {
	switch t.effect {
	case completion.Everything:
		t.steal(&from.plain)
		t.steal(&from.family)
	case completion.Family:
		t.steal(&from.family)
	case completion.Locals:
		for _, log := range from.logs() {
			t.pick(log, t.copiedIn(*log))
		}
	case completion.One:
		for _, log := range from.logs() {
			t.takeOne(log)
		}
	case completion.Fetches:
		t.takeFetches(from)
	case completion.Newest:
		t.takeNewest(from)
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

// takeOne looks for the operation that is waited for. One that fetches is taken
// with what it must follow; otherwise the shim is asked to copy its origin.
func (t *taker) takeOne(log **segment) {
	ops := (*log).ops()
	i, found := slices.BinarySearchFunc(ops, t.request.seq, func(op rma.Op, seq uint64) int { return cmp.Compare(op.Seq, seq) })
	switch {
	case !found:
	case ops[i].Kind.Fetches():
		t.pick(log, completion.Closure(ops, []int{i}, t.ordering))
	case ops[i].State == rma.Held:
		t.request.one = &ops[i]
		(*log).scattered++
	}
}

// takeFetches looks at what was recorded since the last such call: older records
// are copied puts and accumulates. Only the family's due have a closure, which may
// reach back among those.
func (t *taker) takeFetches(from *target) {
	if s := from.plain; s != nil {
		fresh := int(s.fresh)
		due := completion.Due(s.ops()[fresh:], t.effect, t.ordering)
		for i := range due {
			due[i] += fresh
		}
		t.pick(&from.plain, due)
	}
	if s := from.family; s != nil {
		if len(completion.Due(s.ops()[s.fresh:], t.effect, 0)) == 0 {
			return
		}
		t.pickFamily(from)
	}
}

func (t *taker) takeNewest(from *target) {
	plain, family := from.plain.ops(), from.family.ops()
	last := len(plain) - 1
	if last >= 0 && plain[last].Flags&rma.Fetched != 0 {
		return // its data may be on its way until the epoch ends
	}
	if last >= 0 && (len(family) == 0 || plain[last].Seq > family[len(family)-1].Seq) {
		t.pick(&from.plain, []int{last})
		return
	}
	if len(family) > 0 {
		t.pickFamily(from)
	}
}

func (t *taker) pickFamily(from *target) {
	if from.family.n > maxScan {
		t.steal(&from.family)
		return
	}
	t.pick(&from.family, completion.Due(from.family.ops(), t.effect, t.ordering))
}

// steal takes a whole log.
func (t *taker) steal(log **segment) {
	s := *log
	if s == nil || s.n == 0 {
		return
	}
	for i, left := 0, int(s.fresh+s.scattered); left > 0; i++ {
		if op := &s.ops()[i]; op.State == rma.Copied {
			t.copied += op.Bytes
			left--
		}
	}
	*log = nil
	s.next, t.request.taken = t.request.taken, s
}

// pick takes the records at the indices, ascending, and closes the gaps.
func (t *taker) pick(log **segment, due []int) {
	s := *log
	if len(due) == 0 {
		return
	}
	if len(due) == int(s.n) {
		t.steal(log)
		return
	}
	ops := s.ops()
	taken := t.allocate(len(due))
	taken.n = uint32(len(due))
	to, fresh := due[0], s.fresh
	for k, i := range due {
		taken.ops()[k] = ops[i]
		switch {
		case i < int(s.fresh):
			t.copied += ops[i].Bytes
			fresh--
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
	s.n, s.fresh = uint32(to), fresh
	taken.next, t.request.taken = t.request.taken, taken
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
