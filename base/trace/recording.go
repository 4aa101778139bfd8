package trace

import (
	"container/heap"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
)

// Recording reads the events of one process one after the other, without keeping them.
type Recording struct {
	Rank // without Events
	file *source
	next merge
}

// Files are the files of events in a folder. Open reads each. Of processes with one rank, the first to begin comes first.
func Files(folder string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(folder, "rank-*"+eventsSuffix))
	slices.SortFunc(files, func(a, b string) int { return strings.Compare(Stem(a), Stem(b)) })
	return files, err
}

// Candidates are the files of events that a process may have in a folder. Processes of several worlds have the same rank.
func Candidates(folder string, rank, process int) []string {
	name := filepath.Join(folder, fmt.Sprintf("rank-%d", rank))
	return []string{name + eventsSuffix, fmt.Sprintf("%s-%d%s", name, process, eventsSuffix)}
}

// Stem is what the names of all files of one recording begin with.
func Stem(path string) string { return strings.TrimSuffix(path, eventsSuffix) }

// Open begins to read a file of events. It returns nil if the process ended before it wrote
// anything. The process may still be running: the recording then ends where the file ended when it was opened.
func Open(path string) (*Recording, error) { return openLast(path, everyChunk) }

// everyChunk is how many of the last chunks of each stream openLast reads to leave out none.
const everyChunk = math.MaxInt

// openLast is Open for the last chunks of each stream. Events in others count as lost.
func openLast(path string, most int) (*Recording, error) {
	file, h, err := open(path)
	if errors.Is(err, errNothing) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	r := &Recording{Rank: rankOf(h)}
	r.CutOff = r.CutOff || lostItsEnd(file, h)
	r.file = keep(file)
	if err = r.begin(most); err != nil {
		err = fmt.Errorf("%s: %w", path, err)
	} else {
		err = r.readNames(namesOf(path))
	}
	if err != nil {
		r.Close()
		return nil, err
	}
	return r, nil
}

// Facts is HeadOf with what the file of names says.
func Facts(path string) (Rank, error) {
	r, err := HeadOf(path)
	if err == nil {
		err = r.readNames(namesOf(path))
	}
	return r, err
}

func namesOf(events string) string { return Stem(events) + namesSuffix }

// begin finds the streams of the file, and the last chunks of each.
func (r *Recording) begin(most int) error {
	list, err := streams(r.file)
	for _, s := range list {
		older := max(0, len(s.chunks)-most)
		for _, c := range s.chunks[:older] {
			r.Lost += uint64(c.Events)
		}
		s.chunks = s.chunks[older:]
		s.steady, s.whole = r.Complete, r.Complete && !r.CutOff
		if err == nil {
			err = r.next.add(s)
		}
	}
	return err
}

// Again begins to read the same recording from its beginning, also while it is read elsewhere. Close of r closes both.
func (r *Recording) Again() (*Recording, error) {
	again := &Recording{Rank: r.Rank, file: r.file}
	return again, again.begin(everyChunk)
}

func rankOf(h header) Rank {
	return Rank{
		Rank:     int(h.Rank),
		Size:     int(h.Size),
		Process:  int(h.Process),
		Host:     text(h.Host[:]),
		Boot:     text(h.Boot[:]),
		Epoch:    h.Epoch,
		Lost:     h.Lost,
		Complete: h.Complete != 0,
		CutOff:   h.Failed != 0,
		Names:    map[uint32]string{},
		Threads:  map[uint32]int{},
		Sites:    make([]Site, 1),
		Ending:   h.Ending,
	}
}

// Next reads the next event, in the order of their times over all threads of the process. It returns false after the
// last one. What In, Out and Object read of the event is valid until the next call.
func (r *Recording) Next(e *Event) (bool, error) {
	if err := r.next.advance(); err != nil || len(r.next.streams) == 0 {
		return false, err
	}
	*e = r.next.streams[0].event
	r.next.started = true
	return true, nil
}

// Begins is the time of the first event; 0: there is none. It may only be asked before Next.
func (r *Recording) Begins() uint64 {
	if len(r.next.streams) == 0 {
		return 0
	}
	return r.next.streams[0].event.Time
}

// atMost is how many events there are, as the chunks say. It may only be asked before Next.
func (r *Recording) atMost() (events int) {
	count := func(c chunk) { events += int(min(c.Events, c.Used/leastEvent)) }
	for _, s := range r.next.streams {
		count(s.chunk)
		for _, c := range s.chunks {
			count(c)
		}
	}
	return events
}

// Close closes the file.
func (r *Recording) Close() error { return r.file.Close() }

// merge is a heap of streams by the time of their next events. The first stream's event was read last.
type merge struct {
	streams []*stream
	started bool
}

func (m *merge) add(s *stream) error {
	found, err := s.next()
	if found {
		heap.Push(m, s)
	}
	return err
}

// advance leaves the event that was read last.
func (m *merge) advance() error {
	if !m.started || len(m.streams) == 0 {
		return nil
	}
	found, err := m.streams[0].next()
	if found {
		heap.Fix(m, 0)
	} else {
		heap.Pop(m)
	}
	return err
}

func (m *merge) Len() int { return len(m.streams) }

// Of events at the same time, a description comes first: another thread may use the object at once.
func (m *merge) Less(i, j int) bool {
	a, b := &m.streams[i].event, &m.streams[j].event
	if a.Time != b.Time {
		return a.Time < b.Time
	}
	return a.Type == Made && b.Type != Made
}
func (m *merge) Swap(i, j int) { m.streams[i], m.streams[j] = m.streams[j], m.streams[i] }
func (m *merge) Push(x any)    { m.streams = append(m.streams, x.(*stream)) }
func (m *merge) Pop() any {
	last := m.streams[len(m.streams)-1]
	m.streams = m.streams[:len(m.streams)-1]
	return last
}
