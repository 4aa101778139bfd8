package reduce

import (
	"slices"
	"sort"
)

// minimal returns a minimal subset of the numbers 0 to n-1 for which fails holds. It is not ok if fails does not
// even hold for all of them. More numbers must never make fails false.
//
// The numbers are sorted by likelihood, and minimal asks about the first likely ones first. Each number that it
// finds ends the shortest prefix that fails together with the numbers found before. So k likely numbers cost
// about 1+2k questions, and k numbers of n at most about (k+1)(4+1.5·log2 n).
func minimal(n, likely int, fails func(set []int) bool) (needed []int, ok bool) {
	for first := min(n, likely); ; first = 0 {
		end, ok := shortest(n, first, func(end int) bool { return fails(prefix(end, needed)) })
		if !ok {
			return nil, false
		}
		if end == 0 {
			slices.Sort(needed)
			return needed, true
		}
		n = end - 1
		needed = append(needed, n)
	}
}

// shortest returns the smallest end from 0 to n for which fails holds, if it holds for n. It asks about first,
// then about four times as many until fails holds, and then halves the rest.
func shortest(n, first int, fails func(end int) bool) (end int, ok bool) {
	low, high := -1, first
	for !fails(high) {
		if high == n {
			return 0, false
		}
		low, high = high, min(n, max(1, 4*high))
	}
	return low + 1 + sort.Search(high-low-1, func(i int) bool { return fails(low + 1 + i) }), true
}

func prefix(n int, more []int) []int {
	set := make([]int, 0, n+len(more))
	for i := range n {
		set = append(set, i)
	}
	return append(set, more...)
}

// trimmed tries once more to leave out each number of a set. Another failure of the program may have come
// first when minimal tried.
func trimmed(set []int, fails func(set []int) bool) []int {
	for i := len(set) - 1; i >= 0 && len(set) > 1; i-- {
		if rest := slices.Delete(slices.Clone(set), i, i+1); fails(rest) {
			set = rest
		}
	}
	return set
}
