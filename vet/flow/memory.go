package flow

import "maps"

// class of what a memory cell holds. By C's and Fortran's rules of aliasing, a store of one class
// through a pointer to somewhere changes no cell of another class.
type class uint8

const (
	pointers class = iota
	integers
	floats
	anyClass // a store of characters, or of something that is not known
	numbers  // a store of integers or floats
	classes  = int(anyClass)
)

// changes says whether a store of class c may change a cell of class d.
func (c class) changes(d class) bool {
	return c == d || c == anyClass || d == anyClass || c == numbers && d != pointers || d == numbers && c != pointers
}

// epoch stands for the contents of memory from one change on whose place is not known.
type epoch struct {
	id    int
	loops []int32 // in whose iterations the change is made
}

// cell is memory whose value is known.
type cell struct {
	address *Value
	size    int64
	class   class
	value   *Value
}

// region is the memory of one base. It is never changed. What no cell has, is as it was at the epoch.
type region struct {
	epochs [classes]*epoch
	cells  []cell
}

// memory maps bases to what they hold. What is missing is as it was at wild; if only its name reaches it, at named.
type memory struct {
	regions     map[*Symbol]*region
	wild, named [classes]*epoch
}

func (m *memory) clone() memory {
	return memory{regions: maps.Clone(m.regions), wild: m.wild, named: m.named}
}

// private says whether a store through a pointer to somewhere cannot reach the memory of s.
func (s *Symbol) private() bool { return s.kind == object && s.local && !s.escaped }

// region of a base, as it is now.
func (a *analysis) region(m *memory, s *Symbol) *region {
	if r := m.regions[s]; r != nil {
		return r
	}
	switch {
	case s.private():
		return &region{epochs: a.beginning}
	case s.byName:
		return &region{epochs: m.named}
	}
	return &region{epochs: m.wild}
}

// load is the value of memory. What is not known is a symbol for its contents since the epoch.
func (a *analysis) load(m *memory, address *Value, size int64, c class, pointer bool) *Value {
	s := address.base()
	if s == nil {
		return a.unknown(address, a.epochAt(), size, pointer)
	}
	if s.constant != nil && address == a.of(s) {
		return s.constant
	}
	r := a.region(m, s)
	for _, known := range r.cells {
		if known.address == address && known.size == size {
			return known.value
		}
	}
	e := r.epochs[integers]
	if c < anyClass {
		e = r.epochs[c]
	}
	for _, known := range r.cells { // a part of it, or more, is known to have changed
		if a.mayMeet(nil, known.address, known.size, address, size) {
			e = a.epochAt()
		}
	}
	return a.unknown(address, e, size, pointer)
}

// unknown is what memory held since an epoch.
func (a *analysis) unknown(address *Value, e *epoch, size int64, pointer bool) *Value {
	return a.of(a.symbol(symbolKey{kind: opaque, a: address.id, b: e.id, text: sizeKey(size)}, func(s *Symbol) {
		s.pointer, s.from = pointer, address
		s.loops = union(union(nil, address.loops), e.loops)
		if b := address.base(); b != nil {
			s.name = b.name
		}
	}))
}

func sizeKey(size int64) string {
	if size >= 0 && size < 10 {
		return "load" + string(rune('0'+size))
	}
	return "load"
}

