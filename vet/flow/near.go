package flow

import (
	"cmp"
	"strings"
)

// Miss is a near miss: a call that completes operations, but not the first one of a race, although it comes between both
// places. It explains, and decides nothing.
type Miss struct {
	Place
	How           How
	Named, Target int64 // of OtherTarget: the rank that the call names, and that of the operation; -1: not known
	Waited        int   // of OtherRequest: for how many requests the call waits
}

// How a call misses an operation.
type How uint8

// The ways to miss, the nearest first; 0: it does not.
const (
	OtherTarget  How = iota + 1
	OtherRequest     // it waits for other requests
	OnlyOrigin       // it completes the operation only at its origin, and the race is at the target
	OtherWindow
	TooEarly // it comes before the operation
)

// missing is a near miss where it was seen.
type missing struct {
	Miss
	site
}

// part of an operation.
type part struct {
	operation *operation
	remote    bool
}

func partOf(key pendingKey) part { return part{key.operation, key.part < 0} }

// flush is one that was seen before operations.
type flush struct {
	site
	name           string
	window, target *Value // target nil: all
	ended          map[*operation]bool
}

// flushed notes a flush and what it completes. If that is nothing, or belongs to an earlier iteration, the flush may come too early.
func (c *calling) flushed(window, target *Value, ended map[pendingKey]*pending) {
	if !c.reporting || !strings.Contains(c.meaning.Name, "_flush") {
		return
	}
	f := flush{site: c.here(c.call.Pos), name: c.meaning.Name, window: window, target: target, ended: map[*operation]bool{}}
	for key := range ended {
		f.ended[key.operation] = true
	}
	c.flushes = append(c.flushes, f)
}

// before says whether control that reaches the place of b has passed a.
func (a site) before(b site) bool {
	return a.node.dominates(b.node) && (a.node != b.node || a.index < b.index)
}

// early is the last flush before an operation that would complete it, if it completes nothing else; nil: there is none.
func (a *analysis) early(p *pending) *Miss {
	var last *flush
	for i := range a.flushes {
		f := &a.flushes[i]
		others := len(f.ended)
		if f.ended[p.operation] {
			others--
		}
		fits := f.before(p.operation.site) && f.window == p.window && (f.target == nil || f.target == p.target)
		if fits && others == 0 && (last == nil || last.before(f.site)) {
			last = f
		}
	}
	if last == nil {
		return nil
	}
	at := last.place()
	at.Call = last.name
	return &Miss{Place: at, How: TooEarly}
}

// missed notes that the call here misses an operation of the same iteration.
func (c *calling) missed(key pendingKey, m Miss) {
	if !c.reporting || m.How == 0 || key.crossed != "" {
		return
	}
	at := c.here(c.call.Pos)
	m.Place = at.place()
	m.Call = c.meaning.Name
	of := partOf(key)
	c.near[of] = append(c.near[of], missing{m, at})
}

// miss is the nearest miss on every way from an operation of the same iteration to here: of those that miss least, the last one.
// nil: there is none.
func (a *analysis) miss(key pendingKey, p *pending) *Miss {
	var best *missing
	for _, m := range a.near[partOf(key)] {
		if !m.before(site{node: a.node, index: a.place}) || key.crossed != "" {
			continue
		}
		if best == nil || cmp.Or(cmp.Compare(best.How, m.How), cmp.Compare(m.node.order, best.node.order), cmp.Compare(m.index, best.index)) > 0 {
			best = &m
		}
	}
	if best == nil && key.crossed == "" {
		return a.early(p)
	}
	if best == nil {
		return nil
	}
	return &best.Miss
}

// rankOf is a rank, or -1 if it is not a constant.
func rankOf(v *Value) int64 {
	if v != nil && v.isConstant() {
		return v.fixed
	}
	return -1
}
