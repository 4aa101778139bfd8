package usage

import (
	"slices"
	"sort"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
)

// attachment is memory of a dynamic window.
type attachment struct {
	bytes layout.Interval
	by    history.Ref
}

// region is the memory that a call attaches.
func region(c *history.Call) layout.Interval {
	return layout.Interval{From: c.Int(base), To: c.Int(base) + max(0, c.Int(size))}
}

// regions are memory of a dynamic window, sorted by its addresses. They overlap in wrong programs only.
type regions []attachment

// search finds the first region that begins at an address or later.
func (r regions) search(address int64) int {
	return sort.Search(len(r), func(i int) bool { return r[i].bytes.From >= address })
}

// at are the regions that begin at an address.
func (r regions) at(address int64) regions { return r[r.search(address):r.search(address+1)] }

// from are the last region that begins at an address or before it, and all that begin later.
func (r regions) from(address int64) regions { return r[max(0, r.search(address+1)-1):] }

func (r *regions) add(a attachment) { *r = slices.Insert(*r, r.search(a.bytes.From+1), a) }

// remove removes the regions that begin at an address.
func (r *regions) remove(address int64) {
	*r = slices.Delete(*r, r.search(address), r.search(address+1))
}

// cover says whether all of the bytes are in regions.
func (r regions) cover(bytes layout.Interval) bool {
	for _, a := range r {
		if bytes.From >= bytes.To || a.bytes.From > bytes.From {
			break
		}
		bytes.From = max(bytes.From, a.bytes.To)
	}
	return bytes.From >= bytes.To
}
