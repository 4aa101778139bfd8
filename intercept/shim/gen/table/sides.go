package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// side is a buffer of a call that the library may access during the call, or until a request is complete (MPI 4.1, 3.7.2 and
// 6.12).
type side struct {
	address, count, datatype string
	partner                  string // the argument with the rank of the other process, if there is one
	operation                string // the argument that may be MPI_NO_OP
	inPlace                  string // the argument that is MPI_IN_PLACE if this buffer is used
	displacement             string // the argument with the displacement of each process' part, if each has an amount of its own
	flags                    []string
}

// sides are the buffers of the call: those that belong to a request, or else what the call sends and what it has received when
// it returns.
func (c Call) sides() []side {
	if c.followed() {
		return c.requested()
	}
	list := append(c.sent(), c.fetched()...)
	for i := range list {
		list[i].flags = append(list[i].flags, "SIDE_IN_CALL")
	}
	return append(append(list, c.returned()...), c.completed()...)
}

// followed says whether the call's request belongs to buffers that are all known. Left out are one-sided operations and
// partitioned messages: too little is then said about their buffers.
func (c Call) followed() bool {
	if c.OneSided() || c.place("partitions") >= 0 || !slices.ContainsFunc(c.Args, c.begins) {
		return false
	}
	return c.movesData() || c.isMessage() || c.isFile()
}

// isFile says whether the call reads or writes a file.
func (c Call) isFile() bool { return c.place("fh") >= 0 && c.place("buf") >= 0 }

// isMessage says whether the call sends or receives a message.
func (c Call) isMessage() bool {
	return c.oneOf("dest", "source", "message") != "" && c.oneOf("sendbuf", "buf") != ""
}

func (c Call) requested() (list []side) {
	if c.isFile() {
		return []side{c.ofFile()}
	}
	if !c.isMessage() {
		return c.collectiveSides()
	}
	if c.place("dest") >= 0 && (c.place("sendbuf") >= 0 || c.place("source") < 0) {
		list = append(list, c.message())
	}
	if c.place("source") >= 0 || c.place("message") >= 0 {
		list = append(list, c.incoming())
	}
	return list
}

// ofFile is the buffer of a call that reads or writes a file.
func (c Call) ofFile() side {
	s := side{address: "buf", count: "count", datatype: "datatype", flags: []string{"SIDE_FILE", "SIDE_RECEIVED"}}
	if strings.Contains(c.operation(), "write") {
		s.flags[1] = "SIDE_SENT"
	}
	return s
}

// incoming is where the message is stored that the call receives.
func (c Call) incoming() side {
	return side{address: c.oneOf("recvbuf", "buf"), count: c.oneOf("recvcount", "count"), datatype: c.oneOf("recvtype", "datatype"), partner: c.oneOf("source"), flags: []string{"SIDE_RECEIVED"}}
}

// message is what the call sends to a process.
func (c Call) message() side {
	return side{address: c.oneOf("sendbuf", "buf"), count: c.oneOf("sendcount", "count"), datatype: c.oneOf("sendtype", "datatype"), partner: "dest", flags: []string{"SIDE_SENT"}}
}

// sent are the buffers that the call sends itself: not those of persistent operations, which MPI_Start sends.
func (c Call) sent() []side {
	switch {
	case c.persistent() || c.place("partitions") >= 0:
		return nil
	case c.OneSided():
		return c.origins()
	case c.isMessage() && c.place("dest") >= 0:
		return []side{c.message()}
	case c.movesData():
		return c.collectiveSent()
	}
	return nil
}

// returned are the buffers that hold what the call has received when it returns.
func (c Call) returned() (list []side) {
	switch {
	case c.OneSided() || c.persistent() || c.place("partitions") >= 0 || slices.ContainsFunc(c.Args, c.begins):
		return nil
	case c.isMessage() && (c.place("source") >= 0 || c.place("message") >= 0):
		list = []side{c.incoming()}
	case c.movesData():
		list = slices.DeleteFunc(c.collectiveSides(), func(s side) bool { return !slices.Contains(s.flags, "SIDE_RECEIVED") })
	}
	for i := range list {
		list[i].flags = append(list[i].flags, "SIDE_RETURNED")
	}
	return list
}

