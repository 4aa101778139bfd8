package judging

import (
	"time"

	"golang.org/x/sys/unix"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/base/witness"
)

// clock is a time of this node's monotonic clock, which recordings of processes on this node have. Nobody can set it.
type clock struct {
	witness.Home
	time uint64
}

func clockNow() (c clock) {
	var now unix.Timespec
	if unix.ClockGettime(unix.CLOCK_MONOTONIC, &now) == nil {
		c.time = uint64(now.Nano())
	}
	c.Home, _ = witness.Here() // without it, no rank is here
	return c
}

// after is the time so long after.
func (c clock) after(d time.Duration) clock {
	c.time += uint64(d)
	return c
}

// of is the time in the recording of a process, if that ran on this node.
func (c clock) of(r trace.Rank) (at uint64, known bool) {
	return c.time, c.Boot != "" && witness.Of(r) == c.Home
}
