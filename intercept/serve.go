package intercept

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/state"
)

// The descriptors that the shim gives the core: of the memory that both share, and of the rank's standard error.
const (
	memoryFile = 3
	ranksError = 4
)

// Exit statuses of a program that cannot be started.
const (
	statusUsage    = 2
	statusInternal = 125
)

// addressTaken answers the first question where something else is already mapped at the shim's address.
const addressTaken = math.MaxUint64

// processors is how many threads may run Go code at the same time: the core
// answers one question after the other, and its garbage collector should not spread
// over the processors that ranks compute on.
const processors = 2

// awake is how long the core looks for the next question before it sleeps. Programs that synchronize
// in a loop ask again within microseconds.
const awake = 10 * time.Microsecond

// mostBackoff: where looking was in vain, the core does so again once in so many questions. Another
// process needs the processor there, the rank perhaps.
const mostBackoff = 255

// Serve answers the questions of the process with this number, which started this one, through the memory at
// descriptor 3, until that process ends. Load reads the settings when the first question is asked; its error
// is the program's. Serve returns an error if it cannot even answer.
func Serve(pid int, load func() (Settings, error)) error {
	runtime.LockOSThread()
	runtime.GOMAXPROCS(processors)
	end := &ending{pid: pid}
	go end.await()
	first, err := look()
	if err != nil {
		return err
	}
	s, err := attach(first, load)
	if err != nil {
		return err
	}
	s.end = end
	for asked := uint32(1); ; asked++ {
		s.await(asked)
		s.mu.Lock()
		s.answer()
		s.mu.Unlock()
		s.channel.answered.Store(asked)
		if s.channel.shimSleeps.Load() != 0 {
			futexWake(&s.channel.answered)
		}
		s.foretell(asked)
	}
}

// server is the state behind the questions.
type server struct {
	channel       *channel
	load          func() (Settings, error)
	core          *core
	end           *ending
	mu            sync.Mutex // of the core, which tells its state between answers
	backoff, skip int
}

// look maps the channel somewhere, to learn where it is to be.
func look() (*channel, error) {
	at, err := mapFile(nil, 0, uint64(unsafe.Sizeof(channel{})))
	if err != nil {
		return nil, err
	}
	first := (*channel)(at)
	first.await(1)
	return first, nil
}

// attach maps the shared file where the shim has it. Where that address is taken here it answers so, and
// ends: another core will have other addresses.
func attach(first *channel, load func() (Settings, error)) (*server, error) {
	if first.abiVersion != abiVersion {
		return nil, fmt.Errorf("internal error: shim with ABI version %d, core with %d", first.abiVersion, abiVersion)
	}
	at, err := mapFile(first.here, 0, first.bytes)
	if err != nil {
		first.answer = addressTaken
		first.answered.Store(1)
		futexWake(&first.answered)
		os.Exit(statusInternal)
	}
	return &server{channel: (*channel)(at), load: load}, nil
}

// mapFile maps a part of the shared file, at an address or anywhere. Kernels before 4.17 and emulators take the address for a
// wish.
func mapFile(wanted unsafe.Pointer, offset, bytes uint64) (unsafe.Pointer, error) {
	flags := unix.MAP_SHARED
	if wanted != nil {
		flags |= unix.MAP_FIXED_NOREPLACE
	}
	at, err := unix.MmapPtr(memoryFile, int64(offset), wanted, uintptr(bytes), unix.PROT_READ|unix.PROT_WRITE, flags)
	if err != nil || wanted == nil || at == wanted {
		return at, err
	}
	return nil, errors.Join(unix.EEXIST, unix.MunmapPtr(at, uintptr(bytes)))
}

// grow makes the shared file longer and maps the new part where the shim has it.
func grow(at unsafe.Pointer, offset, bytes uint64) error {
	if err := unix.Ftruncate(memoryFile, int64(offset+bytes)); err != nil {
		return err
	}
	_, err := mapFile(at, offset, bytes)
	return err
}

// tellStates answers `nastympi run` what the rank is doing, and tells it once more when the rank has ended.
func (s *server) tellStates(t *state.Teller) {
	now := func() state.Rank {
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.core.state(s.channel.latest)
	}
	last := func() {
		r := now()
		r.Ended = true
		t.Tell(r)
	}
	s.end.tells(last)
	go t.Answer(now)
}

// testify tells watchers on other nodes what the rank's threads do.
func (s *server) testify(rank int) {
	if w := s.core.settings.Witness; w != nil {
		s.end.tells(w.Ended)
		go w.Testify(context.Background(), rank, s.end.pid)
	}
}

// await returns when so many questions have been asked.
func (s *server) await(asked uint32) {
	if !s.spin(asked) {
		s.channel.await(asked)
	}
}

// await sleeps until so many questions have been asked.
func (c *channel) await(asked uint32) {
	c.coreSleeps.Store(1)
	for c.asked.Load() != asked {
		futexWait(&c.asked, asked-1)
	}
	c.coreSleeps.Store(0)
}

