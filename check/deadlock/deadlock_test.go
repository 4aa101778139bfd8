package deadlock_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// What is known besides the recording.
var (
	recorded = deadlock.Outside{Alone: true}
	tried    = deadlock.Outside{Alone: true, Efforts: map[uint32]deadlock.Effort{0: {Ran: time.Second}, 1: {Ran: time.Second}}}
	strict   = deadlock.Outside{Alone: true, Strict: deadlock.Strict{Sends: true}}
)

// looked is the state at the end of an execution.
func looked(t *testing.T, e *Execution, of deadlock.Outside) deadlock.Stopped {
	t.Helper()
	j := deadlock.New(match.New())
	require.NoError(t, e.History().Walk(j))
	stopped := j.Look(func(*history.Process) deadlock.Outside { return of })
	if f := stopped.Finding(); f != nil {
		InOrder(t, []*check.Finding{f})
	}
	return stopped
}

const (
	ints   = 4
	anyone = int64(mpicall.AnySource)
)

func message(peer, tag int64) Args {
	return Args{"comm": World, "tag": tag, "count": ints, "datatype": int64(Type("MPI_INT")), "dest": peer}
}

func receipt(peer, tag int64) Args {
	return Args{"comm": World, "tag": tag, "count": ints, "datatype": int64(Type("MPI_INT")), "source": peer}
}

func status(source, tag int64) trace.Status {
	return trace.Status{Present: true, Source: source, Tag: tag, Bytes: 4 * ints}
}

// A script is an execution of a few ranks, in which calls with an upper-case method stay open.
type script struct{ *Execution }

func (s script) send(rank int, to, tag int64)  { s.Call(rank, "MPI_Send", message(to, tag)) }
func (s script) Send(rank int, to, tag int64)  { s.Enter(rank, "MPI_Send", message(to, tag)) }
func (s script) Ssend(rank int, to, tag int64) { s.Enter(rank, "MPI_Ssend", message(to, tag)) }
func (s script) Recv(rank int, from, tag int64) {
	s.Enter(rank, "MPI_Recv", receipt(from, tag))
}

func (s script) recv(rank int, from, tag, source int64) {
	s.Call(rank, "MPI_Recv", With(receipt(from, tag), Args{"status": status(source, tag)}))
}

func (s script) begin(rank int, function string, args Args, request int64) {
	s.Call(rank, function, With(args, Args{"request": request}))
}
func (s script) Wait(rank int, request int64) { s.Enter(rank, "MPI_Wait", Args{"request": request}) }
func (s script) Waits(rank int, function string, requests ...int64) {
	s.Enter(rank, function, Args{"array_of_requests": requests})
}
func (s script) Finalize(rank int) { s.Enter(rank, "MPI_Finalize", nil) }

func (s script) collective(rank int, function string, root int64) (name string, args Args) {
	args = Args{"comm": World}
	f := mpicall.Lookup(function)
	for argument, value := range map[string]int64{
		"root": root, "count": ints, "datatype": int64(Type("MPI_INT")), "sendcount": ints, "sendtype": int64(Type("MPI_INT")),
		"recvcount": ints, "recvtype": int64(Type("MPI_INT")),
	} {
		if f.Argument(argument) >= 0 {
			args[argument] = value
		}
	}
	return function, args
}

func (s script) All(rank int, function string, root int64) {
	name, args := s.collective(rank, function, root)
	s.Enter(rank, name, args)
}

func (s script) all(rank int, function string, root int64) {
	name, args := s.collective(rank, function, root)
	s.Call(rank, name, args)
}