// origins are what a one-sided operation sends (12.3): of a compare-and-swap two elements.
func (c Call) origins() []side {
	if c.operation() == "get" || c.operation() == "rget" {
		return nil
	}
	origin := side{address: "origin_addr", count: c.oneOf("origin_count"), datatype: c.oneOf("origin_datatype", "datatype"), partner: "target_rank", operation: c.oneOf("op"), flags: []string{"SIDE_SENT"}}
	if c.place("compare_addr") < 0 {
		return []side{origin}
	}
	compare := origin
	compare.address = "compare_addr"
	return []side{origin, compare}
}

// fetched is where a one-sided operation stores what it reads at the target (12.3). It stores no more than a get reads there.
func (c Call) fetched() []side {
	switch {
	case !c.OneSided():
		return nil
	case c.place("result_addr") >= 0:
		return []side{{address: "result_addr", count: c.oneOf("result_count"), datatype: c.oneOf("result_datatype", "datatype"), partner: "target_rank", flags: []string{"SIDE_RECEIVED"}}}
	case c.operation() == "get" || c.operation() == "rget":
		return []side{
			{address: "origin_addr", count: "origin_count", datatype: "origin_datatype", partner: "target_rank", flags: []string{"SIDE_RECEIVED"}},
			{address: "origin_addr", count: "target_count", datatype: "target_datatype", partner: "target_rank", flags: []string{"SIDE_LIMIT"}},
		}
	}
	return nil
}

// completed stands for the buffers of all operations that the call completes at the origin (12.5.1, 12.5.2, 12.5.3 and
// 12.5.4): of a window, perhaps those for one target only.
func (c Call) completed() []side {
	switch c.Name {
	case "MPI_Win_flush", "MPI_Win_flush_local", "MPI_Win_unlock":
		return []side{{address: "win", partner: "rank", flags: []string{"SIDE_COMPLETED"}}}
	case "MPI_Win_flush_all", "MPI_Win_flush_local_all", "MPI_Win_unlock_all", "MPI_Win_fence", "MPI_Win_complete":
		return []side{{address: "win", flags: []string{"SIDE_COMPLETED"}}}
	}
	return nil
}

// inPlace are the operations that send all of the receive buffer if the send buffer is MPI_IN_PLACE (6.8 to 6.11).
var inPlace = []string{"reduce", "allreduce", "alltoall", "alltoallv", "alltoallw", "reduce_scatter_block", "reduce_scatter", "scan", "exscan"}

// collectiveSent is what a collective operation sends.
func (c Call) collectiveSent() (list []side) {
	for _, s := range c.collectiveSides() {
		if slices.Contains(s.flags, "SIDE_SENT") {
			list = append(list, s)
		}
	}
	if !slices.Contains(inPlace, c.operation()) {
		return list
	}
	all := c.receivedOfAll()
	all.inPlace, all.flags[0] = "sendbuf", "SIDE_SENT"
	switch c.variant() { // what is reduced is more than what is received
	case "reduce_scatter":
		all.flags[slices.Index(all.flags, "SIDE_OWN")] = "SIDE_SUM"
	case "reduce_scatter_block":
		all.flags = append(all.flags, "SIDE_EACH")
	}
	return append(list, all)
}

// begins says whether the argument is the request that the call returns.
func (c Call) begins(a Arg) bool {
	return a.Role == mpicall.Request && c.direction(a) == mpicall.Out && !a.List()
}

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

// variant is the operation without the letter that says that it has an amount, or a datatype, for each process.
func (c Call) variant() string {
	name := c.operation()
	if c.oneOf("sendcounts", "recvcounts") != "" {
		return strings.TrimRight(name, "vw")
	}
	return name
}

// Which buffers of collective operations count at the root only, and which have a part for each process (6.5 to 6.12 and 8.6).
var (
	sentAtRoot     = []string{"scatter"}
	receivedAtRoot = []string{"gather", "reduce"}
	sentToEach     = []string{"scatter", "alltoall", "reduce_scatter_block", "neighbor_alltoall"}
	receivedOfEach = []string{"gather", "allgather", "alltoall", "neighbor_allgather", "neighbor_alltoall"}
)

