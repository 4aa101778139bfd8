package sweep

// pair of values of two parameters, p < q.
type pair struct{ p, i, q, j int }

// cover adds rows until every pair of values of two parameters is in some row. A row has
// the index of a value for each parameter; sizes are the numbers of their values.
// The algorithm is greedy, after AETG (Cohen, Dalal, Fredman and Patton, 1997): each new
// row takes a missing pair, and for every other parameter the value that covers most
// missing pairs with the values already in the row. It is deterministic.
func cover(sizes []int, rows [][]int) [][]int {
	missing := pairsOf(sizes)
	for _, row := range rows {
		removePairs(missing, row)
	}
	for len(missing) > 0 {
		row := bestRow(sizes, missing)
		removePairs(missing, row)
		rows = append(rows, row)
	}
	return rows
}

func pairsOf(sizes []int) map[pair]bool {
	all := map[pair]bool{}
	for q := range sizes {
		for p := range q {
			for i := range sizes[p] {
				for j := range sizes[q] {
					all[pair{p, i, q, j}] = true
				}
			}
		}
	}
	return all
}

// removePairs removes the pairs of a row from the missing ones.
func removePairs(missing map[pair]bool, row []int) {
	for q := range row {
		for p := range q {
			delete(missing, pair{p, row[p], q, row[q]})
		}
	}
}

// unset is the index of a value that is not chosen yet.
const unset = -1

func bestRow(sizes []int, missing map[pair]bool) []int {
	row := make([]int, len(sizes))
	for p := range row {
		row[p] = unset
	}
	first := firstPair(sizes, missing)
	row[first.p], row[first.q] = first.i, first.j
	for p := range row {
		if row[p] == unset {
			row[p] = bestValue(row, p, sizes[p], missing)
		}
	}
	return row
}

// firstPair is a missing pair of the two parameters with most missing pairs. Otherwise
// parameters with many values would need many rows at the end.
func firstPair(sizes []int, missing map[pair]bool) pair {
	count := map[[2]int]int{}
	for m := range missing {
		count[[2]int{m.p, m.q}]++
	}
	var best pair
	most := 0
	for q := range sizes {
		for p := range q {
			if count[[2]int{p, q}] > most {
				most, best = count[[2]int{p, q}], pair{p: p, q: q}
			}
		}
	}
	for best.i = range sizes[best.p] {
		for best.j = range sizes[best.q] {
			if missing[best] {
				return best
			}
		}
	}
	panic("sweep: counted pair is not missing")
}

// bestValue is the value of parameter p that covers most missing pairs with the values in row; of
// equal values, the first.
func bestValue(row []int, p, size int, missing map[pair]bool) int {
	best, most := 0, -1
	for i := range size {
		completed := 0
		for q, j := range row {
			if j == unset || q == p {
				continue
			}
			if p < q && missing[pair{p, i, q, j}] || q < p && missing[pair{q, j, p, i}] {
				completed++
			}
		}
		if completed > most {
			best, most = i, completed
		}
	}
	return best
}
