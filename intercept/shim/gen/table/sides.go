package table

import (
	"fmt"
	"slices"
	"strings"
)

// side is a buffer of a call that returns a request: the library may access it until the request is complete (MPI 4.1, 3.7.2
// and 6.12).
type side struct {
	address, count, datatype string
	partner                  string // the argument with the rank of the other process, if there is one
	flags                    []string
}

// sides are the buffers of the call. Left out are those of one-sided operations, of buffered sends, of partitioned messages, of operations
// among neighbours, and of collective operations with an amount for each process: too little is then said about them.
func (c Call) sides() (list []side) {
	if c.OneSided() || c.operation() == "bsend" || c.place("partitions") >= 0 || c.place("request") < 0 || !slices.ContainsFunc(c.Args, c.begins) {
		return nil
	}
	if c.place("dest") < 0 && c.place("source") < 0 && c.place("message") < 0 {
		return c.collectiveSides()
	}
	if c.place("dest") >= 0 && c.place("sendbuf") >= 0 || c.place("source") < 0 && c.place("message") < 0 {
		list = append(list, side{address: c.oneOf("sendbuf", "buf"), count: c.oneOf("sendcount", "count"), datatype: c.oneOf("sendtype", "datatype"), partner: "dest", flags: []string{"SIDE_SENT"}})
	}
	if c.place("source") >= 0 || c.place("message") >= 0 {
		list = append(list, side{address: c.oneOf("recvbuf", "buf"), count: c.oneOf("recvcount", "count"), datatype: c.oneOf("recvtype", "datatype"), partner: c.oneOf("source"), flags: []string{"SIDE_RECEIVED"}})
	}
	return list
}

// begins says whether the argument is the request that the call returns.
func (c Call) begins(a Arg) bool { return a.Role == Request && c.direction(a) == Out && !a.List() }

// oneOf is the first of the names that an argument of the call has; empty: none does.
func (c Call) oneOf(names ...string) string {
	for _, name := range names {
		if c.place(name) >= 0 {
			return name
		}
	}
	return ""
}

// operation is the name of a nonblocking or persistent operation, in lower case: "allreduce".
func (c Call) operation() string {
	name := strings.TrimSuffix(strings.ToLower(c.short()), "_c")
	if c.persistent() {
		return strings.TrimSuffix(name, "_init")
	}
	return strings.TrimPrefix(name, "i")
}

// persistent says whether MPI_Start begins the operation.
func (c Call) persistent() bool {
	return strings.HasSuffix(strings.TrimSuffix(c.short(), "_c"), "_init")
}

// Which buffers of collective operations count at the root only, and which have a part for each process (6.5 to 6.12).
var (
	sentAtRoot     = []string{"scatter"}
	receivedAtRoot = []string{"gather", "reduce"}
	sentToEach     = []string{"scatter", "alltoall", "reduce_scatter_block"}
	receivedOfEach = []string{"gather", "allgather", "alltoall"}
)

func (c Call) collectiveSides() []side {
	name := c.operation()
	perProcess := slices.ContainsFunc(c.Args, func(a Arg) bool { return sides[a.Name] != "" })
	switch {
	case perProcess || strings.HasPrefix(name, "neighbor"):
		return nil
	case name == "bcast":
		of := side{address: "buffer", count: "count", datatype: "datatype"}
		sent, received := of, of
		sent.flags, received.flags = []string{"SIDE_SENT", "SIDE_COLLECTIVE", "SIDE_AT_ROOT"}, []string{"SIDE_RECEIVED", "SIDE_COLLECTIVE", "SIDE_NOT_AT_ROOT"}
		return []side{sent, received}
	case c.place("sendbuf") < 0:
		return nil
	}
	return []side{
		{address: "sendbuf", count: c.oneOf("sendcount", "count", "recvcount"), datatype: c.oneOf("sendtype", "datatype"), flags: parts("SIDE_SENT", name, sentAtRoot, sentToEach)},
		{address: "recvbuf", count: c.oneOf("recvcount", "count"), datatype: c.oneOf("recvtype", "datatype"), flags: parts("SIDE_RECEIVED", name, receivedAtRoot, receivedOfEach)},
	}
}

func parts(direction, name string, atRoot, each []string) []string {
	flags := []string{direction, "SIDE_COLLECTIVE"}
	if slices.Contains(atRoot, name) {
		flags = append(flags, "SIDE_AT_ROOT")
	}
	if slices.Contains(each, name) {
		flags = append(flags, "SIDE_EACH")
	}
	return flags
}

// Sides prints sides.c: the buffers that belong to the library until a request is complete.
func Sides(calls []Call) string {
	var b strings.Builder
	b.WriteString(notice + "/* In C because buffers exist only in the process. */\n#include \"recording/sides.h\"\n\n")
	b.WriteString("const struct nasty_side_of nasty_sides[] = {\n")
	var firsts []int
	n := 0
	for _, c := range calls {
		firsts = append(firsts, n)
		for _, s := range c.sides() {
			partner := "NO_PARTNER"
			if s.partner != "" {
				partner = fmt.Sprint(c.place(s.partner))
			}
			if c.persistent() {
				s.flags = append(s.flags, "SIDE_PERSISTENT")
			}
			if wide[baseType(c.Args[c.place(s.count)].Type)] {
				s.flags = append(s.flags, "SIDE_WIDE")
			}
			fmt.Fprintf(&b, "    {%d, %d, %d, %s, %s}, /* %s: %s */\n", c.place(s.address), c.place(s.count), c.place(s.datatype), partner, strings.Join(s.flags, " | "), c.short(), s.address)
			n++
		}
	}
	b.WriteString("    {0},\n};\n\nconst uint16_t nasty_sides_of[] = {\n    0,\n")
	for i, c := range calls {
		fmt.Fprintf(&b, "    %d, /* %s */\n", firsts[i], c.short())
	}
	fmt.Fprintf(&b, "    %d,\n};\n", n)
	return b.String()
}
