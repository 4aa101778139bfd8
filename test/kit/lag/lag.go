// Package lag joins the folders of two nodes as a shared file system does that shows changes late: what a node writes is seen on
// the other one after a random time, each page of a file after a time of its own. A file belongs to the node that made it.
package lag

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"time"

	"golang.org/x/exp/rand"
)

// page is the part of a file that is seen at once.
const page = 4096

// interval between two looks at what has changed.
const interval = 50 * time.Millisecond

// Join copies what changes in either folder into the other one, each change within so long. The folders need not exist yet. The result
// ends it.
func Join(a, b string, most time.Duration) (end func()) {
	done := make(chan struct{})
	var running sync.WaitGroup
	made := &origins{folder: map[string]string{}}
	for i, way := range []*way{{from: a, to: b}, {from: b, to: a}} {
		way.made, way.most, way.rand = made, most, rand.New(rand.NewSource(uint64(i)))
		way.pages = map[place]*copied{}
		running.Go(func() { way.copy(done) })
	}
	return func() { close(done); running.Wait() }
}

// origins say which folder a file was made in.
type origins struct {
	mu     sync.Mutex
	folder map[string]string // by name
}

// in says whether a file was made in this folder. Whoever sees a file first made it.
func (o *origins) in(folder, name string) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.folder[name] == "" {
		o.folder[name] = folder
	}
	return o.folder[name] == folder
}

// way is one direction.
type way struct {
	from, to string
	most     time.Duration
	made     *origins
	rand     *rand.Rand
	pages    map[place]*copied
}

type place struct {
	name string
	page int64
}

// copied is a page, and when its next content is to be seen.
type copied struct {
	seen, next []byte
	due        time.Time
}

func (w *way) copy(done <-chan struct{}) {
	tick := time.NewTicker(interval)
	defer tick.Stop()
	for {
		w.look()
		w.show()
		select {
		case <-done:
			return
		case <-tick.C:
		}
	}
}

// look for pages that have changed.
func (w *way) look() {
	entries, err := os.ReadDir(w.from)
	if err != nil {
		return // not yet
	}
	for _, entry := range entries {
		if entry.Type().IsRegular() && w.made.in(w.from, entry.Name()) {
			w.read(entry.Name())
		}
	}
}

func (w *way) read(name string) {
	file, err := os.Open(filepath.Join(w.from, name))
	if err != nil {
		return
	}
	defer file.Close()
	for number := int64(0); ; number++ {
		data := make([]byte, page)
		n, err := file.ReadAt(data, number*page)
		if n > 0 {
			w.changed(place{name, number}, data[:n])
		}
		if err != nil { // the end
			return
		}
	}
}

func (w *way) changed(at place, data []byte) {
	c := w.pages[at]
	if c == nil {
		c = &copied{}
		w.pages[at] = c
	}
	if c.next == nil && !bytes.Equal(c.seen, data) {
		c.next, c.due = data, time.Now().Add(time.Duration(w.rand.Int63n(int64(w.most))))
	}
}

// show the other node what it may see by now.
func (w *way) show() {
	for at, c := range w.pages {
		if c.next == nil || time.Now().Before(c.due) {
			continue
		}
		if os.MkdirAll(w.to, 0o777) == nil && write(filepath.Join(w.to, at.name), c.next, at.page*page) == nil {
			c.seen, c.next = c.next, nil
		}
	}
}

func write(path string, data []byte, at int64) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	_, err = file.WriteAt(data, at)
	return errors.Join(err, file.Close())
}
