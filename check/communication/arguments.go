package communication

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/operand"
)

var (
	comm, intercomm, oldComm = param("comm"), param("intercomm"), param("comm_old")
	dest, source, root, op   = param("dest"), param("source"), param("root"), param("op")
	tag, sendTag, recvTag    = param("tag"), param("sendtag"), param("recvtag")
	datatype                 = param("datatype")
	sendBuf, recvBuf, buffer = param("sendbuf"), param("recvbuf"), param("buffer")
	file                     = param("fh")
)

var param = history.Parameter

// argumentRules are those about the arguments of one call.
var argumentRules = []*callRule{
	{finding.Rule{
		Name: "null-communicator", Severity: finding.Error, Section: "7.1.2",
		Title:   "call with MPI_COMM_NULL",
		Says:    "A call on a communicator needs a valid handle. MPI_Comm_free sets the handle to MPI_COMM_NULL. So does a call that makes a communicator without the calling process.",
		Example: "MPI_Comm_split(comm, rank ? MPI_UNDEFINED : 0, 0, &half);\nMPI_Barrier(half); /* MPI_COMM_NULL at all ranks but 0 */",
		Repair:  "Make the call only in processes of the communicator, and before MPI_Comm_free.",
	}, communicates, func(_ *Judge, c *history.Call, say sayer) {
		for _, p := range []history.Param{comm, intercomm, oldComm} {
			if p.GivenTo(c.Function) && c.Has(p) && c.Int(p) == 0 {
				say(fmt.Sprintf("%s with MPI_COMM_NULL", c.Function))
			}
		}
	}},
	{finding.Rule{
		Name: "rank-outside-communicator", Severity: finding.Error, Section: "3.2.3",
		Title:   "source or destination that is not a rank of the communicator",
		Says:    "A destination is a rank of the communicator (of the remote group of an intercommunicator) or MPI_PROC_NULL. A source may also be MPI_ANY_SOURCE.",
		Example: "MPI_Send(&x, 1, MPI_INT, rank + 1, 0, comm); /* the last rank has no successor */",
		Repair:  "Pass MPI_PROC_NULL where there is no neighbour.",
	}, having(dest, source), rankOutside},
	{finding.Rule{
		Name: "invalid-tag", Severity: finding.Error, Section: "3.2.2",
		Title:   "invalid tag",
		Says:    "The tag of a message is between 0 and MPI_TAG_UB. Only a receive or a probe may use MPI_ANY_TAG.",
		Example: "MPI_Send(&x, 1, MPI_INT, 1, -5, comm);",
		Repair:  "Pass a tag between 0 and 32767, which every library allows.",
	}, having(dest, source), invalidTag},
	{finding.Rule{
		Name: "invalid-root", Severity: finding.Error, Section: "6.2.2",
		Title:   "root that is not a rank of the communicator",
		Says:    "The root is a rank of the communicator. On an intercommunicator, the group of the root passes MPI_ROOT or MPI_PROC_NULL, and the other group passes the rank of the root.",
		Example: "MPI_Bcast(&x, 1, MPI_INT, size, comm); /* ranks are 0 to size-1 */",
		Repair:  "Pass a rank between 0 and the size of the communicator minus 1.",
	}, having(root), func(_ *Judge, c *history.Call, say sayer) {
		of, n := c.Comm(comm), c.Int(root)
		if of == nil || of.Inter && (n == mpicall.Root || n == mpicall.ProcNull) {
			return
		}
		if n < 0 || n >= of.Peers() {
			say(fmt.Sprintf("%s with root %s, but the communicator has ranks 0 to %d", c.Function, number(n), of.Peers()-1))
		}
	}},
	{finding.Rule{
		Name: "negative-amount", Severity: finding.Error, Section: "3.2.2",
		Title:   "message with a negative number of elements",
		Says:    "The number of elements of a message must not be negative.",
		Example: "MPI_Send(x, last - first, MPI_INT, 1, 0, comm); /* first > last */",
		Repair:  "Pass the number of elements.",
	}, transfers, eachSide(func(c *history.Call, name string, d *operand.Data, say sayer) {
		if n, found := negative(d); found {
			say(fmt.Sprintf("%s with %d elements in its %s", c.Function, n, name))
		}
	})},
	{finding.Rule{
		Name: "null-datatype", Severity: finding.Error, Section: "5.1.10",
		Title:   "message with MPI_DATATYPE_NULL",
		Says:    "Communication needs a valid datatype. MPI_Type_free sets the handle to MPI_DATATYPE_NULL.",
		Example: "MPI_Type_free(&column);\nMPI_Send(x, 1, column, 1, 0, comm);",
		Repair:  "Make the call before MPI_Type_free.",
	}, transfers, nullDatatype},
	{finding.Rule{
		Name: "uncommitted-datatype", Severity: finding.Error, Section: "5.1.9",
		Title:   "message with a datatype that is not committed",
		Says:    "A datatype must be committed before a communication uses it.",
		Example: "MPI_Type_vector(2, 1, 4, MPI_INT, &column);\nMPI_Send(x, 1, column, 1, 0, comm);",
		Repair:  "Call MPI_Type_commit first.",
	}, transfers, eachSide(func(c *history.Call, name string, d *operand.Data, say sayer) {
		uncommitted := func(t *history.Type) bool { return t != nil && !t.Committed }
		t := d.Each.Type
		if i := slices.IndexFunc(d.Types, uncommitted); i >= 0 {
			t = d.Types[i]
		}
		if uncommitted(t) {
			say(fmt.Sprintf("{0} has a datatype that is not committed for its %s", name), at("the datatype", t.By))
		}
	})},
	{finding.Rule{
		Name: "overlapping-receive", Severity: finding.Error, Section: "5.1.11 and 6.5",
		Title:   "receive that writes a byte twice",
		Says:    "A receive must not write a byte twice.",
		Example: "MPI_Type_vector(2, 2, 1, MPI_INT, &type); /* the blocks share an element */\nMPI_Recv(x, 1, type, 0, 0, comm, MPI_STATUS_IGNORE);",
		Repair:  "Choose the datatype, the counts and the displacements so that each byte is received once.",
	}, transfers, func(j *Judge, c *history.Call, say sayer) {
		for _, l := range j.locals {
			if l.Writes && l.OverlapsItself() {
				say("{0} writes some bytes twice: its datatype overlaps itself", at("the datatype", l.Type.By))
				return
			}
		}
		if operand.WritesTwice(j.locals) {
			say("{0} writes some bytes twice: what it receives from two ranks overlaps")
		}
	}},
	{finding.Rule{
		Name: "in-place-not-allowed", Severity: finding.Error, Section: "6.2.3",
		Title:   "MPI_IN_PLACE where the operation does not accept it",
		Says:    "On an intracommunicator, collective operations accept MPI_IN_PLACE as the send buffer, and MPI_Scatter accepts it as the root's receive buffer. Operations with a root accept it only at the root. MPI_Bcast, point-to-point messages, neighborhood collectives and intercommunicators do not accept it.",
		Example: "MPI_Reduce(MPI_IN_PLACE, &sum, 1, MPI_INT, MPI_SUM, 0, comm); /* at all ranks */",
		Repair:  "Pass a buffer.",
	}, transfers, inPlace},
	{finding.Rule{
		Name: "null-operation", Severity: finding.Error, Section: "6.9.1",
		Title:   "reduction with MPI_OP_NULL",
		Says:    "A reduction needs a valid operation. MPI_Op_free sets the handle to MPI_OP_NULL.",
		Example: "MPI_Op_free(&op);\nMPI_Allreduce(&x, &sum, 1, MPI_INT, op, comm);",
		Repair:  "Make the call before MPI_Op_free.",
	}, func(f mpicall.Function) bool {
		return transfers(f) && op.Of(f) || f == reduceLocal || f == reduceLocalLarge
	},
		func(_ *Judge, c *history.Call, say sayer) {
			if c.Int(op) == 0 {
				say(fmt.Sprintf("%s with MPI_OP_NULL", c.Function))
			}
		}},
	{finding.Rule{
		Name: "buffers-overlap", Severity: finding.Error, Section: "2.3",
		Title:   "call whose buffers overlap",
		Says:    "The memory that a call reads must not overlap the memory that it writes, unless MPI says otherwise.",
		Example: "MPI_Allreduce(&x, &x, 1, MPI_INT, MPI_SUM, comm);",
		Repair:  "Collective operations: pass MPI_IN_PLACE as one of the buffers. MPI_Sendrecv: use MPI_Sendrecv_replace. Otherwise: use another buffer.",
	}, transfers, func(j *Judge, c *history.Call, say sayer) {
		if strings.HasSuffix(operand.KindOf(c.Function).Name, "_replace") {
			return
		}
		for _, written := range j.locals {
			if written.Writes && slices.ContainsFunc(j.locals, func(l operand.Local) bool { return !l.Writes && l.Overlap(written.Memory) }) {
				say(fmt.Sprintf("%s whose send buffer and receive buffer overlap", c.Function))
				return
			}
		}
	}},
}

