package history

import "slices"

// The processes of a window of MPI_Win_allocate_shared have its memory at different addresses (MPI 4.1, 12.2.3). To compare what
// they access, the bytes of all ranks are counted, from the first one of rank 0, in the order of the ranks.

// Shares is which byte of a shared window the process has at an address; not shared: none.
func (w *Window) Shares(address int64) (at int64, shared bool) {
	for _, s := range w.Segments {
		length := s.Count * s.Bytes
		if offset := address - int64(s.Base); offset >= 0 && offset < length {
			return at + offset, true
		}
		at += length
	}
	return 0, false
}

// Holder is the rank in the window's group to which a byte of a shared window belongs, and which byte it is there.
func (w *Window) Holder(at int64) (rank, offset int64) {
	for _, s := range w.Segments {
		length := s.Count * s.Bytes
		if at < length {
			return rank + at/s.Bytes, at % s.Bytes
		}
		rank += s.Count
		at -= length
	}
	return rank, at
}

// Shared is the shared window that has the byte at an address of the process, and which byte of it that is; nil: there is none,
// or it is not known what the other processes take it for.
func (p *Process) Shared(address int64) (w *Window, at int64) {
	for _, w := range p.mapped {
		if at, shared := w.Shares(address); shared && w.Shared != nil {
			return w, at
		}
	}
	return nil, 0
}

func (p *Process) unmap(w *Window) {
	p.mapped = slices.DeleteFunc(p.mapped, func(other *Window) bool { return other == w })
}
