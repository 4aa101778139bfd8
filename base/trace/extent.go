package trace

import (
	"errors"
	"hash/crc32"
	"io"
	"maps"
	"os"
)

// Extent says how far the files of a recording have come. Two extents of a process are equal only if it has written no event
// meanwhile, apart from polls that add to a row: as for Progress, these are no progress. Whoever has measured the extent that the
// process's own node has measured sees all that the node sees, also in a file system that shows changes late or in parts.
type Extent struct {
	Streams map[uint32]Reach
	Names   Reach // of the file of names
}

// Reach is how much there is, and a checksum of it.
type Reach struct {
	Bytes uint64
	Sum   uint32
}

// Equal says whether two extents are the same.
func (e Extent) Equal(other Extent) bool {
	return e.Names == other.Names && maps.Equal(e.Streams, other.Streams)
}

// Gauge measures the extent of a recording again and again. It reads each chunk once after it has been filled, since a recording
// uses no chunk again.
type Gauge struct {
	path    string
	next    int64 // place of the first chunk that was not there
	streams map[uint32]*gauged
	buffer  []byte
}

// gauged is a stream.
type gauged struct {
	full Reach // of the chunks before the last one
	last int64 // place of the last chunk
}

// NewGauge is for a file of events.
func NewGauge(path string) *Gauge {
	return &Gauge{path: path, next: headerRoom, streams: map[uint32]*gauged{}, buffer: make([]byte, chunkSize)}
}

// Measure opens the files and measures them. An error means that they cannot be read, or not yet.
func (g *Gauge) Measure() (Extent, error) {
	file, h, err := open(g.path)
	if err != nil {
		return Extent{}, err
	}
	defer file.Close()
	if h.Failed != 0 {
		return Extent{}, errStopped
	}
	if err := g.advance(file); err != nil {
		return Extent{}, err
	}
	names, err := os.ReadFile(namesOf(g.path))
	if err != nil {
		return Extent{}, err
	}
	e := Extent{Streams: map[uint32]Reach{}, Names: Reach{}.with(names)}
	for number, s := range g.streams {
		if e.Streams[number], err = g.add(file, s.full, s.last); err != nil {
			return Extent{}, err
		}
	}
	return e, nil
}

// advance to the end of the file.
func (g *Gauge) advance(file io.ReaderAt) error {
	for {
		c, err := chunkAt(file, g.next)
		if errors.Is(err, io.EOF) || err == nil && c.Sequence == 0 {
			return nil
		}
		if err != nil {
			return err
		}
		s := g.streams[c.Stream]
		if s == nil {
			s = &gauged{}
			g.streams[c.Stream] = s
		} else if s.full, err = g.add(file, s.full, s.last); err != nil {
			return err
		}
		s.last = g.next
		g.next += chunkSize
	}
}

// add the events of a chunk.
func (g *Gauge) add(file io.ReaderAt, to Reach, place int64) (Reach, error) {
	c, err := chunkAt(file, place)
	if err != nil {
		return to, err
	}
	data, err := c.load(file, g.buffer)
	if err != nil {
		return to, err
	}
	for len(data) > 0 {
		d := decoder{data: data}
		length := d.unsigned()
		if d.failed || length == 0 || length > uint64(len(d.data)) {
			return to, errDamaged
		}
		to = to.with(constant(d.data[:length]))
		data = d.data[length:]
	}
	return to, nil
}

// constant is the part of an event that no longer changes: the count of a row of polls does, and so does its time.
func constant(event []byte) []byte {
	const row = 12
	if Type(event[0]) == Repeated && len(event) > row {
		return event[:len(event)-row]
	}
	return event
}

// errStopped says that the process goes on and is no longer recorded.
var errStopped = errors.New("the disk was full")

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

func (r Reach) with(data []byte) Reach {
	return Reach{r.Bytes + uint64(len(data)), crc32.Update(r.Sum, castagnoli, data)}
}

// Publish puts a recording where other nodes can read it: a file system may keep for long what a process writes into mapped memory.
func Publish(path string) error {
	return errors.Join(publish(path), publish(namesOf(path)))
}

func publish(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(file.Sync(), file.Close())
}
