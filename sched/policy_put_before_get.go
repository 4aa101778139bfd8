package sched

import "github.com/nastympi/nastympi/base/rma"

// PutBeforeGet issues puts and accumulates before gets and fetching accumulates, and mixes each
// of the two groups at random. It is good for bugs in which a get returns what puts of the same
// epoch wrote.
const PutBeforeGet Policy = 4

func newPutBeforeGet(s *Sequence) chooser { return newPreference(s, false) }

// preference mixes the preferred operations first, and the others whenever there are none.
type preference struct {
	ops       []*rma.Op
	fetches   bool // whether preferred operations fetch data
	preferred mixture
	others    mixture
	chosen    *mixture // the one that chose last
}

func newPreference(s *Sequence, fetches bool) *preference {
	return &preference{ops: s.ops, fetches: fetches, preferred: newMixture(s, 0), others: newMixture(s, 1)}
}

func (p *preference) add(op uint32) {
	if p.ops[op].Kind.Fetches() == p.fetches {
		p.preferred.add(op)
	} else {
		p.others.add(op)
	}
}

func (p *preference) choose() (op uint32, ok bool) {
	p.chosen = &p.preferred
	if len(p.preferred.ops) == 0 {
		p.chosen = &p.others
	}
	return p.chosen.choose()
}

func (p *preference) remove() { p.chosen.remove() }
