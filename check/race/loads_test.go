package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

const (
	early  = "buffer-used-early"
	base   = 0x10000 // of the window
	origin = 0x5000  // the buffer of scene.transfer
)

const load = trace.AccessKind(0)

// touch accesses the window's first four bytes.
func (s scene) touch(rank int, kind trace.AccessKind) { s.Access(rank, 0, kind, base, 4) }

// Each row has a load or a store that races, and its correct twin.
func TestRacesOfLoadsAndStores(t *testing.T) {
	judge(t, map[string]row{
		"store to the origin of a put": {early, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			if fixed {
				s.call(0, "MPI_Win_flush_local", Args{"rank": int64(1)})
			}
			s.Access(0, 0, trace.Writes, origin, 4)
			return s
		}},
		"store to the origin of two puts from one place, of which one is complete": {early, func(fixed bool) scene {
			s := passive(3)
			s.put(0, 2)
			s.CallAgain(0, "MPI_Put", Transfer(uint64(s.w), 1, 4))
			s.call(0, "MPI_Win_flush_local", Args{"rank": int64(2)})
			s.flush(0, 2)
			if fixed {
				s.call(0, "MPI_Win_flush_local", Args{"rank": int64(1)})
			}
			s.Access(0, 0, trace.Writes, origin, 4)
			return s
		}},
		"load of what a get fetches": {early, func(fixed bool) scene {
			s := passive(2)
			s.get(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.Access(0, 0, load, origin, 4)
			return s
		}},
		"polling what a get fetches": {early, func(fixed bool) scene {
			s := passive(2)
			s.get(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.Access(0, 0, trace.Volatile|trace.Again, origin, 4)
			return s
		}},
		"store beside a put of another rank": {between, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			s.flush(0, 1)
			if fixed {
				s.barrier()
			}
			s.touch(1, trace.Writes)
			s.barrier()
			return s
		}},
		"load after a put that the target does not know of": {between, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			s.flush(0, 1)
			if fixed {
				s.send(0, 1)
				s.recv(1, 0)
			}
			s.touch(1, load)
			s.barrier()
			return s
		}},
		"message before the flush": {between, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 1)
			if fixed {
				s.flush(0, 1)
			}
			s.send(0, 1)
			s.recv(1, 0)
			s.touch(1, load)
			return s
		}},
		"get of what another rank stores": {between, func(fixed bool) scene {
			s := passive(2)
			s.touch(1, trace.Writes)
			if fixed {
				s.barrier()
			} else {
				s.call(1, "MPI_Win_flush_all", nil)
			}
			s.get(0, 1)
			s.flush(0, 1)
			return s
		}},
		"store in an epoch of fences": {between, func(fixed bool) scene {
			s := newScene(2)
			s.fence(0)
			s.put(0, 1)
			if fixed {
				s.fence(0)
			}
			s.touch(1, trace.Writes)
			s.fence(0)
			return s
		}},
		"store without the lock": {between, func(fixed bool) scene {
			s := newScene(2)
			s.locked(0, mpicall.LockExclusive, 1, s.put)
			if fixed {
				s.lock(1, mpicall.LockExclusive, 1)
			}
			s.touch(1, trace.Writes)
			if fixed {
				s.unlock(1, 1)
			}
			s.barrier()
			return s
		}},
		"store to what a request sends": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.isend("MPI_Isend")
			if fixed {
				s.wait()
			}
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		}},
		"store to what a persistent request sends": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.isend("MPI_Send_init")
			s.Access(0, 0, trace.Writes, sent, 4) // not started
			s.start()
			s.wait()
			s.Access(0, 0, trace.Writes, sent, 4)
			s.Call(0, "MPI_Startall", Args{"array_of_requests": []int64{9}})
			if fixed {
				s.wait()
			}
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		}},
		"store to what a persistent collective operation sends": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.Call(0, "MPI_Bcast_init", Args{"buffer": sent, "count": 4, "datatype": int64(Type("MPI_BYTE")), "root": 0, "comm": World, "request": 9})
			s.start()
			if fixed {
				s.wait()
			}
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		}},
		"load of what a request receives": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.irecv(0, sent, 1)
			if fixed {
				s.wait()
			}
			s.Access(0, 0, load, sent, 4)
			return s
		}},
		"load of what a request receives into a window": {early, func(fixed bool) scene {
			s := passive(2)
			s.irecv(0, base, 1)
			if fixed {
				s.wait()
			}
			s.touch(0, load)
			return s
		}},
		"store to what a collective operation sends": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.Call(0, "MPI_Ibcast", Args{"buffer": sent, "count": 4, "datatype": int64(Type("MPI_BYTE")), "root": 0, "comm": World, "request": 9})
			if fixed {
				s.wait()
			}
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		}},
		"load beside an operation of the rank itself": {within, func(fixed bool) scene {
			s := passive(2)
			s.put(0, 0)
			if fixed {
				s.flush(0, 0)
			}
			s.touch(0, load)
			return s
		}},
	})
}

