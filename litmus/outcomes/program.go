package outcomes

import (
	"slices"

	"github.com/nastympi/nastympi/litmus"
)

// program is a test in steps and pieces.
type program struct {
	test    *litmus.Test
	freedom Freedom
	tool    tool

	steps [][]step // of each rank
	ops   []op     // of all ranks
	locks []lock

	offsets [][]int // of each rank's copy of each variable, in memory
	memory  []byte  // initial
	layout  layout
}

// effect is what a step does once it may be taken.
type effect uint8

const (
	nothing effect = iota // it only waits, or is a mark that others wait for
	load
	store
	call
	request // a lock
	release
)

// step is the smallest thing that a rank does. It may be taken when all that it
// waits for is there.
type step struct {
	effect effect
	in     *litmus.Instr
	op     int   // of a call
	taking []int // locks that are requested or released

	marks  []key // steps of other ranks that must have been taken
	after  []mark
	held   []int // locks that must be held
	remote []int // operations that must be complete at their target
	local  []int // operations that must be complete at their origin

	blocking bool // a tool may issue here what is locally complete
}

// mark is a place in a rank's program.
type mark struct{ rank, step int }

// key names a mark before the program of its rank is known.
type key struct {
	what   string
	window string
	a, b   int // ranks
	n      int // the n-th of its kind
}

// op is one one-sided operation.
type op struct {
	rank    int
	in      *litmus.Instr
	called  int   // the step
	drain   int   // the step in which it is carried out, if that is at once; or -1
	told    int   // the step by which the program knows that it is locally complete
	lock    int   // that opens its epoch, or -1
	gate    key   // else: what the target must have done
	open    *mark // the same, resolved; nil: nothing
	earlier []int // operations of the family that it comes after
	pieces  []piece
	mutable bool // its origin may change
	private bool // nobody else touches where it delivers
}

func (o *op) fetches() bool { return o.in.Op.Fetches() }

func (o *op) isGet() bool { return o.in.Op == litmus.Get || o.in.Op == litmus.Rget }

// lock is one epoch of one target.
type lock struct {
	rank, target int
	window       string
	exclusive    bool
	nocheck      bool
}

// never is a step that no rank reaches.
const never = 1 << 30

func compile(test *litmus.Test, freedom Freedom, t tool) (*program, error) {
	p := &program{test: test, freedom: freedom, tool: t}
	p.placeVars()
	c := &compiler{program: p, places: map[key]mark{}, exposed: map[key][]int{}}
	for rank := range test.Ranks {
		if err := c.compileRank(rank); err != nil {
			return nil, err
		}
	}
	if err := c.resolve(); err != nil {
		return nil, err
	}
	for i := range p.ops {
		p.cut(&p.ops[i])
	}
	p.place()
	return p, nil
}

func (p *program) placeVars() {
	for range p.test.Ranks {
		var offsets []int
		for _, v := range p.test.Vars {
			offsets = append(offsets, len(p.memory))
			for _, value := range v.Initial {
				p.memory = append(p.memory, little(value, v.Type.Width())...)
			}
		}
		p.offsets = append(p.offsets, offsets)
	}
}

// address is where an element of a rank's copy of a variable lies.
func (p *program) address(rank int, name string, index int) int {
	at := slices.IndexFunc(p.test.Vars, func(v litmus.Var) bool { return v.Name == name })
	return p.offsets[rank][at] + index*p.test.Vars[at].Type.Width()
}

func (p *program) width(name string) int {
	v, _ := p.test.Var(name)
	return v.Type.Width()
}

func little(value uint64, width int) []byte {
	bytes := make([]byte, width)
	for i := range bytes {
		bytes[i] = byte(value >> (8 * i))
	}
	return bytes
}

func number(bytes []byte) (value uint64) {
	for i, b := range bytes {
		value |= uint64(b) << (8 * i)
	}
	return value
}
