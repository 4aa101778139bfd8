package sweep

// pair of values of two parameters, p < q.
type pair struct{ p, i, q, j int }

// cover extends rows so that every pair of values of two parameters stands in some
// row together. A row has the number of a value for each parameter, of
// which sizes says how many there are. Greedy, after AETG (Cohen, Dalal, Fredman and
// Patton, 1997): each new row takes a pair that is missing, and for every other
// parameter the value that completes most pairs with what the row has already. There is no
// chance in it.
func cover(sizes []int, rows [][]int) [][]int {
	missing := pairsOf(sizes)
	for _, row := range rows {
		strike(missing, row)
	}
	for len(missing) > 0 {
		row := bestRow(sizes, missing)
		strike(missing, row)
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

// strike takes the pairs of a row out of those that are missing.
func strike(missing map[pair]bool, row []int) {
	for q := range row {
		for p := range q {
			delete(missing, pair{p, row[p], q, row[q]})
		}
	}
}

const open = -1

func bestRow(sizes []int, missing map[pair]bool) []int {
	row := make([]int, len(sizes))
	for p := range row {
		row[p] = open
	}
	first := firstOf(sizes, missing)
	row[first.p], row[first.q] = first.i, first.j
	for p := range row {
		if row[p] == open {
			row[p] = bestValue(row, p, sizes[p], missing)
		}
	}
	return row
}

// firstOf is a missing pair of the two parameters that miss most, so that large
// parameters do not leave rows of their own for the end.
func firstOf(sizes []int, missing map[pair]bool) pair {
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

// bestValue for parameter p beside the values that row has. Among equal ones the first
// is taken, which is the usual one.
func bestValue(row []int, p, size int, missing map[pair]bool) int {
	best, most := 0, -1
	for i := range size {
		completed := 0
		for q, j := range row {
			if j == open || q == p {
				continue
			}
			if p < q && missing[pair{p, i, q, j}] || q < p && missing[pair{q, j, p, i}] {
				completed++
			}
		}
		// A value that completes nothing here may still have pairs with parameters
		// to come.
		if completed > most {
			best, most = i, completed
		}
	}
	return best
}
