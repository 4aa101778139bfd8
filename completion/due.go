package completion

import (
	"cmp"
	"slices"

	"github.com/nastympi/nastympi/base/rma"
)

// Selection says which of the operations that an occasion covers are due.
type Selection uint8

const (
	// Nothing: all operations stay held.
	Nothing Selection = iota + 1
	// Everything: all operations are due.
	Everything
	// Fetches: fetching operations are due; puts and accumulates stay held, unless their origins cannot be copied.
	Fetches
	// Newest: the operation recorded last is due.
	Newest
	// Family: all operations of the accumulate family are due.
	Family
	// Copied: the copied operations are due.
	Copied
	// One: the operation that the program waits for is due if it fetches. A put or
	// an accumulate stays held, with a copy of its origin.
	One
)

// Log holds operations to one target in program order: either puts and gets, or
// operations of the accumulate family.
type Log struct {
	Ops []rma.Op
	// Leading is how many operations at the beginning are all copied puts and
	// accumulates.
	Leading int
	// Scattered is how many of the others are copied.
	Scattered int
}

// Choice is what is due of one log.
type Choice struct {
	All     bool  // every operation
	Indices []int // else these, ascending
	// Origin is an operation that stays held and whose origin is to be copied, or nil.
	Origin *rma.Op
}

// maxScan bounds the search for the accumulates that one of them must follow, where
// programs synchronize again and again with a growing log. In a longer log all of
// them go: early is always legal. So do all fetches with one that is waited for, where
// programs wait for very many, one after the other.
const maxScan = 1024

// Due returns what the selection takes of a target's two logs. Waited is the
// number of the operation that selection One is about. An accumulate takes all
// earlier ones with it that it must come after (MPI 4.1, 12.7.2).
func (s Selection) Due(plain, family Log, waited uint64, ordering rma.Ordering) (fromPlain, fromFamily Choice) {
	switch s {
	case Everything:
		return plain.all(), family.all()
	case Family:
		return Choice{}, family.all()
	case Copied:
		return plain.copied(ordering), family.copied(ordering)
	case Fetches:
		return plain.fetches(ordering), family.fetches(ordering)
	case One:
		return plain.one(waited, ordering), family.one(waited, ordering)
	case Newest:
		if plain.newest() > family.newest() {
			return plain.last(ordering), Choice{}
		}
		return Choice{}, family.last(ordering)
	default:
		return Choice{}, Choice{}
	}
}

// Uncopied is how many bytes the origins of uncopied puts and accumulates have.
func (l Log) Uncopied() (bytes uint64) {
	for i := l.Leading; i < len(l.Ops); i++ {
		if !l.Ops[i].GoesLocally() && l.Ops[i].State == rma.Held {
			bytes += l.Ops[i].Bytes
		}
	}
	return bytes
}

func (l Log) all() Choice { return Choice{All: len(l.Ops) > 0} }

// choose takes some operations and what they must follow.
func (l Log) choose(indices []int, ordering rma.Ordering) Choice {
	if len(indices) == 0 {
		return Choice{}
	}
	if l.Ops[indices[0]].Kind.Atomic() { // nothing else has an order
		indices = Closure(l.Ops, indices, ordering)
	}
	if len(indices) == len(l.Ops) {
		return l.all()
	}
	return Choice{Indices: indices}
}

// chooseSoon does the same within maxScan.
func (l Log) chooseSoon(indices []int, ordering rma.Ordering) Choice {
	if len(indices) > 0 && len(l.Ops) > maxScan && l.Ops[0].Kind.Atomic() {
		return l.all()
	}
	return l.choose(indices, ordering)
}

// copied takes the copied operations. Those that were copied by a local flush lead
// the log and need no closure; those that the program waited for are scattered.
func (l Log) copied(ordering rma.Ordering) Choice {
	if l.Scattered == 0 {
		if l.Leading == len(l.Ops) {
			return l.all()
		}
		return Choice{Indices: ascending(l.Leading)}
	}
	return l.choose(l.where(0, func(op *rma.Op) bool { return op.State == rma.Copied }), ordering)
}

func (l Log) fetches(ordering rma.Ordering) Choice {
	due := l.where(l.Leading, (*rma.Op).GoesLocally)
	return l.chooseSoon(due, ordering)
}

func (l Log) one(waited uint64, ordering rma.Ordering) Choice {
	i, found := slices.BinarySearchFunc(l.Ops, waited, func(op rma.Op, seq uint64) int { return cmp.Compare(op.Seq, seq) })
	switch {
	case !found:
		return Choice{}
	case l.Ops[i].GoesLocally() && len(l.Ops) > maxScan:
		return l.fetches(ordering)
	case l.Ops[i].GoesLocally():
		return l.choose([]int{i}, ordering)
	case l.Ops[i].State == rma.Held:
		return Choice{Origin: &l.Ops[i]}
	default:
		return Choice{}
	}
}

// newest is the number of the operation recorded last; 0: there is none.
func (l Log) newest() uint64 {
	if len(l.Ops) == 0 {
		return 0
	}
	return l.Ops[len(l.Ops)-1].Seq
}

// last takes the operation recorded last. The data of a get that was fetched in its
// call may be on its way until the epoch ends, so that get stays.
func (l Log) last(ordering rma.Ordering) Choice {
	last := len(l.Ops) - 1
	if last < 0 || l.Ops[last].Flags&rma.Fetched != 0 {
		return Choice{}
	}
	return l.chooseSoon([]int{last}, ordering)
}

func (l Log) where(from int, due func(*rma.Op) bool) (indices []int) {
	for i := from; i < len(l.Ops); i++ {
		if due(&l.Ops[i]) {
			indices = append(indices, i)
		}
	}
	return indices
}

func ascending(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}
