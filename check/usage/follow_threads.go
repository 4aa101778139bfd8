package usage

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

var threadLevel = &finding.Rule{
	Name: "thread-level-exceeded", Severity: finding.Error, Section: "11.6", Number: 57,
	Title:   "calls of threads that the thread level does not allow",
	Says:    "With MPI_THREAD_SINGLE or MPI_THREAD_FUNNELED only the thread that initialized MPI may call it. With MPI_THREAD_SERIALIZED no two threads may call MPI at the same time.",
	Example: "MPI_Init(&argc, &argv);\n#pragma omp parallel\nMPI_Put(&x, 1, MPI_INT, 1, 0, 1, MPI_INT, win);",
	Repair:  "Request MPI_THREAD_MULTIPLE from MPI_Init_thread, and check the level that it provides.",
}

// threads is what is known of the threads of a process.
type threads struct {
	known bool // MPI_Init or MPI_Init_thread was seen: the others are of it
	main  uint32
	level int64
}

var (
	provided       = history.Parameter("provided")
	initializeWith = mpicall.Lookup("MPI_Init_thread")
	initializes    = mpicall.Among("MPI_Init", "MPI_Init_thread")
	beginsSession  = mpicall.Among("MPI_Session_init")
)

// anyThread says whether any thread may make the call while another one is in MPI: at any time, or to begin what has a level of its own.
func anyThread(f mpicall.Function) bool {
	return initializes(f) || beginsSession(f) || mpicall.Anytime(f)
}

var threadFollowers = []*follower{
	{calls: initializes, left: (*Judge).initialized},
	{calls: func(f mpicall.Function) bool { return f.Valid() && !anyThread(f) }, entered: (*Judge).judgeThread},
}

func (j *Judge) initialized(c *history.Call) {
	of := &j.process(c.Process).threads
	of.known, of.main, of.level = true, c.Thread, mpicall.ThreadSingle
	if c.Function == initializeWith {
		of.level = c.Int(provided)
	}
}

// judgeThread judges a call that a thread has entered. Those of the same process that have not returned are entered too.
func (j *Judge) judgeThread(c *history.Call) {
	of := j.process(c.Process).threads
	switch {
	case !of.known:
	case of.level == mpicall.ThreadSingle || of.level == mpicall.ThreadFunneled:
		if c.Thread != of.main {
			j.Add(threadLevel, fmt.Sprintf("%s by a thread that did not initialize MPI, with %s", c.Function, mpicall.Name(of.level)), at("the call", c))
		}
	case of.level == mpicall.ThreadSerialized:
		for _, other := range c.Beside() {
			if !anyThread(other.Function) {
				j.Add(threadLevel, fmt.Sprintf("{0} is called while another thread is in {1}, with %s", mpicall.Name(of.level)),
					at("the call", c), check.Place{Role: "the call of the other thread", Ref: other.Ref})
				return
			}
		}
	}
}
