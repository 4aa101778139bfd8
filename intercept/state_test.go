package intercept

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/state"
)

// A core tells what threads do and what is held, out of the shim's memory.
func TestState(t *testing.T) {
	d := newDouble(t, settings(), 2, "")
	d.core.identify(1, 4)
	d.core.treats("prog", 40, 4, mpicall.Lookup("MPI_Recv"))
	d.core.treats("prog", 50, 5, mpicall.Lookup("MPI_Rput"))
	for _, o := range []rma.Op{op(rma.Put, 1, 0), op(rma.Put, 1, 8), op(rma.Accumulate, 0, 0), op(rma.Get, 1, 0)} {
		d.record(o)
	}
	for _, log := range d.targets[1].logs() {
		for i := range (*log).ops() {
			o := &(*log).ops()[i]
			o.Seq = o.Seq<<siteBits | 5
			if o.Kind == rma.Get {
				o.Kind = 99 // it was not written completely
			}
		}
	}
	w := d.core.windows[d.window]
	w.dirty = &dirty{targets: &d.targets[0], n: uint32(len(d.targets))}
	d.core.windows[d.window] = w

	function := mpicall.Lookup("MPI_Recv")
	threads := &latest{call: uint16(function), site: 4, inside: 1, owned: 1, since: coarse()}
	threads.args[function.Argument("source")] = -1 // a wildcard
	threads.args[function.Argument("tag")] = 3
	threads.next = &latest{call: uint16(mpicall.Lookup("MPI_Barrier")), next: &latest{owned: 1}} // ended, new

	r := d.core.state(threads)
	assert.Equal(t, 1, r.Rank)
	assert.Equal(t, 4, r.Size)
	assert.Len(t, r.Threads, 1)
	assert.Equal(t, "MPI_Recv", r.Threads[0].Call)
	assert.True(t, r.Threads[0].Inside)
	assert.Equal(t, state.Site{Module: "prog", Offset: 40}, r.Threads[0].Site)
	assert.Equal(t, []state.Argument{{Name: "tag", Value: 3}}, r.Threads[0].Arguments)
	assert.Less(t, r.Threads[0].Since.Minutes(), 1.0)
	assert.Equal(t, []state.Held{
		{Call: rma.Accumulate.String(), Target: 0, Count: 1},
		{Call: "MPI_Rput", Site: state.Site{Module: "prog", Offset: 50}, Target: 1, Count: 2},
	}, r.Held)
}

// Memory that a killed rank was just changing ends the list, and not the core.
func TestStateOfDamagedMemory(t *testing.T) {
	d := newDouble(t, settings(), 1, "")
	w := d.core.windows[d.window]
	page, err := unix.Mmap(-1, 0, unix.Getpagesize(), unix.PROT_NONE, unix.MAP_ANON|unix.MAP_PRIVATE)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, unix.Munmap(page)) })
	bad := (*target)(unsafe.Pointer(&page[0]))
	w.dirty = &dirty{targets: &bad, n: 1}
	d.core.windows[d.window] = w
	function := uint16(mpicall.Lookup("MPI_Barrier"))
	assert.Len(t, d.core.state(&latest{call: function, owned: 1}).Threads, 1)
}
