package operand

import (
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// fileAccess is what a function does with a buffer and a file (MPI 4.1, 14.4).
type fileAccess struct {
	form        Form
	reads, ends bool // ends: the second half of a split collective operation
	ofAll       bool // all processes of the file make the call
}

var fileAccesses = mpicall.ByFunction(func(f mpicall.Function) (of fileAccess) {
	name, file := strings.CutPrefix(strings.TrimSuffix(f.String(), "_c"), "MPI_File_")
	name, nonblocking := strings.CutPrefix(name, "i")
	of.reads = strings.HasPrefix(name, "read")
	of.ofAll = strings.Contains(name, "_all") || strings.Contains(name, "_ordered")
	switch {
	case !file || !of.reads && !strings.HasPrefix(name, "write"):
		return fileAccess{}
	case strings.HasSuffix(name, "_end"):
		of.ends = true
	case strings.HasSuffix(name, "_begin"):
		of.form = Split
	case nonblocking:
		of.form = Nonblocking
	default:
		of.form = Blocking
	}
	return of
})

// BeginsFile says whether the function reads or writes a file, or begins to.
func BeginsFile(f mpicall.Function) bool { return fileAccesses[f].form != 0 }

// BeginsFileOfAll says whether it does so as a collective operation.
func BeginsFileOfAll(f mpicall.Function) bool { return BeginsFile(f) && fileAccesses[f].ofAll }

// EndsFile says whether the function ends the split collective operation on its file. There is one at most (MPI 4.1, 14.4.5).
func EndsFile(f mpicall.Function) bool { return fileAccesses[f].ends }

// EndOf is the name of the function that ends the split collective operation which a function begins; empty: it begins none.
func EndOf(f mpicall.Function) string {
	if fileAccesses[f].form != Split {
		return ""
	}
	return strings.TrimSuffix(strings.TrimSuffix(f.String(), "_c"), "_begin") + "_end"
}

// AppendFile adds the buffer of a call that accesses a file.
func AppendFile(list []Local, c *history.Call) []Local {
	d := receiving.read(c)
	if !d.Each.Known() {
		return list
	}
	return append(list, Local{Memory{d.Address, d.Each}, fileAccesses[c.Function].reads})
}
