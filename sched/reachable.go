package sched

import "slices"

// reachability finds the operations that must come after another one, directly or indirectly.
type reachability struct {
	precedence *precedence
	seen       []uint32 // per operation: number of the last search that has seen it
	search     uint32   // number of the current one
	stack      []uint32
}

func newReachability(p *precedence, ops int) *reachability {
	return &reachability{precedence: p, seen: make([]uint32, ops)}
}

// among returns, for each of ops, which ascend, the set of those among them that must come after it.
func (r *reachability) among(ops []uint32) []uint64 {
	after := make([]uint64, len(ops))
	if r.precedence == nil {
		return after
	}
	for i, op := range ops {
		r.search++
		for r.stack = append(r.stack[:0], op); len(r.stack) > 0; {
			last := len(r.stack) - 1
			from := r.stack[last]
			r.stack = r.stack[:last]
			for _, to := range r.precedence.successors[from] {
				if r.seen[to] == r.search {
					continue
				}
				r.seen[to] = r.search
				r.stack = append(r.stack, to)
				if k, found := slices.BinarySearch(ops, to); found {
					after[i] |= 1 << k
				}
			}
		}
	}
	return after
}
