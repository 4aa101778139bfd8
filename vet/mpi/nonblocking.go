package mpi

// The sections of MPI 4.1 that protect the buffers of operations until their requests are complete.
const (
	messages    = "3.7.2"
	partitioned = "4.2"
	collectives = "6.12"
	files       = "14.4"
)

// nonblocking are calls that return a request. A buffer is left out if only the root accesses it. What a partitioned operation
// accesses also depends on calls for each partition (MPI 4.1, 4.2).
func nonblocking(add func(name string, change func(*Call))) {
	starts := func(section string, request int, buffers ...Buffer) func(*Call) {
		return func(c *Call) {
			c.Kind, c.Section, c.Request, c.Buffers = Nonblocking, section, request, buffers
		}
	}
	persistent := func(section string, request int, buffers ...Buffer) func(*Call) {
		return func(c *Call) {
			starts(section, request, buffers...)(c)
			c.Kind = Prepare
		}
	}
	for _, kind := range []string{"s", "ss", "bs", "rs"} {
		add("MPI_I"+kind+"end", starts(messages, 6, readsAt(0, 1, 2).with(3)))
	}
	for _, kind := range []string{"S", "Ss", "Bs", "Rs"} {
		add("MPI_"+kind+"end_init", persistent(messages, 6, readsAt(0, 1, 2).with(3)))
	}
	add("MPI_Irecv", starts(messages, 6, writesAt(0, 1, 2).with(3)))
	add("MPI_Imrecv", starts(messages, 4, writesAt(0, 1, 2)))
	add("MPI_Recv_init", persistent(messages, 6, writesAt(0, 1, 2).with(3)))
	add("MPI_Psend_init", persistent(partitioned, 8, partsAt(0, 3)))
	add("MPI_Precv_init", persistent(partitioned, 8, partsAt(0, 3).written()))
	add("MPI_Isendrecv", starts(messages, 11, readsAt(0, 1, 2).with(3), writesAt(5, 6, 7).with(8)))
	add("MPI_Isendrecv_replace", starts(messages, 8, writesAt(0, 1, 2)))
	for name, c := range collective {
		add("MPI_I"+name, starts(collectives, c.request, c.buffers...))
		add(canonical("mpi_"+name+"_init"), persistent(collectives, c.request+1, c.buffers...)) // after the info
	}
	add("MPI_Comm_idup", starts(collectives, 2))
	for name, request := range map[string]int{"read": 4, "read_all": 4, "read_shared": 4, "read_at": 5, "read_at_all": 5} {
		add("MPI_File_i"+name, starts(files, request, writesAt(request-3, request-2, request-1)))
	}
	for name, request := range map[string]int{"write": 4, "write_all": 4, "write_shared": 4, "write_at": 5, "write_at_all": 5} {
		add("MPI_File_i"+name, starts(files, request, readsAt(request-3, request-2, request-1)))
	}
}

// collective operations with a request, by their names after MPI_I. The root of a broadcast reads its buffer, the others
// write it: the program may certainly not write it.
var collective = map[string]struct {
	request int
	buffers []Buffer
}{
	"barrier":              {1, nil},
	"bcast":                {5, []Buffer{readsAt(0, 1, 2).with(3)}},
	"gather":               {8, []Buffer{readsAt(0, 1, 2).with(6)}},
	"gatherv":              {9, []Buffer{readsAt(0, 1, 2).with(7)}},
	"scatter":              {8, []Buffer{writesAt(3, 4, 5).with(6)}},
	"scatterv":             {9, []Buffer{writesAt(4, 5, 6).with(7)}},
	"allgather":            {7, []Buffer{readsAt(0, 1, 2), writesAt(3, 4, 5)}},
	"allgatherv":           {8, []Buffer{readsAt(0, 1, 2)}},
	"alltoall":             {7, []Buffer{readsAt(0, 1, 2), writesAt(3, 4, 5)}},
	"alltoallv":            {9, []Buffer{partsAt(0, 3), partsAt(4, 7).written()}},
	"alltoallw":            {9, []Buffer{partsAt(0, None), partsAt(4, None).written()}},
	"reduce":               {7, []Buffer{readsAt(0, 2, 3).with(5)}},
	"allreduce":            {6, []Buffer{readsAt(0, 2, 3), writesAt(1, 2, 3)}},
	"reduce_scatter":       {6, nil},
	"reduce_scatter_block": {6, []Buffer{readsAt(0, 2, 3), writesAt(1, 2, 3)}},
	"scan":                 {6, []Buffer{readsAt(0, 2, 3), writesAt(1, 2, 3)}},
	"exscan":               {6, []Buffer{readsAt(0, 2, 3)}},
	"neighbor_allgather":   {7, []Buffer{readsAt(0, 1, 2)}},
	"neighbor_allgatherv":  {8, nil},
	"neighbor_alltoall":    {7, nil},
	"neighbor_alltoallv":   {9, []Buffer{partsAt(0, 3), partsAt(4, 7).written()}},
	"neighbor_alltoallw":   {9, []Buffer{partsAt(0, None), partsAt(4, None).written()}},
}

// with says which argument is the rank of the other process.
func (b Buffer) with(peer int) Buffer {
	b.Peer = peer
	return b
}

func readsAt(arg, count, datatype int) Buffer {
	return Buffer{Arg: arg, Count: count, Type: datatype}
}

func writesAt(arg, count, datatype int) Buffer {
	return Buffer{Arg: arg, Count: count, Type: datatype, Write: true}
}

func partsAt(arg, datatype int) Buffer { return Buffer{Arg: arg, Count: Varies, Type: datatype} }

func (b Buffer) written() Buffer {
	b.Write = true
	return b
}
