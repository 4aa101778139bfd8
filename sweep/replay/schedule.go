package replay

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// Schedules are a run's decisions, rank by rank, in the form in which a finding keeps them.
// describe may be nil.
func Schedules(ranks []trace.Rank, describe func(trace.Site) finding.Site) []finding.Schedule {
	list := make([]finding.Schedule, len(ranks))
	for i, rank := range ranks {
		list[i] = finding.Schedule{Rank: rank.Rank, Lost: rank.Lost > 0, Ended: rank.Ended}
		numbers := map[trace.Site]int{}
		for _, d := range rank.Schedule() {
			number, known := numbers[d.Site]
			if !known {
				number = len(list[i].Sites)
				numbers[d.Site] = number
				list[i].Sites = append(list[i].Sites, attempt.Described(d.Site, describe))
			}
			list[i].Decisions = append(list[i].Decisions, finding.Decision{Site: number, Window: d.Window,
				Target: d.Target, Operations: d.Operations, Instructions: d.Instructions, Hash: d.Hash})
		}
	}
	return list
}

// scheduleDivergence says where a run first leaves the recorded schedule, in wall-clock time: "rank 1
// diverges from the recorded schedule at its 14th synchronization call, MPI_Win_flush at halo.c:64: it
// issued 3 operations, now 2". It is empty if each rank decided the same as far as both traces go.
func scheduleDivergence(recorded []finding.Schedule, now []trace.Rank, describe func(trace.Site) finding.Site, dir string) string {
	if len(recorded) != len(now) {
		return fmt.Sprintf("%d ranks were recorded, now there are %d", len(recorded), len(now))
	}
	var all []rankDivergence
	for i := range recorded {
		if recorded[i].Lost || now[i].Lost > 0 {
			continue // without their beginnings, traces cannot be compared
		}
		if d, diverged := divergenceOf(recorded[i], now[i], describe, dir); diverged {
			all = append(all, d)
		}
	}
	if len(all) == 0 {
		return ""
	}
	first := slices.MinFunc(all, func(a, b rankDivergence) int { return cmp.Compare(a.when, b.when) })
	switch n := len(all) - 1; n {
	case 0:
		return first.text
	case 1:
		return first.text + "; so does one other rank"
	default:
		return fmt.Sprintf("%s; so do %d other ranks", first.text, n)
	}
}

// rankDivergence is where one rank leaves its schedule.
type rankDivergence struct {
	when int64 // ns since 1970
	text string
}

func divergenceOf(recorded finding.Schedule, now trace.Rank, describe func(trace.Site) finding.Site, dir string) (divergence rankDivergence, diverged bool) {
	decisions := now.Schedule()
	n := 0
	for n < min(len(recorded.Decisions), len(decisions)) && difference(recorded, n, decisions[n], dir) == "" {
		n++
	}
	divergence.when = now.Epoch
	var at, how string
	switch {
	case n < len(recorded.Decisions) && n < len(decisions):
		at, how = attempt.SiteText(decisions[n].Site, describe, dir), difference(recorded, n, decisions[n], dir)
	case n < len(decisions) && recorded.Ended:
		at, how = attempt.SiteText(decisions[n].Site, describe, dir), "there were no more before"
	case n < len(recorded.Decisions) && now.Ended:
		at, how = attempt.SiteName(recorded.Sites[recorded.Decisions[n].Site], dir), "the program no longer makes it"
	default:
		return divergence, false
	}
	if n < len(decisions) {
		divergence.when += int64(decisions[n].Time)
	} else if len(now.Events) > 0 {
		divergence.when += int64(now.Events[len(now.Events)-1].Time)
	}
	divergence.text = fmt.Sprintf("rank %d diverges from the recorded schedule at its %s synchronization call, %s: %s",
		recorded.Rank, attempt.Ordinal(n+1), at, how)
	return divergence, true
}

// difference of the n-th decision from the recorded one; empty if there is none.
func difference(recorded finding.Schedule, n int, now trace.Decision, dir string) string {
	was := recorded.Decisions[n]
	site := recorded.Sites[was.Site]
	switch {
	case site.Call != now.Site.Call || site.Offset != now.Site.Offset || filepath.Base(site.Module) != filepath.Base(now.Site.Module):
		return "it was " + attempt.SiteName(site, dir)
	case was.Window != now.Window || was.Target != now.Target:
		return fmt.Sprintf("it was for %s, now for %s", scope(was.Window, was.Target), scope(now.Window, now.Target))
	case was.Operations != now.Operations:
		return fmt.Sprintf("it issued %s, now %d", attempt.Counted(was.Operations, "operation"), now.Operations)
	case was.Instructions != now.Instructions || was.Hash != now.Hash:
		return "its operations, their pieces or their order differ"
	}
	return ""
}

func scope(window uint32, target int32) string {
	if target < 0 {
		return fmt.Sprintf("window %d", window)
	}
	return fmt.Sprintf("target %d of window %d", target, window)
}
