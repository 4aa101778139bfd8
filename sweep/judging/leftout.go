package judging

import (
	"fmt"
	"slices"
	"strings"
)

// LeftOut is what judges did not judge: what recordings lack, and what depends on which of two calls on different nodes came first, if
// neither messages nor clocks tell.
type LeftOut struct {
	kinds []Kind
	hosts []string
	by    []string // what each kind has left out because of nodes; empty: nothing
	lost  []string // lines about what recordings lack
	// TwoSided: the program was recorded, and makes no one-sided operation.
	TwoSided bool
}

// By says what judges of some kinds left out, in lines.
func (l LeftOut) By(kinds []Kind) []string {
	var left []string
	for i, what := range l.by {
		if slices.ContainsFunc(kinds, func(k Kind) bool { return k.Name == l.kinds[i].Name }) {
			left = append(left, what)
		}
	}
	return union(slices.Clone(l.lost), nodes(l.hosts, left)...)
}

// leftOut is what a finder has left out, after its list was asked for; empty: nothing.
func leftOut(f finder) string {
	if l, is := f.(interface{ LeftOut() string }); is {
		return l.LeftOut()
	}
	return ""
}

// nodes says what was left out because processes ran on several nodes. Empty words stand for nothing.
func nodes(hosts, left []string) []string {
	if left = slices.DeleteFunc(slices.Clone(left), func(what string) bool { return what == "" }); len(left) == 0 {
		return nil
	}
	if len(hosts) > mostNodes {
		hosts = append(hosts[:mostNodes:mostNodes], "…")
	}
	return []string{fmt.Sprintf("the ranks ran on several nodes (%s), whose clocks differ, so these were not judged: "+
		"%s; to judge them, run all ranks on one node", strings.Join(hosts, ", "), strings.Join(left, ", "))}
}

// mostNodes is how many names a line has room for.
const mostNodes = 4
