package usage

import (
	"fmt"
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

// The nth MPI_Win_start of an origin that names a target matches the nth MPI_Win_post of the target that names the
// origin (MPI 4.1, 12.5.2).

var (
	groupOutside = &finding.Rule{
		Name: "group-not-in-window", Severity: finding.Error, Section: "12.5.2", Number: 44,
		Title:   "group of MPI_Win_start or MPI_Win_post with processes outside the window's group",
		Says:    "The group of MPI_Win_start and of MPI_Win_post must be a subset of the window's group.",
		Example: "MPI_Comm_group(MPI_COMM_WORLD, &all);\nMPI_Win_start(all, 0, win_of_a_smaller_communicator);",
		Repair:  "Make a subgroup of the group that MPI_Win_get_group returns.",
	}
	unmatchedStart = &finding.Rule{
		Name: "start-without-post", AtEnd: true, Severity: finding.Error, Section: "12.5.2", Number: 44,
		Title:   "MPI_Win_start that no MPI_Win_post matches",
		Says:    "Each process in the group of MPI_Win_start must call MPI_Win_post with a group that contains the caller. Otherwise MPI_Win_start or MPI_Win_complete may wait forever.",
		Example: "if (rank == 0) {\n    MPI_Win_start(group_of_ranks_1_and_2, 0, win);\n    MPI_Win_complete(win);\n} else if (rank == 1) { /* rank 2 does not */\n    MPI_Win_post(group_of_rank_0, 0, win);\n    MPI_Win_wait(win);\n}",
		Repair:  "Make the groups match: if rank 0 names rank 1, rank 1 must name rank 0.",
	}
	unmatchedPost = &finding.Rule{
		Name: "post-without-start", AtEnd: true, Severity: finding.Error, Section: "12.5.2", Number: 44,
		Title:   "MPI_Win_post that no MPI_Win_start matches",
		Says:    "Each process in the group of MPI_Win_post must call MPI_Win_start and MPI_Win_complete. MPI_Win_wait waits for all of them.",
		Example: "if (rank == 1) {\n    MPI_Win_post(group_of_ranks_0_and_2, 0, win);\n    MPI_Win_wait(win); /* rank 2 calls nothing */\n}",
		Repair:  "Make the groups match: if rank 0 names rank 1, rank 1 must name rank 0.",
	}
	noCheckAlone = &finding.Rule{
		Name: "nocheck-by-one-side", Severity: finding.Error, Section: "12.5.5", Number: 42,
		Title:   "MPI_MODE_NOCHECK in only one of MPI_Win_start and MPI_Win_post",
		Says:    "MPI_MODE_NOCHECK must be given to MPI_Win_start and to each matching MPI_Win_post, or to none of them.",
		Example: "MPI_Win_post(group, 0, win);                /* rank 1 */\nMPI_Win_start(group, MPI_MODE_NOCHECK, win); /* rank 0 */",
		Repair:  "Give the assertion to both, or to none.",
	}
	noCheckEarly = &finding.Rule{
		Name: "nocheck-before-post", Severity: finding.Error, Section: "12.5.5", Number: 42,
		Title:   "MPI_Win_start with MPI_MODE_NOCHECK before the matching MPI_Win_post",
		Says:    "MPI_MODE_NOCHECK in MPI_Win_start asserts that the matching MPI_Win_post has returned. The program must ensure this, by a barrier or a message.",
		Example: "MPI_Win_start(group, MPI_MODE_NOCHECK, win); /* rank 0 */\nMPI_Win_post(group, MPI_MODE_NOCHECK, win);  /* rank 1, at any time */",
		Repair:  "Call a barrier between MPI_Win_post and MPI_Win_start, or leave out MPI_MODE_NOCHECK on both sides.",
	}
)

// edge is an origin and a target.
type edge struct{ origin, target int64 }

// pair are the calls of an origin and a target that name each other.
type pair struct {
	starts, posts []*half // that nothing matches yet; one list is empty
	last          *half   // the origin's last start
}

// half is a MPI_Win_start or MPI_Win_post as it concerns one other rank.
type half struct {
	history.Ref
	assert int64
	update history.Ref // the first operation of a start's epoch that changes the target's memory
	match  *half
}

var pairFollowers = []*follower{
	{calls: mpicall.Among("MPI_Win_start", "MPI_Win_post"), entered: judgeGroup, left: (*Judge).paired},
	{calls: operations, entered: (*Judge).updateInStart},
	{calls: mpicall.Among("MPI_Win_free"), entered: func(j *Judge, c *history.Call) { j.settle(c.Window(win), c.Ref) }},
	{calls: mpicall.Among("MPI_Finalize"), entered: func(j *Judge, c *history.Call) {
		for _, w := range c.Process.Windows() {
			j.settle(w, c.Ref)
		}
	}},
}

func judgeGroup(j *Judge, c *history.Call) {
	of, g := c.Window(win), c.Group(group)
	if of == nil || g == nil || of.Comm == nil {
		return
	}
	if n, members := distinct(trace.Worlds(g.Spans)), len(of.Members(g)); n > members {
		j.Add(groupOutside, fmt.Sprintf("{0} has a group of %d processes, but only %d of them are in the group of window %s", n, members, of.Name()),
			at("the call", c), check.Place{Role: "the window", Ref: of.By})
	}
}

// distinct is how many different ranks a list has. Some libraries make groups with one process twice, which is an error of the call
// that made the group.
func distinct(list []int64) int {
	slices.Sort(list)
	return len(slices.Compact(list))
}

var winStart = mpicall.Lookup("MPI_Win_start")

// paired matches a call that has returned with those of the ranks that it names.
func (j *Judge) paired(c *history.Call) {
	of := c.Window(win)
	all := j.everywhere(of)
	if all == nil {
		return
	}
	for _, member := range of.Members(c.Group(group)) {
		h := &half{Ref: c.Ref, assert: c.Int(assert)}
		if c.Function == winStart {
			p := all.pair(edge{of.Self(), int64(member)})
			p.last = h
			p.starts = append(p.starts, h)
			j.match(p, of)
			j.unmatched(all, of, int64(member))
			continue
		}
		p := all.pair(edge{int64(member), of.Self()})
		p.posts = append(p.posts, h)
		j.match(p, of)
		j.unmatched(all, of, int64(member))
	}
}

func (all *everywhere) pair(e edge) *pair {
	if all.pairs[e] == nil {
		all.pairs[e] = &pair{}
	}
	return all.pairs[e]
}

// match judges a start and a post that match.
func (j *Judge) match(p *pair, of *history.Window) {
	if len(p.starts) == 0 || len(p.posts) == 0 {
		return
	}
	start, post := p.starts[0], p.posts[0]
	p.starts, p.posts = p.starts[1:], p.posts[1:]
	start.match = post
	places := []check.Place{{Role: "the start", Ref: start.Ref}, {Role: "the post", Ref: post.Ref}}
	name := func(h *half) string { return map[bool]string{true: "{0}", false: "{1}"}[h == start] }
	switch by, not := start, post; {
	case (start.assert^post.assert)&mpicall.ModeNocheck != 0:
		if by.assert&mpicall.ModeNocheck == 0 {
			by, not = post, start
		}
		j.Add(noCheckAlone, fmt.Sprintf("%s has MPI_MODE_NOCHECK on window %s, and %s, which matches it, has not", name(by), of.Name(), name(not)), places...)
	case start.assert&mpicall.ModeNocheck != 0 && j.earlier(start.Ref, post.Ref):
		j.AddInOrder(noCheckEarly, fmt.Sprintf("A has MPI_MODE_NOCHECK on window %s, and rank %d calls B only after it", of.Name(), post.Process.Rank.Rank), places...)
	}
	j.judgeUpdate(start, of)
}

// judgeUpdate judges an operation of a start epoch, once both the operation and the matching post are known.
func (j *Judge) judgeUpdate(start *half, of *history.Window) {
	if start.update.Known() && start.match != nil && start.match.assert&mpicall.ModeNoput != 0 {
		j.updatedNoPut(start.update, start.match.Ref, of)
	}
}

func (j *Judge) updateInStart(c *history.Call) {
	of := j.operation.window
	all := j.everywhere(of)
	if all == nil || !j.inStart(of) || !j.updates(c) {
		return
	}
	if p := all.pairs[edge{of.Self(), j.operation.to}]; p != nil && p.last != nil && !p.last.update.Known() {
		p.last.update = c.Ref
		j.judgeUpdate(p.last, of)
	}
}

// settle notes that a process will post and start no more on a window. What names it and has no match never will.
func (j *Judge) settle(of *history.Window, by history.Ref) {
	all := j.everywhere(of)
	if all == nil {
		return
	}
	if _, known := all.over[of.Self()]; !known {
		all.over[of.Self()] = by
		j.unmatched(all, of, of.Self())
	}
}

// unmatched judges the calls that name a rank which makes no more epochs.
func (j *Judge) unmatched(all *everywhere, of *history.Window, gone int64) {
	by, over := all.over[gone]
	if !over {
		return
	}
	for n := range all.size {
		if p := all.pairs[edge{n, gone}]; p != nil {
			j.never(unmatchedStart, p.starts, "MPI_Win_post", by, of)
			p.starts = nil
		}
		if p := all.pairs[edge{gone, n}]; p != nil {
			j.never(unmatchedPost, p.posts, "MPI_Win_start", by, of)
			p.posts = nil
		}
	}
}

func (j *Judge) never(rule *finding.Rule, list []*half, missing string, by history.Ref, of *history.Window) {
	for _, h := range list {
		j.AddInOrder(rule, fmt.Sprintf("A on window %s names rank %d, which has called no %s for it before B", of.Name(), by.Process.Rank.Rank, missing),
			check.Place{Role: "the call", Ref: h.Ref}, check.Place{Role: "the end of the window at that rank", Ref: by})
	}
}
