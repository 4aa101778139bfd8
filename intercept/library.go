package intercept

import "github.com/nastympi/nastympi/base/libbugs"

// meet says whether the library with a version has bugs that the core has to look for.
func (c *core) meet(version string) bool {
	c.library = libbugs.Of(version)
	return c.library != nil
}

// allocated warns, once, if the library makes such a window wrong. The program does nothing that MPI forbids.
func (c *core) allocated(site uint32, sizes []uint64) {
	what := c.library.Allocated(sizes)
	if what == "" {
		return
	}
	c.library = nil
	if place := c.place(site); place != "" {
		what = place + ": " + what
	}
	c.logf(Warnings, "%s", what)
}
