package main

import (
	"fmt"
	"os"
	"time"

	"github.com/nastympi/nastympi/base/state"
	"github.com/nastympi/nastympi/base/symbol"
)

// statusTimedOut is that of timeout(1), when it has ended its command.
const statusTimedOut = 124

// patience is how long `nastympi run` waits for the cores of the ranks. They answer in less than a
// millisecond, if they have a processor. A run that is interrupted has less than two seconds.
const patience = 500 * time.Millisecond

// states tell what each rank is doing, once: when the run is interrupted.
type states struct {
	listener *state.Listener // nil: nobody can tell
	told     bool
}

// watchStates listens in the folder of a run. A run whose ranks cannot tell is a run all the same.
func watchStates(folder string) *states {
	listener, err := state.Listen(folder)
	if err != nil {
		return &states{}
	}
	return &states{listener: listener}
}

func (s *states) close() {
	if s.listener != nil {
		s.listener.Close()
	}
}

// tellNow is called before ranks are told to end.
func (s *states) tellNow() {
	if s.listener != nil {
		s.tell(s.listener.Ask(patience))
	}
}

// tellLast is called when ranks were ended by others.
func (s *states) tellLast() {
	if s.listener != nil {
		s.tell(s.listener.Last(patience))
	}
}

func (s *states) tell(ranks []state.Rank) {
	if s.told {
		return
	}
	s.told = true
	symbols := symbol.New()
	defer symbols.Close()
	place := func(site state.Site) string { return symbols.Frame(site.Module, site.Offset).Own().String() }
	for _, rank := range ranks {
		for _, line := range state.Lines(rank, place) {
			fmt.Fprintln(os.Stderr, "nastympi:", line)
		}
	}
}
