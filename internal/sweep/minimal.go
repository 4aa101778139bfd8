package sweep

import (
	"slices"
	"sort"
)

// minimal returns a minimal subset of the numbers 0 to n-1 for which fails still holds. It
// must hold for the whole set, and more numbers must never make it false.
// minimal calls fails at most (k+1)·(1+⌈log2 n⌉) times for a result of k numbers: each number
// ends the shortest prefix that fails together with the numbers found before.
func minimal(n int, fails func(set []int) bool) []int {
	var needed []int
	for n > 0 && !fails(needed) {
		// The numbers below n fail together with needed; needed without them does not.
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

// trimmed tries once more to leave out each number of a set. One of minimal's verdicts may have been
// wrong, or another failure of the program may have come first.
func trimmed(set []int, fails func(set []int) bool) []int {
	for i := len(set) - 1; i >= 0 && len(set) > 1; i-- {
		if rest := slices.Delete(slices.Clone(set), i, i+1); fails(rest) {
			set = rest
		}
	}
	return set
}
