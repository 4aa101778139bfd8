package race

import (
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// In the separate memory model a window has two copies: one that operations access, and one that the process itself loads and
// stores. Bringing them together may take whole windows (MPI 4.1, 12.7, the third rule and the table of the separate model):
// a store and an update by a put or an accumulate must be ordered wherever in the window they are.

// isSeparate says whether a window has this model. What is attached to a dynamic window has no common bounds.
func isSeparate(w *history.Window) bool { return w.Model == mpicall.WinSeparate && !w.Dynamic() }

// covers says whether bytes may be memory of a window that is not dynamic.
func covers(w *history.Window, from, to int64) bool {
	return from < int64(w.Base+w.Bytes) && int64(w.Base) < to
}

// reach are the bytes where an access may conflict with others: more than its own in separate windows.
func (s *space) reach(a *access) (from, to int64) {
	from, to = a.from, a.to
	if !a.writes || a.window == nil && !a.own || s.of == nil {
		return from, to
	}
	for _, w := range s.of.windows {
		if isSeparate(w) && covers(w, a.from, a.to) {
			from, to = min(from, int64(w.Base)), max(to, int64(w.Base+w.Bytes))
		}
	}
	return from, to
}

// inOneWindow says whether one is a store to a separate window that the other updates.
func (a *access) inOneWindow(b *access) bool {
	if !a.own {
		a, b = b, a
	}
	return a.own && a.writes && b.writes && b.window != nil && b.shared == nil && isSeparate(b.window) && covers(b.window, a.from, a.to)
}
