package intercept

import (
	"errors"
	"os"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// ending is what to do when the rank has ended.
type ending struct {
	pid  int
	fd   int // that the kernel gives for the process, or -1
	mu   sync.Mutex
	last []func()
}

func (e *ending) tells(last func()) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.last = append(e.last, last)
}

// await ends this process when the program's has ended. The program may be killed at any time, so nothing
// but the kernel tells.
func (e *ending) await() {
	var err error
	e.fd, err = unix.PidfdOpen(e.pid, 0)
	for err == nil {
		_, err = unix.Poll([]unix.PollFd{{Fd: int32(e.fd), Events: unix.POLLIN}}, -1)
		if err == nil {
			e.exit()
		}
		if errors.Is(err, unix.EINTR) {
			err = nil
		}
	}
	for !errors.Is(unix.Kill(e.pid, 0), unix.ESRCH) { // before Linux 5.3
		time.Sleep(100 * time.Millisecond)
	}
	e.exit()
}

func (e *ending) exit() {
	e.mu.Lock()
	for _, tell := range e.last {
		tell()
	}
	os.Exit(0)
}
