package histories

import "golang.org/x/exp/rand"

// Choices makes a random source of the bytes of a fuzz target. Each choice takes one byte, so that a changed
// byte changes one choice. After the last byte every choice is 0.
type Choices struct{ bytes []byte }

// NewChoices returns a generator that takes its choices from bytes, and the Choices that say what is left.
func NewChoices(bytes []byte) (*rand.Rand, *Choices) {
	c := &Choices{bytes}
	return rand.New(c), c
}

// Left says whether there are bytes left.
func (c *Choices) Left() bool { return len(c.bytes) > 0 }

// Uint64 implements rand.Source.
func (c *Choices) Uint64() uint64 {
	if !c.Left() {
		return 0
	}
	choice := c.bytes[0]
	c.bytes = c.bytes[1:]
	return uint64(choice)
}

// Seed implements rand.Source: there is nothing to seed.
func (c *Choices) Seed(uint64) {}
