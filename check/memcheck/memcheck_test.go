package memcheck_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/memcheck"
)

const buffer = `==7==  Address 0x10e2c8 is 8 bytes inside a receive buffer of MPI_Irecv, which is not complete (call site 3), of size 256 client-defined
==7==    at 0x48BA48E: name_buffer (protect.c:123)
==7==    by 0x48BA7A4: guard_buffer (pending.c:149)
==7== 
`

// report is one about the buffer, with these frames.
func report(frames ...string) string {
	lines := []string{"==7== Invalid read of size 4"}
	for _, f := range frames {
		lines = append(lines, "==7==    by "+f)
	}
	return strings.Join(lines, "\n") + "\n" + buffer
}

func TestParse(t *testing.T) {
	log := memcheck.Parse(`==7== Memcheck, a memory error detector
==7== Command: ./prog
==7== 
the program writes to the same file
==7== WARNING: valgrind ignores shmget(shmflg) SHM_HUGETLB
` + report("0x10AA72: f(int, char) (a.cpp:10)", "0x4A3B: ???", "0x10B10F: main (in /bin/prog)") + `==00:00:00:01.234 7== Thread 2:
==00:00:00:01.234 7== Invalid write of size 8
==00:00:00:01.234 7==    at 0x10AA72: f (a.c:10)
==00:00:00:01.234 7==  Address 0x1 is 0 bytes inside a receive buffer of MPI_Imrecv, which is not complete (call site 12), of size 1,024 client-defined
==00:00:00:01.234 7== 
==7== Invalid read of size 4
==7==    at 0x10AA72: f (a.c:11)
==7==  Address 0x10e2c8 is 8 bytes inside a block of size 16 free'd
==7==    at 0x484988F: free (in /usr/libexec/valgrind/vgpreload_memcheck-amd64-linux.so)
==7== 
==7== Conditional jump or move depends on uninitialised value(s)
==7==    at 0x10AC89: garbage (pending.c:121)
==7== 
==7== HEAP SUMMARY:
==7==     in use at exit: 5 bytes in 1 blocks
==7== 
==7== 5 bytes in 1 blocks are definitely lost in loss record 1 of 1
==7==    at 0x4846828: malloc (in /usr/libexec/valgrind/vgpreload_memcheck-amd64-linux.so)
==7== 
==7== ERROR SUMMARY: 4 errors from 4 contexts (suppressed: 0 from 0)
`)
	assert.Equal(t, 2, log.Others)
	require.Len(t, log.Accesses, 2)
	assert.Equal(t, memcheck.Access{
		Of: mpicall.Lookup("MPI_Irecv"), Site: 3,
		Stack: []memcheck.Frame{
			{Address: 0x10AA72, Function: "f(int, char)", File: "a.cpp", Line: 10},
			{Address: 0x4A3B, Function: "???"},
			{Address: 0x10B10F, Function: "main", Object: "/bin/prog"},
		},
	}, log.Accesses[0])
	assert.True(t, log.Accesses[1].Writes)
	assert.Equal(t, uint32(12), log.Accesses[1].Site)
}

// The program is at 0x108000 in memory. Its line 10 ends at 0x2a73, its line 20 at 0x3110.
func program() *memcheck.Program {
	p := &memcheck.Program{Loaded: map[string]uint64{}, Describe: func(s trace.Site) finding.Site {
		line, known := map[uint64]int{0x2a73: 10, 0x3110: 20}[s.Offset]
		if !known {
			return finding.Site{}
		}
		return finding.Site{File: "/src/a.c", Line: line}
	}}
	p.Learn(trace.Site{Module: "/bin/prog", Offset: 0x2a00}, 0x10aa00)
	p.Learn(trace.Site{Module: "script.py", Offset: 17}, 0x10aa00)
	return p
}

const (
	line10    = "0x10AA72: f (a.c:10)"
	line20    = "0x10B10F: main (a.c:20)"
	inLibrary = "0x5A3B: opal_progress (in /usr/lib/libopen-pal.so.40)"
)

// An access is the program's if nothing else than its code and neutral libraries is on the stack.
func TestOwn(t *testing.T) {
	for name, frames := range map[string][]string{
		"in the program":      {line10, line20},
		"in the C library":    {"0x4846828: memmove (vg_replace_strmem.c:1382)", line10, line20},
		"in a thread":         {line10, "0x48: start_thread (pthread_create.c:447)", "0x49: clone (clone.S:100)"},
		"of OpenMP":           {line10, "0x48: ??? (in /usr/lib/libgomp.so.1.0.0)"},
		"without line number": {"0x10AA72: f (in /bin/prog)", "0x4A: (below main) (libc_start_main.c:308)"},
	} {
		log := memcheck.Parse(report(frames...))
		require.Len(t, log.Accesses, 1, name)
		site, own := program().Own(log.Accesses[0])
		assert.True(t, own, name)
		assert.Equal(t, trace.Site{Module: "/bin/prog", Offset: 0x2a73}, site, name)
	}
}

func TestNotOwn(t *testing.T) {
	for name, frames := range map[string][]string{
		"in the library":                      {inLibrary, "0x48: start_thread (pthread_create.c:447)"},
		"in a callback of the library":        {line10, inLibrary, "0x48: start_thread (pthread_create.c:447)"},
		"in a library that the program calls": {inLibrary, line20},
		"in the C library only":               {"0x4846828: memmove (vg_replace_strmem.c:1382)", "0x48: start_thread (pthread_create.c:447)"},
		"where nobody knows":                  {"0x48: ???", line20},
		"in a file of the same name":          {"0x50AA72: f (a.c:10)", line20},
		"in another line than memcheck says":  {"0x10AA72: f (a.c:11)", line20},
		"in the shim":                         {"0x48: guard_buffer (pending.c:149)", line20},
	} {
		log := memcheck.Parse(report(frames...))
		require.Len(t, log.Accesses, 1, name)
		_, own := program().Own(log.Accesses[0])
		assert.False(t, own, name)
	}
}
