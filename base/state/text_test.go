package state

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestLines(t *testing.T) {
	recv := Thread{
		Call: "MPI_Recv", Inside: true, Site: Site{"prog", 14}, Since: 9800 * time.Millisecond,
		Arguments: []Argument{{"source", 1}, {"tag", 3}},
	}
	held := func(line uint64, count int) Held {
		return Held{Call: "MPI_Put", Site: Site{"prog", line}, Target: 1, Count: count}
	}
	copied := held(7, 1)
	copied.Copied = true
	for _, c := range []struct {
		name string
		rank Rank
		want []string
	}{
		{"in a call", Rank{Size: 4, Threads: []Thread{recv}}, []string{"rank 0: in MPI_Recv(source 1, tag 3) at prog:14 for 9.8 s"}},
		{
			"with operations", Rank{Rank: 3, Size: 4, Threads: []Thread{recv}, Held: []Held{held(7, 1), held(9, 20), copied}},
			[]string{"rank 3: in MPI_Recv(source 1, tag 3) at prog:14 for 9.8 s; holds MPI_Put to rank 1 at prog:7, " +
				"20 × MPI_Put to rank 1 at prog:9, MPI_Put to rank 1 at prog:7 (locally completed)"},
		},
		{
			"with many", Rank{Size: 4, Threads: []Thread{{Call: "MPI_Barrier", Inside: true}}, Held: []Held{held(1, 1), held(2, 1), held(3, 1), held(4, 1), held(5, 1)}},
			[]string{"rank 0: in MPI_Barrier for 0.0 s; holds MPI_Put to rank 1 at prog:1, MPI_Put to rank 1 at prog:2, " +
				"MPI_Put to rank 1 at prog:3, those of 2 more call sites or targets"},
		},
		{
			"in a loop", Rank{Size: 4, Threads: []Thread{{Call: "MPI_Test", Polls: true, Since: time.Second}}},
			[]string{"rank 0: polls with MPI_Test for 1.0 s"},
		},
		{
			"outside", Rank{Size: 4, Threads: []Thread{{Call: "MPI_Win_free", Site: Site{"prog", 2}, Since: time.Minute}}},
			[]string{"rank 0: outside of MPI; last called MPI_Win_free at prog:2, 60.0 s ago"},
		},
		{"at the end", Rank{Size: 4, Threads: []Thread{{Call: "MPI_Finalize"}}}, []string{"rank 0: has finished MPI"}},
		{
			"in MPI_Finalize", Rank{Size: 4, Threads: []Thread{{Call: "MPI_Finalize", Inside: true}}},
			[]string{"rank 0: in MPI_Finalize for 0.0 s"},
		},
		{"at the beginning", Rank{Size: 2}, []string{"rank 0: has not called MPI since MPI_Init"}},
		{"in MPI_Init", Rank{Rank: 1}, []string{"rank 1: in MPI_Init"}},
		{"in MPI_Init, of an unknown launcher", Rank{Rank: -1}, []string{"a rank: in MPI_Init"}},
		{
			"threads", Rank{Size: 4, Threads: []Thread{recv, {Call: "MPI_Barrier", Inside: true}}, Held: []Held{held(7, 1)}},
			[]string{
				"rank 0, thread 0: in MPI_Recv(source 1, tag 3) at prog:14 for 9.8 s; holds MPI_Put to rank 1 at prog:7",
				"rank 0, thread 1: in MPI_Barrier for 0.0 s",
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.want, Lines(c.rank, func(s Site) string { return fmt.Sprintf("%s:%d", s.Module, s.Offset) }))
		})
	}
}