// The operations of futex(2), among processes.
const (
	opWait = 0
	opWake = 1
)

// futexWait returns when word is no longer old, or for no reason.
func futexWait(word *atomic.Uint32, old uint32) {
	_, _, _ = unix.Syscall6(unix.SYS_FUTEX, uintptr(unsafe.Pointer(word)), opWait, uintptr(old), 0, 0, 0)
}

func futexWake(word *atomic.Uint32) {
	_, _, _ = unix.Syscall6(unix.SYS_FUTEX, uintptr(unsafe.Pointer(word)), opWake, 1, 0, 0, 0)
}

// spin looks for the next question for a while: longer where that was worth it the last times.
func (s *server) spin(asked uint32) bool {
	if s.skip > 0 {
		s.skip--
		return s.channel.asked.Load() == asked
	}
	for start := time.Now(); time.Since(start) < awake; {
		for range 64 {
			if s.channel.asked.Load() == asked {
				s.backoff = 0
				return true
			}
		}
	}
	s.backoff = min(2*s.backoff+1, mostBackoff)
	s.skip = s.backoff
	return false
}

// fail is deferred. A bug of ours ends the program: passing calls through silently would be a false "clean".
func (s *server) fail() {
	if r := recover(); r != nil {
		fmt.Fprintf(s, "nastympi: internal error: %v\n%s", r, debug.Stack())
		s.channel.failed = 1
	}
}

// foretell answers questions to come, until the next one is there.
func (s *server) foretell(asked uint32) {
	if s.core == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.fail()
	s.core.foretell(func() bool { return s.channel.asked.Load() != asked })
}

// answer answers the question at hand.
func (s *server) answer() {
	c := s.channel
	defer s.fail()
	switch c.question {
	case askStart:
		c.answer = s.start()
	case askIdentity:
		rank, size := int(c.args[0]), int(c.args[1])
		c.answer = bit(s.core.identify(rank, size))
		s.expectFailure(rank, size)
		s.testify(rank)
	case askWindow:
		s.core.addWindow(uint32(c.args[0]), text(c.text[:]), (*dirty)(c.address))
	case askWindowGone:
		s.core.dropWindow(uint32(c.args[0]))
	case askSync:
		s.core.sync(c.sync)
	case askAhead:
		s.core.usedUp()
	case askNext:
		s.core.proceed(c.sync)
	case askFalses:
		c.answer = uint64(s.core.falses(uint32(c.args[0]), c.args[1]))
	case askDelay:
		s.core.delay(&c.point)
	case askStay:
		s.core.stay(&c.point)
	case askCaller:
		s.core.caller(text(c.text[:]), c.args[0])
	case askSite:
		c.answer = uint64(s.core.treats(text(c.text[:]), c.args[0], c.args[1]&math.MaxUint32, mpicall.Function(c.args[1]>>32)))
	case askGrow:
		c.answer = bit(grow(c.address, c.args[0], c.args[1]) == nil)
	case askLoss:
		s.core.lost(c.loss)
	case askFault:
		s.core.warn(fault(c.args[0]), uint32(c.args[1]))
	case askLibrary:
		c.answer = uint64(s.core.meet(text(c.text[:])))
	case askHabit:
		s.core.habit(libbugs.Habit(c.args[0]), uint32(c.args[1]))
	case askAllocated:
		s.core.allocated(uint32(c.args[0]), unsafe.Slice((*uint64)(unsafe.Pointer(&c.text[0])), c.args[1]))
	default:
		panic(fmt.Sprintf("unknown question %d", c.question))
	}
}

// start reads the settings and tells the shim those that it obeys. It returns 0, or the status with
// which the program has to end.
func (s *server) start() uint64 {
	settings, err := s.load()
	if err != nil {
		fmt.Fprintln(s, "nastympi: error:", err)
		return statusUsage
	}
	_ = os.Chdir("/") // no folder of the program's is kept in use
	s.core = newCore(settings, s)
	s.core.first = firstOf(jobOf(s.end.pid))
	s.core.startForetelling(&s.channel.foretold)
	s.channel.settings = settings.forShim()
	if settings.Failure == nil {
		_ = unix.Close(ranksError)
	}
	if settings.Teller != nil {
		s.tellStates(settings.Teller)
	}
	return 0
}

// Write has the shim write text to the program's standard error, after the answer at hand.
func (s *server) Write(text []byte) (int, error) {
	c := s.channel
	n := copy(c.said[c.length:], text)
	c.length += uint32(n)
	if n < len(text) {
		return n, io.ErrShortWrite
	}
	return n, nil
}

// text is a string of C's.
func text(from []byte) string {
	if end := bytes.IndexByte(from, 0); end >= 0 {
		from = from[:end]
	}
	return string(from)
}
