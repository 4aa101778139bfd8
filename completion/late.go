package completion

// Opening is a call of MPI_Win_lock or MPI_Win_start that may be made late, when
// something needs the epoch or when it ends. Such a call may return before the target
// knows (MPI 4.1, 12.5.2 and 12.5.3).
type Opening struct {
	Self      bool // this rank is a target: the lock guards its own loads and stores (12.5.3)
	Reachable bool // the program has the addresses of other ranks' memory: the same for those
	Nested    bool // another epoch is open: programs rely on the order of nested locks
	Threads   bool // another thread could need the epoch while this one opens it
	Suspect   bool // an argument or the epoch is wrong: the library reports it at once
}

// MayBeLate says whether the call may be made late.
func MayBeLate(o Opening) bool {
	return !o.Self && !o.Reachable && !o.Nested && !o.Threads && !o.Suspect
}
