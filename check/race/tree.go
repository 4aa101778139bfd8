package race

// tree is a treap of accesses by their first byte. Each node knows the last byte below it, so that those which overlap an
// interval are found without the others. It also knows whether all below are of one group, and of which processes they may be: many
// ranks that increment one counter do not meet each other's accumulates.
type tree struct {
	root   *node
	size   int
	made   uint64
	groups map[group]groupNumber
}

// node has a copy of what a search compares: most accesses that it passes need not be looked at.
type node struct {
	from, to    int64 // of the access
	last        int64 // the end of the last byte of all below
	left, right *node
	processes   bits        // of all below
	common      groupNumber // of all below; 0: they have none in common
	group       groupNumber // of the access
	process     int32       // of the access
	priority    uint32
	number      uint64 // tells accesses with one first byte apart
	*access
}

// groupNumber is that of a group in its tree; 0: there is no group.
type groupNumber int32

// bits have one bit for several processes.
type bits uint64

func bitOf(process int) bits { return 1 << (process % 64) }

// by is the process that makes the access.
func (n *node) by() int { return int(n.process) }

func (n *node) less(from int64, number uint64) bool {
	return n.from < from || n.from == from && n.number < number
}

func (n *node) update() *node {
	n.last, n.common, n.processes = n.to, n.group, bitOf(n.by())
	for _, below := range [...]*node{n.left, n.right} {
		if below == nil {
			continue
		}
		n.last, n.processes = max(n.last, below.last), n.processes|below.processes
		if below.common != n.common {
			n.common = 0
		}
	}
	return n
}

// groupOf is the number of the group of an access.
func (t *tree) groupOf(a *access) groupNumber {
	g := a.group()
	if g.kind == 0 {
		return 0
	}
	number, known := t.groups[g]
	if !known {
		if t.groups == nil {
			t.groups = map[group]groupNumber{}
		}
		number = groupNumber(len(t.groups) + 1)
		t.groups[g] = number
	}
	return number
}

// insert adds an access of a group.
func (t *tree) insert(a *access, of groupNumber) {
	t.made++
	t.size++
	n := &node{
		access: a, from: a.from, to: a.to, process: int32(a.by()), group: of, number: t.made, priority: uint32(scrambled(t.made)),
	}
	t.root = t.root.with(n.update())
}

// with are the nodes below n and another one.
func (n *node) with(added *node) *node {
	switch {
	case n == nil:
		return added
	case added.priority > n.priority:
		added.left, added.right = split(n, added.from, added.number)
		return added.update()
	case n.less(added.from, added.number):
		n.right = n.right.with(added)
	default:
		n.left = n.left.with(added)
	}
	return n.update()
}

func (t *tree) remove(n *node) {
	t.root = t.root.without(n)
	t.size--
}

// without are the nodes below n but one.
func (n *node) without(gone *node) *node {
	switch {
	case n == gone:
		return merge(n.left, n.right)
	case n.less(gone.from, gone.number):
		n.right = n.right.without(gone)
	default:
		n.left = n.left.without(gone)
	}
	return n.update()
}

// split divides nodes into those before a key and the others.
func split(n *node, from int64, number uint64) (left, right *node) {
	if n == nil {
		return nil, nil
	}
	if n.less(from, number) {
		n.right, right = split(n.right, from, number)
		return n.update(), right
	}
	left, n.left = split(n.left, from, number)
	return left, n.update()
}

func merge(a, b *node) *node {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case a.priority > b.priority:
		a.right = merge(a.right, b)
		return a.update()
	}
	b.left = merge(a, b.left)
	return b.update()
}

// overlapping calls f with the accesses that overlap [from, to), by their first byte.
func (n *node) overlapping(from, to int64, f func(*node)) { n.meeting(from, to, 0, 0, f) }

// meeting is overlapping, but may leave out accesses that are harmless to a group, unless they may be of these processes.
func (n *node) meeting(from, to int64, harmless groupNumber, unless bits, f func(*node)) {
	if n == nil || n.last <= from || n.common.harmless(harmless) && n.processes&unless == 0 {
		return
	}
	n.left.meeting(from, to, harmless, unless, f)
	if n.from < to {
		if n.to > from {
			f(n)
		}
		n.right.meeting(from, to, harmless, unless, f)
	}
}

// each calls f with all.
func (n *node) each(f func(*node)) {
	if n != nil {
		n.left.each(f)
		f(n)
		n.right.each(f)
	}
}

// scrambled is a priority as good as a random one (the finalizer of SplitMix64, Steele et al. 2014).
func scrambled(n uint64) uint64 {
	n *= 0x9e3779b97f4a7c15
	n = (n ^ n>>30) * 0xbf58476d1ce4e5b9
	n = (n ^ n>>27) * 0x94d049bb133111eb
	return n ^ n>>31
}
