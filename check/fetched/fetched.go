// Package fetched finds out that an argument of a call is a value which a one-sided operation of the same process has fetched. It
// explains findings, and makes none.
package fetched

import (
	"fmt"
	"math"
	"math/bits"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/history"
)

// Values are what operations of each process have fetched last. Judges embed them: they are a history.Fetcher.
type Values struct {
	of map[int]*recent // by history.Process.Index
}

// Role is that of the place where an operation fetched the value, in the reason that Explain adds.
const Role = "the fetch"

// kept is how many values of a process are compared with arguments. The more there are, the more likely an argument is equal to one by
// chance, and programs mostly use soon what they fetch.
const kept = 16

// recent are the last values, in a ring.
type recent struct {
	list [kept]history.Fetch
	n    int
}

// Fetched notes a value.
func (v *Values) Fetched(f history.Fetch) {
	if f.Floating || len(numbers(f)) == 0 {
		return
	}
	if v.of == nil {
		v.of = map[int]*recent{}
	}
	r := v.of[f.Process.Index]
	if r == nil {
		r = &recent{}
		v.of[f.Process.Index] = r
	}
	r.list[r.n%kept] = f
	r.n++
}

// Explain adds to a finding about a call, if it is new, which arguments are values that were fetched.
func (v *Values) Explain(f *check.Finding, c *history.Call) {
	r := v.of[c.Process.Index]
	if !f.Fresh() || r == nil {
		return
	}
	for i, a := range c.Function.Arguments() {
		if a.Direction != mpicall.In || a.Form != mpicall.Number || a.List || notNumbers[a.Role] || !c.In.Has(i) {
			continue
		}
		if n := c.In.Int(i); telling(n) {
			r.explain(f, a.Name, n)
		}
	}
}

// notNumbers are arguments that are numbers in recordings only.
var notNumbers = map[mpicall.Role]bool{mpicall.Assertion: true, mpicall.ErrorCode: true}

// explain names the last operation that has fetched the argument.
func (r *recent) explain(f *check.Finding, name string, n int64) {
	for i := r.n - 1; i >= max(0, r.n-kept); i-- {
		fetch := r.list[i%kept]
		for _, value := range numbers(fetch) {
			if value == n {
				f.Because(fmt.Sprintf("%s = %d was fetched by {0}", name, n), check.Place{Role: Role, Ref: fetch.Ref})
				return
			}
		}
	}
}

// numbers are those telling ones that the data may stand for: signed, and of 4 bytes also unsigned.
func numbers(f history.Fetch) (list []int64) {
	var all []int64
	switch f.Bytes {
	case 4:
		all = []int64{int64(int32(f.Bits)), int64(uint32(f.Bits))}
	case 8:
		all = []int64{int64(f.Bits)}
	}
	for i, n := range all {
		if telling(n) && (i == 0 || n != all[0]) {
			list = append(list, n)
		}
	}
	return list
}

// small is up to where numbers are ranks, counts, displacements and data of most programs, so that two are equal by chance.
const small = 16

// telling says whether an argument is hardly equal to a number by chance. Powers of two are sizes of most programs.
func telling(n int64) bool {
	return (n < -1 || n > small) && n != math.MinInt64 && bits.OnesCount64(uint64(n)) > 1 && mpicall.Name(n) == ""
}
