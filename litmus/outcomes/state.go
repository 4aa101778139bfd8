package outcomes

// state is everything that can differ between two moments, in one row of bytes, so
// that a state can be looked up: the steps that the ranks have reached, locks,
// memory, which of it is undefined, and the pieces.
type state []byte

// layout says where in a state each part begins.
type layout struct {
	fired     int // one byte per operation: it is carried out in its call
	locks     int
	memory    int
	undefined int
	size      int
}

// States of a lock.
const (
	closed = iota
	requested
	granted
)

func (p *program) place() {
	l := &p.layout
	l.fired = len(p.steps)
	l.locks = l.fired + len(p.ops)
	l.memory = l.locks + len(p.locks)
	l.undefined = l.memory + len(p.memory)
	l.size = l.undefined + len(p.memory)
	for i := range p.ops {
		for j := range p.ops[i].pieces {
			pc := &p.ops[i].pieces[j]
			pc.status, pc.unknown, pc.value = l.size, l.size+1, l.size+2
			l.size += 2 + pc.width
		}
	}
}

func (p *program) initial() state {
	s := make(state, p.layout.size)
	copy(s[p.layout.memory:], p.memory)
	return s
}

func (s state) clone() state { return append(state(nil), s...) }

// at is the step that a rank has reached.
func (s state) at(rank int) int { return int(s[rank]) }

func (p *program) lockState(s state, id int) byte { return s[p.layout.locks+id] }

// bytes is memory; its value is shared with the state.
func (p *program) bytes(s state, address, width int) []byte {
	return s[p.layout.memory+address : p.layout.memory+address+width]
}

// unknown reports whether any of some memory is undefined.
func (p *program) unknown(s state, address, width int) bool {
	for _, b := range s[p.layout.undefined+address : p.layout.undefined+address+width] {
		if b != 0 {
			return true
		}
	}
	return false
}

// write puts a value into memory.
func (p *program) write(s state, address int, value []byte, unknown bool) {
	copy(s[p.layout.memory+address:], value)
	for i := range value {
		s[p.layout.undefined+address+i] = flag(unknown)
		if unknown {
			s[p.layout.memory+address+i] = 0 // one state for all undefined values
		}
	}
}

func flag(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// awaited reports whether memory of a rank is where one of its operations delivers,
// which the program has not been told to be complete: whoever reads it there gets
// anything (MPI 4.1, 12.3). The operation itself does not count.
func (p *program) awaited(s state, rank, address, width, except int) bool {
	for i := range p.ops {
		o := &p.ops[i]
		if i == except || o.rank != rank || !o.fetches() || s.at(rank) <= o.called || s.at(rank) > o.told {
			continue
		}
		for _, pc := range o.pieces {
			if pc.result < address+width && address < pc.result+pc.width {
				return true
			}
		}
	}
	return false
}
