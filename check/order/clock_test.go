package order

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// vector is a plain vector clock.
type vector []uint64

func (v vector) join(other vector) {
	for i, n := range other {
		v[i] = max(v[i], n)
	}
}

// plain is a random execution with Clocks, and with plain vectors beside them.
type plain struct {
	*rand.Rand
	order   *Order
	lines   []*line
	vectors []vector
	kept    []kept
	heard   [][]teller // by line: what its calls have told it of each other one
	known   []vector   // by line: after its last call
	calls   uint64
}

type kept struct {
	Clock
	vector
}

// teller is a call, and of how many events of a line it tells.
type teller struct {
	call   uint64
	events uint64
}

func newPlain(random *rand.Rand, size int) *plain {
	const threads = 3 // of every other process
	p := &plain{Rand: random, order: New()}
	ranks := make([]trace.Rank, size)
	for i := range ranks {
		ranks[i] = trace.Rank{Rank: i, Size: size, Boot: "boot"}
	}
	for i, each := range history.New(ranks, make([]history.Source, size)).Processes {
		of := p.order.process(each)
		for len(p.order.lines) < size && i%2 > 0 && len(of.threads.list) < threads {
			p.order.newLine(of)
		}
		if len(p.order.lines) == size {
			break
		}
	}
	p.lines = p.order.lines
	for range size {
		p.vectors, p.known, p.heard = append(p.vectors, make(vector, size)), append(p.known, make(vector, size)), append(p.heard, make([]teller, size))
	}
	return p
}

// step lets a line make a call, and learn from others and from what was kept meanwhile.
func (p *plain) step() {
	if p.Intn(40) == 0 {
		p.meet()
	}
	who := p.Intn(len(p.lines))
	me, mine := p.lines[who], p.vectors[who]
	p.tick(who)
	for range p.Intn(3) {
		other := p.Intn(len(p.lines))
		switch {
		case other == who:
		case p.Intn(4) == 0: // as a put changes what the target knows
			p.lines[other].notice(me.clock)
			p.vectors[other].join(mine)
			p.known[other].join(mine)
		case p.Intn(2) == 0 && len(p.kept) > 0:
			k := p.kept[p.Intn(len(p.kept))]
			me.clock.Join(k.Clock)
			mine.join(k.vector)
		default:
			me.clock.Join(p.lines[other].clock)
			mine.join(p.vectors[other])
		}
	}
	p.returns(who)
	p.keep(who)
}

func (p *plain) tick(who int) {
	p.lines[who].tick()
	p.vectors[who][who]++
	p.order.common.events++
}

// meet lets all lines, or some, learn from each other, as a barrier does.
func (p *plain) meet() {
	var all Clock
	together, some := make(vector, len(p.lines)), p.Intn(2) == 0
	var those []int
	for who, l := range p.lines {
		if some && p.Intn(4) == 0 {
			continue
		}
		those = append(those, who)
		p.tick(who)
		all.Join(l.clock)
		together.join(p.vectors[who])
	}
	for _, who := range those {
		p.lines[who].clock.Join(all)
		p.vectors[who].join(together)
		p.returns(who)
	}
}

// returns ends a call of a line.
func (p *plain) returns(who int) {
	p.calls++
	call, me, mine := history.Ref{Number: p.calls}, p.lines[who], p.vectors[who]
	me.heard.follow(me.clock, &history.Call{Ref: call}, &p.order.changes)
	for i, n := range mine {
		if n != p.known[who][i] {
			p.heard[who][i] = teller{p.calls, n}
		}
	}
	p.known[who] = slices.Clone(mine)
}

// keep keeps a clock, or adds it to one that is kept: as messages, fences and locks do.
func (p *plain) keep(who int) {
	switch at := p.Intn(40); {
	case at >= len(p.kept):
		p.kept = append(p.kept, kept{p.lines[who].clock, slices.Clone(p.vectors[who])})
	case at < 10:
		p.kept[at].Clock.Join(p.lines[who].clock)
		p.kept[at].vector.join(p.vectors[who])
	case at < 20:
		p.kept[at] = kept{vector: make(vector, len(p.lines))}
	}
}

