package outcomes

import "slices"

// scheduled reports whether a tool carries out an operation now: the rank is in a
// call that completes it, or in its own, or what is carried out there comes after it; or a part
// of it has been.
func (p *program) scheduled(s state, id int) bool {
	o := &p.ops[id]
	st, ended := p.current(s, o.rank)
	if ended {
		return false
	}
	if p.underWay(s, o) || p.due(s, o.rank, st, id) || st.blocking && s.at(o.rank) > o.told && !o.fetches() {
		return true
	}
	for later := id + 1; later < len(p.ops); later++ {
		l := &p.ops[later]
		if l.rank == o.rank && s.at(l.rank) > l.called && !p.complete(s, later) &&
			slices.Contains(l.earlier, id) && p.overlap(id, later) && p.scheduled(s, later) {
			return true
		}
	}
	return false
}

// due reports whether the step itself asks for an operation of its rank.
func (p *program) due(s state, rank int, st *step, id int) bool {
	o := &p.ops[id]
	switch {
	case slices.Contains(st.remote, id), o.fetches() && slices.Contains(st.local, id):
		return true
	case o.drain != s.at(rank):
		return false
	}
	return s[p.layout.fired+id] != 0 || p.tool.early && o.isGet()
}

// needed reports whether a step that is there for an operation's sake has one.
func (p *program) needed(s state, rank int, st *step) bool {
	for i := range p.ops {
		if p.ops[i].rank == rank && p.ops[i].drain == s.at(rank) {
			return p.due(s, rank, st, i)
		}
	}
	return true
}
