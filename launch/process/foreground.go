package process

import (
	"io"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// Foreground is what a command has that runs in place of the caller. It reads its input as the first run of that (Input.First). Signals to
// the caller are for the command. After one, nothing of the command is left soon, unless the user has pressed a key: then the command
// decides.
type Foreground struct {
	Out, Err io.Writer
	Signals  <-chan os.Signal // to the caller
	// Interrupted is called before the first signal is passed on; nil: nothing is to be done then.
	Interrupted func()
}

func (f *Foreground) signals() <-chan os.Signal {
	if f == nil {
		return nil
	}
	return f.Signals
}

// interrupt passes on a signal.
func (r *running) interrupt(received syscall.Signal) {
	deadline := time.Now().Add(InterruptGrace)
	r.family = familyOf(r.mark)
	if first := r.command.Foreground.Interrupted; !r.asked() && first != nil {
		first()
	}
	r.because(Interrupted)
	pid := r.child.Process.Pid
	bounded := leads(pid) || received == syscall.SIGTERM || received == syscall.SIGHUP
	pass(pid, received)
	if bounded && r.left == nil {
		family, left := r.family, make(chan error, 1)
		go func() { left <- family.endBy(deadline) }()
		r.left = left
	}
}

// pass sends a signal to the command's process group, if it has its own. In ours the keyboard's signals have arrived already, and twice
// would mean more to launchers than once.
func pass(pid int, received syscall.Signal) {
	if leads(pid) {
		_ = syscall.Kill(-pid, received)
		return
	}
	if received == syscall.SIGTERM || received == syscall.SIGHUP {
		_ = syscall.Kill(pid, received)
	}
}

// leads says whether a process leads its process group.
func leads(pid int) bool {
	group, err := syscall.Getpgid(pid)
	return err == nil && group == pid
}

// onTerminal says whether signals from the keyboard reach the command without us. Then it stays in our process group, so that the shell's
// job control works as without nastympi.
func onTerminal() bool {
	info, err := os.Stdin.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && ownsTerminal(os.Stdin)
}

// ownsTerminal says whether the file is a terminal whose foreground process group this process belongs to.
func ownsTerminal(file *os.File) bool {
	group, err := unix.IoctlGetInt(int(file.Fd()), unix.TIOCGPGRP)
	return err == nil && group == unix.Getpgrp()
}
