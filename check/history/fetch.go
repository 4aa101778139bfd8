package history

// Fetch is what a one-sided operation has fetched, if that has at most 8 bytes. Of operations that return a request it is not known.
type Fetch struct {
	// Ref is the operation. Its number is only that of some call after it.
	Ref
	Bytes    int
	Bits     uint64 // the data, as they are in memory
	Floating bool
}

// Fetcher is a Judge that is also told what operations have fetched, in the call that completes them.
type Fetcher interface {
	Fetched(Fetch)
}

func (p *Process) tellFetched(judges []Judge) {
	f := Fetch{Ref: p.at(p.next.Window), Bytes: int(p.next.Seq), Bits: p.next.B, Floating: p.next.Floating()}
	for _, j := range judges {
		if o, is := j.(Fetcher); is {
			o.Fetched(f)
		}
	}
}
