package history

import "github.com/nastympi/nastympi/base/trace"

// Memory is where memory lies that a call makes a part of a window.
type Memory struct {
	trace.Surroundings
	// Place is where the block was allocated, a place in the function whose frame it is, or the variable.
	Place Ref
}

// Released is memory of a window that the program has freed, not by a call of MPI.
type Released struct {
	From, Bytes uint64
	By          Ref
}

// Surveyor is a Judge that is also told about the memory of windows, before the call that needs it goes on.
type Surveyor interface {
	Lies(*Call, Memory)
	Released(*Process, Released)
}

func (p *Process) tellMemory(judges []Judge) {
	m := Memory{Surroundings: p.next.Surroundings(), Place: p.at(p.next.Window)}
	m.Place.Number, m.Place.Time = 1, 1 // it was there before the call
	c := p.innermost()
	for _, s := range surveyors(judges) {
		if c != nil {
			s.Lies(c, m)
		}
	}
}

// tellReleased leaves out what the library frees in a call.
func (p *Process) tellReleased(judges []Judge) {
	for _, s := range surveyors(judges) {
		if p.innermost() == nil {
			s.Released(p, Released{From: p.next.A, Bytes: p.next.B, By: p.at(p.next.Window)})
		}
	}
}

func surveyors(judges []Judge) (list []Surveyor) {
	for _, j := range judges {
		if s, is := j.(Surveyor); is {
			list = append(list, s)
		}
	}
	return list
}