// Verdicts: A says that the recording shows a deadlock; B that it shows one if calls were seen to wait; P that besides, strict
// sends show it. N says that there is none.
func TestMatrix(t *testing.T) {
	for name, c := range map[string]struct {
		size    int
		verdict string
		program func(s script)
	}{
		"recv_nosend":           {2, "A", func(s script) { s.Recv(0, 1, 7); s.Finalize(1) }},
		"recv_anysource_nosend": {3, "A", func(s script) { s.Recv(0, mpicall.AnySource, 7); s.Finalize(1); s.Finalize(2) }},
		"recv_wrongtag":         {2, "A", func(s script) { s.Recv(0, 1, 7); s.send(1, 0, 8); s.Finalize(1) }},
		"recv_anytag":           {2, "N", func(s script) { s.Recv(0, 1, mpicall.AnyTag); s.send(1, 0, 8); s.Finalize(1) }},
		"recv_wrongcomm": {2, "A", func(s script) {
			s.Recv(0, 1, 7)
			s.Call(1, "MPI_Send", With(message(1, 7), Args{"comm": Self}))
			s.Finalize(1)
		}},
		"send_norecv":            {2, "P", func(s script) { s.Send(0, 1, 7); s.Finalize(1) }},
		"ssend_norecv":           {2, "A", func(s script) { s.Ssend(0, 1, 7); s.Finalize(1) }},
		"rsend_norecv":           {2, "P", func(s script) { s.Enter(0, "MPI_Rsend", message(1, 7)); s.Finalize(1) }},
		"bsend_norecv":           {2, "N", func(s script) { s.Enter(0, "MPI_Bsend", message(1, 7)); s.Finalize(1) }},
		"cycle2_ssend":           {2, "A", func(s script) { s.Ssend(0, 1, 7); s.Ssend(1, 0, 7) }},
		"cycle4_ssend":           {4, "A", func(s script) { s.Ssend(0, 1, 7); s.Ssend(1, 2, 7); s.Ssend(2, 3, 7); s.Ssend(3, 0, 7) }},
		"cycle2_send":            {2, "P", func(s script) { s.Send(0, 1, 7); s.Send(1, 0, 7) }},
		"ok_cycle_bsend":         {2, "N", func(s script) { s.Enter(0, "MPI_Bsend", message(1, 7)); s.Ssend(1, 0, 7) }},
		"recv_recv":              {2, "A", func(s script) { s.Recv(0, 1, 7); s.Recv(1, 0, 7) }},
		"ok_recv_computes":       {2, "N", func(s script) { s.Recv(0, 1, 7) }},
		"ok_recv_on_its_way":     {2, "N", func(s script) { s.send(1, 0, 7); s.Recv(0, 1, 7); s.Finalize(1) }},
		"ok_ssend_posted":        {2, "N", func(s script) { s.begin(1, "MPI_Irecv", receipt(0, 7), 5); s.Ssend(0, 1, 7); s.Finalize(1) }},
		"sendrecv_ring":          {2, "N", func(s script) { s.Sendrecv(0, 1, 1); s.Sendrecv(1, 0, 0) }},
		"sendrecv_missing_recv":  {2, "P", func(s script) { s.Sendrecv(0, 1, 1); s.send(1, 0, 7); s.Finalize(1) }},
		"replace_missing_recv":   {2, "P", func(s script) { s.replace(0, 1, 1); s.send(1, 0, 7); s.Finalize(1) }},
		"isendrecv_missing_recv": {2, "P", func(s script) { s.isendrecv(0, 1, 1); s.Wait(0, 5); s.send(1, 0, 7); s.Finalize(1) }},
		"isendrecv_missing_send": {2, "A", func(s script) { s.isendrecv(0, 1, 1); s.Wait(0, 5); s.recv(1, 0, 7, 0); s.Finalize(1) }},
		"isendrecv_from_nobody":  {2, "P", func(s script) { s.isendrecv(0, 1, mpicall.ProcNull); s.Wait(0, 5); s.Finalize(1) }},
		"ok_isendrecv_ring":      {2, "N", func(s script) { s.isendrecv(0, 1, 1); s.isendrecv(1, 0, 0); s.Wait(0, 5); s.Wait(1, 5) }},
		"ok_replace_ring":        {2, "N", func(s script) { s.replace(0, 1, 1); s.replace(1, 0, 0) }},
		"sendrecv_missing_send":  {2, "A", func(s script) { s.Sendrecv(0, 1, 1); s.recv(1, 0, 7, 0); s.Finalize(1) }},
		"sendrecv_cycle":         {3, "A", func(s script) { s.Sendrecv(0, 1, 2); s.Sendrecv(1, 0, 2); s.Recv(2, 1, 7) }},
		"probe_nosend":           {2, "A", func(s script) { s.Enter(0, "MPI_Probe", Args{"comm": World, "source": 1, "tag": 7}); s.Finalize(1) }},
		"ok_probe":               {2, "N", func(s script) { s.send(1, 0, 7); s.Enter(0, "MPI_Probe", Args{"comm": World, "source": 1, "tag": 7}) }},
		"irecv_wait_send":        {2, "A", func(s script) { s.irecvs(); s.Wait(0, 5); s.Wait(1, 5) }},
		"isend_wait_recv":        {2, "P", func(s script) { s.isends("MPI_Isend"); s.Wait(0, 5); s.Wait(1, 5) }},
		"wait_nomatch_issend":    {2, "A", func(s script) { s.isends("MPI_Issend"); s.Wait(0, 5); s.Finalize(1) }},
		"ok_isend_recv":          {2, "N", func(s script) { s.isends("MPI_Isend"); s.Recv(0, 1, 7); s.Recv(1, 0, 7) }},
		"ok_waitall_any_order": {2, "N", func(s script) {
			s.isends("MPI_Issend")
			s.irecvs2(6)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Waits(1, "MPI_Waitall", 6, 5)
		}},
		"waitall_one_never": {2, "A", func(s script) {
			s.irecvs()
			s.irecvs2(6)
			s.send(1, 0, 7)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Finalize(1)
		}},
		"waitany_none":   {3, "A", func(s script) { s.any(); s.Waits(0, "MPI_Waitany", 5, 6); s.Recv(1, 0, 1); s.Recv(2, 0, 1) }},
		"ok_waitany_one": {3, "N", func(s script) { s.any(); s.Waits(0, "MPI_Waitany", 5, 6); s.Recv(1, 0, 1) }},
		"ok_waitsome_one": {3, "N", func(s script) {
			s.any()
			s.Waits(0, "MPI_Waitsome", 5, 6)
			s.send(2, 0, 7)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"second_irecv_unserved":  {2, "A", func(s script) { s.irecvs(); s.Recv(0, 1, 7); s.send(1, 0, 7); s.Finalize(1) }},
		"wildcard_steal":         {3, "A", func(s script) { s.wildcardTakes(1, 7) }},
		"ok_wildcard_not_stolen": {3, "N", func(s script) { s.wildcardTakes(2, 7) }},
		"wildcards_waitall": {2, "A", func(s script) {
			s.wildcards(anyone, anyone)
			s.send(1, 0, 7)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Recv(1, 0, 7)
		}},
		"wildcard_and_rank": {2, "A", func(s script) {
			s.wildcards(anyone, 1)
			s.send(1, 0, 7)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Recv(1, 0, 7)
		}},
		"rank_and_wildcard": {2, "A", func(s script) {
			s.wildcards(1, anyone)
			s.send(1, 0, 7)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Recv(1, 0, 7)
		}},
		"wildcard_gets_it_first": {2, "A", func(s script) { s.wildcards(anyone); s.send(1, 0, 7); s.Recv(0, 1, 7); s.Recv(1, 0, 7) }},
		"rank_gets_it_first":     {2, "A", func(s script) { s.wildcards(1); s.send(1, 0, 7); s.Recv(0, anyone, 7); s.Recv(1, 0, 7) }},
		"wildcard_before_probe":  {2, "A", func(s script) { s.wildcards(anyone); s.send(1, 0, 7); s.Probe(0, anyone); s.Recv(1, 0, 7) }},
		"wildcard_wrongtag": {3, "A", func(s script) {
			s.wildcards(anyone, anyone)
			s.send(1, 0, 7)
			s.send(2, 0, 8)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"ok_two_messages": {2, "N", func(s script) {
			s.wildcards(anyone, 1)
			s.send(1, 0, 7)
			s.send(1, 0, 7)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Recv(1, 0, 7)
		}},
		"ok_third_rank_sends": {3, "N", func(s script) {
			s.wildcards(anyone, 1)
			s.send(1, 0, 7)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Recv(1, 0, 7)
		}},
		"ok_third_rank_sent": {3, "N", func(s script) {
			s.wildcards(anyone, 1)
			s.send(1, 0, 7)
			s.send(2, 0, 7)
			s.Waits(0, "MPI_Waitall", 5, 6)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"ok_wildcard_got_the_other": {3, "N", func(s script) {
			s.wildcards(anyone)
			s.send(1, 0, 7)
			s.send(2, 0, 7)
			s.Recv(0, 1, 7)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"ok_wildcards_waitany": {2, "N", func(s script) {
			s.wildcards(anyone, anyone)
			s.send(1, 0, 7)
			s.Waits(0, "MPI_Waitany", 5, 6)
			s.Recv(1, 0, 7)
		}},
		"ok_other_tag_first": {2, "N", func(s script) {
			s.begin(0, "MPI_Irecv", receipt(anyone, 8), 5)
			s.send(1, 0, 7)
			s.Recv(0, anyone, mpicall.AnyTag)
			s.Recv(1, 0, 7)
		}},
		"ok_wildcard_cancelled": {2, "N", func(s script) {
			s.wildcards(anyone)
			s.Call(0, "MPI_Cancel", Args{"request": 5})
			s.send(1, 0, 7)
			s.Recv(0, 1, 7)
			s.Recv(1, 0, 7)
		}},
		"ok_message_probed_before": {2, "N", func(s script) {
			s.send(1, 0, 7)
			s.Call(0, "MPI_Mprobe", Args{"comm": World, "source": anyone, "tag": 7, "message": 9, "status": status(1, 7)})
			s.wildcards(anyone)
			s.begin(0, "MPI_Imrecv", Args{"count": ints, "datatype": int64(Type("MPI_INT")), "message": 9}, 6)
			s.Wait(0, 6)
			s.Recv(1, 0, 7)
		}},
		"ok_later_one_is_complete": {3, "N", func(s script) {
			s.wildcards(anyone, anyone)
			s.send(1, 0, 7)
			s.send(2, 0, 7)
			s.Call(0, "MPI_Waitany", Args{"array_of_requests": []int64{5, 6}, "indx": 1, "status": status(2, 7)})
			s.Wait(0, 5)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"later_one_has_the_message": {3, "A", func(s script) {
			s.wildcards(1, anyone)
			s.send(2, 0, 7)
			s.Call(0, "MPI_Waitany", Args{"array_of_requests": []int64{5, 6}, "indx": 1, "status": status(2, 7)})
			s.Wait(0, 5)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"third_wildcard": {3, "A", func(s script) {
			s.wildcards(anyone, anyone, anyone)
			s.send(1, 0, 7)
			s.send(2, 0, 7)
			s.Call(0, "MPI_Waitany", Args{"array_of_requests": []int64{5, 6, 7}, "indx": 1, "status": status(2, 7)})
			s.Waits(0, "MPI_Waitall", 5, 7)
			s.Finalize(1)
			s.Finalize(2)
		}},
		"one_wildcard_for_two_issends": {2, "A", func(s script) {
			s.begin(1, "MPI_Issend", message(0, 7), 5)
			s.begin(1, "MPI_Issend", message(0, 7), 6)
			s.wildcards(anyone)
			s.Waits(1, "MPI_Waitall", 5, 6)
			s.Recv(0, 1, 8)
		}},
		"ok_two_wildcards_for_two_issends": {2, "N", func(s script) {
			s.begin(1, "MPI_Issend", message(0, 7), 5)
			s.begin(1, "MPI_Issend", message(0, 7), 6)
			s.wildcards(anyone, anyone)
			s.Waits(1, "MPI_Waitall", 5, 6)
			s.Recv(0, 1, 8)
		}},
		"persistent_cycle":       {2, "P", func(s script) { s.persistent("MPI_Send_init"); s.Wait(0, 5); s.Wait(1, 5) }},
		"persistent_ssend_cycle": {2, "A", func(s script) { s.persistent("MPI_Ssend_init"); s.Wait(0, 5); s.Wait(1, 5) }},
		"partitioned":            {2, "A", func(s script) { s.partitioned(); s.Recv(0, 1, 7); s.Wait(1, 5) }},
		"ok_partitioned": {2, "N", func(s script) {
			s.partitioned()
			s.Call(0, "MPI_Pready_range", Args{"partition_low": 0, "partition_high": 1, "request": 5})
			s.Recv(0, 1, 7)
			s.Wait(1, 5)
		}},
		"partition_missing": {2, "A", func(s script) {
			s.partitioned()
			s.Call(0, "MPI_Pready", Args{"partition": 1, "request": 5})
			s.Recv(0, 1, 7)
			s.Wait(1, 5)
		}},
		"own_partition_missing": {2, "A", func(s script) {
			s.partitioned()
			s.Call(0, "MPI_Pready", Args{"partition": 1, "request": 5})
			s.Wait(0, 5)
		}},
		"own_partition_missing_in_waitall": {2, "A", func(s script) {
			s.partitioned()
			s.Call(0, "MPI_Pready_list", Args{"array_of_partitions": []int64{1}, "request": 5})
			s.Waits(0, "MPI_Waitall", 5)
			s.Wait(1, 5)
		}},
		"own_partition_missing_after_another_start": {2, "A", func(s script) {
			s.partitioned()
			s.Call(0, "MPI_Pready_range", Args{"partition_low": 0, "partition_high": 1, "request": 5})
			s.both(func(rank int, _ int64) { s.Call(rank, "MPI_Wait", Args{"request": 5}) })
			s.Call(0, "MPI_Start", Args{"request": 5})
			s.Wait(0, 5)
		}},
		"ok_own_partitions_marked": {2, "N", func(s script) {
			s.partitioned()
			s.Call(0, "MPI_Pready_list", Args{"array_of_partitions": []int64{1, 0}, "request": 5})
			s.Wait(0, 5)
		}},
		"ok_own_partition_missing_in_waitany": {2, "N", func(s script) {
			s.partitioned()
			s.begin(0, "MPI_Irecv", receipt(1, 7), 6)
			s.Waits(0, "MPI_Waitany", 5, 6)
		}},
		"ok_another_thread_may_mark": {2, "N", func(s script) {
			s.partitioned()
			s.EnterOn(0, 1, "MPI_Comm_rank", Args{"comm": World})
			s.LeaveOn(0, 1, "MPI_Comm_rank", nil)
			s.Wait(0, 5)
		}},
		"another_thread_waits_as_well": {2, "A", func(s script) {
			s.partitioned()
			s.Wait(0, 5)
			s.EnterOn(0, 1, "MPI_Recv", receipt(0, 3))
		}},
		"ok_partitions_listed": {2, "N", func(s script) {
			s.partitioned()
			s.Call(0, "MPI_Pready_list", Args{"array_of_partitions": []int64{0, 1}, "request": 5})
			s.Recv(0, 1, 7)
			s.Wait(1, 5)
		}},
		"ok_second_partitioned": {2, "N", func(s script) {
			for request := range int64(2) {
				s.begin(0, "MPI_Psend_init", With(message(1, 9), Args{"partitions": 1}), 5+request)
				s.begin(1, "MPI_Precv_init", With(receipt(0, 9), Args{"partitions": 1}), 5+request)
			}
			s.Call(1, "MPI_Start", Args{"request": 5})
			s.Call(1, "MPI_Start", Args{"request": 6})
			s.Call(0, "MPI_Start", Args{"request": 6})
			s.Call(0, "MPI_Pready", Args{"partition": 0, "request": 6})
			s.Wait(1, 6)
			s.Finalize(0)
		}},
		"intercomm_barrier":        {2, "A", func(s script) { s.between("MPI_Barrier", 0); s.Recv(1, 0, 7) }},
		"intercomm_bcast_receiver": {2, "A", func(s script) { s.between("MPI_Bcast", 0); s.Recv(1, 0, 7) }},
		"intercomm_bcast_root":     {2, "B", func(s script) { s.between("MPI_Bcast", mpicall.Root); s.Recv(1, 0, 7) }},
		"intercomm_reduce_root":    {2, "A", func(s script) { s.between("MPI_Reduce", mpicall.Root); s.Recv(1, 0, 7) }},
		"ok_intercomm_allreduce":   {2, "N", func(s script) { s.between("MPI_Allreduce", 0) }},
		"cancelled":                {2, "N", func(s script) { s.irecvs(); s.Call(0, "MPI_Cancel", Args{"request": 5}); s.Wait(0, 5); s.Finalize(1) }},
		"gather_missing":           {3, "B", func(s script) { s.All(1, "MPI_Gather", 0); s.Finalize(0); s.Finalize(2) }},
		"gather_root_waits":        {3, "A", func(s script) { s.All(0, "MPI_Gather", 0); s.all(1, "MPI_Gather", 0); s.Finalize(1); s.Finalize(2) }},
		"bcast_root_missing":       {3, "A", func(s script) { s.All(1, "MPI_Bcast", 0); s.Recv(0, 1, 7); s.Finalize(2) }},
		"ok_bcast_root_came":       {3, "N", func(s script) { s.all(0, "MPI_Bcast", 0); s.All(1, "MPI_Bcast", 0) }},
		"bcast_p2p":                {2, "B", func(s script) { s.All(0, "MPI_Bcast", 0); s.Recv(1, 0, 7) }},
		"barrier_missing":          {3, "A", func(s script) { s.All(0, "MPI_Barrier", 0); s.All(1, "MPI_Barrier", 0); s.Finalize(2) }},
		"ok_barrier_all_came":      {2, "N", func(s script) { s.All(0, "MPI_Barrier", 0); s.all(1, "MPI_Barrier", 0); s.Finalize(1) }},
		"allreduce_missing":        {2, "A", func(s script) { s.All(0, "MPI_Allreduce", 0); s.Finalize(1) }},
		"scan_missing":             {2, "A", func(s script) { s.All(1, "MPI_Scan", 0); s.Finalize(0) }},
		"scan_first":               {2, "B", func(s script) { s.All(0, "MPI_Scan", 0); s.Finalize(1) }},
		"allgather_vs_gather":      {2, "B", func(s script) { s.All(0, "MPI_Allgather", 0); s.All(1, "MPI_Gather", 0) }},
		"root_mismatch":            {2, "B", func(s script) { s.All(0, "MPI_Bcast", 0); s.All(1, "MPI_Bcast", 1) }},
		"ibarrier_wait":            {2, "A", func(s script) { s.begin(0, "MPI_Ibarrier", Args{"comm": World}, 5); s.Wait(0, 5); s.Recv(1, 0, 7) }},
		"ok_ibarrier":              {2, "N", func(s script) { s.ibarriers(); s.Wait(0, 5); s.Finalize(1) }},
		"ok_large_and_plain_bcast": {2, "N", func(s script) { s.All(0, "MPI_Bcast", 0); s.LargeBcast(1) }},
		"ok_comm_half_known":       {2, "N", func(s script) { s.Enter(0, "MPI_Recv", With(receipt(1, 7), Args{"comm": s.dup(0)})); s.Finalize(1) }},
		"recv_on_duplicate": {2, "A", func(s script) {
			c := s.dup(0)
			s.dup(1)
			s.Enter(0, "MPI_Recv", With(receipt(1, 7), Args{"comm": c}))
			s.Finalize(1)
		}},
		"poll_forever":             {2, "N", func(s script) { s.Call(0, "MPI_Iprobe", Args{"comm": World, "source": 1, "tag": 7}); s.Finalize(1) }},
		"spawned":                  {2, "N", func(s script) { s.Call(0, "MPI_Comm_spawn", Args{"comm": World}); s.Recv(0, 1, 7); s.Recv(1, 0, 7) }},
		"sessions":                 {2, "A", func(s script) { s.Call(0, "MPI_Session_init", nil); s.Recv(0, 1, 7); s.Recv(1, 0, 7) }},
		"attribute_of_finalized":   {2, "A", func(s script) { s.Call(1, "MPI_Comm_set_attr", Args{"comm": Self}); s.Recv(0, 1, 7); s.Finalize(1) }},
		"recv_within_comm_free":    {2, "A", func(s script) { s.Enter(0, "MPI_Comm_free", Args{"comm": Self}); s.Recv(0, 1, 7); s.Finalize(1) }},
		"deadlock_beside_computer": {3, "A", func(s script) { s.Recv(0, 1, 7); s.Recv(1, 0, 7) }},
	} {
		t.Run(name, func(t *testing.T) {
			for _, way := range []struct {
				name string
				of   deadlock.Outside
				want bool
			}{
				{"recorded", recorded, c.verdict == "A"}, {"tried", tried, c.verdict != "N"}, {"strict", strict, c.verdict == "A" || c.verdict == "P"},
			} {
				s := script{New(c.size)}
				c.program(s)
				assert.Equal(t, way.want, looked(t, s.Execution, way.of).Deadlocked(), way.name)
			}
		})
	}
}

func exchange(to, from int64) Args {
	return Args{
		"comm": World, "dest": to, "source": from, "sendtag": 7, "recvtag": 7,
		"sendcount": ints, "sendtype": int64(Type("MPI_INT")), "recvcount": ints, "recvtype": int64(Type("MPI_INT")),
	}
}

func (s script) Sendrecv(rank int, to, from int64) { s.Enter(rank, "MPI_Sendrecv", exchange(to, from)) }
func (s script) isendrecv(rank int, to, from int64) {
	s.begin(rank, "MPI_Isendrecv", exchange(to, from), 5)
}

func (s script) replace(rank int, to, from int64) {
	s.Enter(rank, "MPI_Sendrecv_replace", Args{
		"comm": World, "dest": to, "source": from, "sendtag": 7, "recvtag": 7, "count": ints, "datatype": int64(Type("MPI_INT")),
	})
}

func (s script) both(begin func(rank int, peer int64)) { begin(0, 1); begin(1, 0) }

func (s script) isends(function string) {
	s.both(func(rank int, peer int64) { s.begin(rank, function, message(peer, 7), 5) })
}
func (s script) irecvs() { s.irecvs2(5) }
func (s script) irecvs2(request int64) {
	s.both(func(rank int, peer int64) { s.begin(rank, "MPI_Irecv", receipt(peer, 7), request) })
}

func (s script) persistent(function string) {
	s.isends(function)
	s.both(func(rank int, _ int64) { s.Call(rank, "MPI_Start", Args{"request": 5}) })
}

// partitioned starts a message of two partitions from rank 0 to rank 1.
func (s script) partitioned() {
	s.begin(0, "MPI_Psend_init", With(message(1, 9), Args{"partitions": 2}), 5)
	s.begin(1, "MPI_Precv_init", With(receipt(0, 9), Args{"partitions": 2}), 5)
	s.both(func(rank int, _ int64) { s.Call(rank, "MPI_Start", Args{"request": 5}) })
}

// between is a call of rank 0 on an intercommunicator whose other group is rank 1.
func (s script) between(function string, root int64) {
	comm := s.inter(0)
	s.inter(1)
	name, args := s.collective(0, function, root)
	s.Enter(0, name, With(args, Args{"comm": comm}))
}

func (s script) ibarriers() {
	s.both(func(rank int, _ int64) { s.begin(rank, "MPI_Ibarrier", Args{"comm": World}, 5) })
}

// wildcards posts receives at rank 0, with requests from 5 on.
func (s script) wildcards(sources ...int64) {
	for i, source := range sources {
		s.begin(0, "MPI_Irecv", receipt(source, 7), int64(5+i))
	}
}

// wildcardTakes a message from a source, with a tag that rank 1 sends. Rank 0 then waits for rank 1.
func (s script) wildcardTakes(source, tag int64) {
	s.send(1, 0, tag)
	s.recv(0, anyone, tag, source)
	s.Recv(0, 1, 7)
	s.send(2, 0, 7)
	s.Finalize(1)
	s.Finalize(2)
}

func (s script) Probe(rank int, from int64) {
	s.Enter(rank, "MPI_Probe", Args{"comm": World, "source": from, "tag": 7})
}

// any posts a receive from each of ranks 1 and 2 at rank 0.
func (s script) any() {
	s.begin(0, "MPI_Irecv", receipt(1, 7), 5)
	s.begin(0, "MPI_Irecv", receipt(2, 7), 6)
}

func (s script) LargeBcast(rank int) {
	s.Enter(rank, "MPI_Bcast_c", Args{"comm": World, "root": 0, "count": ints, "datatype": int64(Type("MPI_INT"))})
}

// dup makes a duplicate of MPI_COMM_WORLD, of two ranks.
func (s script) dup(rank int) int64 {
	number := s.Number()
	s.Enter(rank, "MPI_Comm_dup", Args{"comm": World})
	s.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: number, Communicator: &trace.ProcessSet{
		Parent: World, Rank: int64(rank), Local: []trace.Span{{First: 0, Stride: 1, Count: 2}},
	}})
	s.Leave(rank, "MPI_Comm_dup", Args{"newcomm": int64(number)})
	return int64(number)
}

// What a collective call needs it waits for in each library, all else only in a strict run.
func TestStrictCollectives(t *testing.T) {
	strict := deadlock.Outside{Alone: true, Strict: deadlock.Strict{Collectives: true}}
	for name, c := range map[string]struct {
		finding string
		program func(s script)
	}{
		"the root of a broadcast": {"potential-deadlock", func(s script) { s.All(0, "MPI_Bcast", 0); s.Recv(1, 0, 7) }},
		"a large broadcast":       {"potential-deadlock", func(s script) { s.LargeBcast(0); s.Recv(1, 0, 7) }},
		"a leaf of a reduction":   {"potential-deadlock", func(s script) { s.All(1, "MPI_Reduce", 0); s.Recv(0, 1, 7) }},
		"the first of a scan":     {"potential-deadlock", func(s script) { s.All(0, "MPI_Scan", 0); s.Recv(1, 0, 7) }},
		"a leaf of a broadcast":   {"deadlock", func(s script) { s.All(1, "MPI_Bcast", 0); s.Recv(0, 1, 7) }},
		"a barrier":               {"deadlock", func(s script) { s.All(0, "MPI_Barrier", 0); s.Recv(1, 0, 7) }},
		"all have come":           {"", func(s script) { s.All(0, "MPI_Bcast", 0); s.All(1, "MPI_Bcast", 0) }},
		"a nonblocking one": {"potential-deadlock", func(s script) {
			_, args := s.collective(0, "MPI_Ibcast", 0)
			s.begin(0, "MPI_Ibcast", args, 5)
			s.Wait(0, 5)
			s.Recv(1, 0, 7)
		}},
		"a persistent one that all have started":    {"", func(s script) { s.prepared(1, 1); s.Wait(0, 5); s.Recv(1, 0, 7) }},
		"a persistent one that was not started":     {"potential-deadlock", func(s script) { s.prepared(1, 0); s.Wait(0, 5); s.Recv(1, 0, 7) }},
		"a persistent one that was started earlier": {"potential-deadlock", func(s script) { s.prepared(2, 1); s.Wait(0, 5); s.Recv(1, 0, 7) }},
		"a leaf of a persistent one":                {"deadlock", func(s script) { s.prepared(0, 1); s.Wait(1, 5); s.Recv(0, 1, 7) }},
		"a rank that computes":                      {"", func(s script) { s.All(0, "MPI_Bcast", 0) }},
		"an intercommunicator":                      {"potential-deadlock", func(s script) { s.between("MPI_Bcast", mpicall.Root); s.Recv(1, 0, 7) }},
	} {
		t.Run(name, func(t *testing.T) {
			s := script{New(2)}
			c.program(s)
			found := looked(t, s.Execution, strict).Finding()
			if c.finding == "" {
				assert.Nil(t, found)
				return
			}
			require.NotNil(t, found)
			assert.Equal(t, c.finding, found.Name)
			assert.Equal(t, c.finding == "deadlock", looked(t, s.Execution, recorded).Deadlocked(), "without it")
		})
	}
}

// prepared makes a persistent broadcast from rank 0, which the ranks start so often. It is complete at all but the last start.
func (s script) prepared(starts ...int) {
	for rank := range starts {
		name, args := s.collective(rank, "MPI_Bcast_init", 0)
		s.begin(rank, name, args, 5)
	}
	for rank, n := range starts {
		for i := range n {
			s.Call(rank, "MPI_Start", Args{"request": 5})
			if i < n-1 {
				s.Call(rank, "MPI_Wait", Args{"request": 5})
			}
		}
	}
}

// inter makes an intercommunicator of two ranks.
func (s script) inter(rank int) int64 {
	number := s.Number()
	s.Enter(rank, "MPI_Intercomm_create", Args{"local_comm": Self, "peer_comm": World})
	s.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: number, Communicator: &trace.ProcessSet{
		Parent: World, Inter: true, Local: []trace.Span{{First: int64(rank), Stride: 1, Count: 1}},
		Remote: []trace.Span{{First: int64(1 - rank), Stride: 1, Count: 1}},
	}})
	s.Leave(rank, "MPI_Intercomm_create", Args{"newintercomm": int64(number)})
	return int64(number)
}

func TestThreads(t *testing.T) {
	crosswise := func() script {
		s := script{New(2)}
		s.EnterOn(0, 0, "MPI_Recv", receipt(1, 1))
		s.EnterOn(0, 1, "MPI_Recv", receipt(1, 2))
		s.EnterOn(1, 0, "MPI_Recv", receipt(0, 2))
		s.EnterOn(1, 1, "MPI_Recv", receipt(0, 1))
		return s
	}
	assert.True(t, looked(t, crosswise().Execution, recorded).Deadlocked())

	s := crosswise()
	s.LeaveOn(1, 1, "MPI_Recv", Args{"status": status(0, 1)})
	assert.False(t, looked(t, s.Execution, recorded).Deadlocked(), "a thread computes")

	s = script{New(2)}
	s.wildcards(anyone)
	s.send(1, 0, 7)
	s.Finalize(1)
	s.EnterOn(0, 1, "MPI_Recv", receipt(1, 7))
	s.Recv(0, anyone, 9)
	assert.False(t, looked(t, s.Execution, recorded).Deadlocked(), "the other thread may have the message, and may send one")

	s = script{New(2)}
	s.Recv(0, 1, 7)
	s.Recv(1, 0, 7)
	assert.False(t, looked(t, s.Execution, deadlock.Outside{}).Deadlocked(), "there may be other threads, which send")
	asleep := deadlock.Outside{Alone: true, Sleepers: 3}
	assert.True(t, looked(t, s.Execution, asleep).Deadlocked(), "nobody wakes the others")
	began := deadlock.Outside{Alone: true, Asleep: map[uint32]bool{4: false}}
	assert.False(t, looked(t, s.Execution, began).Deadlocked(), "a thread that was recorded, and has not called MPI yet, may send")
	began.Asleep[4] = true
	assert.True(t, looked(t, s.Execution, began).Deadlocked(), "it sleeps")
	asleep.Awake = true
	assert.True(t, looked(t, s.Execution, asleep).Deadlocked(), "a thread that must not call MPI ends no call")
	s = script{New(3)}
	s.Recv(0, 1, 7)
	s.Recv(1, 0, 7)
	assert.False(t, looked(t, s.Execution, asleep).Deadlocked(), "rank 2 may wake a thread that sends")

	s = script{New(2)}
	s.Recv(0, 1, 7)
	s.Call(1, "MPI_Barrier", Args{"comm": Self})
	slept := deadlock.Outside{Alone: true, Asleep: map[uint32]bool{0: true}}
	assert.False(t, looked(t, s.Execution, slept).Deadlocked(), "a signal or a timer may wake it")
	s.EnterOn(1, 1, "MPI_Recv", receipt(0, 7))
	assert.True(t, looked(t, s.Execution, slept).Deadlocked(), "a thread that waits in MPI may have to wake it")
	slept.Awake = true
	assert.True(t, looked(t, s.Execution, slept).Deadlocked(), "a thread that must not call MPI ends no call")
}

func TestMessages(t *testing.T) {
	s := script{New(3)}
	s.Recv(0, 1, 7)
	s.Recv(1, 0, 7)
	s.Recv(2, 0, 3)
	found := looked(t, s.Execution, recorded).Finding()
	require.NotNil(t, found)
	assert.Equal(t, "deadlock", found.Name)
	assert.Equal(t, "rank 0 waits in MPI_Recv (from rank 1, tag 7) for rank 1, rank 1 waits in MPI_Recv (from rank 0, tag 7) for rank 0; so rank 2 can never continue either", found.Message)
	require.Len(t, found.Places, 2)
	assert.Equal(t, "rank 0, call 1, MPI_Recv", At(found.Places[0].Ref))

	s = script{New(2)}
	s.Send(0, 1, 7)
	s.Send(1, 0, 7)
	assert.Equal(t, "potential-deadlock", looked(t, s.Execution, strict).Finding().Name)
	assert.Equal(t, "deadlock", looked(t, s.Execution, tried).Finding().Name)
	assert.Nil(t, looked(t, s.Execution, recorded).Finding())

	s = script{New(2)}
	s.Recv(0, 1, 7)
	s.Finalize(1)
	assert.Equal(t, "rank 0 waits in MPI_Recv (from rank 1, tag 7) for rank 1 in MPI_Finalize", looked(t, s.Execution, recorded).Finding().Message)
}

// 3.5: which of two messages of different threads a receive takes is not known, so neither thread is known to be stuck.
func TestMessagesOfThreadsThatMayBeTaken(t *testing.T) {
	for threads, stuck := range map[uint32]bool{1: true, 2: false} {
		s := script{New(2)}
		s.begin(1, "MPI_Irecv", receipt(0, 7), 9)
		s.begin(0, "MPI_Issend", message(1, 7), 9)
		s.EnterOn(0, threads-1, "MPI_Ssend", message(1, 7))
		if threads > 1 {
			s.Wait(0, 9)
		}
		s.Finalize(1)
		assert.Equal(t, stuck, looked(t, s.Execution, tried).Deadlocked(), "%d threads", threads)
	}
}

// A receive of which it is not known what it got may have left a message to another one.
func TestReceiveAfterAnUnknownOne(t *testing.T) {
	for name, wild := range map[string]bool{"known": false, "unknown": true} {
		s := script{New(2)}
		for rank := range 2 {
			args := Args{"comm": World, "dest": 1 - rank, "source": 1 - rank, "sendtag": 7, "recvtag": 7}
			if wild {
				args["source"] = mpicall.AnySource
			}
			s.begin(rank, "MPI_Isendrecv", args, 9)
		}
		for rank := range 2 {
			s.Call(rank, "MPI_Wait", Args{"request": 9, "status": trace.Status{Present: true}})
		}
		s.Recv(0, 1, 7)
		s.Finalize(1)
		assert.Equal(t, !wild, looked(t, s.Execution, tried).Deadlocked(), name)
	}
}

// A call that waits for requests is explained by the calls that began them.
func TestDeadlockNamesWhatBeganARequest(t *testing.T) {
	s := script{New(2)}
	s.begin(0, "MPI_Irecv", receipt(1, 7), 9)
	s.Wait(0, 9)
	s.Finalize(1)
	f := looked(t, s.Execution, tried).Finding()
	require.NotNil(t, f)
	assert.Equal(t, "rank 0 waits in MPI_Wait (MPI_Irecv from rank 1, tag 7) for rank 1 in MPI_Finalize", f.Message)
	require.Len(t, f.Places, 2)
	assert.Equal(t, "rank 0, call 1, MPI_Irecv", At(f.Places[0].Ref))
	assert.Equal(t, "rank 0, call 2, MPI_Wait", At(f.Places[1].Ref))
	assert.Equal(t, "what B waits for", f.Places[0].About)
	assert.Equal(t, 1, f.Main, "editors show the call that never returns")

	s = script{New(2)}
	s.begin(0, "MPI_Irecv", receipt(1, 7), 9)
	s.begin(0, "MPI_Irecv", receipt(1, 8), 10)
	s.CallAgain(0, "MPI_Irecv", With(receipt(1, 9), Args{"request": 11}))
	s.Waits(0, "MPI_Waitall", 9, 10, 11)
	s.Finalize(1)
	f = looked(t, s.Execution, tried).Finding()
	require.NotNil(t, f)
	assert.Len(t, f.Places, 3, "one line has begun two operations")
}
