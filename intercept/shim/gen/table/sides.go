package table

import (
	"fmt"
	"slices"
	"strings"
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

// followed says whether the call's request belongs to buffers that are all known. Left out are one-sided operations, buffered
// sends, partitioned messages, operations among neighbours, and collective operations with an amount for each process: too
// little is then said about their buffers.
func (c Call) followed() bool {
	if c.OneSided() || c.operation() == "bsend" || c.place("partitions") >= 0 || !slices.ContainsFunc(c.Args, c.begins) || c.hasAmounts() {
		return false
	}
	return c.movesDataOfAll() || c.isMessage()
}

// movesDataOfAll leaves the operations among neighbours out.
func (c Call) movesDataOfAll() bool { return c.movesData() && !strings.Contains(c.Name, "eighbor_") }

// isMessage says whether the call sends or receives a message.
func (c Call) isMessage() bool {
	return c.oneOf("dest", "source", "message") != "" && c.oneOf("sendbuf", "buf") != ""
}

// hasAmounts says whether the collective call has an amount for each process.
func (c Call) hasAmounts() bool {
	return slices.ContainsFunc(c.Args, func(a Arg) bool { return sides[a.Name] != "" })
}

func (c Call) requested() (list []side) {
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
	case c.movesDataOfAll() && c.hasAmounts():
		return c.amountSent()
	case c.movesDataOfAll():
		return c.collectiveSent()
	}
	return nil
}

// returned are the buffers that hold what the call has received when it returns. Of collective operations with amounts, only those
// whose own amount is one number.
func (c Call) returned() (list []side) {
	switch {
	case c.OneSided() || c.persistent() || c.place("partitions") >= 0 || slices.ContainsFunc(c.Args, c.begins):
		return nil
	case c.isMessage() && (c.place("source") >= 0 || c.place("message") >= 0):
		list = []side{c.incoming()}
	case c.movesDataOfAll() && (!c.hasAmounts() || c.place("recvcount") >= 0):
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

// amountSent is what a collective operation with amounts sends: one amount, or one to each process (6.6 and 6.8).
func (c Call) amountSent() []side {
	if c.place("sendcounts") >= 0 {
		of := side{address: "sendbuf", count: "sendcounts", datatype: c.oneOf("sendtype", "sendtypes"), displacement: c.oneOf("displs", "sdispls"), flags: parts("SIDE_SENT", strings.TrimSuffix(c.operation(), "v"), sentAtRoot, nil)}
		of.flags = append(of.flags, "SIDE_AMOUNTS")
		if c.place("sendtypes") >= 0 {
			of.flags = append(of.flags, "SIDE_TYPES")
		}
		return []side{of}
	}
	if c.place("sendcount") < 0 {
		return nil
	}
	return []side{{address: "sendbuf", count: "sendcount", datatype: "sendtype", flags: []string{"SIDE_SENT", "SIDE_COLLECTIVE"}}}
}

// inPlace are the operations that send all of the receive buffer if the send buffer is MPI_IN_PLACE (6.8 to 6.11).
var inPlace = []string{"reduce", "allreduce", "alltoall", "reduce_scatter_block", "scan", "exscan"}

// collectiveSent is what a collective operation sends.
func (c Call) collectiveSent() (list []side) {
	for _, s := range c.collectiveSides() {
		if slices.Contains(s.flags, "SIDE_SENT") {
			list = append(list, s)
		}
	}
	name := c.operation()
	if slices.Contains(inPlace, name) {
		list = append(list, side{address: "recvbuf", count: c.oneOf("recvcount", "count"), datatype: c.oneOf("recvtype", "datatype"), inPlace: "sendbuf", flags: parts("SIDE_SENT", name, receivedAtRoot, sentToEach)})
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
	switch {
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
			fmt.Fprintf(&b, "    {%d, %s, %s, %s, %s, %s, %s, %s}, /* %s: %s */\n", c.place(s.address), c.maybe(s.count), c.maybe(s.datatype), c.maybe(s.partner), c.maybe(s.operation), c.maybe(s.inPlace), c.maybe(s.displacement), strings.Join(s.flags, " | "), c.short(), s.address)
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

// maybe is the place of an argument that a buffer may lack.
func (c Call) maybe(name string) string {
	if name == "" {
		return "NO_ARGUMENT"
	}
	return fmt.Sprint(c.place(name))
}
