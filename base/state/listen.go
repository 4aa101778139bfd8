package state

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"slices"
	"sync"
	"syscall"
	"time"
)

// socketName is that of the socket in the folder of a run.
const socketName = "states"

// within is a path to the socket that is short enough for any folder: addresses of sockets have 108 bytes.
// The path is good until close is called.
func within(folder string) (path string, closeFolder func(), err error) {
	const pathOnly = 0x200000 // O_PATH
	fd, err := syscall.Open(folder, pathOnly|syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return "", nil, err
	}
	return fmt.Sprintf("/proc/self/fd/%d/%s", fd, socketName), func() { _ = syscall.Close(fd) }, nil
}

// Listener hears from the cores of a run's ranks on this machine.
type Listener struct {
	listener net.Listener
	mu       sync.Mutex
	cores    map[net.Conn]bool // whether the core owes an answer
	changed  *sync.Cond
	ended    []Rank // whose processes no longer exist
	answers  []Rank
}

// Listen takes the connections of cores that were told of the folder.
func Listen(folder string) (*Listener, error) {
	path, closeFolder, err := within(folder)
	if err != nil {
		return nil, err
	}
	defer closeFolder()
	listener, err := net.Listen("unix", path)
	if err != nil {
		return nil, err
	}
	listener.(*net.UnixListener).SetUnlinkOnClose(false) // the folder is removed as a whole
	l := &Listener{listener: listener, cores: map[net.Conn]bool{}}
	l.changed = sync.NewCond(&l.mu)
	go l.accept()
	return l, nil
}

// Close ends the connections.
func (l *Listener) Close() { _ = l.listener.Close() }

func (l *Listener) accept() {
	for {
		core, err := l.listener.Accept()
		if err != nil {
			return
		}
		l.mu.Lock()
		l.cores[core] = false
		l.mu.Unlock()
		go l.hear(core)
	}
}

// hear reads what a core says until its rank has ended.
func (l *Listener) hear(core net.Conn) {
	lines := bufio.NewReader(core)
	for {
		line, err := lines.ReadBytes('\n')
		var rank Rank
		said := err == nil && json.Unmarshal(line, &rank) == nil
		l.mu.Lock()
		switch {
		case said && rank.Ended:
			l.ended = append(l.ended, rank)
		case said:
			l.answers = append(l.answers, rank)
			l.cores[core] = false
		case err != nil:
			delete(l.cores, core)
		}
		l.changed.Broadcast()
		l.mu.Unlock()
		if err != nil {
			_ = core.Close()
			return
		}
	}
}

// Ask returns the states of all ranks, sorted by rank: of those that have ended, their last ones. It waits for
// answers only for so long.
func (l *Listener) Ask(patience time.Duration) []Rank {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.answers = nil
	for core := range l.cores {
		_, err := io.WriteString(core, "?")
		l.cores[core] = err == nil
	}
	l.wait(patience, func(owes bool) bool { return owes })
	return l.all()
}

// Last returns the last states of all ranks, once they have ended.
func (l *Listener) Last(patience time.Duration) []Rank {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.answers = nil
	l.wait(patience, func(bool) bool { return true })
	return l.all()
}

// wait returns when there is no such core any more. Under the lock.
func (l *Listener) wait(patience time.Duration, such func(owes bool) bool) {
	late := false
	timer := time.AfterFunc(patience, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		late = true
		l.changed.Broadcast()
	})
	defer timer.Stop()
	waits := func() bool {
		for _, owes := range l.cores {
			if such(owes) {
				return true
			}
		}
		return false
	}
	for !late && waits() {
		l.changed.Wait()
	}
}

func (l *Listener) all() []Rank {
	ranks := slices.Concat(l.ended, l.answers)
	slices.SortStableFunc(ranks, func(a, b Rank) int { return cmp.Compare(a.Rank, b.Rank) })
	return ranks
}

// Teller is a core's side.
type Teller struct {
	conn net.Conn
	mu   sync.Mutex
}

// Connect returns nil if nobody listens in the folder.
func Connect(folder string) *Teller {
	if folder == "" {
		return nil
	}
	path, closeFolder, err := within(folder)
	if err != nil {
		return nil
	}
	defer closeFolder()
	conn, err := net.Dial("unix", path)
	if err != nil {
		return nil
	}
	return &Teller{conn: conn}
}

// Answer tells the state whenever it is asked.
func (t *Teller) Answer(state func() Rank) {
	for question := make([]byte, 1); ; {
		if _, err := t.conn.Read(question); err != nil {
			return
		}
		t.Tell(state())
	}
}

// Tell sends a state. A listener that is gone is no error.
func (t *Teller) Tell(r Rank) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if text, err := json.Marshal(r); err == nil {
		_ = t.conn.SetWriteDeadline(time.Now().Add(writePatience))
		_, _ = t.conn.Write(append(text, '\n'))
	}
}

// writePatience is long for a few hundred bytes.
const writePatience = 2 * time.Second
