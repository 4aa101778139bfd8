package rma

// Poison is a byte with which nastympi fills memory whose contents MPI leaves undefined: the buffer of a fetch until its data
// arrive, and what an operation sends whose buffer no longer exists (MPI 4.1, 12.3). Each comparison that a program makes with such
// memory fails with one of the bytes at least, or with the value that the memory had (NASTY_POISON=0).
type Poison uint8

const (
	// Zero is also 0.0, false and the end of a string.
	Zero Poison = 0
	// HugePositive is greater than nearly all that programs expect, in integers of any width and in floating-point numbers.
	HugePositive Poison = 0x5A
	// HugeNegative is less.
	HugeNegative Poison = 0xDA
	// Ones is -1 as an integer, and the greatest unsigned integer. As a floating-point number it is not a number: each comparison with
	// it is false.
	Ones Poison = 0xFF
)

// Poisons are all of them.
var Poisons = []Poison{Zero, HugePositive, HugeNegative, Ones}
