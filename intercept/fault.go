package intercept

import "cmp"

// fault is what MPI forbids, and the shim notices because it keeps the epochs.
type fault uint32

const (
	_ fault = iota
	noEpoch
	notPassive
	freedInEpoch
)

// faults say, after the place of a call, what is wrong with it.
var faults = map[fault]string{
	noEpoch:      "no epoch is open for the target of this call (MPI 4.1, 12.5)",
	notPassive:   "a call that returns a request needs an epoch of MPI_Win_lock or MPI_Win_lock_all (MPI 4.1, 12.3.5)",
	freedInEpoch: "the window is freed, but an epoch of MPI_Win_lock, MPI_Win_lock_all or MPI_Win_start is open (MPI 4.1, 12.2.5)",
}

// warn says what is wrong with a call at a site, for which it is called once.
func (c *core) warn(f fault, site uint32) {
	c.logf(Warnings, "%s: %s", cmp.Or(c.place(site), "at "+nowhere), faults[f])
}