func (c Call) collectiveSides() []side {
	switch name := c.operation(); {
	case name == "bcast":
		of := side{address: "buffer", count: "count", datatype: "datatype"}
		sent, received := of, of
		sent.flags, received.flags = []string{"SIDE_SENT", "SIDE_COLLECTIVE", "SIDE_AT_ROOT"}, []string{"SIDE_RECEIVED", "SIDE_COLLECTIVE", "SIDE_NOT_AT_ROOT"}
		return []side{sent, received}
	case c.place("sendbuf") < 0:
		return nil
	}
	received := c.receivedOfAll()
	if c.operation() == "exscan" { // the receive buffer is not significant at rank 0, and stays as it is (6.12.2)
		received.flags = append(received.flags, "SIDE_NOT_FIRST")
	}
	return []side{c.sentToAll(), received}
}

func (c Call) sentToAll() side {
	s := side{address: "sendbuf", count: c.oneOf("sendcounts", "sendcount", "count", "recvcount", "recvcounts"), datatype: c.oneOf("sendtypes", "sendtype", "datatype")}
	s.flags = parts("SIDE_SENT", c.variant(), sentAtRoot, sentToEach, "SIDE_DESTINATIONS")
	return c.withAmounts(s, "sendcounts", "sdispls", "SIDE_SUM")
}

func (c Call) receivedOfAll() side {
	s := side{address: "recvbuf", count: c.oneOf("recvcounts", "recvcount", "count"), datatype: c.oneOf("recvtypes", "recvtype", "datatype")}
	s.flags = parts("SIDE_RECEIVED", c.variant(), receivedAtRoot, receivedOfEach, "SIDE_SOURCES")
	return c.withAmounts(s, "recvcounts", "rdispls", "SIDE_OWN")
}

// withAmounts says that the buffer has an amount for each process. Where all amounts lie one after the other (6.10.2), reduced says
// which of them the buffer has.
func (c Call) withAmounts(s side, counts, places, reduced string) side {
	s.displacement = c.oneOf(places, "displs")
	switch {
	case c.variant() == "reduce_scatter":
		s.flags = append(s.flags, reduced)
	case s.count != counts:
		s.displacement = ""
	default:
		s.flags = append(slices.DeleteFunc(s.flags, func(flag string) bool { return flag == "SIDE_EACH" }), "SIDE_AMOUNTS")
	}
	if strings.HasSuffix(s.datatype, "types") {
		s.flags = append(s.flags, "SIDE_TYPES")
	}
	return s
}

// parts are the flags of a collective operation's buffer. What is moved between neighbours is a part for each of them.
func parts(direction, name string, atRoot, each []string, neighbours string) []string {
	flags := []string{direction, "SIDE_COLLECTIVE"}
	if slices.Contains(atRoot, name) {
		flags = append(flags, "SIDE_AT_ROOT")
	}
	if slices.Contains(each, name) {
		flags = append(flags, "SIDE_EACH")
	}
	if strings.HasPrefix(name, "neighbor_") {
		flags = append(flags, neighbours)
	}
	return flags
}

// Sides prints sides.c: the buffers of calls.
func Sides(calls []Call) string {
	var b strings.Builder
	b.WriteString(notice + "/* In C because buffers exist only in the process. */\n#include \"recording/sides.h\"\n\n")
	b.WriteString("const struct nasty_side_of nasty_sides[] = {\n")
	var firsts []int
	n := 0
	for _, c := range calls {
		firsts = append(firsts, n)
		for _, s := range c.sides() {
			if c.persistent() {
				s.flags = append(s.flags, "SIDE_PERSISTENT")
			}
			if s.count != "" && wide[baseType(c.Args[c.place(s.count)].Type)] {
				s.flags = append(s.flags, "SIDE_WIDE")
			}
			if s.displacement != "" && wide[baseType(c.Args[c.place(s.displacement)].Type)] {
				s.flags = append(s.flags, "SIDE_FAR")
			}
			fmt.Fprintf(&b, "    {%d, %s, %s, %s, %s, %s, %s, %s}, /* %s: %s */\n", c.place(s.address), c.maybe(s.count), c.maybe(s.datatype), c.maybe(s.partner), c.maybe(s.operation), c.maybe(s.inPlace), c.maybe(s.displacement), strings.Join(s.flags, " | "), c.short(), s.address)
			n++
		}
	}
	b.WriteString("    {0},\n};\n\n")
	printFirsts(&b, "nasty_sides_of", calls, append(firsts, n))
	return b.String()
}

// maybe is the place of an argument that a buffer may lack.
func (c Call) maybe(name string) string {
	if name == "" {
		return "NO_ARGUMENT"
	}
	return fmt.Sprint(c.place(name))
}
