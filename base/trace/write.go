package trace

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Write writes a rank's events and names into a folder as the shim does, for tests. Each thread has a stream of its
// own. The times of its events must not decrease.
func Write(folder string, r Rank) error { return WriteEvents(folder, r, slices.Values(r.Events)) }

// WriteEvents is Write of these events, which need not be in memory all at once.
func WriteEvents(folder string, r Rank, events iter.Seq[Event]) error {
	base := filepath.Join(folder, fmt.Sprintf("rank-%d", r.Rank))
	out, err := os.Create(base + eventsSuffix)
	if err != nil {
		return err
	}
	defer out.Close()
	file := chunkFile{out: out}
	threads := map[uint32]*chunkWriter{}
	for e := range events {
		if threads[e.Thread] == nil {
			threads[e.Thread] = &chunkWriter{file: &file, stream: uint32(len(threads)), thread: e.Thread}
		}
		threads[e.Thread].add(e)
	}
	for _, thread := range slices.Sorted(maps.Keys(threads)) {
		threads[thread].end()
	}
	file.header(headerOf(r, file.chunks))
	if err := errors.Join(file.err, out.Close()); err != nil {
		return err
	}
	return os.WriteFile(base+namesSuffix, r.names(), 0o600)
}

// headerOf is the header of a file with so many chunks.
func headerOf(r Rank, chunks uint64) header {
	h := header{
		Version: version, Rank: int32(r.Rank), Size: uint32(r.Size), Process: uint32(r.Process), Table: mpicall.Table, Lost: r.Lost, Epoch: r.Epoch, Chunks: chunks, Ending: r.Ending,
	}
	copy(h.Magic[:], magic)
	copy(h.Host[:], r.Host)
	copy(h.Boot[:], r.Boot)
	if r.Complete {
		h.Complete = 1
	}
	if r.CutOff {
		h.Failed = 1
	}
	return h
}

// names are the lines of the file of names.
func (r *Rank) names() []byte {
	var out bytes.Buffer
	for i, s := range r.Sites[min(1, len(r.Sites)):] {
		left := 0
		if s.LeftAlone {
			left = 1
		}
		fmt.Fprintf(&out, "site %d %s %d %#x %s\n", i+1, s.Call, left, s.Offset, s.Module)
		for line := range strings.Lines(string(s.Callers)) {
			fmt.Fprintf(&out, "caller %d %s", i+1, line)
		}
		if s.Frame != (StackFrame{}) {
			fmt.Fprintf(&out, "frame %d %#x %#x\n", i+1, s.Frame.Low, s.Frame.High)
		}
	}
	if r.Image != 0 {
		fmt.Fprintf(&out, "image 0 %#x\n", r.Image)
	}
	for _, fact := range []struct{ kind, text string }{{"program", r.Program}, {"library", r.Library}, {"run", r.Run}, {"folder", r.Folder}, {"world", r.World}} {
		if fact.text != "" {
			fmt.Fprintf(&out, "%s 0 %s\n", fact.kind, fact.text)
		}
	}
	for rank, host := range r.Hosts {
		fmt.Fprintf(&out, "place %d %s\n", rank, host)
	}
	for _, n := range slices.Sorted(maps.Keys(r.Names)) {
		fmt.Fprintf(&out, "window %d %s\n", n, r.Names[n])
	}
	if r.OneThread {
		fmt.Fprintln(&out, "level 0")
	}
	if r.Loads {
		fmt.Fprintln(&out, "loads 1")
	}
	switch {
	case r.Outside:
		fmt.Fprintln(&out, "outside 1")
	case r.Threading:
		fmt.Fprintln(&out, "outside 2")
	}
	for _, name := range r.Needs {
		fmt.Fprintf(&out, "needs 0 %s\n", name)
	}
	for _, path := range r.Watched {
		fmt.Fprintf(&out, "watched 0 %s\n", path)
	}
	for _, n := range slices.Sorted(maps.Keys(r.Threads)) {
		fmt.Fprintf(&out, "thread %d %d\n", n, r.Threads[n])
	}
	for _, id := range r.Helpers {
		fmt.Fprintf(&out, "helper 0 %d\n", id)
	}
	return out.Bytes()
}

