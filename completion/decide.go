// Package completion decides when one-sided operations complete (MPI 4.1, 12.5 and 12.7.3); it has nothing to do with
// completions of a shell. It is the first stage: it decides which held operations an occasion makes due, which of the
// others must be copied, how far the real MPI call completes what was issued, which calls release copied operations, and
// which calls may be made late. It never decides in which pieces or in what
// order operations are issued, and it draws no random numbers.
package completion

import "github.com/nastympi/nastympi/base/rma"

// Rules are the settings that this stage obeys.
type Rules struct {
	// Time says whether an operation is issued in its own call.
	Time Time
	// LocalCompletion: false treats MPI_Win_flush_local like MPI_Win_flush.
	LocalCompletion bool
	// SkipStage: any synchronization call issues everything held on its window.
	SkipStage bool
	// HoldBytes bounds the copies of origin data, in bytes.
	HoldBytes uint64
	// EarlyFlushAll: the library may return from a flush of all targets before operations are complete, if the plan flushed before
	// (package libbugs).
	EarlyFlushAll bool
}

// Facts are what a decision may depend on beyond the occasion itself. Both are
// asked for only where they matter.
type Facts interface {
	// Coin is a fair coin, which falls the same way for the same call and seed.
	Coin() bool
	// Late says whether the user wants the operation whose call this is to be held.
	Late() bool
	// Uncopied is how many bytes the origins of the covered puts and accumulates
	// have that were not copied yet.
	Uncopied() uint64
	// Repaired says whether the user asked for completion on this occasion, as a
	// repair of the program.
	Repaired() bool
}

// Decision is what one occasion does to the operations that it covers.
type Decision struct {
	Due Selection
	// Copies: the shim copies the origins of all puts and accumulates that stay
	// held, because the program may reuse those buffers.
	Copies bool
	// Whole: operations are not cut. Some libraries wait for the target in the calls of one-sided
	// operations, too, if there are many (doc/library-bugs.md).
	Whole bool
	// MayFlush: MPI allows a flush between the pieces.
	MayFlush bool
	// MayFence: MPI allows more fences than the program's between the pieces.
	MayFence bool
	// Closing are the targets that need a flush after the last piece, because the
	// real call does not complete what was issued to them.
	Closing Targets
}

// Targets are some of the targets of issued operations.
type Targets uint8

const (
	// NoTarget: the real call completes all that was issued.
	NoTarget Targets = iota
	// EveryTarget: the real call completes nothing of it at the target.
	EveryTarget
	// OtherTargets: the real call covers its own target only.
	OtherTargets
)

// Decide returns what an occasion does. Unperturbed says that the user excluded
// the site of the call, so that nothing stays held on the window.
func Decide(occasion rma.Occasion, rules Rules, unperturbed bool, facts Facts) Decision {
	rules.SkipStage = rules.SkipStage || unperturbed
	due := Of(occasion.Kind, rules)
	switch {
	case occasion.Kind == rma.Call && (facts.Late() || !rules.Time.issuesInCall(facts)) && !facts.Repaired():
		due = Nothing
	case occasion.Kind == rma.Repair && !facts.Repaired():
		due = Nothing
	case due == Fetches && facts.Uncopied() > rules.HoldBytes:
		due = Everything // MPI allows completion at the target at any time
	}
	return Decision{
		Due:      due,
		Copies:   due == Fetches,
		Whole:    occasion.Local,
		MayFlush: mayFlush(occasion),
		MayFence: mayFence(occasion),
		Closing:  closing(occasion, due, rules),
	}
}

// issuesInCall says whether an operation is issued in its own call (MPI 4.1,
// 12.7.3: an operation may start in its call, or as late as the next
// synchronization call).
func (t Time) issuesInCall(facts Facts) bool {
	return t == FireImmediate || t == RandomChoice && facts.Coin()
}

// Of selects what is due on each occasion (MPI 4.1, 12.5 and 12.7).
func Of(kind rma.OccasionKind, rules Rules) Selection {
	switch kind {
	case rma.Fence, rma.Complete, rma.Unlock, rma.UnlockAll, rma.Flush, rma.FlushAll:
		// 12.5.1 to 12.5.4: on return the operations are complete at the origin;
		// at the target too, or (fence, complete) when the target's call returns.
		return Everything
	case rma.FlushLocal, rma.FlushLocalAll:
		// 12.5.4: the call completes operations at the origin. A fetch must have
		// its data; a put need not have reached the target.
		if rules.SkipStage || !rules.LocalCompletion {
			return Everything
		}
		return Fetches
	case rma.FenceNoPrecede:
		// 12.5.5: the program asserts that there are no operations to complete.
		return Nothing
	case rma.Call:
		return Newest
	case rma.Forward:
		// 12.7.2: the forwarded operation must come after every earlier accumulate
		// to its location. All accumulates go: early is always legal.
		return Family
	case rma.Release:
		return Copied
	case rma.Wait:
		// 12.3.5: a completed request says that the operation is complete at the
		// origin, and no more.
		if rules.SkipStage || !rules.LocalCompletion {
			return Everything
		}
		return One
	case rma.Repair:
		// 12.7.3: a flush may complete operations at any time.
		return Everything
	default:
		return Nothing
	}
}

// mayFlush: MPI_Win_flush needs a passive epoch (12.5.4), or that of a shadow
// window. A flush in front of a blocking call, or in a local one, could wait for a
// target that waits for this rank (12.7.3).
func mayFlush(occasion rma.Occasion) bool {
	return occasion.Passive && !occasion.Local && occasion.Kind != rma.Release
}

// mayFence: a fence may synchronize, so several in its place are legal (12.5.1).
// Where flushes are allowed they force an order more finely.
func mayFence(occasion rma.Occasion) bool {
	return occasion.Kind == rma.Fence && !occasion.Passive
}

// closing says which targets the real call leaves incomplete. In an active epoch
// the real call completes everything on the window (12.5.1, 12.5.2).
func closing(occasion rma.Occasion, due Selection, rules Rules) Targets {
	if !mayFlush(occasion) {
		return NoTarget
	}
	switch kind := occasion.Kind; {
	case kind == rma.Call, kind == rma.Forward, kind == rma.Wait, kind == rma.Repair:
		return EveryTarget // no real call completes anything here
	case kind.Local() && due == Everything:
		return EveryTarget // the real call completes operations at the origin only
	case rules.EarlyFlushAll && (kind == rma.FlushAll || kind == rma.FlushLocalAll):
		return EveryTarget
	case rules.SkipStage && (kind == rma.Flush || kind == rma.Unlock):
		return OtherTargets
	default:
		return NoTarget
	}
}

// DecidesAlone says whether nothing is left to decide where one whole element is
// all that such a call completes: the shim then issues it without a question.
func DecidesAlone(kind rma.OccasionKind) bool {
	passive := rma.Occasion{Kind: kind, Passive: true}
	return Of(kind, Rules{LocalCompletion: true}) == Everything && closing(passive, Everything, Rules{}) == NoTarget
}
