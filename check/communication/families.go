package communication

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/operand"
)

// Processes and those that they spawn have an intercommunicator (11.8.2), which has no name that both sides know, and neither has the
// intracommunicator that they make of it by MPI_Intercomm_merge. So messages over these are not matched one by one: those of each
// sender, receiver and tag are counted. The name of the children's world says which call has made it.

// families are the messages between parents and children.
type families struct {
	parents  map[*history.SharedComm]*kin
	children map[string]*kin // by the name of their world
	merged   map[*history.Comm]*kin
	spawns   []spawn
	open     map[pending]receiver // receives that are not complete
	cancels  map[*history.Process]bool
}

// kin are the parents or the children of a family.
type kin struct {
	members  map[int64]*history.Process // by rank
	sent     map[line][]history.Ref
	received map[line]int
	// vague are members of which it is not known how many messages they have sent or received.
	vague map[int64]bool
	// merged are the same processes in the intracommunicators that they have made with the others, in the order of the calls.
	merged []*kin
	merges map[*history.Process]int
}

// line is messages with a tag, between ranks of the two groups, or of an intracommunicator.
type line struct{ from, to, tag int64 }

// spawn is the call of the root that made a world.
type spawn struct {
	root          *history.Process
	entered, left uint64
	made          *history.SharedComm
}

type pending struct {
	process int
	number  uint64
}

type receiver struct {
	*kin
	rank int64
}

func newFamilies() *families {
	return &families{
		parents: map[*history.SharedComm]*kin{}, children: map[string]*kin{}, merged: map[*history.Comm]*kin{}, open: map[pending]receiver{}, cancels: map[*history.Process]bool{},
	}
}

func newKin() *kin {
	return &kin{members: map[int64]*history.Process{}, sent: map[line][]history.Ref{}, received: map[line]int{}, vague: map[int64]bool{}, merges: map[*history.Process]int{}}
}

var (
	spawning         = mpicall.Among("MPI_Comm_spawn", "MPI_Comm_spawn_multiple")
	getParent        = mpicall.Lookup("MPI_Comm_get_parent")
	merge            = mpicall.Lookup("MPI_Intercomm_merge")
	cancelCall       = mpicall.Lookup("MPI_Cancel")
	looksOnly        = mpicall.Among("MPI_Probe", "MPI_Iprobe")
	parent, statusOf = param("parent"), param("status")
	newIntracomm     = param("newintracomm")
)

// kinOf are those on whose side a process is in a communicator; nil: it is none of a family.
func (f *families) kinOf(of *history.Comm) *kin {
	switch {
	case of == nil:
		return nil
	case !of.Inter:
		return f.merged[of]
	case spawning(of.By.Function) && of.Shared != nil:
		if f.parents[of.Shared] == nil {
			f.parents[of.Shared] = newKin()
		}
		return f.parents[of.Shared]
	case of.By.Function == getParent && of.Process.Rank.Spawned:
		world := of.Process.Rank.World
		if f.children[world] == nil {
			f.children[world] = newKin()
		}
		return f.children[world]
	}
	return nil
}

// left follows the calls of a program that spawns processes, or was spawned.
func (f *families) left(c *history.Call) {
	f.completed(c)
	switch {
	case spawning(c.Function):
		f.spawned(c)
		return
	case c.Function == getParent:
		f.join(c.Comm(parent))
		return
	case c.Function == merge:
		f.merge(c.Comm(intercomm), c.Comm(newIntracomm))
		return
	case c.Function == cancelCall:
		f.cancels[c.Process] = true
		return
	case len(f.parents)+len(f.children) == 0 || !comm.Of(c.Function):
		return
	}
	of := c.Comm(comm)
	if k := f.kinOf(of); k != nil && !looksOnly(c.Function) && (dest.Of(c.Function) || source.Of(c.Function)) {
		k.message(f, c, of.Rank)
	}
}

func (f *families) join(of *history.Comm) {
	if k := f.kinOf(of); k != nil {
		k.members[of.Rank] = of.Process
	}
}

// merge joins those who make an intracommunicator of the family's. All of a side make these in the same order (6.1).
func (f *families) merge(of, made *history.Comm) {
	k := f.kinOf(of)
	if k == nil || made == nil {
		return
	}
	n := k.merges[made.Process]
	if k.merges[made.Process]++; n == len(k.merged) {
		k.merged = append(k.merged, newKin())
	}
	f.merged[made] = k.merged[n]
	f.join(made)
}

