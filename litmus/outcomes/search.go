package outcomes

import "github.com/nastympi/nastympi/litmus"

// maxStates ends a search that is out of proportion to a litmus test.
const maxStates = 20_000_000

// search adds the outcomes of all executions, and returns the number of states.
func (p *program) search(found map[string]Outcome) (states int, err error) {
	first := p.initial()
	seen := map[string]bool{string(first): true}
	stack := []state{first}
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		next := p.successors(s)
		if len(next) == 0 {
			if line, stuck := p.stuck(s); stuck {
				return len(seen), &Error{line, "some execution waits here forever"}
			}
			o := p.outcome(s)
			found[o.Key()] = o
		}
		for _, n := range next {
			if !seen[string(n)] {
				seen[string(n)] = true
				stack = append(stack, n)
			}
		}
		if len(seen) > maxStates {
			return len(seen), &Error{0, "too many states: the test is too large"}
		}
	}
	return len(seen), nil
}

// stuck reports whether some rank has not come to its end.
func (p *program) stuck(s state) (line int, stuck bool) {
	for rank, steps := range p.steps {
		if s.at(rank) == len(steps) {
			continue
		}
		line, stuck = 0, true
		if in := steps[s.at(rank)].in; in != nil {
			line = in.Line
		}
	}
	return line, stuck
}

func (p *program) outcome(s state) Outcome {
	var o Outcome
	for _, l := range p.test.Locations() {
		address, width := p.address(l.Rank, l.Name, l.Index), p.width(l.Name)
		o = append(o, litmus.Value{Bits: number(p.bytes(s, address, width)), Undefined: p.unknown(s, address, width)})
		if o[len(o)-1].Undefined {
			o[len(o)-1].Bits = 0
		}
	}
	return o
}

// successors are the states that one more step, piece or lock leads to. Where some
// step only lets others go on, it alone is enough: whatever else could be done
// first can be done just as well after it.
func (p *program) successors(s state) (next []state) {
	for rank := range p.steps {
		st, ended := p.current(s, rank)
		if ended || !p.enabled(s, rank, st) {
			continue
		}
		after := p.take(s, rank, st)
		if p.helpful(rank, st) {
			return after[:1]
		}
		next = append(next, after...)
	}
	for id := range p.locks {
		if n, ok := p.grant(s, id); ok {
			if !p.contested(id) {
				return []state{n}
			}
			next = append(next, n)
		}
	}
	for i := range p.ops {
		next = append(next, p.progress(s, i)...)
	}
	return next
}

func (p *program) current(s state, rank int) (st *step, ended bool) {
	if s.at(rank) == len(p.steps[rank]) {
		return nil, true
	}
	return &p.steps[rank][s.at(rank)], false
}

// helpful reports whether a step disables nothing and reads nothing: it may be
// taken as soon as it can. Steps that complete a fetch end the time in which its
// buffer is undefined; those in which a tool may act end that chance.
func (p *program) helpful(rank int, st *step) bool {
	switch st.effect {
	case load, store:
		return false
	case call:
		return p.freedom == MPI
	case request:
		for _, id := range st.taking {
			if p.locks[id].nocheck {
				return false
			}
		}
	}
	if st.blocking && p.freedom == Scheduling {
		return false
	}
	for _, ids := range [][]int{st.remote, st.local} {
		for _, id := range ids {
			if p.ops[id].fetches() && p.ops[id].rank == rank {
				return false
			}
		}
	}
	return true
}
