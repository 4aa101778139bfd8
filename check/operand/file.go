package operand

import (
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/history"
)

// fileAccesses are the nonblocking reads and writes of files, by function: whether they write the buffer.
var fileAccesses = mpicall.ByFunction(func(f mpicall.Function) (of struct{ is, reads bool }) {
	name, nonblocking := strings.CutPrefix(f.String(), "MPI_File_i")
	of.reads = strings.HasPrefix(name, "read")
	of.is = nonblocking && (of.reads || strings.HasPrefix(name, "write"))
	return of
})

// BeginsFile says whether the function begins to read or to write a file, and returns a request (MPI 4.1, 14.4).
func BeginsFile(f mpicall.Function) bool { return fileAccesses[f].is }

// AppendFile adds the buffer of such a call.
func AppendFile(list []Local, c *history.Call) []Local {
	d := receiving.read(c)
	if !d.Each.Known() {
		return list
	}
	return append(list, Local{Memory{d.Address, d.Each}, fileAccesses[c.Function].reads})
}
