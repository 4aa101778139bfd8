package sched

import "slices"

// chains cuts the operations into chains: in a chain, every operation must wait for the one
// before it. It returns, per operation, the first one of its chain, and nil if every operation is
// a chain of its own. Policy PCT promises more if there are fewer chains.
func (p *precedence) chains() []uint32 {
	if p == nil {
		return nil
	}
	const none = ^uint32(0)
	next, follows := make([]uint32, len(p.successors)), make([]bool, len(p.successors))
	for op, later := range p.successors {
		next[op] = none
		if i := slices.IndexFunc(later, func(to uint32) bool { return !follows[to] }); i >= 0 {
			next[op] = later[i]
			follows[later[i]] = true
		}
	}
	chain := make([]uint32, len(next))
	for first := range chain {
		if follows[first] {
			continue
		}
		for op := uint32(first); op != none; op = next[op] {
			chain[op] = uint32(first)
		}
	}
	return chain
}
