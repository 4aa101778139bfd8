package process

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// segmentFolder is where shared memory has a name.
const segmentFolder = "/dev/shm"

// segmentNames begin the names of the files through which ranks on one node share memory. MPI
// libraries remove them at MPI_Finalize; MPICH 5.0.2 leaves 2 MB behind with each run that ends
// otherwise, and all do so when they are killed. A night of failing runs would fill the memory.
var segmentNames = []string{"mpich_shm_", "mpich_shar_", "vader_segment.", "sm_segment."}

// removeSegments removes those of our user that were made since a time and that no process uses.
// Whose they were cannot be told from all names, so one that another launch is about to use
// counts: its maker has it open or mapped from the beginning.
func removeSegments(since time.Time) {
	// Files have the time of the kernel's last tick.
	left := segments(since.Add(-100 * time.Millisecond))
	if len(left) == 0 {
		return
	}
	// First what is open, then what is mapped: makers close a segment after mapping it.
	used := openFiles() + mappedFiles()
	for _, name := range left {
		if !strings.Contains(used, "/"+name+"\n") {
			_ = os.Remove(filepath.Join(segmentFolder, name)) // or another launch's end did
		}
	}
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

// openFiles returns a line with the path of each file that a process which we may look at has open.
func openFiles() string {
	links, _ := filepath.Glob("/proc/[0-9]*/fd/*") // the pattern is well-formed
	var paths strings.Builder
	for _, link := range links {
		if path, err := os.Readlink(link); err == nil {
			paths.WriteString(path + "\n")
		}
	}
	return paths.String()
}

// mappedFiles returns lines that end in the path of each file that such a process has mapped.
func mappedFiles() string {
	files, _ := filepath.Glob("/proc/[0-9]*/maps") // the pattern is well-formed
	var lines strings.Builder
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil {
			lines.Write(text)
		}
	}
	return lines.String()
}
