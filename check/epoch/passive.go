package epoch

// Lock is MPI_Win_lock of target by the process with rank self in the window's group.
func (w *Window) Lock(id ID, target, self int) (broken []Violation) {
	switch {
	case w.all != nil:
		broken = one(LockMixed, w.all.by, target)
	case w.Locked(target):
		broken = one(LockedTwice, w.locks[target].by, target)
	case target == self && w.exposure != nil:
		broken = one(LockedAndExposed, w.exposure.by, target)
	default:
		broken = w.opening(target)
	}
	if w.locks == nil {
		w.locks = map[int]lock{}
	}
	w.locks[target], w.latest = lock{id}, id
	return broken
}

// LockAll is MPI_Win_lock_all.
func (w *Window) LockAll(id ID) (broken []Violation) {
	switch {
	case w.all != nil:
		broken = one(LockedTwice, w.all.by, All)
	case len(w.locks) > 0:
		by, target := w.opened()
		broken = one(LockMixed, by, target)
	case w.exposure != nil:
		broken = one(LockedAndExposed, w.exposure.by, All)
	default:
		broken = w.opening(All)
	}
	w.all, w.latest = &lock{id}, id
	return broken
}

// Unlock is MPI_Win_unlock of target.
func (w *Window) Unlock(target int) []Violation {
	if _, locked := w.locks[target]; !locked {
		if w.all != nil {
			return one(UnlockMixed, w.all.by, target)
		}
		return one(UnlockUnlocked, 0, target)
	}
	delete(w.locks, target)
	return nil
}

// UnlockAll is MPI_Win_unlock_all.
func (w *Window) UnlockAll() []Violation {
	if w.all == nil {
		if by, target := w.opened(); by != 0 {
			return one(UnlockMixed, by, target)
		}
		return one(UnlockUnlocked, 0, All)
	}
	w.all = nil
	return nil
}

// Flush is MPI_Win_flush or MPI_Win_flush_local of target, or of All.
func (w *Window) Flush(target int) []Violation {
	if w.all != nil || target == All && w.Passive() || target != All && w.Locked(target) {
		return nil
	}
	by, _ := w.opened()
	return one(FlushWithoutLock, by, target)
}

// Sync is MPI_Win_sync.
func (w *Window) Sync() []Violation {
	if w.Passive() {
		return nil
	}
	return one(SyncOutside, w.fence.last, All)
}

// Free is MPI_Win_free.
func (w *Window) Free() (broken []Violation) {
	if by, target := w.opened(); by != 0 {
		broken = append(broken, Violation{FreedInside, by, target})
	}
	for _, epoch := range []*group{w.access, w.exposure} {
		if epoch != nil {
			broken = append(broken, Violation{FreedInside, epoch.by, All})
		}
	}
	if w.fence.amount > 0 {
		broken = append(broken, Violation{FreedInside, w.fence.first, All})
	}
	return broken
}

func (w *Window) lockOf(target int) ID {
	if l, own := w.locks[target]; own {
		return l.by
	}
	return w.all.by
}
