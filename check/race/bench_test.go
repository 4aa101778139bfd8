package race_test

import (
	"testing"

	"github.com/nastympi/nastympi/check/race"
)

// BenchmarkJudge reports the time per event of a program that puts, gets and flushes, with a barrier now and then.
func BenchmarkJudge(b *testing.B) {
	const rounds = 10000
	s := passive(4)
	for i := range int64(rounds) {
		s.transfer(0, "MPI_Put", 1, 8*(i%8), 8)
		s.transfer(2, "MPI_Get", 3, 8*(i%8), 8)
		s.flush(0, 1)
		if i%8 == 7 {
			s.barrier()
		}
	}
	events := 0
	b.ResetTimer()
	for b.Loop() {
		if err := s.History().Walk(race.New()); err != nil {
			b.Fatal(err)
		}
		events += rounds * 7
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(events), "ns/event")
}
