package race

// tree is a treap of accesses by their first byte. Each node knows the last byte below it, so that those which overlap an
// interval are found without the others.
type tree struct {
	root *node
	size int
	made uint64
}

type node struct {
	*access
	process     int // of the access
	group       group
	number      uint64 // tells accesses with one first byte apart
	priority    uint64
	last        int64 // the end of the last byte of all below
	left, right *node
}

func (n *node) less(from int64, number uint64) bool {
	return n.from < from || n.from == from && n.number < number
}

func (n *node) update() *node {
	n.last = n.to
	for _, below := range [...]*node{n.left, n.right} {
		if below != nil {
			n.last = max(n.last, below.last)
		}
	}
	return n
}

func (t *tree) insert(a *access) {
	t.made++
	t.size++
	added := &node{access: a, process: a.by(), group: a.group(), number: t.made, priority: scrambled(t.made), last: a.to}
	left, right := split(t.root, a.from, t.made)
	t.root = merge(merge(left, added), right)
}

func (t *tree) remove(n *node) {
	left, rest := split(t.root, n.from, n.number)
	_, right := split(rest, n.from, n.number+1)
	t.root = merge(left, right)
	t.size--
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
func (n *node) overlapping(from, to int64, f func(*node)) {
	if n == nil || n.last <= from {
		return
	}
	n.left.overlapping(from, to, f)
	if n.from < to {
		if n.to > from {
			f(n)
		}
		n.right.overlapping(from, to, f)
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
