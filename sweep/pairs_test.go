package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestEveryPairOccursTogether(t *testing.T) {
	tests := []struct {
		name  string
		sizes []int
		rows  [][]int // given
		most  int     // rows in all
	}{
		{"none", nil, nil, 0},
		{"one parameter has no pairs", []int{3}, nil, 0},
		{"two", []int{2, 3}, nil, 6},
		{"given rows count", []int{2, 2}, [][]int{{0, 0}, {1, 1}}, 4},
		{"switches", []int{2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, nil, 12},
		// 20 is the least; a product would be 245,760.
		{"ours", []int{5, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, nil, 26},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rows := cover(test.sizes, test.rows)
			assert.LessOrEqual(t, len(rows), test.most)
			for q := range test.sizes {
				for p := range q {
					together := map[[2]int]bool{}
					for _, row := range rows {
						together[[2]int{row[p], row[q]}] = true
					}
					assert.Len(t, together, test.sizes[p]*test.sizes[q], "parameters %d and %d", p, q)
				}
			}
			assert.Equal(t, rows, cover(test.sizes, test.rows), "the same again")
		})
	}
}
