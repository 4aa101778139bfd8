package sched

import "slices"

// ReversePO issues the last operation first, each from its last piece. It is good for bugs in
// which a later operation overtakes all earlier ones, such as a flag that overtakes its data.
const ReversePO Policy = 3

func newReversePO(s *Sequence) chooser {
	order := programOrder(s.ops, s.list(0))
	slices.Reverse(order)
	if s.precedence != nil {
		order = s.precedence.sorted(order)
	}
	return &fixedOrder{order}
}

// sorted is a topological sort: it keeps the given order, but moves what an operation must wait
// for right before that operation.
func (p *precedence) sorted(order []uint32) []uint32 {
	before := p.predecessors()
	sorted := make([]uint32, 0, len(order))
	taken := make([]bool, len(order))
	var stack []uint32
	for _, first := range order {
		for stack = append(stack[:0], first); len(stack) > 0; {
			op := stack[len(stack)-1]
			if n := len(before[op]); n > 0 {
				next := before[op][n-1]
				before[op] = before[op][:n-1]
				if !taken[next] {
					stack = append(stack, next)
				}
				continue
			}
			stack = stack[:len(stack)-1]
			if !taken[op] {
				taken[op] = true
				sorted = append(sorted, op)
			}
		}
	}
	return sorted
}

// predecessors lists, per operation, those that it must wait for.
func (p *precedence) predecessors() [][]uint32 {
	before := make([][]uint32, len(p.successors))
	for from, later := range p.successors {
		for _, to := range later {
			before[to] = append(before[to], uint32(from))
		}
	}
	return before
}
