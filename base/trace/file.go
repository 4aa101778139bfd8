package trace

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"unsafe"

	"github.com/nastympi/nastympi/base/mpicall"
)

// A file of events has a header, then chunks. Each begins at a multiple of the pages of any machine, since each chunk is mapped on its own.
// A chunk belongs to one stream: the events of one thread at a time, in the order of their times. The shim first writes an event, then adds
// its size to the chunk's Used, so that a file can be read while it is written, and after the process was killed. In a trace, a chunk is
// used again once all are full: its Sequence is then a new one.
const (
	magic      = "NASTYREC"
	version    = 11
	chunkSize  = 64 << 10
	headerRoom = chunkSize

	eventsSuffix = ".events"
	namesSuffix  = ".names"
)

// header is the shim's struct trace_header (trace.c).
type header struct {
	Magic    [8]byte
	Version  uint32
	Rank     int32
	Size     uint32
	Process  uint32
	Table    uint64 // mpicall.Table
	Chunks   uint64 // that the file has, or had room for
	Lost     uint64 // events in chunks that were used again
	Epoch    int64  // wall-clock time of time 0, ns since 1970
	Complete uint32 // the file is a recording: no chunk is used again
	Failed   uint32 // events are missing at the end: the disk was full
	Host     [64]byte
	Boot     [40]byte
	Ending
}

// chunkHeader is the shim's struct chunk (trace.c).
type chunkHeader struct {
	Sequence uint64 // from 1, ascending within the file; 0: unused
	Base     uint64 // time before the first event
	Stream   uint32
	Thread   uint32 // of the first event
	Events   uint32
	Used     uint32 // bytes of events
}

const chunkHeaderBytes = int(unsafe.Sizeof(chunkHeader{}))

// errNothing says that the process ended before it wrote anything.
var errNothing = errors.New("empty")

// open reads the header of a file.
func open(path string) (*os.File, header, error) {
	var h header
	file, err := os.Open(path)
	if err != nil {
		return nil, h, err
	}
	if err := binary.Read(file, binary.NativeEndian, &h); err != nil || h.Magic == [8]byte{} {
		file.Close()
		return nil, h, errNothing
	}
	if string(h.Magic[:]) != magic || h.Version != version || h.Table != mpicall.Table {
		file.Close()
		return nil, h, fmt.Errorf("%s: not a trace or a recording, or one of another version of nastympi", path)
	}
	return file, h, nil
}

// lostItsEnd says whether the file is shorter than its header says. The shim makes room for a chunk before it counts it.
func lostItsEnd(file *os.File, h header) bool {
	info, err := file.Stat()
	return err == nil && h.Chunks <= math.MaxInt32 && info.Size() < headerRoom+int64(h.Chunks)*chunkSize
}

// leastEvent is how many bytes an event has at least: its length, type, time and site.
const leastEvent = 4

// chunk is what a chunk's header says, and where the chunk is.
type chunk struct {
	chunkHeader
	place int64
}

// chunks are all chunks that have been used. If the disk was full, the end of the file is missing.
func chunks(file io.ReaderAt) (list []chunk, err error) {
	for place := int64(headerRoom); ; place += chunkSize {
		c, err := chunkAt(file, place)
		switch {
		case errors.Is(err, io.EOF):
			return list, nil
		case err != nil:
			return nil, err
		case c.Sequence != 0:
			list = append(list, c)
		}
	}
}

// chunkAt is the chunk at a place, or io.EOF.
func chunkAt(file io.ReaderAt, place int64) (chunk, error) {
	var raw [chunkHeaderBytes]byte
	if _, err := file.ReadAt(raw[:], place); err != nil {
		return chunk{}, err
	}
	return parseChunk(raw[:], place), nil
}

func parseChunk(raw []byte, place int64) chunk {
	return chunk{chunkHeader{
		Sequence: binary.NativeEndian.Uint64(raw),
		Base:     binary.NativeEndian.Uint64(raw[8:]),
		Stream:   binary.NativeEndian.Uint32(raw[16:]),
		Thread:   binary.NativeEndian.Uint32(raw[20:]),
		Events:   binary.NativeEndian.Uint32(raw[24:]),
		Used:     min(binary.NativeEndian.Uint32(raw[28:]), chunkSize-uint32(chunkHeaderBytes)),
	}, place}
}

// load reads the first events of a chunk into the buffer, which is as long as may be read. None are left if the chunk is used again by
// now.
func (c *chunk) load(file io.ReaderAt, buffer []byte) ([]byte, error) {
	n, err := file.ReadAt(buffer[:min(len(buffer), chunkHeaderBytes+int(c.Used))], c.place)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	if n < chunkHeaderBytes || parseChunk(buffer, c.place).Sequence != c.Sequence {
		return nil, nil
	}
	return buffer[chunkHeaderBytes:n], nil
}

// HeadOf is what a file of events says of its process before its first event.
func HeadOf(path string) (Rank, error) {
	file, h, err := open(path)
	if err != nil {
		return Rank{}, err
	}
	return rankOf(h), file.Close()
}

func text(raw []byte) string { return string(bytes.TrimRight(raw, "\x00")) }
