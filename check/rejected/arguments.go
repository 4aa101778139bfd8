package rejected

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// arguments are those of a call that a person can compare with what MPI allows: numbers, null and predefined handles, and addresses
// that are constants.
func arguments(c *history.Call) string {
	var words []string
	for i, a := range c.Function.Arguments() {
		if a.Direction != mpicall.In || !c.In.Has(i) {
			continue
		}
		value := readable(a, c.In.Int(i))
		switch {
		case a.List:
			value = readableList(a, c.In.Ints(i), c.In.Length(i))
		case a.Form == mpicall.String:
			value = fmt.Sprintf("%q", c.In.Text(i))
		}
		if value != "" {
			words = append(words, a.Name+" = "+value)
		}
	}
	return strings.Join(words, ", ")
}

// mostEntries of an array are shown.
const mostEntries = 8

// readableList is an array; empty, if some entry is not readable.
func readableList(a mpicall.Argument, list []int64, length int) string {
	var words []string
	for _, n := range list[:min(len(list), mostEntries)] {
		word := readable(a, n)
		if word == "" {
			return ""
		}
		words = append(words, word)
	}
	if length > len(words) {
		words = append(words, "…")
	}
	return "{" + strings.Join(words, ", ") + "}"
}

func readable(a mpicall.Argument, n int64) string {
	switch name := mpicall.Name(n); {
	case name != "":
		return name
	case a.Form == mpicall.Number && !masks[a.Role]:
		return fmt.Sprint(n)
	case a.Form == mpicall.Handle && n == 0:
		return nulls[a.Role]
	case a.Form == mpicall.Handle:
		return mpicall.Predefined(a.Role, uint64(n))
	case a.Form == mpicall.Pointer && n == 0 && a.Role == mpicall.Buffer:
		return "NULL"
	}
	return ""
}

// masks are numbers whose bits recordings number in their own way.
var masks = map[mpicall.Role]bool{mpicall.Assertion: true, mpicall.ErrorCode: true}

var nulls = map[mpicall.Role]string{
	mpicall.Communicator: "MPI_COMM_NULL", mpicall.Datatype: "MPI_DATATYPE_NULL", mpicall.Op: "MPI_OP_NULL", mpicall.Window: "MPI_WIN_NULL",
	mpicall.Group: "MPI_GROUP_NULL", mpicall.Info: "MPI_INFO_NULL", mpicall.Request: "MPI_REQUEST_NULL", mpicall.Message: "MPI_MESSAGE_NULL",
	mpicall.File: "MPI_FILE_NULL", mpicall.Session: "MPI_SESSION_NULL", mpicall.ErrorHandler: "MPI_ERRHANDLER_NULL",
}

// buffer is a parameter with the address of data, and those that say how much there is. Recordings do not tell MPI_BOTTOM from NULL,
// but data of a predefined datatype is at neither.
type buffer struct{ at, count, datatype int }

// amounts are the parameters with the number of elements and their datatype, by the parameter with their address. Those of one-sided
// operations are judged by package usage.
var amounts = map[string][2][]string{
	"buf": {{"count"}, {"datatype"}}, "buffer": {{"count"}, {"datatype"}},
	"sendbuf": {{"sendcount", "count"}, {"sendtype", "datatype"}}, "recvbuf": {{"recvcount", "count"}, {"recvtype", "datatype"}},
	"inbuf": {{"incount"}, {"datatype"}},
}

var buffers = mpicall.ByFunction(func(f mpicall.Function) (list []buffer) {
	first := func(names []string) int {
		for _, name := range names {
			if at := f.Argument(name); at >= 0 {
				return at
			}
		}
		return -1
	}
	for i, a := range f.Arguments() {
		amount, known := amounts[a.Name]
		if b := (buffer{i, first(amount[0]), first(amount[1])}); known && b.datatype >= 0 && a.Direction == mpicall.In {
			list = append(list, b)
		}
	}
	return list
})

// nullBuffer says which buffer of a call is NULL although the call has data.
func nullBuffer(c *history.Call) string {
	args := c.Function.Arguments()
	i := slices.IndexFunc(buffers[c.Function], func(b buffer) bool {
		empty := b.count >= 0 && c.In.Int(b.count) <= 0
		return c.In.Has(b.at) && c.In.Int(b.at) == 0 && !empty && mpicall.Predefined(mpicall.Datatype, c.In.Handle(b.datatype)) != ""
	})
	if i < 0 {
		return ""
	}
	b := buffers[c.Function][i]
	if b.count < 0 {
		return args[b.at].Name + " is NULL"
	}
	return fmt.Sprintf("%s is NULL and %s is %d", args[b.at].Name, args[b.count].Name, c.In.Int(b.count))
}
