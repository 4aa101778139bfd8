package usage_test

import (
	"testing"

	"github.com/nastympi/nastympi/check/usage"
)

// BenchmarkJudge reports the time per event of a program that accumulates, puts and flushes.
func BenchmarkJudge(b *testing.B) {
	const rounds = 10000
	e, w := locked()
	s := scene{e, int64(w)}
	for i := range int64(rounds) {
		s.put(0, 1)
		s.accumulate(0, "MPI_INT", "MPI_SUM", i%16, 1)
		s.flush(0, 1)
	}
	events := 0
	b.ResetTimer()
	for b.Loop() {
		if err := e.History().Walk(usage.New()); err != nil {
			b.Fatal(err)
		}
		events += rounds * 6
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(events), "ns/event")
}