// chunkFile is a file of chunks. The first error ends it.
type chunkFile struct {
	out    io.WriterAt
	chunks uint64
	err    error
}

func (f *chunkFile) write(data []byte, place int64) {
	if f.err == nil {
		_, f.err = f.out.WriteAt(data, place)
	}
}

func (f *chunkFile) header(h header) {
	raw, err := binary.Append(nil, binary.NativeEndian, h)
	f.err = errors.Join(f.err, err)
	f.write(append(raw, make([]byte, headerRoom-len(raw))...), 0)
}

// chunkWriter fills one chunk of a stream after the other.
type chunkWriter struct {
	file           *chunkFile
	stream, thread uint32
	chunk          []byte // the current one, or empty
	sequence       uint64
	base, time     uint64
	events         uint32
}

func (w *chunkWriter) add(e Event) {
	if len(w.chunk) == 0 {
		w.begin(e.Time)
	}
	data := w.event(e)
	if len(w.chunk)+len(data) > chunkSize {
		w.end()
		w.begin(e.Time)
		data = w.event(e)
	}
	w.chunk = append(w.chunk, data...)
	w.time = e.Time
	w.events++
}

func (w *chunkWriter) begin(time uint64) {
	w.chunk = append(w.chunk[:0], make([]byte, chunkHeaderBytes)...)
	w.base, w.time, w.events = time, time, 0
	w.file.chunks++
	w.sequence = w.file.chunks
}

func (w *chunkWriter) end() {
	if len(w.chunk) == 0 {
		return
	}
	binary.NativeEndian.PutUint64(w.chunk, w.sequence)
	binary.NativeEndian.PutUint64(w.chunk[8:], w.base)
	for i, n := range []uint32{w.stream, w.thread, w.events, uint32(len(w.chunk) - chunkHeaderBytes)} {
		binary.NativeEndian.PutUint32(w.chunk[16+4*i:], n)
	}
	whole := append(w.chunk, make([]byte, chunkSize-len(w.chunk))...)
	w.file.write(whole, headerRoom+int64(w.sequence-1)*chunkSize)
	w.chunk = whole[:0]
}

func (w *chunkWriter) event(e Event) []byte {
	var body encoder
	body.unsigned(uint64(e.Type))
	body.unsigned(e.Time - w.time)
	body.unsigned(uint64(e.Site))
	switch e.Type {
	case Enter:
		body.unsigned(uint64(e.Call))
	case Leave:
		body.unsigned(uint64(e.Call))
		body.signed(int64(e.A))
	case Made:
	case Access:
		body.unsigned(uint64(e.Code))
		body.unsigned(e.A)
		body.unsigned(e.B)
	case Earlier:
		body.unsigned(uint64(e.Code))
		body.unsigned(e.A)
		body.unsigned(e.B)
		body.unsigned(uint64(e.Window))
		body.unsigned(e.Seq)
	case Synchronized:
		body.unsigned(uint64(e.Code))
		body.unsigned(e.A)
	case Repeated:
		body.data = binary.NativeEndian.AppendUint32(body.data, uint32(e.A))
		body.data = binary.NativeEndian.AppendUint64(body.data, e.B)
	default:
		body.unsigned(uint64(e.Code))
		body.unsigned(uint64(e.Window))
		body.unsigned(uint64(int64(e.Target)<<1 ^ int64(e.Target)>>63))
		body.unsigned(e.Seq)
		body.unsigned(e.A)
		body.unsigned(e.B)
	}
	body.data = append(body.data, e.values...)
	return append(binary.AppendUvarint(nil, uint64(len(body.data))), body.data...)
}
