package sweep

import (
	"slices"
	"sort"
)

// minimal reduces the numbers 0 to n-1 to a set of which fails still holds, and none
// can be spared, given that it holds of all and that more numbers never make it false.
// It asks at most (k+1)·(1+⌈log2 n⌉) times for a result of k numbers: each of them
// is the end of the shortest prefix that fails together with those found before.
func minimal(n int, fails func(set []int) bool) []int {
	var needed []int
	for n > 0 && !fails(needed) {
		// All numbers below n fail together with needed, and needed alone does not.
		last := sort.Search(n-1, func(end int) bool { return fails(prefix(end+1, needed)) })
		needed = append(needed, last)
		n = last
	}
	slices.Sort(needed)
	return needed
}

func prefix(n int, more []int) []int {
	set := make([]int, 0, n+len(more))
	for i := range n {
		set = append(set, i)
	}
	return append(set, more...)
}

// spare tries to do without each number of a set once more. A verdict of minimal's may have been
// wrong, or fewer numbers may have let another failure come first.
func spare(set []int, fails func(set []int) bool) []int {
	for i := len(set) - 1; i >= 0 && len(set) > 1; i-- {
		if rest := slices.Delete(slices.Clone(set), i, i+1); fails(rest) {
			set = rest
		}
	}
	return set
}
