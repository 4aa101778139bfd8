package process

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// segmentFolder is where shared memory has a name.
const segmentFolder = "/dev/shm"

// segmentNames are the prefixes of the files through which ranks on one node share memory. MPI libraries
// remove these files in MPI_Finalize. MPICH 5.0.2 leaves 2 MB behind in each run that ends without it, and all
// libraries do when they are killed. A night of failing runs would fill the memory.
var segmentNames = []string{"mpich_shm_", "mpich_shar_", "vader_segment.", "sm_segment."}

// removeSegments removes our user's segments that were made after since and that no process uses. Not every name
// says which launch made it, but a segment of a live launch is always open or mapped in some process.
func removeSegments(since time.Time) {
	// The time of a file is that of the kernel's last tick.
	names := segments(since.Add(-100 * time.Millisecond))
	if len(names) == 0 {
		return
	}
	defer takeTurn()()
	for _, name := range names {
		if path := filepath.Join(segmentFolder, name); !inUse(path) {
			_ = os.Remove(path) // another launch may have removed it
		}
	}
}

// takeTurn waits until no other launch that has ended looks for segments, and keeps others from it until end is called: what one of them
// opens to look at it, another would take for used. If one has stopped meanwhile, the others do not wait for it for long.
func takeTurn() (end func()) {
	const tries, pause = 1000, time.Millisecond
	folder, err := os.Open(segmentFolder)
	if err != nil {
		return func() {}
	}
	for range tries {
		if syscall.Flock(int(folder.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil {
			break
		}
		time.Sleep(pause)
	}
	return func() { folder.Close() }
}

// inUse says whether a file is open or mapped in another process, of any user and in any container: then the kernel gives no lease of
// it to write (fcntl(2), F_SETLEASE). A file of which that cannot be found out counts as used.
func inUse(path string) bool {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return true
	}
	defer file.Close() // which ends the lease
	_, err = unix.FcntlInt(file.Fd(), unix.F_SETLEASE, unix.F_WRLCK)
	return err != nil
}

func segments(since time.Time) []string {
	entries, err := os.ReadDir(segmentFolder)
	if err != nil {
		return nil // a system without it leaves nothing there
	}
	var names []string
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && isSegment(info) && info.ModTime().After(since) {
			names = append(names, info.Name())
		}
	}
	return names
}

func isSegment(info os.FileInfo) bool {
	status, ok := info.Sys().(*syscall.Stat_t)
	if !ok || int(status.Uid) != os.Getuid() || !info.Mode().IsRegular() {
		return false
	}
	return slices.ContainsFunc(segmentNames, func(begin string) bool { return strings.HasPrefix(info.Name(), begin) })
}
