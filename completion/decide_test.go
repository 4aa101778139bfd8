package completion

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/rma"
)

func TestOf(t *testing.T) {
	usual := Rules{LocalCompletion: true}
	tests := []struct {
		name  string
		kind  rma.OccasionKind
		rules Rules
		want  Selection
	}{
		{"fence ends the epoch (12.5.1)", rma.Fence, usual, Everything},
		{"complete (12.5.2)", rma.Complete, usual, Everything},
		{"unlock (12.5.3)", rma.Unlock, usual, Everything},
		{"unlock_all (12.5.3)", rma.UnlockAll, usual, Everything},
		{"flush (12.5.4)", rma.Flush, usual, Everything},
		{"flush_all (12.5.4)", rma.FlushAll, usual, Everything},
		{"flush_local promises the origin only (12.5.4)", rma.FlushLocal, usual, Fetches},
		{"flush_local_all (12.5.4)", rma.FlushLocalAll, usual, Fetches},
		{"flush_local with the setting off", rma.FlushLocal, Rules{}, Everything},
		{"flush_local_all with the setting off", rma.FlushLocalAll, Rules{}, Everything},
		{"flush_local without the stage", rma.FlushLocal, Rules{LocalCompletion: true, SkipStage: true}, Everything},
		{"fence NOPRECEDE completes nothing (12.5.5)", rma.FenceNoPrecede, usual, Nothing},
		{"the call itself", rma.Call, usual, Newest},
		{"a forwarded accumulate is later than the family (12.7.2)", rma.Forward, usual, Family},
		{"a request completes at the origin (12.3.5)", rma.Wait, usual, One},
		{"a blocking call needs progress for copies (12.7.3)", rma.Release, usual, Copied},
		{"no such occasion", 0, usual, Nothing},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, Of(test.kind, test.rules)) })
	}
}

// facts answer what a decision asks, and count the questions.
type facts struct {
	coin     bool
	uncopied uint64
	late     bool
	repaired bool
	asked    int
}

func (f *facts) Coin() bool       { f.asked++; return f.coin }
func (f *facts) Uncopied() uint64 { f.asked++; return f.uncopied }
func (f *facts) Late() bool       { return f.late }
func (f *facts) Repaired() bool   { return f.repaired }

