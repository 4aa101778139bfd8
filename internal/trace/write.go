package trace

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/internal/mpicall"
)

// Write writes a rank's events and names into a folder as the shim does, for tests. Each thread has a stream of its
// own. The times of its events must not decrease.
func Write(folder string, r Rank) error {
	h := header{
		Version: version, Rank: int32(r.Rank), Size: uint32(r.Size), Process: uint32(r.Process), Table: mpicall.Table, Lost: r.Lost, Epoch: r.Epoch,
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
	threads := map[uint32]*chunkWriter{}
	var file chunkFile
	for _, e := range r.Events {
		if threads[e.Thread] == nil {
			threads[e.Thread] = &chunkWriter{file: &file, stream: uint32(len(threads)), thread: e.Thread}
		}
		threads[e.Thread].add(e)
	}
	for _, thread := range slices.Sorted(maps.Keys(threads)) {
		threads[thread].end()
	}
	h.Chunks = uint64(len(file.chunks))
	var out bytes.Buffer
	if err := binary.Write(&out, binary.NativeEndian, h); err != nil {
		return err
	}
	out.Write(make([]byte, page-out.Len()))
	for _, c := range file.chunks {
		out.Write(c)
	}
	base := filepath.Join(folder, fmt.Sprintf("rank-%d", r.Rank))
	if err := os.WriteFile(base+".events", out.Bytes(), 0o600); err != nil {
		return err
	}
	return os.WriteFile(base+".names", r.names(), 0o600)
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
	}
	if r.Program != "" {
		fmt.Fprintf(&out, "program 0 %s\n", r.Program)
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
	for _, n := range slices.Sorted(maps.Keys(r.Threads)) {
		fmt.Fprintf(&out, "thread %d %d\n", n, r.Threads[n])
	}
	for _, id := range r.Helpers {
		fmt.Fprintf(&out, "helper 0 %d\n", id)
	}
	return out.Bytes()
}

type chunkFile struct{ chunks [][]byte }

// chunkWriter fills one chunk of a stream after the other.
type chunkWriter struct {
	file           *chunkFile
	stream, thread uint32
	chunk          []byte // the current one, or nil
	base, time     uint64
	events         uint32
}

func (w *chunkWriter) add(e Event) {
	if w.chunk == nil {
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
	w.chunk = make([]byte, chunkHeaderBytes, chunkSize)
	w.base, w.time, w.events = time, time, 0
	w.file.chunks = append(w.file.chunks, w.chunk[:chunkSize])
	binary.NativeEndian.PutUint64(w.chunk, uint64(len(w.file.chunks)))
}

func (w *chunkWriter) end() {
	if w.chunk == nil {
		return
	}
	binary.NativeEndian.PutUint64(w.chunk[8:], w.base)
	for i, n := range []uint32{w.stream, w.thread, w.events, uint32(len(w.chunk) - chunkHeaderBytes)} {
		binary.NativeEndian.PutUint32(w.chunk[16+4*i:], n)
	}
	w.chunk = nil
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
