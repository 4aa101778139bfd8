package outcomes

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/litmus"
)

// compiler turns calls into steps, rank by rank, and follows the epochs on the way:
// programs are straight lines, so all of that is known before anything runs.
type compiler struct {
	*program
	rank    int
	steps   []step
	counts  map[key]int
	epochs  map[string]*epoch // by window
	places  map[key]mark
	exposed map[key][]int // operations of an access epoch, by its complete
	line    int
}

// epoch is what a rank has open on a window.
type epoch struct {
	locks   map[int]int // target: lock
	all     bool        // by lock_all
	fences  int         // made so far
	fenced  bool        // the last fence opens an epoch
	started map[int]int // target: its number among the starts of the pair
	posted  map[int]int // origin: the same
	open    []int       // operations not complete at their target
}

func (c *compiler) errorf(format string, values ...any) error {
	return &Error{c.line, fmt.Sprintf(format, values...)}
}

func (c *compiler) compileRank(rank int) error {
	c.rank, c.steps, c.counts, c.epochs = rank, nil, map[key]int{}, map[string]*epoch{}
	for _, v := range c.test.Vars {
		if v.Kind == litmus.Window {
			c.epochs[v.Name] = &epoch{locks: map[int]int{}}
		}
	}
	for i := range c.test.Ranks[rank] {
		in := &c.test.Ranks[rank][i]
		c.line = in.Line
		if err := c.compile(in); err != nil {
			return err
		}
	}
	for name, e := range c.epochs {
		switch {
		case len(e.locks) > 0 || e.started != nil || e.posted != nil:
			return c.errorf("rank %d ends with an open epoch on window %s", rank, name)
		case len(e.open) > 0:
			return &Error{c.ops[e.open[0]].in.Line, "no call completes this operation"}
		}
	}
	c.program.steps = append(c.program.steps, c.steps)
	return nil
}

func (c *compiler) add(s step) { c.steps = append(c.steps, s) }

// next counts marks of a kind, from 0.
func (c *compiler) next(k key) key {
	k.n = c.counts[k]
	c.counts[key{k.what, k.window, k.a, k.b, 0}]++
	return k
}

// mark names the step that is added next.
func (c *compiler) mark(k key) { c.places[k] = mark{c.rank, len(c.steps)} }

func (c *compiler) compile(in *litmus.Instr) error {
	e := c.epochs[in.Window]
	switch in.Op {
	case litmus.Load:
		c.add(step{effect: load, in: in})
	case litmus.Store:
		c.add(step{effect: store, in: in})
	case litmus.Lock, litmus.LockAll:
		return c.lock(in, e)
	case litmus.Unlock, litmus.UnlockAll, litmus.Flush, litmus.FlushAll:
		return c.flush(in, e)
	case litmus.FlushLocal, litmus.FlushLocalAll:
		return c.flushLocal(in, e)
	case litmus.Wait, litmus.TestRequest:
		c.wait(in)
	case litmus.Sync:
		c.add(step{})
	case litmus.Fence:
		return c.fence(in, e)
	case litmus.Post:
		return c.post(in, e)
	case litmus.Start:
		return c.start(in, e)
	case litmus.Complete:
		return c.complete(in, e)
	case litmus.WinWait, litmus.WinTest:
		return c.winWait(in, e)
	case litmus.Send:
		c.mark(c.next(key{what: "send", a: c.rank, b: in.Target}))
		c.add(step{blocking: true})
	case litmus.Recv:
		c.add(step{blocking: true, marks: []key{c.next(key{what: "send", a: in.Target, b: c.rank})}})
	case litmus.Barrier:
		c.collective("barrier", "", step{blocking: true})
	default:
		return c.operation(in, e)
	}
	return nil
}

// collective arrives, then waits until all ranks have.
func (c *compiler) collective(what, window string, arrive step) {
	k := c.next(key{what: what, window: window})
	mine := k
	mine.a = c.rank
	c.mark(mine)
	c.add(arrive)
	leave := step{blocking: arrive.blocking}
	for rank := range c.test.Ranks {
		k.a = rank
		leave.marks = append(leave.marks, k)
	}
	c.add(leave)
}

