package intercept

import (
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/intercept/foresight"
	"github.com/nastympi/nastympi/sched"
)

// foreteller answers the questions that it expects. A question costs microseconds, and a switch of processes where the
// ranks leave no processor to the core. The shim finds the answers that it would have got: a fork of the core, which knows
// the same, makes them with the same code.
type foreteller struct {
	shared  *foretold
	rows    [2]rowOfAnswers
	turn    int // the row that is used now
	history foresight.History
	period  int
	pace    foresight.Pace
	asked   foresight.Question
	scratch scratch
}

// rowOfAnswers is what the core knows of a row.
type rowOfAnswers struct {
	*row
	room
	coming [rowAnswers]foresight.Question // what it answers
	goal   int                            // how many
	fork   *core                          // has decided so far; nil: the row is not in use
	far    bool                           // also about a question whose answer is not in the row
}

// foretells says whether the core may answer before it is asked. Where it tells the user of each answer it may not;
// policy systematic looks at where puts and gets are, which the shim does not compare.
func (s *Settings) foretells() bool { return s.Log < Infos && s.Sched.Policy != sched.Systematic }

// startForetelling has the core answer expected questions there.
func (c *core) startForetelling(shared *foretold) {
	if !c.settings.foretells() {
		return
	}
	c.foreteller = &foreteller{shared: shared}
	for i := range c.foreteller.rows {
		c.foreteller.rows[i].row = &shared.rows[i]
	}
}

// sync answers a question, and prepares to foretell the next ones.
func (c *core) sync(r *request) {
	used, outstanding := c.settle()
	c.answer(r)
	t := c.foreteller
	if t == nil || r.need > 0 {
		return
	}
	known := c.foreseeable(r)
	if outstanding && !(known && t.history.Expects(t.period, &t.asked)) {
		t.pace.Wrong(used)
	}
	if !known {
		t.history.Forget()
		return
	}
	t.history.Add(&t.asked)
	if t.period = t.history.Period(); t.period == 0 {
		return
	}
	if goal := t.pace.Goal(rowAnswers); goal > 0 {
		t.rows[t.turn].begin(c, goal)
	}
}

// split returns a core that decides as c would from now on.
func (c *core) split() *core {
	fork := *c
	fork.effort, fork.patient = c.effort.Fork(), c.patient.Fork()
	fork.plans, fork.foreteller, fork.taker = map[uint64]*plan{}, nil, taker{}
	return &fork
}

func (w *rowOfAnswers) begin(from *core, goal int) {
	w.fork, w.goal, w.far, w.room = from.split(), goal, false, room{}
	w.drawing.Store(1)
}

func (w *rowOfAnswers) drop() {
	w.fork = nil
	w.drawing.Store(0)
	w.drawn.Store(0)
	w.used.Store(0)
}

// settle takes note of the answers of the row that is in use, if there is one: how many were used. It drops the others.
func (c *core) settle() (used int, outstanding bool) {
	t := c.foreteller
	if t == nil || t.rows[t.turn].fork == nil {
		return 0, false
	}
	w := &t.rows[t.turn]
	used = int(w.used.Load())
	c.adopt(w, used)
	w.drop()
	t.rows[1-t.turn].drop()
	t.turn, t.shared.at = 0, 0
	return used, true
}

// usedUp is called when all answers of a row are used: the shim uses the other one now.
func (c *core) usedUp() {
	t := c.foreteller
	w, other := &t.rows[t.turn], &t.rows[1-t.turn]
	c.adopt(w, w.answers)
	t.pace.Used(w.answers)
	w.drop()
	t.turn = 1 - t.turn
	switch goal := t.pace.Goal(rowAnswers); {
	case other.fork == nil:
		other.begin(c, goal)
	case other.drawing.Load() == 0 && !other.far:
		w.begin(other.fork, goal)
	}
}

// adopt makes the decisions of a row's first answers those of the core.
func (c *core) adopt(w *rowOfAnswers, used int) {
	t := c.foreteller
	fork := w.fork
	if used < w.answers || w.far {
		fork = c.split()
		for i := range used {
			fork.answer(t.scratch.ask(&w.coming[i]))
		}
	}
	c.effort = fork.effort
	c.patient.Join(fork.patient)
	for i := range used {
		t.history.Add(&w.coming[i])
	}
}

// foretell answers expected questions until there are enough answers, or it is told to stop.
func (c *core) foretell(stop func() bool) {
	t := c.foreteller
	if t == nil {
		return
	}
	for _, i := range [2]int{t.turn, 1 - t.turn} {
		for w := &t.rows[i]; w.drawing.Load() != 0; {
			if stop() {
				return
			}
			if w.answers == w.goal || !t.draw(w) {
				t.end(w, &t.rows[1-i])
			}
		}
	}
}

// draw answers the next question of a row, if there is room for the answer.
func (t *foreteller) draw(w *rowOfAnswers) bool {
	q := &w.coming[w.answers]
	before := w.answers
	if w != &t.rows[t.turn] {
		before += t.rows[t.turn].answers
	}
	t.history.Next(t.period, before, q)
	r := t.scratch.ask(q)
	w.fork.answer(r)
	w.far = r.plan != 0 || !w.write(&w.room, q, r)
	return !w.far
}

// end closes a row. If rows have been used up before, another one follows at once.
func (t *foreteller) end(w, other *rowOfAnswers) {
	if other.fork == nil && !w.far && t.pace.Sure(rowAnswers) {
		other.begin(w.fork, rowAnswers)
	}
	w.drawing.Store(0)
}

// foreseeable says whether a question that was answered may be asked again in the same way, and then notes it.
func (c *core) foreseeable(r *request) bool {
	o, q := &c.occasion, &c.foreteller.asked
	rules := c.settings.Completion
	rules.SkipStage = rules.SkipStage || o.alone
	if o.Kind >= rma.Call || completion.Of(o.Kind, rules) != completion.Everything {
		return false
	}
	q.Occasion, q.Unperturbed, q.Ops = o.Occasion, o.alone, q.Ops[:0]
	first := ^uint64(0)
	for s := r.taken; s != nil; s = s.next {
		for _, op := range s.ops() {
			if len(q.Ops) == expectedOps || !plain(&op) {
				return false
			}
			op.Origin, op.Result, op.Shape, op.Seq = 0, 0, nil, op.Seq>>siteBits
			first = min(first, op.Seq)
			q.Ops = append(q.Ops, op)
		}
	}
	for i := range q.Ops {
		q.Ops[i].Seq -= first
	}
	return len(q.Ops) > 0
}

// plain says whether nothing about the operation is special: it is issued once, from and to memory without gaps.
func plain(op *rma.Op) bool {
	return op.State == rma.Held && op.Flags&(rma.Lost|rma.Fetched) == 0 && op.Width > 0 && op.Contiguous()
}