// transfers are the functions that send or receive messages, or take part in a collective transfer.
func transfers(f mpicall.Function) bool { return operand.KindOf(f) != nil }

// communicates are the functions that need a communicator. Those that make windows have a rule of their own.
func communicates(f mpicall.Function) bool {
	name := f.String()
	return having(comm, intercomm, oldComm)(f) && name != "MPI_Abort" && !strings.HasPrefix(name, "MPI_Win_") &&
		name != "MPI_File_open"
}

var reduceLocal, reduceLocalLarge = mpicall.Lookup("MPI_Reduce_local"), mpicall.Lookup("MPI_Reduce_local_c")

// eachSide judges what a call sends and what it receives. Both are one if they are one argument.
func eachSide(judge func(c *history.Call, name string, d *operand.Data, say sayer)) func(*Judge, *history.Call, sayer) {
	return func(j *Judge, c *history.Call, say sayer) {
		if j.sent.Used && !j.sent.InPlace {
			judge(c, "send buffer", &j.sent, say)
			if datatype.Of(c.Function) {
				return
			}
		}
		if j.received.Used && !j.received.InPlace {
			judge(c, "receive buffer", &j.received, say)
		}
	}
}

func number(n int64) string {
	if name := mpicall.Name(n); name != "" {
		return name
	}
	return fmt.Sprint(n)
}