func (p *plain) compare(t *testing.T) {
	t.Helper()
	for i, k := range p.kept {
		p.same(t, k.vector, k.Clock, i)
	}
	for i, me := range p.lines {
		p.same(t, p.vectors[i], me.clock, i)
		for of, other := range p.lines {
			if of == i {
				continue
			}
			want := p.heard[i][of]
			if want.events > 0 {
				require.Equal(t, want.call, p.order.Heard(me.name(), Moment{other.name(), want.events}).Number, "line %d of %d", i, of)
			}
			require.False(t, p.order.Heard(me.name(), Moment{other.name(), want.events + 1}).Known())
		}
	}
}

func (p *plain) same(t *testing.T, want vector, c Clock, i int) {
	t.Helper()
	for of, line := range p.lines {
		require.Equal(t, want[of], c.Last(of), "clock %d of line %d", i, of)
		require.True(t, c.Knows(Moment{line.name(), want[of]}))
		require.False(t, c.Knows(Moment{line.name(), want[of] + 1}))
	}
}

// compareKnowledge compares what two clocks know.
func (p *plain) compareKnowledge(t *testing.T) {
	t.Helper()
	one, other := p.Intn(len(p.lines)), p.Intn(len(p.kept)+1)
	clock, v := p.lines[other%len(p.lines)].clock, p.vectors[other%len(p.lines)]
	if other < len(p.kept) {
		clock, v = p.kept[other].Clock, p.kept[other].vector
	}
	all := true
	for i, n := range v {
		all = all && n <= p.vectors[one][i]
	}
	require.Equal(t, all, p.lines[one].clock.knowsAll(clock))
}

// Clocks know what plain vectors do, whatever shares their blocks.
func TestClocksAreVectors(t *testing.T) {
	random := histories.Rand(t)
	for _, size := range []int{1, 2, 5, 31, 32, 33, 70, 130} {
		p := newPlain(random, size)
		for n := range 1500 {
			p.step()
			if n%100 == 0 {
				p.compare(t)
			}
			p.compareKnowledge(t)
		}
		p.compare(t)
	}
}

// What all know is never more than each knows, and as much soon after.
func TestCommonIsWhatAllKnow(t *testing.T) {
	random := histories.Rand(t)
	for _, size := range []int{1, 3, 40, 70} {
		p := newPlain(random, size)
		for range 3000 {
			p.step()
			if random.Intn(20) > 0 {
				continue
			}
			if random.Intn(100) == 0 && size > 1 {
				p.end()
			}
			if random.Intn(4) == 0 {
				p.order.common.events += 1 << 20
			}
			p.compareCommon(t)
		}
	}
}

// end lets a process or one of its lines end.
func (p *plain) end() {
	of := p.order.processes[p.Intn(len(p.order.processes))]
	of.over = p.Intn(2) == 0
	of.threads.list[p.Intn(len(of.threads.list))].rests = !of.over
}

// alive says whether a line may have further events.
func (p *plain) alive(l *line) bool {
	i := slices.IndexFunc(p.order.processes, func(of *process) bool { return slices.Contains(of.threads.list, l) })
	return !p.order.processes[i].over && !l.rests
}

func (p *plain) compareCommon(t *testing.T) {
	t.Helper()
	now := p.order.common.events >= p.order.common.price
	common := p.order.Common()
	var least vector
	for i, me := range p.lines {
		switch {
		case !p.alive(me):
		case least == nil:
			least = slices.Clone(p.vectors[i])
		default:
			for of := range least {
				least[of] = min(least[of], p.vectors[i][of])
			}
		}
	}
	for of := range p.lines {
		switch {
		case now && least != nil:
			require.Equal(t, least[of], common.Last(of))
		case now:
			require.Zero(t, common.Last(of))
		case least != nil:
			require.LessOrEqual(t, common.Last(of), least[of])
		}
	}
}

// After a barrier all share one list of blocks: the next join compares nothing.
func TestClocksShareWhatTheyKnow(t *testing.T) {
	const size = 100
	p := newPlain(rand.New(rand.NewSource(1)), size)
	var all Clock
	for _, each := range p.lines {
		each.tick()
		all.Join(each.clock)
	}
	for _, each := range p.lines {
		each.clock.Join(all)
		require.True(t, same(all.blocks, each.clock.blocks))
	}
	before := all
	all.Join(p.lines[3].clock)
	require.Equal(t, before, all)
}
