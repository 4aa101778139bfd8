package order

import (
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
)

// Ranks that share memory may order what they do by atomic variables, mutexes and semaphores in it, as threads of one process
// (MPI 4.1, 12.2.3; C11, 5.1.2.4). What one of them releases before another one acquires it, by the clock, the other one
// knows. Whether it saw that value is not known: this orders too much at times, and never too little.

// variable is a byte of a shared window, by which its processes synchronize.
type variable struct {
	window *history.SharedWindow
	at     int64
}

// shares follows what a process releases and acquires in memory that it shares with others. It says whether that is so.
func (o *Order) shares(p *process, s *history.Synchronization) bool {
	w, at := s.Process.Shared(s.Object)
	if w == nil {
		return false
	}
	of := variable{w.Shared, at}
	if o.variables[of] == nil {
		o.variables[of] = &Clock{}
	}
	if s.Is(trace.Acquires) && !o.sure {
		p.notice(*o.variables[of])
		o.watchAll(p) // processes of one machine may have different clocks
	}
	if s.Is(trace.Releases) {
		o.variables[of].Join(p.clock)
		p.tick() // what follows has not been released
	}
	return true
}

// Unfollowed says whether any process synchronizes in a way that is not recorded, with its own threads or with others. It may hand on what
// it knows of a second process to a third one.
func (o *Order) Unfollowed() bool { return o.unfollowed }