func rankOutside(_ *Judge, c *history.Call, say sayer) {
	of := c.Comm(comm)
	if of == nil {
		return
	}
	for _, p := range []history.Param{dest, source} {
		n := c.Int(p)
		if !p.Of(c.Function) || n == mpicall.ProcNull || p.Same(source) && n == mpicall.AnySource {
			continue
		}
		if n < 0 || n >= of.Peers() {
			say(fmt.Sprintf("%s names rank %s as its %s, but the communicator has ranks 0 to %d", c.Function, number(n),
				map[bool]string{true: "destination", false: "source"}[p.Same(dest)], of.Peers()-1))
		}
	}
}

// invalidTag knows no MPI_TAG_UB: a large tag is the library's to refuse. Libraries ignore the tag of a message to or from
// MPI_PROC_NULL.
func invalidTag(_ *Judge, c *history.Call, say sayer) {
	for _, side := range []struct {
		peer history.Param
		tags []history.Param
	}{{dest, []history.Param{sendTag, tag}}, {source, []history.Param{recvTag, tag}}} {
		if !side.peer.Of(c.Function) || c.Int(side.peer) == mpicall.ProcNull {
			continue
		}
		for _, p := range side.tags {
			n := c.Int(p)
			if p.Of(c.Function) && n < 0 && !(side.peer.Same(source) && n == mpicall.AnyTag) {
				say(fmt.Sprintf("%s with tag %s", c.Function, number(n)))
			}
		}
	}
}

func negative(d *operand.Data) (int64, bool) {
	for _, list := range [][]int64{{d.Each.Count}, d.Counts, d.Split} {
		for _, n := range list {
			if n < 0 && mpicall.Name(n) == "" {
				return n, true
			}
		}
	}
	return 0, false
}

// nullDatatype looks at the arguments themselves: a datatype that is not described is not null.
func nullDatatype(j *Judge, c *history.Call, say sayer) {
	for _, side := range []struct {
		name  string
		data  *operand.Data
		types []history.Param
	}{
		{"send buffer", &j.sent, []history.Param{sendType, datatype}},
		{"receive buffer", &j.received, []history.Param{recvType, datatype}},
	} {
		for _, p := range side.types {
			if side.data.Used && !side.data.InPlace && p.Of(c.Function) && c.Int(p) == 0 {
				say(fmt.Sprintf("%s with MPI_DATATYPE_NULL for its %s", c.Function, side.name))
				return
			}
		}
	}
}

var sendType, recvType = param("sendtype"), param("recvtype")

// inPlaceSend are the collective operations that take MPI_IN_PLACE as a send buffer.
var inPlaceSend = strings.Fields(`Gather Gatherv Allgather Allgatherv Alltoall Alltoallv Alltoallw Reduce Allreduce
	Reduce_scatter Reduce_scatter_block Scan Exscan`)

func inPlace(j *Judge, c *history.Call, say sayer) {
	k := operand.KindOf(c.Function)
	for _, p := range []history.Param{sendBuf, recvBuf, buffer, buf} {
		if !p.Of(c.Function) || c.Int(p) != mpicall.InPlace {
			continue
		}
		switch of := c.Comm(comm); {
		case of == nil || !j.used(p):
		case of.Inter:
			say(fmt.Sprintf("%s with MPI_IN_PLACE on an intercommunicator", c.Function))
		case p.Same(sendBuf) && slices.Contains(inPlaceSend, k.Name), p.Same(recvBuf) && strings.HasPrefix(k.Name, "Scatter"):
			if root.Of(c.Function) && !operand.AtRoot(c, of) {
				say(fmt.Sprintf("%s with MPI_IN_PLACE at rank %d, but the root is %d", c.Function, of.Rank, c.Int(root)))
			}
		default:
			say(fmt.Sprintf("%s with MPI_IN_PLACE", c.Function))
		}
	}
}

var buf = param("buf")

// used says whether a buffer counts at this process.
func (j *Judge) used(p history.Param) bool {
	switch {
	case p.Same(sendBuf):
		return j.sent.Used
	case p.Same(recvBuf):
		return j.received.Used
	}
	return j.sent.Used || j.received.Used
}

// bytes of a side, if they are known.
func bytes(s layout.Side) (int64, bool) {
	switch {
	case s.Count == 0:
		return 0, true
	case s.Type == nil || s.Count < 0:
		return 0, false
	}
	return s.Bytes(), true
}
