package epoch

import "slices"

// Fence is MPI_Win_fence with the assertions MPI_MODE_NOPRECEDE and MPI_MODE_NOSUCCEED.
func (w *Window) Fence(id ID, noPrecede, noSucceed bool) (broken []Violation) {
	if w.Passive() {
		by, target := w.opened()
		broken = append(broken, Violation{FenceInside, by, target})
	}
	for _, epoch := range []*group{w.access, w.exposure} {
		if epoch != nil {
			broken = append(broken, Violation{FenceInside, epoch.by, All})
		}
	}
	if noPrecede && w.fence.amount > 0 {
		broken = append(broken, Violation{PrecededByOperation, w.fence.first, All})
	}
	w.fence, w.latest = fence{last: id, open: !noSucceed}, id
	return broken
}

// Start is MPI_Win_start with the ranks of its group in the window's group.
func (w *Window) Start(id ID, members []int) (broken []Violation) {
	broken = w.opening(All)
	w.access, w.latest = &group{id, members}, id
	return broken
}

// opening are the rules that a call breaks if it opens an access epoch for target.
func (w *Window) opening(target int) []Violation {
	switch {
	case w.access != nil:
		return one(AccessOverlap, w.access.by, target)
	case target == All && w.Passive():
		by, _ := w.opened()
		return one(AccessOverlap, by, target)
	case w.fence.amount > 0:
		return one(FenceOperations, w.fence.first, target)
	}
	return nil
}

// Complete is MPI_Win_complete.
func (w *Window) Complete() []Violation {
	if w.access == nil {
		return one(CompleteUnstarted, 0, All)
	}
	w.access = nil
	return nil
}

// Post is MPI_Win_post by the process with this rank in the window's group.
func (w *Window) Post(id ID, members []int, self int) (broken []Violation) {
	switch {
	case w.exposure != nil:
		broken = one(ExposureOverlap, w.exposure.by, All)
	case w.Locked(self):
		broken = one(LockedAndExposed, w.lockOf(self), self)
	case w.fence.amount > 0:
		broken = one(FenceOperations, w.fence.first, All)
	}
	w.exposure, w.latest = &group{id, members}, id
	return broken
}

// Wait is MPI_Win_wait, or MPI_Win_test. It ends the exposure epoch if done.
func (w *Window) Wait(id ID, done bool) []Violation {
	if w.exposure == nil {
		return one(WaitUnposted, w.exposed, All)
	}
	if done {
		w.exposure, w.exposed, w.latest = nil, id, id
	}
	return nil
}

// Operation is a one-sided operation to target. MPI_PROC_NULL needs no call of it.
func (w *Window) Operation(id ID, target int, request bool) []Violation {
	switch {
	case w.Locked(target):
		return nil
	case w.access != nil && slices.Contains(w.access.members, target):
		return requestIn(request, w.access.by, target)
	case w.access != nil:
		return one(OutsideGroup, w.access.by, target)
	case w.Passive():
		by, _ := w.opened()
		return one(NotLocked, by, target)
	case w.fence.open:
		w.fence.amount++
		if w.fence.first == 0 {
			w.fence.first, w.latest = id, id
		}
		return requestIn(request, w.fence.last, target)
	case w.fence.last != 0:
		return one(AfterNoSucceed, w.fence.last, target)
	}
	return one(NoEpoch, 0, target)
}

func requestIn(request bool, by ID, target int) []Violation {
	if !request {
		return nil
	}
	return one(RequestInActive, by, target)
}
