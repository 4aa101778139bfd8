package operand_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/history"
	"github.com/nastympi/nastympi/check/layout"
	"github.com/nastympi/nastympi/check/operand"
)

// 8.6: neighbours have parts of the buffer one after the other, MPI_PROC_NULL too, but its part stays as it is.
func TestMemoryOfNeighbours(t *testing.T) {
	word := &history.Type{TypeMap: trace.TypeMap{Size: 4, Extent: 8}}
	neighbors := []int64{1, mpicall.ProcNull, 1}
	for name, row := range map[string]struct {
		data operand.Data
		want []int64
	}{
		"parts of a size": {operand.Data{Each: layout.Side{Count: 2, Type: word}}, []int64{100, 132}},
		"counts":          {operand.Data{Each: layout.Side{Type: word}, Counts: []int64{1, 1, 1}, Places: []int64{5, 4, 3}}, []int64{140, 124}},
		"no elements":     {operand.Data{Each: layout.Side{Type: word}}, nil},
	} {
		row.data.Used, row.data.Address, row.data.Neighbors = true, 100, neighbors
		var at []int64
		for m := range row.data.Memory {
			at = append(at, m.Address)
		}
		assert.Equal(t, row.want, at, name)
		for m := range row.data.Memory {
			assert.Equal(t, at[:1], []int64{m.Address}, name)
			break
		}
	}
}
