package outcomes

import (
	"slices"
	"strings"

	"github.com/nastympi/nastympi/litmus"
)

func splitList(text string) []string { return strings.Split(text, ",") }

// lock requests one lock, or one of each rank. A rank's own is waited for, as it
// guards loads and stores (MPI 4.1, 12.5.3); others may be granted later.
func (c *compiler) lock(in *litmus.Instr, e *epoch) error {
	if e.all || (in.Op == litmus.LockAll && len(e.locks) > 0) || e.started != nil {
		return c.errorf("%s while another access epoch is open on %s (MPI 4.1, 12.5)", in.Op, in.Window)
	}
	if _, twice := e.locks[in.Target]; twice {
		return c.errorf("rank %d is already locked", in.Target)
	}
	if len(e.open) > 0 && c.ops[e.open[0]].lock < 0 {
		return c.errorf("%s while operations of a fence are open (MPI 4.1, 12.5)", in.Op)
	}
	targets := []int{in.Target}
	if in.Op == litmus.LockAll {
		e.all, targets = true, nil
		for rank := range c.test.Ranks {
			targets = append(targets, rank)
		}
	}
	ask := step{effect: request, held: c.allLocks(), remote: c.releases(in)}
	await := step{}
	for _, target := range targets {
		id := len(c.locks)
		c.locks = append(c.locks, lock{c.rank, target, in.Window, in.Mode == "exclusive", slices.Contains(in.Options, "nocheck")})
		ask.taking = append(ask.taking, id)
		if target == c.rank || !c.mayBeLazy(in) {
			await.held = append(await.held, id)
		}
		e.locks[target] = id
	}
	c.add(ask)
	c.add(await)
	return nil
}

// mayBeLazy reports whether a lock of another rank may be granted after its call.
func (c *compiler) mayBeLazy(in *litmus.Instr) bool {
	if c.freedom == MPI {
		return true
	}
	return c.tool.lazy && in.Op == litmus.Lock && len(c.allLocks()) == 0
}

// allLocks are those that the rank has open, on all windows.
func (c *compiler) allLocks() (ids []int) {
	if c.freedom == MPI {
		return nil // a lock need not wait for another
	}
	for _, e := range c.epochs {
		for _, id := range e.locks {
			ids = append(ids, id)
		}
	}
	return ids
}

// flush completes what is open to a target, or to all; an unlock also ends the epoch.
func (c *compiler) flush(in *litmus.Instr, e *epoch) error {
	locks, err := c.locksFor(in, e)
	if err != nil {
		return err
	}
	s := step{held: locks, remote: append(c.covered(in, e), c.releases(in)...)}
	if c.tool.skip {
		s.remote = append(s.remote, e.open...)
	}
	c.finished(e, c.covered(in, e))
	if in.Op == litmus.Unlock || in.Op == litmus.UnlockAll {
		s.effect, s.taking = release, locks
		if e.all = false; in.Op == litmus.UnlockAll {
			e.locks = map[int]int{}
		}
		delete(e.locks, in.Target)
	}
	c.add(s)
	return nil
}

// flushLocal completes at the origin what is open to a target, or to all.
func (c *compiler) flushLocal(in *litmus.Instr, e *epoch) error {
	locks, err := c.locksFor(in, e)
	if err != nil {
		return err
	}
	s := step{local: c.covered(in, e), blocking: true}
	if c.freedom == Scheduling {
		s.held = locks
	}
	c.completeLocally(&s, e)
	return nil
}

func (c *compiler) wait(in *litmus.Instr) {
	at := slices.IndexFunc(c.ops, func(o op) bool { return o.rank == c.rank && o.in.Request == in.Request })
	e, s := c.epochs[c.ops[at].in.Window], step{local: []int{at}, blocking: true}
	if c.tool.full {
		s.remote = c.covered(c.ops[at].in, e)
	}
	c.completeLocally(&s, e)
}

// completeLocally adds a step that tells the program of local completion.
func (c *compiler) completeLocally(s *step, e *epoch) {
	for _, id := range s.local {
		c.ops[id].told = min(c.ops[id].told, len(c.steps))
	}
	if c.tool.full {
		s.remote, s.local = append(s.remote, s.local...), nil
	}
	if c.tool.skip {
		s.remote, s.local = slices.Clone(e.open), nil
	}
	c.add(*s)
}

// covered are the open operations that a call is about.
func (c *compiler) covered(in *litmus.Instr, e *epoch) (ids []int) {
	for _, id := range e.open {
		if in.Target < 0 || c.ops[id].in.Target == in.Target {
			ids = append(ids, id)
		}
	}
	return ids
}

// finished notes that the step which is added next completes operations.
func (c *compiler) finished(e *epoch, ids []int) {
	for _, id := range ids {
		c.ops[id].told = min(c.ops[id].told, len(c.steps))
	}
	e.open = slices.DeleteFunc(e.open, func(id int) bool { return slices.Contains(ids, id) })
}

// releases are the locally completed operations that a tool issues before a call in
// which the rank may have to wait for another: that one may wait for them.
func (c *compiler) releases(in *litmus.Instr) (ids []int) {
	if c.freedom == MPI {
		return nil
	}
	for _, e := range c.epochs {
		for _, id := range e.open {
			if c.ops[id].told < len(c.steps) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

func (c *compiler) locksFor(in *litmus.Instr, e *epoch) (ids []int, err error) {
	one := in.Target >= 0
	id, locked := e.locks[in.Target]
	ending := in.Op == litmus.Unlock || in.Op == litmus.UnlockAll
	switch {
	case one && !locked, !one && len(e.locks) == 0:
		return nil, c.errorf("%s without a lock", in.Op)
	case ending && one == e.all:
		return nil, c.errorf("%s does not match the call that opened the epoch", in.Op)
	case one:
		return []int{id}, nil
	}
	for _, id := range e.locks {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids, nil
}
