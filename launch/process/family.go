package process

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

// family is the processes of a launch: those with its mark in their environment, and the descendants of these.
// A program may overwrite its environment, and be an orphan once its launcher has ended, so the family also
// remembers whom it has seen. Not safe for concurrent use.
type family struct {
	mark string
	seen map[int]string // start times, which tell apart processes that had the same number
}

func newFamily(mark string) *family { return &family{mark, map[int]string{}} }

// familyOf returns the processes with a setting, NAME=value, in their environment, and what descends from them. It is
// called before any of them is asked to end, and becomes an orphan.
func familyOf(setting string) *family {
	f := newFamily(setting)
	_, _ = f.living()
	return f
}

// living returns the family's processes that have not ended. A zombie needs no signal.
func (f *family) living() ([]int, error) {
	all, err := processes()
	if err != nil {
		return nil, err
	}
	for pid, p := range all {
		if f.seen[pid] != p.start && hasMark(pid, f.mark) {
			f.seen[pid] = p.start
		}
	}
	var pids []int
	for pid, p := range all {
		if f.has(pid, all) {
			f.seen[pid] = p.start
			pids = append(pids, pid)
		}
	}
	return pids, nil
}

// has says whether a process or one of its ancestors was seen.
func (f *family) has(pid int, all map[int]status) bool {
	for range len(all) { // processes that end meanwhile make no circle, but a new one may have an old number
		p, exists := all[pid]
		if !exists {
			return false
		}
		if f.seen[pid] == p.start {
			return true
		}
		pid = p.parent
	}
	return false
}

// status is what /proc/PID/stat says.
type status struct {
	parent int
	start  string // clock ticks after the boot
}

// processes are those of this machine without zombies.
func processes() (map[int]status, error) {
	folder, err := os.Open("/proc")
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	names, err := folder.Readdirnames(-1)
	if err != nil {
		return nil, err
	}
	all := map[int]status{}
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		if err != nil {
			continue // it is about the machine
		}
		text, err := os.ReadFile(filepath.Join("/proc", name, "stat"))
		if err != nil {
			continue // it has ended
		}
		// The name, in parentheses, may contain anything.
		fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:]))
		const state, parent, start = 0, 1, 19
		if len(fields) <= start || strings.Contains("ZX", fields[state]) {
			continue
		}
		number, err := strconv.Atoi(fields[parent])
		if err == nil {
			all[pid] = status{number, fields[start]}
		}
	}
	return all, nil
}

func hasMark(pid int, mark string) bool {
	environ, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "environ"))
	return err == nil && hasSetting(environ, mark) // unreadable: it has ended, or belongs to another user
}

func hasSetting(environ []byte, setting string) bool {
	for entry := range bytes.SplitSeq(environ, []byte{0}) {
		if string(entry) == setting {
			return true
		}
	}
	return false
}

// launched are the launches in progress, by their marks.
var launched sync.Map

// track makes the processes with a setting, NAME=value, in their environment a launch in progress, until the function
// that it returns is called.
func track(setting string) (end func()) {
	launched.Store(setting, nil)
	return func() { launched.Delete(setting) }
}
