package trace

// MemoryKind is what the memory of a window is a part of. Its C twin is enum nasty_memory_kind.
type MemoryKind uint16

const (
	Heap     MemoryKind = iota + 1 // a block that the program has allocated
	Variable                       // a variable, if the site's file has one at the site's offset
	Stack                          // the frame of a function; the site is in that function
)

// Surroundings are the memory in which memory of a window lies.
type Surroundings struct {
	Kind   MemoryKind
	Site   uint32 // where the block was allocated, or as Kind says
	From   uint64 // of a block. Otherwise the first byte of the window's memory
	Bytes  uint64 // from there on, as the program has asked for them; 0: unknown
	Usable uint64 // of a block: what the allocator says it has now. The block is another one if that is not about the same
}

// Surroundings are what an event of type Memory is about.
func (e Event) Surroundings() Surroundings {
	return Surroundings{Kind: MemoryKind(e.Code), Site: e.Window, From: e.A, Bytes: e.Seq, Usable: e.B}
}
