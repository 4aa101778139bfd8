package judging

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/order"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// BenchmarkScale says what an event costs that all judges of a first run look at, without reading files. It is for profiles:
//
//	go test ./sweep/judging -run NONE -bench Scale/locks/1024 -benchtime 1x -cpuprofile FILE
//
// What users wait for, `go run ./test/bench -only scale` measures.
func BenchmarkScale(b *testing.B) {
	const events = 1 << 21
	for _, kind := range Scales {
		for _, ranks := range []int{4, 64, 1024} {
			b.Run(fmt.Sprintf("%s/%d", kind, ranks), func(b *testing.B) {
				e := Scale(kind, ranks, events/ranks)
				for b.Loop() {
					judges := append(slices.Concat(passes(findersOf(Mistakes()), 1)...), history.Judge(order.NewTurns()), order.NewArrivals(), order.NewTenures())
					require.NoError(b, e.History().Walk(judges...))
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*e.Events()), "ns/event")
			})
		}
	}
}
