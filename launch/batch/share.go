package batch

// Share is the part of a list of work that one task of an array does: every Of-th item, from Number on. The zero value is the whole
// list.
type Share struct{ Number, Of int }

// Position of the share's n-th item in the list.
func (s Share) Position(n int) int { return s.Number + n*max(1, s.Of) }

// Count is how many of the first n items in the list are in the share, at least one.
func (s Share) Count(n int) int {
	of := max(1, s.Of)
	return max(1, (n-s.Number+of-1)/of)
}
