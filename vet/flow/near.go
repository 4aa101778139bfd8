package flow

import "cmp"

// Miss is a near miss: a call that completes operations, but not the first one of a race, although it comes between both
// places. It explains, and decides nothing.
type Miss struct {
	Place
	How           How
	Named, Target int64 // of OtherTarget: the rank that the call names, and that of the operation; -1: not known
}

// How a call misses an operation.
type How uint8

// The ways to miss, the nearest first; 0: it does not.
const (
	OtherTarget  How = iota + 1
	OtherRequest     // it waits for a single request
	OnlyOrigin       // it completes the operation only at its origin, and the race is at the target
	OtherWindow
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
func (a *analysis) miss(key pendingKey) *Miss {
	var best *missing
	for _, m := range a.near[partOf(key)] {
		before := m.node.dominates(a.node) && (m.node != a.node || m.index < a.place)
		if !before || key.crossed != "" {
			continue
		}
		if best == nil || cmp.Or(cmp.Compare(best.How, m.How), cmp.Compare(m.node.order, best.node.order), cmp.Compare(m.index, best.index)) > 0 {
			best = &m
		}
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

// otherRequest is for calls that wait for requests. Those of several may be meant for others.
func (c *calling) otherRequest(p *pending) Miss {
	if p.request != nil && c.meaning.Name == "MPI_Wait" {
		return Miss{How: OtherRequest}
	}
	return Miss{}
}