// store changes memory. value nil: to something that is not known.
func (a *analysis) store(m *memory, address *Value, size int64, c class, value *Value) {
	s := address.base()
	if size < 0 && address.fixed >= pseudoDistance { // a member that ends somewhere before the next one
		size = pseudoDistance - address.fixed%pseudoDistance
	}
	if s == nil {
		a.storeSomewhere(m, c)
		return
	}
	r := a.region(m, s)
	fresh := &region{epochs: r.epochs}
	if len(address.terms) > 1 || size < 0 || value == nil && c >= anyClass {
		// Later loads at other offsets must not look like those before.
		e := a.epochAt()
		for k := range fresh.epochs {
			if c.changes(class(k)) {
				fresh.epochs[k] = e
			}
		}
	}
	for _, known := range r.cells {
		if !c.changes(known.class) && known.address != address {
			fresh.cells = append(fresh.cells, known)
			continue
		}
		if !a.mayMeet(nil, known.address, known.size, address, size) {
			fresh.cells = append(fresh.cells, known)
		}
	}
	if value == nil {
		value = a.unknown(address, a.epochAt(), size, c == pointers)
	}
	if size > 0 {
		fresh.cells = append(fresh.cells, cell{address, size, c, value})
	}
	m.regions[s] = fresh
	if s.kind != object {
		a.storeThrough(m, s, c)
	}
	if !s.private() {
		a.escape(m, value)
	}
}

// storeThrough is a store to memory that other bases may reach as well: a pointer that is not known
// may point to any object whose address is known elsewhere.
func (a *analysis) storeThrough(m *memory, through *Symbol, c class) {
	kept := m.regions[through]
	a.storeSomewhere(m, c)
	m.regions[through] = kept
	for _, candidate := range a.candidates(a.of(through)) {
		if b := candidate.base(); b != nil && b != through && b.private() {
			a.forget(m, b, c)
		}
	}
}

// storeAnywhere forgets what code that is not known may change, by pointers and by names.
func (a *analysis) storeAnywhere(m *memory) {
	a.storeSomewhere(m, anyClass)
	for s := range m.regions {
		if s.byName {
			a.forget(m, s, anyClass)
		}
	}
	for k := range m.named {
		m.named[k] = a.epochAt()
	}
}

// storeSomewhere forgets what a pointer that is not known may point to.
func (a *analysis) storeSomewhere(m *memory, c class) {
	for s := range m.regions {
		if !s.private() && !s.byName {
			a.forget(m, s, c)
		}
	}
	for k := range m.wild {
		if c.changes(class(k)) {
			m.wild[k] = a.epochAt()
		}
	}
}

// forget says that the memory of s may have changed anywhere.
func (a *analysis) forget(m *memory, s *Symbol, c class) {
	r := a.region(m, s)
	fresh := &region{epochs: r.epochs}
	for k := range fresh.epochs {
		if c.changes(class(k)) {
			fresh.epochs[k] = a.epochAt()
		}
	}
	for _, known := range r.cells {
		if !c.changes(known.class) {
			fresh.cells = append(fresh.cells, known)
		}
	}
	m.regions[s] = fresh
}

// copyMemory copies what is known, as an assignment of structures does.
func (a *analysis) copyMemory(m *memory, to, from *Value, size int64) {
	source, target := from.base(), to.base()
	if source == nil || target == nil {
		a.store(m, to, size, anyClass, nil)
		return
	}
	copied := a.region(m, source).cells
	a.store(m, to, size, anyClass, nil)
	r := m.regions[target]
	fresh := &region{epochs: r.epochs}
	for _, known := range copied {
		distance := a.add(known.address, from, -1)
		if !distance.isConstant() || distance.fixed < 0 || size >= 0 && distance.fixed+known.size > size {
			continue
		}
		known.address = a.plus(to, distance.fixed)
		fresh.cells = append(fresh.cells, known)
	}
	m.regions[target] = fresh
}

// escape notes that code that is not known may reach an object, and all that its memory points to.
func (a *analysis) escape(m *memory, v *Value) {
	for work := []*Value{v}; len(work) > 0; {
		v, work = work[len(work)-1], work[:len(work)-1]
		for _, t := range v.terms {
			s := t.symbol
			if s.kind != object || !s.local || s.escaped {
				continue
			}
			if m.regions[s] == nil { // so far no store somewhere could reach it
				m.regions[s] = &region{epochs: a.beginning}
			}
			s.escaped = true
			a.touched()
			for _, c := range m.regions[s].cells {
				work = append(work, c.value)
			}
		}
	}
}
