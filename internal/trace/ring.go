package trace

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"unsafe"
)

const (
	ringMagic   = "NASTYTRC"
	ringVersion = 3
)

// ringHeader is the shim's struct trace_header (trace.c).
type ringHeader struct {
	Magic    [8]byte
	Version  uint32
	Rank     int32
	Size     uint32
	Process  uint32
	Capacity uint64
	Count    uint64
	Epoch    int64
	Host     [64]byte
}

// record is the shim's struct event (trace.c).
type record struct {
	Time   uint64
	Type   uint16
	Code   uint16
	Site   uint32
	Seq    uint64
	Window uint32
	Target int32
	A, B   uint64
}

// readRing returns nil for an empty file.
func readRing(path string) (*Rank, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var h ringHeader
	if err := binary.Read(file, binary.NativeEndian, &h); err != nil || h.Magic == [8]byte{} {
		return nil, nil //nolint:nilerr // the process ended before it wrote anything
	}
	if string(h.Magic[:]) != ringMagic || h.Version != ringVersion || h.Capacity == 0 || h.Capacity > 1<<32 {
		return nil, fmt.Errorf("%s: not a trace, or one of another version of nastympi", path)
	}
	rank := &Rank{
		Rank:    int(h.Rank),
		Size:    int(h.Size),
		Process: int(h.Process),
		Host:    string(bytes.TrimRight(h.Host[:], "\x00")),
		Epoch:   h.Epoch,
		Names:   map[uint32]string{},
		Sites:   make([]Site, 1),
	}
	if _, err := file.Seek(page, io.SeekStart); err != nil {
		return nil, err
	}
	if err := rank.readEvents(file, h); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return rank, rank.readNames(strings.TrimSuffix(path, ".events") + ".names")
}

// eventBytes is the size of an event in the file.
const eventBytes = int(unsafe.Sizeof(record{}))

// readEvents reads the ring, oldest event first. A record without a type was not completely written. The
// file may be shorter than its header says: if the disk was full, its end is lost.
func (r *Rank) readEvents(file io.Reader, h ringHeader) error {
	text, err := io.ReadAll(file)
	if err != nil {
		return err
	}
	records := make([]record, min(uint64(len(text)/eventBytes), h.Count, h.Capacity))
	if err := binary.Read(bytes.NewReader(text), binary.NativeEndian, records); err != nil {
		return err
	}
	first := uint64(0)
	if h.Count > h.Capacity {
		first = min(h.Count%h.Capacity, uint64(len(records)))
		r.Lost = h.Count - h.Capacity
	}
	r.Events = make([]Event, 0, len(records))
	for _, e := range slices.Concat(records[first:], records[:first]) {
		if e.Type == 0 {
			continue
		}
		r.Ended = r.Ended || Type(e.Type) == End
		r.Events = append(r.Events, Event{Time: e.Time, Type: Type(e.Type), Code: e.Code, Site: e.Site, Seq: e.Seq, Window: e.Window, Target: e.Target, A: e.A, B: e.B})
	}
	return nil
}
