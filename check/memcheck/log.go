// Package memcheck reads what memcheck writes about the buffers that the shim has forbidden, and decides which of these
// accesses the program itself made. It opens no file, and judges by no rule of MPI.
package memcheck

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// Log is what memcheck has reported about one process.
type Log struct {
	Accesses []Access
	Others   int // how many further errors it has, except lost memory
}

// Access is one to a buffer of an operation that is not complete.
type Access struct {
	Writes bool
	Of     mpicall.Function // the operation
	Site   uint32           // of the call that began it
	Stack  []Frame          // the access first
}

// Frame is a place in the process.
type Frame struct {
	Address  uint64 // of the access, or one before the address where the call returns to
	Function string
	File     string // without its folder; empty: it has no debug information
	Line     int
	Object   string // the executable or library, if there is no File
}

var (
	prefix = regexp.MustCompile(`^(?:==|\*\*)(?:\S+ )?\d+(?:==|\*\*) ?`)
	access = regexp.MustCompile(`^Invalid (read|write) of size \d+$`)
	frame  = regexp.MustCompile(`^ +(?:at|by) 0x([0-9A-F]+): (.*?)(?: \((?:in (.+)|([^():]+):(\d+))\))?$`)
	named  = regexp.MustCompile(`^ +Address 0x[0-9a-f]+ is [0-9,]+ bytes inside an? receive buffer of (MPI_\w+), which is not complete \(call site (\d+)\), of size `)
	lost   = regexp.MustCompile(` bytes in [0-9,]+ blocks are `)
)

// Parse reads a log. What it does not understand counts as other errors, or as none.
func Parse(text string) (log Log) {
	for _, lines := range reports(text) {
		first := slices.IndexFunc(lines, frame.MatchString)
		if first < 1 {
			continue
		}
		report := lines[first-1:] // other messages come before it
		a, is := parse(report)
		switch {
		case is:
			log.Accesses = append(log.Accesses, a)
		case !lost.MatchString(report[0]):
			log.Others++
		}
	}
	return log
}

// reports are the lines between empty ones.
func reports(text string) (list [][]string) {
	var report []string
	for _, line := range append(strings.Split(text, "\n"), "") {
		start := prefix.FindString(line)
		if line = line[len(start):]; start != "" && strings.TrimSpace(line) != "" {
			report = append(report, line)
			continue
		}
		if len(report) > 0 {
			list = append(list, report)
		}
		report = nil
	}
	return list
}

// parse returns false if a report is about something else than an access to a buffer that was forbidden.
func parse(report []string) (a Access, is bool) {
	how := access.FindStringSubmatch(report[0])
	if how == nil {
		return a, false
	}
	a.Writes = how[1] == "write"
	for _, line := range report[1:] {
		if f, is := parseFrame(line); is {
			a.Stack = append(a.Stack, f)
			continue
		}
		buffer := named.FindStringSubmatch(line)
		if buffer == nil {
			return a, false
		}
		site, err := strconv.ParseUint(buffer[2], 10, 32)
		a.Of, a.Site = mpicall.Lookup(buffer[1]), uint32(site)
		return a, err == nil && a.Of.Valid() && len(a.Stack) > 0
	}
	return a, false
}

func parseFrame(line string) (f Frame, is bool) {
	m := frame.FindStringSubmatch(line)
	if m == nil {
		return f, false
	}
	address, err := strconv.ParseUint(m[1], 16, 64)
	line1, _ := strconv.Atoi(m[5])
	return Frame{Address: address, Function: m[2], Object: m[3], File: m[4], Line: line1}, err == nil
}