// What MPI allows, or what the recording cannot tell, is no race.
func TestLoadsAndStoresThatAreNoRaces(t *testing.T) {
	for name, do := range map[string]func() scene{
		"loads beside a get": func() scene {
			s := passive(2)
			s.get(0, 1)
			s.touch(1, load)
			s.flush(0, 1)
			return s
		},
		"loads of what a request sends": func() scene {
			s := scene{Execution: New(2)}
			s.isend("MPI_Isend")
			s.Access(0, 0, load, sent, 4)
			return s
		},
		"loads beside a request that receives other bytes": func() scene {
			s := scene{Execution: New(2)}
			s.irecv(0, sent, 1)
			s.Access(0, 0, trace.Writes, sent+4, 4)
			return s
		},
		"loads beside a request that receives nothing": func() scene {
			s := scene{Execution: New(2)}
			s.irecv(0, sent, mpicall.ProcNull)
			s.Access(0, 0, load, sent, 4)
			return s
		},
		"stores to what a freed request sends": func() scene { // when it is complete, nobody hears
			s := scene{Execution: New(2)}
			s.isend("MPI_Isend")
			s.Call(0, "MPI_Request_free", Args{"request": 9})
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		},
		"stores to what a freed persistent request sent": func() scene {
			s := scene{Execution: New(2)}
			s.isend("MPI_Send_init")
			s.start()
			s.wait()
			s.Call(0, "MPI_Request_free", Args{"request": 9})
			s.irecv(0, sent+4, 1) // its request has the same number
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		},
		"stores to parts that are not ready to be sent": func() scene { // MPI 4.1, 4.2
			s := scene{Execution: New(2)}
			s.Call(0, "MPI_Psend_init", With(message(1), Args{"partitions": 4, "request": 9}))
			s.start()
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		},
		"loads after a request of another thread": func() scene {
			s := scene{Execution: New(2)}
			s.EnterOn(0, 1, "MPI_Comm_rank", Args{"comm": World})
			s.LeaveOn(0, 1, "MPI_Comm_rank", Args{"comm": World})
			s.irecv(0, sent, 1)
			s.Access(0, 1, load, sent, 4)
			return s
		},
		"puts of others beside a request that receives": func() scene { // the message may come first
			s := passive(2)
			s.irecv(1, base, 0)
			s.Access(1, 0, load, 0x9000, 4)
			s.put(0, 1)
			return s
		},
		"other bytes": func() scene {
			s := passive(2)
			s.put(0, 1)
			s.Access(1, 0, trace.Writes, base+4, 4)
			s.flush(0, 1)
			return s
		},
		"stores to what a put sends, after its epoch": func() scene {
			s := newScene(2)
			s.locked(0, mpicall.LockShared, 1, s.put)
			s.Access(0, 0, trace.Writes, origin, 4)
			return s
		},
		"loads of what a put sends": func() scene {
			s := passive(2)
			s.put(0, 1)
			s.Access(0, 0, load, origin, 4)
			return s
		},
		"a flag that is polled within one gap": func() scene { // MPI 4.1, 12.7: unified memory model
			s := passive(2)
			s.put(0, 1)
			s.touch(1, trace.Again)
			s.flush(0, 1)
			return s
		},
		"a flag that is polled between calls": func() scene {
			s := passive(2)
			s.put(0, 1)
			s.pollTwice(1, "MPI_Win_sync")
			return s
		},
		"data after a flag that was polled": func() scene {
			s := passive(2)
			s.put(0, 1)
			s.flush(0, 1)
			s.transfer(0, "MPI_Put", 1, 8, 4)
			s.Access(1, 0, trace.Volatile, base+8, 4)
			s.flush(0, 1)
			s.call(1, "MPI_Win_sync", nil)
			s.touch(1, load)
			return s
		},
		"a store that a get may have polled": func() scene { // the get knows of the call before the store
			s := passive(2)
			s.call(1, "MPI_Win_sync", nil)
			s.fetch(0, 1, 8, "MPI_NO_OP")
			s.flush(0, 1)
			s.get(0, 1)
			s.touch(1, trace.Writes)
			s.flush(0, 1)
			s.barrier()
			return s
		},
		"a thread that stored before another one put": func() scene {
			s := passive(2)
			s.EnterOn(0, 1, "MPI_Win_sync", Args{"win": s.w})
			s.LeaveOn(0, 1, "MPI_Win_sync", Args{"win": s.w})
			s.put(0, 1)
			s.Access(0, 1, trace.Writes, origin, 4)
			return s
		},
	} {
		t.Run(name, func(t *testing.T) { assert.Empty(t, found(t, do().Execution)) })
	}
}

