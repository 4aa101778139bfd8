package communication

import (
	"fmt"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/layout"
)

// mismatch says where the type signatures of sent and received data differ, as far as both reach (3.3.1), and whether the elements
// there have the same kind and width; empty: nowhere, or that is not known.
func mismatch(sent, received layout.Side) (text string, similar bool) {
	at, x, y, found := layout.Difference(sent, received)
	if !found || sent.Packed() || received.Packed() || !layout.Comparable(x, y) {
		return "", false
	}
	return fmt.Sprintf("%s is sent and %s is received at element %d", element(x), element(y), at), x.Class == y.Class
}

func element(s layout.Stretch) string { return mpicall.Predefined(mpicall.Datatype, s.Element) }

// amounts says whether two sides have different numbers of bytes. Nothing is known of packed data: a library may add
// some of its own to it.
func amounts(a, b layout.Side) (x, y int64, differ bool) {
	x, known := bytes(a)
	y, both := bytes(b)
	return x, y, known && both && x != y && !a.Packed() && !b.Packed()
}
