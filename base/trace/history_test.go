package trace

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
)

// Call sites of the tests.
const (
	inPut uint32 = iota + 1
	inFlush
	inFree
)

func enter(site uint32) Event { return Event{Type: Enter, Site: site} }
func leave(site uint32) Event { return Event{Type: Leave, Site: site} }
func synced(kind rma.OccasionKind) Event {
	return Event{Type: Sync, Code: uint16(kind), Site: inFlush, B: 1}
}
func called(kind rma.Kind, seq uint64) Event {
	return Event{Type: Op, Code: uint16(kind), Site: inPut, Seq: seq}
}
func about(what Type, site uint32, seq uint64) Event { return Event{Type: what, Site: site, Seq: seq} }

// states are all states that an operation reached, with their events.
func states(h *History, o *Operation) string {
	var words []string
	add := func(word string, event, by int) {
		if event != None {
			words = append(words, fmt.Sprintf("%s %d", word, event))
		}
		if by != None {
			words = append(words, fmt.Sprintf("by %d", by))
		}
	}
	add("recorded", o.Recorded, None)
	add("copied", o.Copied, o.CopiedBy)
	add("issued", o.Issued, o.IssuedBy)
	add("completed", o.Completed, None)
	add("damaged", o.Damaged, None)
	add("unfinished", o.Unfinished, None)
	add("held until", h.HeldUntil(o), None)
	for _, i := range h.HeldThrough(o) {
		add("through", i, None)
	}
	return strings.Join(words, " ")
}

