package trace

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unsafe"
)

const (
	magic   = "NASTYTRC"
	version = 2
	page    = 4096 // bytes before the events
)

// header is the shim's struct trace_header (trace.c).
type header struct {
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

// Read returns the traces in a folder, sorted by rank. The processes may still be
// running. A folder without traces is no error: nastympi intercepted nothing.
func Read(folder string) ([]Rank, error) {
	files, err := filepath.Glob(filepath.Join(folder, "rank-*.events"))
	if err != nil {
		return nil, err
	}
	var ranks []Rank
	for _, file := range files {
		rank, err := readRank(file)
		if err != nil {
			return nil, err
		}
		if rank != nil {
			ranks = append(ranks, *rank)
		}
	}
	slices.SortFunc(ranks, func(a, b Rank) int {
		return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.Process, b.Process))
	})
	return ranks, nil
}

// readRank returns nil for an empty file.
func readRank(path string) (*Rank, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var h header
	if err := binary.Read(file, binary.NativeEndian, &h); err != nil || h.Magic == [8]byte{} {
		return nil, nil //nolint:nilerr // the process ended before it wrote anything
	}
	if string(h.Magic[:]) != magic || h.Version != version || h.Capacity == 0 || h.Capacity > 1<<32 {
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
func (r *Rank) readEvents(file io.Reader, h header) error {
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
		r.Events = append(r.Events, Event{e.Time, Type(e.Type), e.Code, e.Site, e.Seq, e.Window, e.Target, e.A, e.B})
	}
	return nil
}

// readNames reads the lines "site NUMBER CALL LEFT OFFSET PATH" and "window
// NUMBER NAME". The last line may be incomplete.
func (r *Rank) readNames(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	lines := strings.Split(string(text), "\n")
	for _, line := range lines[:len(lines)-1] {
		kind, rest, _ := strings.Cut(line, " ")
		number, rest, _ := strings.Cut(rest, " ")
		n, err := strconv.ParseUint(number, 10, 32)
		if err != nil {
			return fmt.Errorf("%s: bad line %q", path, line)
		}
		switch kind {
		case "site":
			site, err := parseSite(rest)
			if err != nil || n != uint64(len(r.Sites)) {
				return fmt.Errorf("%s: bad line %q", path, line)
			}
			r.Sites = append(r.Sites, site)
		case "window":
			r.Names[uint32(n)] = rest
		}
	}
	return nil
}

func parseSite(text string) (Site, error) {
	words := strings.SplitN(text, " ", 4)
	if len(words) < 4 {
		return Site{}, fmt.Errorf("bad site %q", text)
	}
	offset, err := strconv.ParseUint(words[2], 0, 64)
	return Site{Call: words[0], LeftAlone: words[1] == "1", Offset: offset, Module: words[3]}, err
}

// String is the name of the site in NASTY_ONLY_SITES and NASTY_SKIP_SITES.
func (s Site) String() string { return fmt.Sprintf("%s+%#x", filepath.Base(s.Module), s.Offset) }

// Site of a number. Unknown sites have no call.
func (r *Rank) Site(number uint32) Site {
	if int(number) < len(r.Sites) {
		return r.Sites[number]
	}
	return Site{}
}

// At is the site of an event.
func (r *Rank) At(e Event) Site { return r.Site(e.Site) }
