package intercept

import (
	"fmt"
	"os"

	"github.com/nastympi/nastympi/base/libbugs"
)

// meet returns what the library with a version makes wrong, if a program does it.
func (c *core) meet(version string) libbugs.Habit {
	c.library = libbugs.Of(version)
	c.settings.Completion.EarlyFlushAll = c.library.FlushesAllEarly()
	return c.library.Habits() &^ libbugs.Avoided(os.Getenv)
}

// allocated warns, once, if the library makes such a window wrong. The program does nothing that MPI forbids.
func (c *core) allocated(site uint32, sizes []uint64) {
	if c.warned&libbugs.Allocated == 0 {
		c.blame(libbugs.Allocated, site, c.library.Allocated(sizes))
	}
}

// habit warns, once, of what the library makes wrong.
func (c *core) habit(h libbugs.Habit, site uint32) {
	if c.warned&h == 0 {
		c.blame(h, site, c.library.Does(h))
	}
}

func (c *core) blame(h libbugs.Habit, site uint32, what string) {
	if what == "" {
		return
	}
	c.warned |= h
	if c.first != nil && !c.first(h) {
		return
	}
	if place := c.place(site); place != "" {
		what = place + ": " + what
	}
	c.logf(Warnings, "%s", what)
}

// firstOf is a rank's side of an agreement which rank of a job warns: the first that has a name. It keeps the name until it ends.
func firstOf(job string) func(libbugs.Habit) bool {
	return func(h libbugs.Habit) bool { return hear(fmt.Sprintf("%s-habit-%d", job, h)) >= 0 }
}