// sent is the buffer of message.
const sent = 0x7000

// Calls that return a request.

// 3.7.2 and 14.4: a buffered send may copy its data later than in the call, and so may a write of a file.
func TestLoadsAndStoresOfBuffersThatAreCopied(t *testing.T) {
	judge(t, map[string]row{
		"store to what a buffered request sends": {early, func(fixed bool) scene { // 3.7.2: the data may be copied later
			s := scene{Execution: New(2)}
			s.isend("MPI_Ibsend")
			if fixed {
				s.wait()
			}
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		}},
		"store to what a persistent buffered request sends": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.isend("MPI_Bsend_init")
			s.Access(0, 0, trace.Writes, sent, 4) // not started
			s.start()
			if fixed {
				s.wait()
			}
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		}},
		"store to what is written to a file": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.file("MPI_File_iwrite_at")
			s.Access(0, 0, load, sent, 4)
			if fixed {
				s.wait()
			}
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		}},
		"store to what a split operation writes to a file": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.Call(0, "MPI_File_write_at_all_begin", Args{"fh": 7, "offset": 0, "buf": sent, "count": 4, "datatype": int64(Type("MPI_BYTE"))})
			s.Access(0, 0, load, sent, 4)
			if fixed {
				s.Call(0, "MPI_File_write_at_all_end", Args{"fh": 7, "buf": sent, "status": trace.Status{}})
			}
			s.Access(0, 0, trace.Writes, sent, 4)
			return s
		}},
		"load of what is read from a file": {early, func(fixed bool) scene {
			s := scene{Execution: New(2)}
			s.file("MPI_File_iread_at_all")
			s.Access(0, 0, load, sent+4, 4)
			if fixed {
				s.wait()
			}
			s.Access(0, 0, load, sent, 4)
			return s
		}},
	})
}

func (s scene) isend(name string) { s.Call(0, name, With(message(1), Args{"request": 9})) }

func (s scene) irecv(rank int, buffer, source int64) {
	args := With(message(0), Args{"buf": buffer, "source": source, "request": 9})
	delete(args, "dest")
	s.Call(rank, "MPI_Irecv", args)
}