func TestDecide(t *testing.T) {
	usual := Rules{Time: MaximumDelay, LocalCompletion: true, HoldBytes: 100}
	skips := Rules{Time: MaximumDelay, LocalCompletion: true, HoldBytes: 100, SkipStage: true}
	at := func(time Time) Rules { r := usual; r.Time = time; return r }
	early := usual
	early.EarlyFlushAll = true
	passive := func(kind rma.OccasionKind) rma.Occasion { return rma.Occasion{Kind: kind, Passive: true} }
	local := func(kind rma.OccasionKind) rma.Occasion { return rma.Occasion{Kind: kind, Passive: true, Local: true} }
	tests := []struct {
		name     string
		occasion rma.Occasion
		rules    Rules
		facts    facts
		want     Decision
	}{
		{"a flush completes everything itself (12.5.4)", passive(rma.Flush), usual, facts{},
			Decision{Due: Everything, MayFlush: true}},
		{"a local flush leaves puts held, with copies (12.5.4)", passive(rma.FlushLocal), usual, facts{uncopied: 100},
			Decision{Due: Fetches, Copies: true, MayFlush: true}},
		{"more copies than the bound: all are issued and flushed", passive(rma.FlushLocal), usual, facts{uncopied: 101},
			Decision{Due: Everything, MayFlush: true, Closing: EveryTarget}},
		{"a local flush treated like a flush", passive(rma.FlushLocalAll), Rules{Time: MaximumDelay}, facts{},
			Decision{Due: Everything, MayFlush: true, Closing: EveryTarget}},
		{"a flush of one target, which issues everything", passive(rma.Flush), skips, facts{},
			Decision{Due: Everything, MayFlush: true, Closing: OtherTargets}},
		{"an unlock of one target, which issues everything", passive(rma.Unlock), skips, facts{},
			Decision{Due: Everything, MayFlush: true, Closing: OtherTargets}},
		{"unlock_all covers all targets", passive(rma.UnlockAll), skips, facts{}, Decision{Due: Everything, MayFlush: true}},
		{"flush_all of a library that may return early from it", passive(rma.FlushAll), early, facts{},
			Decision{Due: Everything, MayFlush: true, Closing: EveryTarget}},
		{"flush_local_all of such a library", passive(rma.FlushLocalAll), early, facts{},
			Decision{Due: Fetches, Copies: true, MayFlush: true, Closing: EveryTarget}},
		{"a flush of one target is complete there, too", passive(rma.Flush), early, facts{}, Decision{Due: Everything, MayFlush: true}},
		{"a fence allows no flush, but more fences (12.5.1)", rma.Occasion{Kind: rma.Fence}, usual, facts{},
			Decision{Due: Everything, MayFence: true}},
		{"a fence over a shadow window", passive(rma.Fence), usual, facts{}, Decision{Due: Everything, MayFlush: true}},
		{"complete allows neither (12.5.2)", rma.Occasion{Kind: rma.Complete}, usual, facts{}, Decision{Due: Everything}},
		{"a release must not wait for a target (12.7.3)", passive(rma.Release), usual, facts{}, Decision{Due: Copied}},
		{"a request of a put needs no flush (12.3.5)", passive(rma.Wait), usual, facts{},
			Decision{Due: One, MayFlush: true, Closing: EveryTarget}},
		{"a test waits for no target, and leaves operations whole (12.7.3)", local(rma.Wait), usual, facts{}, Decision{Due: One, Whole: true}},
		{"nor does what a local call releases (12.7.3)", local(rma.Release), usual, facts{}, Decision{Due: Copied, Whole: true}},
		{"nor an operation that is issued in its call (12.7.3)", local(rma.Call), at(FireImmediate), facts{},
			Decision{Due: Newest, Whole: true}},
		{"held in its call", passive(rma.Call), usual, facts{}, Decision{Due: Nothing, MayFlush: true, Closing: EveryTarget}},
		{"issued in its call", passive(rma.Call), at(FireImmediate), facts{},
			Decision{Due: Newest, MayFlush: true, Closing: EveryTarget}},
		{"issued by chance", passive(rma.Call), at(RandomChoice), facts{coin: true},
			Decision{Due: Newest, MayFlush: true, Closing: EveryTarget}},
		{"held by chance", passive(rma.Call), at(RandomChoice), facts{},
			Decision{Due: Nothing, MayFlush: true, Closing: EveryTarget}},
		{"held in its call, by its site", passive(rma.Call), at(FireImmediate), facts{late: true},
			Decision{Due: Nothing, MayFlush: true, Closing: EveryTarget}},
		{"issued in its call as a repair", passive(rma.Call), usual, facts{repaired: true},
			Decision{Due: Newest, MayFlush: true, Closing: EveryTarget}},
		{"a repair completes what a flush does (12.5.4)", passive(rma.Repair), usual, facts{repaired: true},
			Decision{Due: Everything, MayFlush: true, Closing: EveryTarget}},
		{"a repair of other operations", passive(rma.Repair), usual, facts{},
			Decision{Due: Nothing, MayFlush: true, Closing: EveryTarget}},
		{"issued in its call in an active epoch", rma.Occasion{Kind: rma.Call}, at(FireImmediate), facts{}, Decision{Due: Newest}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, Decide(test.occasion, test.rules, false, &test.facts))
		})
	}
}

func TestAnExcludedSiteHoldsNothing(t *testing.T) {
	usual := Rules{Time: MaximumDelay, LocalCompletion: true, HoldBytes: 100}
	f := &facts{}
	flush := rma.Occasion{Kind: rma.FlushLocal, Passive: true}
	assert.Equal(t, Decision{Due: Everything, MayFlush: true, Closing: EveryTarget}, Decide(flush, usual, true, f))
	assert.Zero(t, f.asked, "nothing depends on facts")
}

// The shim issues a single element without a question only on these occasions.
func TestDecidesAlone(t *testing.T) {
	alone := []rma.OccasionKind{rma.Fence, rma.Complete, rma.Unlock, rma.UnlockAll, rma.Flush, rma.FlushAll}
	for kind := rma.OccasionKind(0); kind <= rma.Wait; kind++ {
		assert.Equal(t, slices.Contains(alone, kind), DecidesAlone(kind), "%v", kind)
	}
}
