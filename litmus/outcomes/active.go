package outcomes

import (
	"slices"

	"github.com/nastympi/nastympi/litmus"
)

// fence completes everything, then opens an epoch. It waits for all ranks, except
// that MPI asks nothing of the kind where it ends no epoch (MPI 4.1, 12.5.1).
func (c *compiler) fence(in *litmus.Instr, e *epoch) error {
	opensOnly := slices.Contains(in.Options, "noprecede")
	switch {
	case len(e.locks) > 0 || e.started != nil || e.posted != nil:
		return c.errorf("fence inside of another epoch on %s (MPI 4.1, 12.5)", in.Window)
	case opensOnly && len(e.open) > 0:
		return c.errorf("noprecede, but operations are open")
	}
	s := step{remote: append(slices.Clone(e.open), c.releases(in)...)}
	c.finished(e, e.open)
	e.fences++
	e.fenced = !slices.Contains(in.Options, "nosucceed")
	if opensOnly && c.freedom == MPI {
		k := c.next(key{what: "fence", window: in.Window})
		k.a = c.rank
		c.mark(k)
		c.add(s)
		return nil
	}
	c.collective("fence", in.Window, s)
	return nil
}

func (c *compiler) post(in *litmus.Instr, e *epoch) error {
	if e.posted != nil || len(e.open) > 0 {
		return c.errorf("post while another epoch is open on %s", in.Window)
	}
	e.posted = map[int]int{}
	for _, origin := range in.Peers {
		k := c.next(key{"post", in.Window, c.rank, origin, 0})
		c.mark(k)
		e.posted[origin] = k.n
	}
	c.add(step{})
	return nil
}

// start need not wait for the posts; operations do.
func (c *compiler) start(in *litmus.Instr, e *epoch) error {
	if e.started != nil || len(e.locks) > 0 || len(e.open) > 0 {
		return c.errorf("start while another access epoch is open on %s", in.Window)
	}
	e.started = map[int]int{}
	for _, target := range in.Peers {
		e.started[target] = c.next(key{"start", in.Window, c.rank, target, 0}).n
	}
	c.add(step{})
	return nil
}

// complete promises completion at the origin; the target's wait promises the rest.
func (c *compiler) complete(in *litmus.Instr, e *epoch) error {
	if e.started == nil {
		return c.errorf("complete without start")
	}
	s := step{local: slices.Clone(e.open)}
	if c.freedom == Scheduling {
		s.local, s.remote = nil, append(s.local, c.releases(in)...)
	}
	for target, n := range e.started {
		k := key{"complete", in.Window, c.rank, target, n}
		c.mark(k)
		for _, id := range e.open {
			if c.ops[id].in.Target == target {
				c.exposed[k] = append(c.exposed[k], id)
			}
		}
	}
	c.finished(e, e.open)
	e.started = nil
	c.add(s)
	return nil
}

func (c *compiler) winWait(in *litmus.Instr, e *epoch) error {
	if e.posted == nil {
		return c.errorf("%s without post", in.Op)
	}
	s := step{blocking: in.Op == litmus.WinTest}
	if !s.blocking {
		s.remote = c.releases(in)
	}
	for origin, n := range e.posted {
		s.marks = append(s.marks, key{"complete", in.Window, origin, c.rank, n})
	}
	e.posted = nil
	c.add(s)
	return nil
}
