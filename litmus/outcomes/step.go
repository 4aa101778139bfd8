package outcomes

import "slices"

// enabled reports whether all that a step waits for is there.
func (p *program) enabled(s state, rank int, st *step) bool {
	for _, m := range st.after {
		if s.at(m.rank) <= m.step {
			return false
		}
	}
	for _, id := range st.held {
		if p.lockState(s, id) != granted && p.needed(s, rank, st) {
			return false
		}
	}
	for _, id := range st.remote {
		if !p.complete(s, id) {
			return false
		}
	}
	for _, id := range st.local {
		if !p.mayTell(s, id) {
			return false
		}
	}
	return p.drained(s, rank) && !slices.ContainsFunc(p.ops, func(o op) bool { return o.rank == rank && p.underWay(s, &o) })
}

// underWay reports whether a tool that mixes elements has carried out a part of an accumulate: all
// of it has its turn in the same call.
func (p *program) underWay(s state, o *op) bool {
	begun := func(pc piece) bool { return s[pc.status] >= landed }
	return p.tool.mixed && o.in.Op.Atomic() && slices.ContainsFunc(o.pieces, begun) &&
		slices.ContainsFunc(o.pieces, func(pc piece) bool { return !begun(pc) })
}

// complete reports whether all pieces of an operation are through.
func (p *program) complete(s state, id int) bool {
	for _, pc := range p.ops[id].pieces {
		if s[pc.status] != done {
			return false
		}
	}
	return true
}

// mayTell reports whether the origin may be told of completion: what fetches has
// delivered, of everything else the origin has been read. A tool reads it then.
func (p *program) mayTell(s state, id int) bool {
	o := &p.ops[id]
	if o.fetches() {
		return !slices.ContainsFunc(o.pieces, func(pc piece) bool { return s[pc.status] != done && s[pc.status] != owing })
	}
	if !o.mutable || p.freedom == Scheduling {
		return true
	}
	return !slices.ContainsFunc(o.pieces, func(pc piece) bool { return s[pc.status] == pending })
}

// drained reports whether the operation that is carried out in its call, if the
// rank is there, has been.
func (p *program) drained(s state, rank int) bool {
	for i := range p.ops {
		o := &p.ops[i]
		if o.rank != rank || o.drain != s.at(rank) {
			continue
		}
		for _, pc := range o.pieces {
			if p.tool.early && o.isGet() && s[pc.status] < landed || s[p.layout.fired+i] != 0 && s[pc.status] != done {
				return false
			}
		}
	}
	return true
}

// take returns the states after a step.
func (p *program) take(s state, rank int, st *step) []state {
	n := s.clone()
	n[rank]++
	switch st.effect {
	case load:
		p.load(n, rank, st)
	case store:
		p.store(n, rank, st)
	case request:
		for _, id := range st.taking {
			n[p.layout.locks+id] = requested
			if p.locks[id].nocheck {
				n[p.layout.locks+id] = granted
			}
		}
	case release:
		for _, id := range st.taking {
			n[p.layout.locks+id] = closed
		}
	case call:
		return p.call(n, st)
	}
	if p.freedom == Scheduling {
		for _, id := range st.local {
			p.readOrigins(n, id, noHalf)
		}
	}
	return []state{n}
}

func (p *program) load(s state, rank int, st *step) {
	from, to := st.in.Remote, st.in.Origin.Ref
	width := p.width(from.Name)
	address := p.address(rank, from.Name, from.From)
	value := slices.Clone(p.bytes(s, address, width))
	unknown := p.unknown(s, address, width) || p.awaited(s, rank, address, width, -1)
	p.write(s, p.address(rank, to.Name, to.From), value, unknown)
}

func (p *program) store(s state, rank int, st *step) {
	to := st.in.Remote
	width := p.width(to.Name)
	value, unknown := []byte(nil), false
	if from := st.in.Origin.Ref; from.Name != "" {
		address := p.address(rank, from.Name, from.From)
		value = slices.Clone(p.bytes(s, address, width))
		unknown = p.unknown(s, address, width) || p.awaited(s, rank, address, width, -1)
	} else {
		value = little(st.in.Origin.Values[0], width)
	}
	p.write(s, p.address(rank, to.Name, to.From), value, unknown)
}

// call records an operation. A tool decides whether to carry it out here.
func (p *program) call(s state, st *step) []state {
	if p.freedom == MPI {
		return []state{s}
	}
	if p.tool.half != noHalf {
		p.readOrigins(s, st.op, p.tool.half)
	}
	if p.tool.early && p.ops[st.op].isGet() {
		return []state{s}
	}
	fired := s.clone()
	fired[p.layout.fired+st.op] = 1
	return []state{s, fired}
}

// readOrigins reads the origins of all of an operation's pieces, or of those of one half.
func (p *program) readOrigins(s state, id int, only half) {
	o := &p.ops[id]
	if o.isGet() {
		return
	}
	for i := range o.pieces {
		pc := &o.pieces[i]
		if s[pc.status] == pending && (only == noHalf || pc.half == only) {
			p.readOrigin(s, o, pc)
		}
	}
}

// grant gives a lock, if it was asked for and no other is in its way.
func (p *program) grant(s state, id int) (state, bool) {
	l := &p.locks[id]
	if p.lockState(s, id) != requested {
		return nil, false
	}
	if p.freedom == Scheduling {
		if st, ended := p.current(s, l.rank); ended || !slices.Contains(st.held, id) || !p.needed(s, l.rank, st) {
			return nil, false
		}
	}
	for other := range p.locks {
		o := &p.locks[other]
		if other != id && o.window == l.window && o.target == l.target && !o.nocheck &&
			p.lockState(s, other) == granted && (o.exclusive || l.exclusive) {
			return nil, false
		}
	}
	n := s.clone()
	n[p.layout.locks+id] = granted
	return n, true
}

// contested reports whether a lock can ever be in the way of another.
func (p *program) contested(id int) bool {
	l := &p.locks[id]
	return slices.ContainsFunc(p.locks, func(o lock) bool {
		return o.window == l.window && o.target == l.target && (o.exclusive || l.exclusive)
	})
}
