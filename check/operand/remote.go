package operand

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// Remote is what a one-sided operation accesses at its target.
type Remote struct {
	Window *history.Window // as the origin has it
	Part   *history.Window // as the target has it
	Rank   int64           // of the target in the window's group
	Memory
	Reads, Writes bool
	Atomic        bool // of the accumulate family (MPI 4.1, 12.7.1)
	Fetches       bool // an Atomic that tells the origin what it found
}

var win, targetDisp = param("win"), param("target_disp")

// RemoteOf a one-sided operation; not known: it accesses nothing, or the target's memory is not known.
func RemoteOf(c *history.Call) (r Remote, known bool) {
	r.Window, r.Rank = c.Window(win), c.Int(target)
	if r.Window == nil || r.Rank == mpicall.ProcNull {
		return r, false
	}
	if r.Part = r.Window.Part(r.Rank); r.Part == nil {
		return r, false
	}
	r.Side = Target(c)
	r.Address = int64(r.Part.Base) + r.Part.Offset(c.Int(targetDisp))
	r.Atomic = Accumulates(c.Function)
	r.Fetches = r.Atomic && resultAddr.Of(c.Function)
	r.Reads = Gets(c.Function) || r.Fetches
	r.Writes = !Gets(c.Function) && !IgnoresOrigin(c)
	return r, r.Known()
}