func (s scene) file(name string) {
	s.Call(0, name, Args{"fh": 7, "offset": 0, "buf": sent, "count": 4, "datatype": int64(Type("MPI_BYTE")), "request": 9})
}

func (s scene) start() { s.Call(0, "MPI_Start", Args{"request": 9}) }

func (s scene) wait() { s.Call(0, "MPI_Wait", Args{"request": 9, "status": trace.Status{}}) }

// pollTwice loads the same bytes from the same place before and after a call.
func (s scene) pollTwice(rank int, between string) {
	site := s.Access(rank, 0, load, base, 4)
	s.call(rank, between, nil)
	s.AccessFrom(site, rank, load, base, 4)
}

// A loop that loads what a put changes in each of its rounds does not poll.
func TestLoadsInALoopDoNotPoll(t *testing.T) {
	s := passive(2)
	s.put(0, 1)
	site := s.Access(1, 0, load, base, 4)
	s.send(1, 1)
	s.recv(1, 1)
	s.AccessFrom(site, 1, load, base, 4)
	assert.Equal(t, []string{between}, found(t, s.Execution))
}

// A finding says what both accesses are, and where.
func TestLoadsAndStoresAreNamed(t *testing.T) {
	s := passive(2)
	s.put(0, 1)
	s.touch(1, trace.Writes)
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.Len(t, j.List(), 1)
	f := j.List()[0]
	assert.Equal(t, "A and B write the same bytes, and nothing orders them", f.Message)
	assert.Equal(t, []string{"", "store"}, []string{f.Places[0].Access, f.Places[1].Access})
	assert.Equal(t, "bytes [0,4) of window 1001 at rank 1", f.Places[1].About)
}

// The type of a load is not known, so bytes that it shares with an operation have the operation's type.
func TestTypeOfLoadedBytes(t *testing.T) {
	for _, name := range []string{"MPI_DOUBLE", "MPI_INT"} {
		s := passive(2)
		s.Call(0, "MPI_Put", With(Transfer(uint64(s.w), 1, 1), Args{"origin_datatype": int64(Type(name)), "target_datatype": int64(Type(name))}))
		s.Access(1, 0, load, base, 8)
		j := race.New()
		require.NoError(t, s.History().Walk(j))
		require.Len(t, j.List(), 1, name)
		assert.Equal(t, name == "MPI_DOUBLE", j.List()[0].Bytes.Floating)
	}
}

// What a persistent request does is named by the call that made the request, and placed where it was started.
func TestPersistentRequestsAreExplained(t *testing.T) {
	s := scene{Execution: New(2)}
	s.isend("MPI_Send_init")
	s.start()
	s.Access(0, 0, trace.Writes, sent, 4)
	s.wait()
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.Len(t, j.List(), 1)
	found := j.List()[0]
	assert.Equal(t, "B changes A's buffer before A is complete", found.Message)
	assert.Equal(t, "MPI_Start", found.Places[0].Function.String())
	assert.Equal(t, []string{"MPI_Send_init makes the persistent request of A", "MPI_Wait comes after B"}, reasons(found))
}

// 12.5.4: a get that is complete at its origin has read the target, so what the target stores after a barrier comes later.
func TestStoreAfterAGetThatIsLocallyComplete(t *testing.T) {
	for _, ends := range []string{"MPI_Win_flush_local", "MPI_Win_flush"} {
		s := passive(2)
		s.get(0, 1)
		s.call(0, ends, Args{"rank": int64(1)})
		s.barrier()
		s.touch(1, trace.Writes)
		assert.Empty(t, found(t, s.Execution), ends)
	}
	s := passive(2)
	s.get(0, 1)
	s.barrier()
	s.touch(1, trace.Writes)
	assert.Equal(t, []string{between}, found(t, s.Execution))
}
