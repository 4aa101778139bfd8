package trace

import (
	"cmp"
	"encoding/binary"
	"errors"
	"io"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
)

// stream reads the chunks of one stream, one after the other.
type stream struct {
	file   io.ReaderAt
	chunks []chunk // that remain
	buffer []byte
	data   []byte // of the current chunk, that is in memory and remains
	chunk  chunk  // the current one
	read   int    // bytes of its events
	thread uint32
	time   uint64
	event  Event // the next one
	steady bool  // no chunk is used again
	whole  bool  // what cannot be read is damage. Otherwise a chunk may be used again, or its end be missing
}

// streams sorts the chunks of a file by the streams that they belong to.
func streams(file io.ReaderAt) ([]*stream, error) {
	all, err := chunks(file)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(all, func(a, b chunk) int {
		return cmp.Or(cmp.Compare(a.Stream, b.Stream), cmp.Compare(a.Sequence, b.Sequence))
	})
	var list []*stream
	for len(all) > 0 {
		n := slices.IndexFunc(all, func(c chunk) bool { return c.Stream != all[0].Stream })
		if n < 0 {
			n = len(all)
		}
		list = append(list, &stream{file: file, chunks: all[:n], buffer: make([]byte, piece+margin)})
		all = all[n:]
	}
	return list, nil
}

// next reads the next event. The values of the event are valid until the call after that.
func (s *stream) next() (bool, error) {
	for {
		for len(s.data) > 0 || s.read < int(s.chunk.Used) {
			if err := s.fill(); err != nil {
				return false, err
			}
			if len(s.data) == 0 {
				break
			}
			found, damaged := s.parse()
			switch {
			case damaged && s.whole:
				return false, errDamaged
			case found:
				return true, nil
			}
		}
		if len(s.chunks) == 0 {
			return false, nil
		}
		s.chunk, s.chunks = s.chunks[0], s.chunks[1:]
		if !s.steady && len(s.buffer) < chunkSize {
			s.buffer = make([]byte, chunkSize)
		}
		var err error
		if s.data, err = s.chunk.load(s.file, s.buffer[:s.first()]); err != nil {
			return false, err
		}
		s.read = len(s.data)
		if !s.steady || s.read+chunkHeaderBytes < piece { // that is all there is
			s.read = int(s.chunk.Used)
		}
		s.time, s.thread = s.chunk.Base, s.chunk.Thread
	}
}

// piece is how much of a chunk is in memory at a time. Thousands of recordings may be read at the same time.
const (
	piece  = 8 << 10
	margin = 512 // for what was left of the piece before
)

// first is how much of a chunk is read at first.
func (s *stream) first() int {
	if s.steady {
		return piece
	}
	return len(s.buffer)
}

// fill reads more of the chunk if the next event is not in memory as a whole.
func (s *stream) fill() error {
	for s.read < int(s.chunk.Used) && !whole(s.data) {
		wanted := min(piece, int(s.chunk.Used)-s.read)
		if len(s.data)+wanted > len(s.buffer) {
			s.buffer = append(slices.Clone(s.data), make([]byte, wanted)...)
		} else {
			copy(s.buffer, s.data)
		}
		n, err := s.file.ReadAt(s.buffer[len(s.data):len(s.data)+wanted], s.chunk.place+int64(chunkHeaderBytes+s.read))
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		s.data = s.buffer[:len(s.data)+n]
		if s.read += n; n < wanted { // the file ends here
			s.read = int(s.chunk.Used)
		}
	}
	return nil
}

// whole says whether data has the whole of its first event.
func whole(data []byte) bool {
	length, size := binary.Uvarint(data)
	return size < 0 || size > 0 && length <= uint64(len(data)-size)
}

// parse takes an event out of the data, and says whether it is one for the reader. If its length cannot be read, nothing that
// follows can.
func (s *stream) parse() (found, damaged bool) {
	d := decoder{data: s.data}
	length := d.unsigned()
	if d.failed || length == 0 || length > uint64(len(d.data)) {
		s.data, s.read = nil, int(s.chunk.Used)
		return false, true
	}
	s.data = d.data[length:]
	d.data = d.data[:length]
	e := Event{Type: Type(d.unsigned()), Thread: s.thread}
	s.time += d.unsigned()
	e.Time, e.Site = s.time, uint32(d.unsigned())
	s.event = e
	found = s.fields(&d) && !d.failed
	if len(s.event.values) == 0 {
		s.event.values = nil
	}
	return found, !found && (d.failed || e.Type != thread)
}

// fields reads what the event's type has.
func (s *stream) fields(d *decoder) bool {
	e := &s.event
	switch e.Type {
	case Enter:
		e.Call, e.values = mpicall.Function(d.unsigned()), d.data
		return e.Call.Valid()
	case Leave:
		e.Call, e.A = mpicall.Function(d.unsigned()), uint64(d.signed())
		e.values = d.data
		return e.Call.Valid()
	case Made:
		e.values = d.data
	case Repeated:
		if raw := d.bytes(12); raw != nil {
			e.A, e.B = uint64(binary.NativeEndian.Uint32(raw)), binary.NativeEndian.Uint64(raw[4:])
		}
	case Access:
		e.Code, e.A, e.B = uint16(d.unsigned()), d.unsigned(), d.unsigned()
	case Earlier:
		e.Code, e.A, e.B = uint16(d.unsigned()), d.unsigned(), d.unsigned()
		e.Window, e.Seq = uint32(d.unsigned()), d.unsigned()
	case Synchronized:
		e.Code, e.A = uint16(d.unsigned()), d.unsigned()
	case thread:
		s.thread = uint32(d.unsigned())
		return false
	case Op, Forwarded, Sync, Done, Copied, Delay, Window, Contents, Result, Unfinished, Abort, End, Plan, Damaged, Part, Misused, Received, Untimely, Brought, Memory, Released:
		e.Code, e.Window, e.Target = uint16(d.unsigned()), uint32(d.unsigned()), int32(zigzag(d.unsigned()))
		e.Seq, e.A, e.B = d.unsigned(), d.unsigned(), d.unsigned()
	default:
		return false
	}
	return true
}
