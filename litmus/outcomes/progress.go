package outcomes

import "slices"

// progress returns the states in which one piece of an operation has come further.
func (p *program) progress(s state, id int) (next []state) {
	o := &p.ops[id]
	if s.at(o.rank) <= o.called {
		return nil
	}
	if p.freedom == Scheduling && !p.scheduled(s, id) {
		return nil
	}
	for i := range o.pieces {
		pc := &o.pieces[i]
		switch s[pc.status] {
		case pending:
			if p.freedom == MPI && o.mutable {
				n := s.clone()
				p.readOrigin(n, o, pc)
				next = append(next, n)
				break
			}
			fallthrough
		case read:
			if p.accessible(s, o) && p.inOrder(s, o, pc) && !p.owed(s, o, pc) {
				next = append(next, p.carriedOut(s, o, pc)...)
			}
		case owing:
			n := s.clone()
			p.settle(n, pc)
			next = append(next, n)
		case landed:
			if p.freedom == Scheduling && o.drain == s.at(o.rank) {
				break // fetched early: delivered where it must be complete
			}
			n := s.clone()
			p.deliver(n, pc)
			next = append(next, n)
		}
	}
	return next
}

// carriedOut are the states after a piece has been to its target. Accumulates are atomic to each other (MPI 4.1, 12.7.1): no
// other one notices whether what fetches updates at once. Everything else may see the old value until the operation is complete
// at the target, which the delivery of what it fetched does not promise (12.5.4).
func (p *program) carriedOut(s state, o *op, pc *piece) []state {
	n := s.clone()
	p.land(n, o, pc)
	if p.freedom != MPI || pc.result < 0 || o.isGet() || o.in.Reduce == "no_op" {
		return []state{n}
	}
	later := s.clone()
	p.fetch(later, o, pc)
	return []state{n, later}
}

// owed reports whether an accumulate has not updated yet what it has fetched, and what the piece of another one would access.
func (p *program) owed(s state, o *op, pc *piece) bool {
	return o.in.Op.Atomic() && slices.ContainsFunc(p.ops, func(other op) bool {
		return slices.ContainsFunc(other.pieces, func(e piece) bool { return s[e.status] == owing && e.overlaps(pc) })
	})
}

// accessible reports whether the epoch is open at the target too.
func (p *program) accessible(s state, o *op) bool {
	if o.lock >= 0 {
		return p.lockState(s, o.lock) == granted
	}
	return o.open == nil || s.at(o.open.rank) > o.open.step
}

// inOrder reports whether what the piece comes after has landed: where it overlaps, and
// for tools that order operations as a whole, wherever the operations overlap.
func (p *program) inOrder(s state, o *op, pc *piece) bool {
	for _, id := range o.earlier {
		for _, e := range p.ops[id].pieces {
			if s[e.status] >= landed {
				continue
			}
			if e.overlaps(pc) || p.freedom == Scheduling && !p.tool.mixed && p.overlap(id, pc.op) {
				return false
			}
		}
	}
	return true
}

func (e *piece) overlaps(pc *piece) bool {
	return e.target < pc.target+pc.width && pc.target < e.target+e.width
}

func (p *program) overlap(a, b int) bool {
	for i := range p.ops[a].pieces {
		for j := range p.ops[b].pieces {
			if p.ops[a].pieces[i].overlaps(&p.ops[b].pieces[j]) {
				return true
			}
		}
	}
	return false
}

// readOrigin fixes what a piece sends.
func (p *program) readOrigin(s state, o *op, pc *piece) {
	s[pc.status] = read
	if pc.origin < 0 {
		copy(s[pc.value:], pc.constant)
		return
	}
	unknown := p.unknown(s, pc.origin, pc.width) || p.awaited(s, o.rank, pc.origin, pc.width, pc.op)
	s[pc.unknown] = flag(unknown)
	if !unknown {
		copy(s[pc.value:], p.bytes(s, pc.origin, pc.width))
	}
}

// land carries out a piece at its target.
func (p *program) land(s state, o *op, pc *piece) {
	if s[pc.status] == pending && !o.isGet() {
		p.readOrigin(s, o, pc)
	}
	sent, sentUnknown := slices.Clone(s[pc.value:pc.value+pc.width]), s[pc.unknown] != 0
	old, oldUnknown := slices.Clone(p.bytes(s, pc.target, pc.width)), p.unknown(s, pc.target, pc.width)
	if !o.isGet() {
		value, unknown := combine(o.in, old, sent, oldUnknown, sentUnknown)
		p.write(s, pc.target, value, unknown)
	}
	s[pc.status] = landed
	if pc.result < 0 {
		p.finish(s, pc)
		return
	}
	copy(s[pc.value:], old)
	s[pc.unknown] = flag(oldUnknown)
	if o.private && p.freedom == MPI || p.freedom == Scheduling && !(p.tool.early && o.isGet()) {
		p.deliver(s, pc)
	}
}

// fetch delivers what is at the target, and keeps what is to be there.
func (p *program) fetch(s state, o *op, pc *piece) {
	if s[pc.status] == pending {
		p.readOrigin(s, o, pc)
	}
	old, oldUnknown := slices.Clone(p.bytes(s, pc.target, pc.width)), p.unknown(s, pc.target, pc.width)
	value, unknown := combine(o.in, old, s[pc.value:pc.value+pc.width], oldUnknown, s[pc.unknown] != 0)
	p.write(s, pc.result, old, oldUnknown)
	s[pc.status], s[pc.unknown] = owing, flag(unknown)
	copy(s[pc.value:], value)
}

// settle makes the update.
func (p *program) settle(s state, pc *piece) {
	value := slices.Clone(s[pc.value : pc.value+pc.width])
	p.write(s, pc.target, value, s[pc.unknown] != 0)
	p.finish(s, pc)
}

func (p *program) deliver(s state, pc *piece) {
	value := slices.Clone(s[pc.value : pc.value+pc.width])
	p.write(s, pc.result, value, s[pc.unknown] != 0)
	p.finish(s, pc)
}

// finish forgets what a piece carried, so that equal states look equal.
func (p *program) finish(s state, pc *piece) {
	s[pc.status], s[pc.unknown] = done, 0
	clear(s[pc.value : pc.value+pc.width])
}
