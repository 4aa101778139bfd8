package communication_test

import (
	"testing"

	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// BenchmarkJudge is what judging a call costs, with its part of the history: messages, requests and collective operations.
func BenchmarkJudge(b *testing.B) {
	const rounds = 1000
	e := New(2)
	for round := range int64(rounds) {
		for rank := range 2 {
			e.Call(rank, "MPI_Irecv", With(recv(int64(1-rank), 8), Args{"request": round + 1}))
			e.Call(rank, "MPI_Send", send(int64(1-rank), 8))
		}
		for rank := range 2 {
			e.Call(rank, "MPI_Wait", With(Args{"request": round + 1}, status(int64(1-rank), 32)))
		}
		e.All("MPI_Allreduce", With(allreduce(), Args{"comm": World}))
	}
	for b.Loop() {
		if err := e.History().Walk(communication.New(match.New())); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(8*rounds), "ns/call")
}
