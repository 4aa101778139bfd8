package intercept

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"syscall"

	"golang.org/x/sys/unix"
)

// rankEnd is how far a rank is that ends.
type rankEnd uint32

const (
	notEnded rankEnd = iota // or without MPI_Finalize
	finished                // MPI_Finalize has returned, or the status is 0
	told                    // the rank has said of itself that it fails
)

// dying is what the core says of a rank that ends so that it cannot say it itself: by a signal, or by _exit.
type dying struct {
	rank, size int
	text       string
	job        string // the ranks of a job on this machine, as far as that is known
	say        func(text string)
	heard      int // a socket on which rank 0 hears that another rank of the job has said it
}

// expectFailure gives the shim the text of a rank that fails, and says it in the place of one that cannot.
func (s *server) expectFailure(rank, size int) {
	if s.core.settings.Failure == nil {
		return
	}
	d := &dying{rank: rank, size: size, text: s.core.settings.Failure(rank, size), job: jobOf(s.end.pid), say: sayToReader, heard: -1}
	copy(s.channel.failure[:len(s.channel.failure)-1], d.text)
	if rank == 0 && size > 1 {
		d.heard = hear(d.job)
	}
	s.end.tells(func() {
		perturbed := s.core.serial > 0 && s.channel.failed == 0
		d.conclude(s.channel.end, s.end.how(), perturbed)
	})
}

// conclude says that the run was perturbed if the rank failed and has not said it. A launcher that sees one rank fail kills the
// others, and so does a time limit: of ranks that somebody killed, only rank 0 says it, unless another rank has.
func (d *dying) conclude(end rankEnd, how ended, perturbed bool) {
	switch {
	case end == told:
		pass(d.job)
	case !perturbed || !how.fails(end):
	case how.itself():
		d.say(d.text)
		pass(d.job)
	case d.rank == 0 && !d.passed():
		d.say(d.text)
	}
}

// patience is how long to wait for others at the end of a rank: for a reader of its standard error, who may be gone, and for
// another rank that has just failed.
const (
	readerPatience = 2000 // ms
	otherPatience  = 50   // ms
)

// sayToReader writes to the standard error with which the rank was started. It waits for no reader who does not read.
func sayToReader(text string) {
	n, err := unix.Poll([]unix.PollFd{{Fd: ranksError, Events: unix.POLLOUT}}, readerPatience)
	if n == 1 && err == nil {
		_, _ = unix.Write(ranksError, []byte(text))
	}
}

func (d *dying) passed() bool {
	if d.heard < 0 {
		return false
	}
	n, _ := unix.Poll([]unix.PollFd{{Fd: int32(d.heard), Events: unix.POLLIN}}, otherPatience)
	return n == 1
}

// hear returns a socket for what other ranks of the job pass, or -1.
func hear(job string) int {
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return -1
	}
	if unix.Bind(fd, &unix.SockaddrUnix{Name: job}) != nil { // two jobs with the same name: both say it
		_ = unix.Close(fd)
		return -1
	}
	return fd
}

// pass tells rank 0, if it is on this machine, that a rank has said it.
func pass(job string) {
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC|unix.SOCK_NONBLOCK, 0)
	if err == nil {
		_ = unix.Sendto(fd, []byte{1}, 0, &unix.SockaddrUnix{Name: job})
		_ = unix.Close(fd)
	}
}

// jobOf is an abstract socket's name for the job of a rank: its parent is the launcher, or the launcher's part on this machine.
func jobOf(pid int) string { return fmt.Sprintf("@nastympi-%s", field(pid, 4)) }

// ended is how a process ended: its status as wait(2) has it, if that is known.
type ended struct {
	status syscall.WaitStatus
	known  bool
}

// how is known of a process that its parent has not asked for yet, and from Linux 6.15 on of any.
func (e *ending) how() ended {
	if field(e.pid, 3) == "Z" {
		status, err := strconv.ParseUint(field(e.pid, 52), 10, 32)
		if err == nil {
			return ended{syscall.WaitStatus(status), true}
		}
	}
	info := unix.PidfdInfo{Mask: unix.PIDFD_INFO_EXIT}
	known := unix.IoctlPidfdInfo(e.fd, &info) == nil && info.Mask&unix.PIDFD_INFO_EXIT != 0
	return ended{syscall.WaitStatus(info.Exit_code), known}
}

// field is one of /proc/PID/stat, counted from 1 as in proc(5); the second must not be asked for.
func field(pid, number int) string {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	fields := bytes.Fields(text[bytes.LastIndexByte(text, ')')+1:])
	if number-3 >= len(fields) {
		return ""
	}
	return string(fields[number-3])
}

// fails says whether the rank failed, as far as the kernel and the rank tell.
func (e ended) fails(end rankEnd) bool {
	switch {
	case e.known && e.status.Exited():
		return e.status.ExitStatus() != 0 && e.status.ExitStatus() != statusInternal // that of errors of ours
	case e.itself():
		return true
	case e.known && (e.status.Signal() == unix.SIGINT || e.status.Signal() == unix.SIGHUP): // the user
		return false
	default:
		return end != finished
	}
}

// itself says whether surely the rank has ended itself, and was not killed.
func (e ended) itself() bool {
	if !e.known {
		return false
	}
	if e.status.Exited() {
		return true
	}
	switch e.status.Signal() {
	case unix.SIGSEGV, unix.SIGBUS, unix.SIGFPE, unix.SIGILL, unix.SIGABRT, unix.SIGTRAP, unix.SIGSYS:
		return true
	}
	return false
}
