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

// segmentNames are the prefixes of the files through which ranks on one node share memory. MPI libraries
// remove these files in MPI_Finalize. MPICH 5.0.2 leaves 2 MB behind in each run that ends without it, and all
// libraries do when they are killed. A night of failing runs would fill the memory.
var segmentNames = []string{"mpich_shm_", "mpich_shar_", "vader_segment.", "sm_segment."}

// removeSegments removes our user's segments that were made after since and that no process uses. Not every name
// says which launch made it, but a segment of a live launch is always open or mapped in some process.
func removeSegments(since time.Time) {
	// The time of a file is that of the kernel's last tick.
	left := segments(since.Add(-100 * time.Millisecond))
	if len(left) == 0 {
		return
	}
	// First what is open, then what is mapped: makers close a segment after mapping it.
	used := openFiles() + mappedFiles()
	for _, name := range left {
		if !strings.Contains(used, "/"+name+"\n") {
			_ = os.Remove(filepath.Join(segmentFolder, name)) // another launch may have removed it
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

// openFiles returns one line for each open file of the processes that we may inspect: its path.
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

// mappedFiles returns lines that end in the path of each mapped file of these processes.
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
