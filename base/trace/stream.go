package trace

import (
	"cmp"
	"encoding/binary"
	"io"
	"slices"

	"github.com/nastympi/nastympi/base/mpicall"
)

// stream reads the chunks of one stream, one after the other.
type stream struct {
	file   io.ReaderAt
	chunks []chunk // that remain
	buffer []byte
	data   []byte // of the current chunk, that remains
	thread uint32
	time   uint64
	event  Event // the next one
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
		list = append(list, &stream{file: file, chunks: all[:n], buffer: make([]byte, chunkSize)})
		all = all[n:]
	}
	return list, nil
}

// next reads the next event. The values of the event are valid until the call after that.
func (s *stream) next() (bool, error) {
	for {
		for len(s.data) > 0 {
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
		c := s.chunks[0]
		s.chunks = s.chunks[1:]
		var err error
		if s.data, err = c.load(s.file, s.buffer); err != nil {
			return false, err
		}
		s.time, s.thread = c.Base, c.Thread
	}
}

// parse takes an event out of the data, and says whether it is one for the reader. If its length cannot be read, nothing that
// follows can.
func (s *stream) parse() (found, damaged bool) {
	d := decoder{data: s.data}
	length := d.unsigned()
	if d.failed || length == 0 || length > uint64(len(d.data)) {
		s.data = nil
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
	case Synchronized:
		e.Code, e.A = uint16(d.unsigned()), d.unsigned()
	case thread:
		s.thread = uint32(d.unsigned())
		return false
	case Op, Forwarded, Sync, Done, Copied, Delay, Window, Contents, Result, Unfinished, Abort, End, Plan, Damaged, Part, Misused, Received, Untimely:
		e.Code, e.Window, e.Target = uint16(d.unsigned()), uint32(d.unsigned()), int32(zigzag(d.unsigned()))
		e.Seq, e.A, e.B = d.unsigned(), d.unsigned(), d.unsigned()
	default:
		return false
	}
	return true
}
