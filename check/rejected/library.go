package rejected

import (
	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

var (
	compareAndSwap = mpicall.Lookup("MPI_Compare_and_swap")
	datatype       = history.Parameter("datatype")
)

// wide is the size of the swaps of libbugs.WideSwap, in bytes.
const wide = 8

// swaps keeps the first MPI_Compare_and_swap of 8 bytes: a library that crashes because of it may do so later, and in another rank.
func (j *Judge) swaps(c *history.Call) {
	if c.Function != compareAndSwap || j.swapped.Known() {
		return
	}
	if t := c.Type(datatype); t != nil && t.Size == wide {
		j.swapped = c.Ref
	}
}

// blameLibrary says in a finding about a crash that the library may be wrong, if it is known to crash in programs that do what this one does.
func (j *Judge) blameLibrary(f *check.Finding, p *history.Process) {
	text := libbugs.Named(p.Rank.Library).Does(libbugs.WideSwap)
	if text == "" || !j.swapped.Known() || !f.Fresh() {
		return
	}
	f.Because("after {0}: "+text, check.Place{Role: "the swap", Ref: j.swapped})
	f.Repair = "Do what is said about the library. If the program still crashes, check the addresses that are passed to its calls."
}