func (f *families) spawned(c *history.Call) {
	made, by := c.Comm(intercomm), c.Comm(comm)
	if !c.Succeeded() || made == nil || by == nil {
		return
	}
	f.join(made)
	if c.Int(root) == by.Rank && made.Shared != nil {
		f.spawns = append(f.spawns, spawn{c.Process, c.Time, c.Left, made.Shared})
	}
}

// message counts the message of a call.
func (k *kin) message(f *families, c *history.Call, own int64) {
	kind := operand.KindOf(c.Function)
	if kind == nil || kind.Sends() == kind.Receives() || kind.Partitions || kind.Form == operand.Persistent || !c.Succeeded() {
		k.vague[own] = true
		return
	}
	switch {
	case kind.Sends():
		if to := c.Int(dest); to != mpicall.ProcNull {
			l := line{own, to, c.Int(tag)}
			k.sent[l] = append(k.sent[l], c.Ref)
		}
	case c.Int(source) == mpicall.ProcNull:
	case kind.Form == operand.Nonblocking:
		f.open[pending{c.Process.Index, uint64(c.Int(request))}] = receiver{k, own}
	default:
		k.got(c, own)
	}
}

func (k *kin) got(c *history.Call, own int64) {
	s := c.Status(statusOf)
	if !s.Present {
		k.vague[own] = true
		return
	}
	k.received[line{s.Source, own, s.Tag}]++
}

// completed counts the messages of the requests that a call has completed.
func (f *families) completed(c *history.Call) {
	for _, done := range c.Completed {
		name := pending{c.Process.Index, done.Request.Number}
		r, open := f.open[name]
		switch {
		case !open:
			continue
		case done.Perhaps || !done.Status.Present:
			r.vague[r.rank] = true
		case !done.Status.Cancelled:
			r.received[line{done.Status.Source, r.rank, done.Status.Tag}]++
		}
		delete(f.open, name)
	}
}

// lost are messages that are never received, each with the receiver.
func (f *families) lost(over func(*history.Process) bool, tell func(sent history.Ref, l line, to string)) {
	for _, r := range f.open {
		r.vague[r.rank] = true
	}
	for world, children := range f.children {
		parents := f.parentsOf(world)
		if parents == nil {
			continue
		}
		lost := func(from, to *kin, name string) {
			for l, sent := range from.sent {
				sender, receiver := from.members[l.from], to.members[l.to]
				known := sender != nil && receiver != nil && !from.vague[l.from] && !to.vague[l.to] && !sender.Threaded() && !f.cancels[sender]
				if known && !receiver.Rank.CutOff && over(receiver) && len(sent) > to.received[l] {
					tell(sent[to.received[l]], l, fmt.Sprintf(name, l.to))
				}
			}
		}
		lost(children, parents, "parent %d")
		lost(parents, children, "child %d")
		for i := range min(len(children.merged), len(parents.merged)) {
			all := together(children.merged[i], parents.merged[i])
			lost(all, all, "rank %d of what MPI_Intercomm_merge made")
		}
	}
}

// together are both sides of an intracommunicator.
func together(sides ...*kin) *kin {
	all := newKin()
	for _, k := range sides {
		maps.Copy(all.members, k.members)
		maps.Copy(all.sent, k.sent)
		maps.Copy(all.vague, k.vague)
		maps.Copy(all.received, k.received)
	}
	return all
}

// parentsOf are those who have spawned a world; nil: that is not known.
func (f *families) parentsOf(world string) *kin {
	var found []spawn
	for _, s := range f.spawns {
		if process, at, known := history.Spawner(world); known && s.root.Rank.Process == process && s.entered <= at && at <= s.left {
			found = append(found, s)
		}
	}
	if len(found) != 1 {
		return nil
	}
	return f.parents[found[0].made]
}

// lostMessages judges the messages between parents and children.
func (j *Judge) lostMessages() {
	type lost struct {
		sent history.Ref
		line
		to string
	}
	var list []lost
	j.families.lost(func(p *history.Process) bool { return j.objects.over[p] }, func(sent history.Ref, l line, to string) {
		list = append(list, lost{sent, l, to})
	})
	slices.SortFunc(list, func(a, b lost) int {
		return cmp.Or(a.sent.Compare(b.sent), cmp.Compare(a.line.to, b.line.to))
	})
	for _, l := range list {
		j.Add(messageNotReceived, fmt.Sprintf("the message that {0} sends to %s with tag %d is never received", l.to, l.tag), at("the message", l.sent))
	}
}