// resolve finds the marks that steps and operations wait for.
func (c *compiler) resolve() error {
	for rank := range c.program.steps {
		for i := range c.program.steps[rank] {
			s := &c.program.steps[rank][i]
			for _, k := range s.marks {
				at, known := c.places[k]
				if !known {
					return &Error{0, fmt.Sprintf("rank %d waits forever: no matching %s", rank, k.what)}
				}
				s.after = append(s.after, at)
				s.remote = append(s.remote, c.exposed[k]...)
			}
		}
	}
	for i := range c.ops {
		o := &c.ops[i]
		if o.gate == (key{}) {
			continue
		}
		at, known := c.places[o.gate]
		if !known {
			return &Error{o.in.Line, fmt.Sprintf("no matching %s on rank %d", o.gate.what, o.gate.a)}
		}
		o.open = &at
	}
	return nil
}

// operation adds a call of the program's, and the place where it may be carried out.
func (c *compiler) operation(in *litmus.Instr, e *epoch) error {
	o := op{rank: c.rank, in: in, called: len(c.steps), drain: -1, told: never, lock: -1}
	if id, locked := e.locks[in.Target]; locked {
		o.lock = id
	} else if n, started := e.started[in.Target]; started {
		o.gate = key{"post", in.Window, in.Target, c.rank, n}
	} else if e.fenced {
		o.gate = key{"fence", in.Window, in.Target, 0, e.fences - 1}
	} else {
		return c.errorf("%s to rank %d outside of an epoch (want lock, lock_all, start or fence before it)", in.Op, in.Target)
	}
	if in.Request != "" && o.lock < 0 {
		return c.errorf("%s outside of an epoch of lock or lock_all (MPI 4.1, 12.3.5)", in.Op)
	}
	if e.fenced && e.started == nil && len(e.locks) > 0 && len(e.open) > 0 && c.ops[e.open[0]].lock < 0 {
		return c.errorf("an epoch of lock while operations of a fence are open (MPI 4.1, 12.5)")
	}
	o.earlier = c.orderedBefore(in)
	id := len(c.ops)
	c.ops = append(c.ops, o)
	e.open = append(e.open, id)
	c.add(step{effect: call, op: id})
	if c.freedom == Scheduling {
		drain := step{}
		if o.lock >= 0 {
			drain.held = []int{o.lock}
		}
		c.ops[id].drain = len(c.steps)
		c.add(drain)
	}
	return nil
}

// orderedBefore are the operations that keep their order with this one where they
// overlap (MPI 4.1, 12.7.2): earlier members of the family of the same origin, window
// and target, unless the window promises less.
func (c *compiler) orderedBefore(in *litmus.Instr) (earlier []int) {
	if !in.Op.Atomic() {
		return nil
	}
	v, _ := c.test.Var(in.Window)
	for i := range c.ops {
		o := &c.ops[i]
		if o.rank == c.rank && o.in.Op.Atomic() && o.in.Window == in.Window && o.in.Target == in.Target &&
			promised(v.Ordering, o.in, in) {
			earlier = append(earlier, i)
		}
	}
	return earlier
}

// promised reports whether the info key accumulate_ordering lists a relation of the two.
func promised(ordering string, earlier, later *litmus.Instr) bool {
	if ordering == "" {
		return true
	}
	reads := func(in *litmus.Instr) bool { return in.Op.Fetches() }
	writes := func(in *litmus.Instr) bool { return in.Reduce != "no_op" }
	listed := func(word string) bool { return slices.Contains(splitList(ordering), word) }
	return listed("rar") && reads(earlier) && reads(later) ||
		listed("raw") && writes(earlier) && reads(later) ||
		listed("war") && reads(earlier) && writes(later) ||
		listed("waw") && writes(earlier) && writes(later)
}
