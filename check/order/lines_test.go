package order_test

import (
	"maps"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/histories"
)

// set is calls that are over, by their numbers.
type set map[int]bool

// lines makes an execution of one process whose threads and tasks call MPI and synchronize, and knows what happens before each call.
type lines struct {
	*Execution
	random  *rand.Rand
	stacks  map[uint32][]set // by thread that runs: what it knows, and each of the tasks that it executes
	objects map[int64]set
	threads uint32
	before  []set // by call
}

const fewObjects, madeObjects = 4, 0x100

func (l *lines) join(to set, object int64) {
	maps.Copy(to, l.objects[object])
}

// any does something in a thread.
func (l *lines) any() {
	threads := make([]uint32, 0, len(l.stacks))
	for thread := range l.threads {
		if l.stacks[thread] != nil {
			threads = append(threads, thread)
		}
	}
	thread := threads[l.random.Intn(len(threads))]
	stack := l.stacks[thread]
	top, object := stack[len(stack)-1], int64(1+l.random.Intn(fewObjects))
	switch l.random.Intn(8) {
	case 0, 1, 2:
		l.before = append(l.before, maps.Clone(top))
		top[len(l.before)-1] = true
		l.EnterOn(0, thread, "MPI_Comm_rank", Args{"comm": World})
		l.LeaveOn(0, thread, "MPI_Comm_rank", Args{"comm": World})
	case 3:
		l.release(thread, top, 0, object)
	case 4:
		l.join(top, object)
		l.Synchronize(0, thread, trace.Acquires, object)
	case 5:
		l.begin(l.threads, 0, l.made(thread, top))
		l.threads++
	case 6:
		l.begin(thread, trace.Task, l.made(thread, top))
	case 7:
		l.end(thread, object)
	}
}

func (l *lines) release(thread uint32, what set, kind trace.SynchronizationKind, object int64) {
	if kind&trace.Begins != 0 || l.objects[object] == nil {
		l.objects[object] = set{}
	}
	maps.Copy(l.objects[object], what)
	l.Synchronize(0, thread, trace.Releases|kind, object)
}

// made is an object that is released by who makes a thread or a task, at an address that others had before.
func (l *lines) made(thread uint32, what set) int64 {
	object := int64(madeObjects + l.random.Intn(2))
	l.release(thread, what, trace.Begins, object)
	return object
}

func (l *lines) begin(thread uint32, kind trace.SynchronizationKind, object int64) {
	l.stacks[thread] = append(l.stacks[thread], maps.Clone(l.objects[object]))
	l.Synchronize(0, thread, trace.Acquires|trace.Begins|kind, object)
}

func (l *lines) end(thread uint32, object int64) {
	stack := l.stacks[thread]
	last := len(stack) - 1
	switch {
	case last > 0:
		l.release(thread, stack[last], trace.Ends|trace.Task, object)
		l.stacks[thread] = stack[:last]
	case thread > 0:
		l.release(thread, stack[last], trace.Ends, object)
		delete(l.stacks, thread)
	}
}

// Random threads and tasks have the order of a slow transitive closure over what they release and acquire.
func TestThreadsAndTasksAreOrderedByWhatTheyAcquire(t *testing.T) {
	random := histories.Rand(t)
	for range 40 {
		l := &lines{New(1), random, map[uint32][]set{0: {set{}}}, map[int64]set{}, 1, nil}
		l.Call(0, "MPI_Comm_rank", Args{"comm": World})
		for range 120 {
			l.any()
		}
		f := ordered(t, l.Execution)
		clocks, moments := f.clocks[0][2:], f.moments[0][2:]
		for i, before := range l.before {
			for other := range i {
				require.Equal(t, before[other], clocks[2*i].Knows(moments[2*other]), "call %d before call %d", other, i)
			}
		}
	}
}