func TestLifeCycle(t *testing.T) {
	const (
		put = rma.Put
		get = rma.Get
	)
	elsewhere := synced(rma.FlushAll)
	elsewhere.Window = 1
	tests := []struct {
		name   string
		events []Event
		want   string // of the first operation
	}{
		{
			"held until the flush that issues it",
			[]Event{enter(inPut), called(put, 1), leave(inPut), enter(inFlush), synced(rma.Flush), about(Done, inFlush, 1), {Type: Plan}, leave(inFlush)},
			"recorded 1 issued 5 by 4 completed 7 held until 4",
		},
		{
			"issued in pieces: one event, however many instructions",
			[]Event{called(put, 1), enter(inFlush), synced(rma.Flush), about(Done, inFlush, 1), {Type: Plan, B: 4096}, leave(inFlush)},
			"recorded 0 issued 3 by 2 completed 5 held until 2",
		},
		{
			"12.5.4: a local flush completes a put at the origin, a flush at the target",
			[]Event{called(put, 1), synced(rma.FlushLocal), about(Copied, inFlush, 1), enter(inFlush), synced(rma.Flush), about(Done, inFlush, 1), leave(inFlush)},
			"recorded 0 copied 2 by 1 issued 5 by 4 completed 6 held until 4 through 1",
		},
		{
			"the first damage to its buffers, found when they are read",
			[]Event{called(put, 1), synced(rma.FlushLocal), about(Damaged, inFlush, 1), about(Copied, inFlush, 1), synced(rma.Flush), about(Damaged, inFlush, 1), about(Done, inFlush, 1)},
			"recorded 0 copied 3 by 1 issued 6 by 4 damaged 2 held until 4 through 1",
		},
		{
			"12.5.4: a local flush issues a get",
			[]Event{called(get, 1), enter(inFlush), synced(rma.FlushLocal), about(Done, inFlush, 1), leave(inFlush)},
			"recorded 0 issued 3 by 2 completed 4 held until 2",
		},
		{
			"12.3.5: a wait completes a request-based put at the origin",
			[]Event{called(put, 1), synced(rma.Wait), about(Copied, inFlush, 1)},
			"recorded 0 copied 2 by 1 held until 3 through 1",
		},
		{
			"12.3.5: a wait completes a request-based get",
			[]Event{called(get, 1), enter(inFlush), synced(rma.Wait), about(Done, inFlush, 1), leave(inFlush)},
			"recorded 0 issued 3 by 2 completed 4 held until 2",
		},
		{
			"12.7.3: issued and completed in its own call",
			[]Event{enter(inPut), called(put, 1), {Type: Sync, Code: uint16(rma.Call), Site: inPut}, about(Done, inPut, 1), leave(inPut)},
			"recorded 1 issued 3 by 2 completed 4 held until 2",
		},
		{
			"forwarded: recorded and issued at once, completed by nothing but its call",
			[]Event{enter(inPut), {Type: Forwarded, Site: inPut}, leave(inPut), synced(rma.Flush)},
			"recorded 1 issued 1 completed 2 held until 1",
		},
		{
			"a get that was fetched early is recorded after its transfer and held like any other",
			[]Event{enter(inPut), elsewhere, called(get, 1), leave(inPut), enter(inFlush), synced(rma.Flush), about(Done, inFlush, 1), leave(inFlush)},
			"recorded 2 issued 6 by 5 completed 7 held until 5",
		},
		{
			"a half-read origin: copied like a whole one",
			[]Event{called(put, 1), synced(rma.FlushLocalAll), about(Copied, inFlush, 1), {Type: End}},
			"recorded 0 copied 2 by 1 held until 4 through 1",
		},
		{
			"syncs on another window leave it held",
			[]Event{called(put, 1), elsewhere, synced(rma.Flush), about(Done, inFlush, 1)},
			"recorded 0 issued 3 by 2 held until 2 through 1",
		},
		{
			"killed while held",
			[]Event{called(put, 1), synced(rma.FlushLocal)},
			"recorded 0 held until 2 through 1",
		},
		{
			"killed in the call that issued it",
			[]Event{called(put, 1), enter(inFlush), synced(rma.Flush), about(Done, inFlush, 1)},
			"recorded 0 issued 3 by 2 held until 2",
		},
		{
			"no longer held after the window was freed",
			[]Event{called(put, 1), enter(inFree), about(Unfinished, inFree, 1), leave(inFree), elsewhere, {Type: End}},
			"recorded 0 unfinished 2 held until 2",
		},
		{
			"reported by MPI_Abort and again by exit",
			[]Event{called(put, 1), about(Unfinished, inFree, 1), {Type: Abort}, about(Unfinished, 0, 1), {Type: End}},
			"recorded 0 unfinished 1 held until 1",
		},
		{
			"reported by MPI_Abort, then issued by another thread",
			[]Event{called(put, 1), about(Unfinished, inFree, 1), synced(rma.Flush), about(Done, inFlush, 1)},
			"recorded 0 issued 3 by 2 unfinished 1 held until 2",
		},
		{
			"the ring lost the entry of the issuing call",
			[]Event{called(put, 1), synced(rma.Flush), about(Done, inFlush, 1), leave(inFlush)},
			"recorded 0 issued 2 by 1 held until 1",
		},
		{
			"the trace lost the Sync: an older one did not issue it",
			[]Event{synced(rma.Flush), called(put, 1), about(Done, inFlush, 1)},
			"recorded 1 issued 2 held until 2",
		},
		{
			"another thread's call from the same site returns before the call that issued it",
			[]Event{called(put, 1), enter(inFlush), synced(rma.Flush), about(Done, inFlush, 1), enter(inFlush), leave(inFlush), leave(inFlush)},
			"recorded 0 issued 3 by 2 completed 6 held until 2",
		},
		{
			"another thread's Sync on another window does not issue it",
			[]Event{called(put, 1), synced(rma.Flush), elsewhere, about(Done, inFlush, 1)},
			"recorded 0 issued 3 by 1 held until 1",
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			h := (&Rank{Events: test.events}).History()
			assert.Equal(t, test.want, states(h, h.Operations[0]))
			assert.Empty(t, h.Strays)
		})
	}
}

// Strays belong to operations whose records are lost, or that were issued before.
func TestStrays(t *testing.T) {
	h := (&Rank{Lost: 7, Events: []Event{about(Copied, inFlush, 1), about(Done, inFlush, 1), called(rma.Put, 2), synced(rma.Flush),
		about(Done, inFlush, 2), about(Done, inFlush, 2), about(Unfinished, inFree, 2)}}).History()
	assert.Equal(t, []int{0, 1, 5, 6}, h.Strays)
	assert.Len(t, h.Operations, 1)
	assert.Equal(t, "recorded 2 issued 4 by 3 held until 3", states(h, h.Operations[0]))
}

// Calls have what all Syncs in them issued.
func TestCalls(t *testing.T) {
	release := Event{Type: Sync, Code: uint16(rma.Release), Site: inFlush, B: 2}
	h := (&Rank{Events: []Event{enter(inPut), leave(inPut), enter(inFlush), release, synced(rma.Flush), leave(inFlush), enter(inFree)}}).History()
	var calls []Call
	for _, c := range h.Calls {
		calls = append(calls, *c)
	}
	assert.Equal(t, []Call{
		{Site: inPut, Entered: 0, Left: 1, Sync: None},
		{Site: inFlush, Entered: 2, Left: 5, Sync: 4, Issued: 3},
		{Site: inFree, Entered: 6, Left: None, Sync: None},
	}, calls)
}
