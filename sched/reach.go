package sched

import "slices"

// visits finds what must come after an operation.
type visits struct {
	d     *depend
	stamp []uint32 // per operation: of the search that has seen it
	now   uint32
	stack []uint32
}

func newVisits(d *depend, ops int) *visits { return &visits{d: d, stamp: make([]uint32, ops)} }

// reach returns for each of ops, which ascend, the set of those that must come after it.
func (v *visits) reach(ops []uint32) []uint64 {
	after := make([]uint64, len(ops))
	if v.d == nil {
		return after
	}
	for i, op := range ops {
		v.now++
		for v.stack = append(v.stack[:0], op); len(v.stack) > 0; {
			last := len(v.stack) - 1
			from := v.stack[last]
			v.stack = v.stack[:last]
			for _, to := range v.d.after[from] {
				if v.stamp[to] == v.now {
					continue
				}
				v.stamp[to] = v.now
				v.stack = append(v.stack, to)
				if k, found := slices.BinarySearch(ops, to); found {
					after[i] |= 1 << k
				}
			}
		}
	}
	return after
}

// forest says which operations are connected (union-find).
type forest []uint32

func newForest(n int) forest {
	f := make(forest, n)
	for i := range f {
		f[i] = uint32(i)
	}
	return f
}

func (f forest) root(x uint32) uint32 {
	for f[x] != x {
		f[x] = f[f[x]]
		x = f[x]
	}
	return x
}

func (f forest) join(a, b uint32) { f[f.root(a)] = f.root(b) }
