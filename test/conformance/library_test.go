package conformance

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestLibraryThatLosesUpdates: where the library is wrong, the run says so once, and at no other window. Natively, the
// program fails, so that nobody needs the warning when it no longer does.
func TestLibraryThatLosesUpdates(t *testing.T) {
	const words = "MPICH 4.0.2 loses updates to windows of MPI_Win_allocate"
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		odd := launch{program: "unaligned", flags: []string{"-g"}, args: []string{"44"}}
		if lib.Name != "mpich" {
			pass(t, lib, odd)
			return
		}
		stillBroken(t, lib, odd, "puts to windows of 44 bytes are lost")
		result := fails(t, lib, odd, "unaligned.c:")
		assert.Equal(t, 1, strings.Count(result.Stderr, words), "%s", result)
		assert.Contains(t, result.Stderr, fmt.Sprintf("unaligned.c:%d: ", lineWith(t, "unaligned.c", "window")))
		pass(t, lib, launch{program: "unaligned", args: []string{"48"}})
		odd.env = []string{"MPIR_CVAR_NOLOCAL=1"} // its ranks share no memory
		pass(t, lib, odd)
	})
}

// Sweeps and checks say it once, too, whatever comes of their runs.
func TestSweepsAndChecksNameALibraryThatLosesUpdates(t *testing.T) {
	for _, lib := range libraries(t) {
		if lib.Name != "mpich" {
			continue
		}
		program := compile(t, lib, launch{program: "unaligned"})
		for size, times := range map[string]int{"44": 1, "48": 0} {
			for _, words := range [][]string{{"sweep", "-runs", "1", "-baseline", "1", "-o", t.TempDir()}, {"check", "-runs", "2"}} {
				_, output := command(t, lib, append(words, lib.Mpiexec, "-n", "2", program, size, "unseen")...)
				assert.Equal(t, times, strings.Count(output, "may then be the library's fault"), "%s %s", words, size)
			}
		}
	}
}

// TestLibraryThatFlushesAllEarly: natively gets are not complete after MPI_Win_flush_all, if both ranks run at the same time. Under
// nastympi, whose plans flush, they are.
func TestLibraryThatFlushesAllEarly(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for _, what := range []string{"flushes all", "flushes"} {
			l := launch{program: "habits", args: []string{what}}
			if lib.Name == "mpich" && what == "flushes all" {
				stillBroken(t, lib, l, "MPI_Win_flush_all returns before gets are complete")
			}
			pass(t, lib, l)
		}
	})
}

// TestLibraryThatHangsInFinalize: the program is done there, so no judge holds it against the program.
func TestLibraryThatHangsInFinalize(t *testing.T) {
	for _, lib := range libraries(t) {
		l := launch{program: "lingers", env: []string{"UCX_TLS=^cma"}} // as in a container that denies process_vm_readv
		if lib.Name != "mpich" {
			pass(t, lib, l)
			continue
		}
		stillBroken(t, lib, l, "MPI_Finalize hangs after puts over UCX's tcp")
		check := prepared(t, lib, l.env, "check", "-timeout", patience(t, lib).String(), lib.Mpiexec, "-n", "2", compile(t, lib, l))
		output, _ := check.CombinedOutput()
		assert.Contains(t, []int{0, finding.StatusPartly}, check.ProcessState.ExitCode(), "%s", output)
		l.env = []string{"UCX_TLS=posix,self"}
		pass(t, lib, l)
	}
}

// habits are the arguments of the program habits, and which libraries make wrong what it does. A near miss has none.
var habits = map[string]string{
	"nocheck post":         "openmpi5",
	"nocheck post created": "",
	"post":                 "",
	"gaps fetch created":   "openmpi",
	"gaps fetch":           "",
	"fetch created":        "",
	"longer get":           "openmpi",
	"get":                  "",
	"gaps request":         "mpich",
	"request":              "",
	"moved":                "mpich",
	"moved within":         "mpich",
	"not moved":            "",
	"other group":          "mpich mpich5 mpich5abi",
	"empty group":          "mpich mpich5 mpich5abi",
	"same group":           "",
	"no group":             "",
	"wide swap":            "openmpi",
	"wide swap created":    "",
	"swap":                 "",
}

// TestLibraryThatIsKnownToBeWrong: it is named once, if the program does the very thing.
func TestLibraryThatIsKnownToBeWrong(t *testing.T) {
	t.Parallel()
	for _, lib := range libraries(t) {
		for what, libraries := range habits {
			wrong := slices.Contains(strings.Fields(libraries), lib.Name)
			if lib.Name == "mpich" && what == "longer get" || !wrong && lib.Sampled() {
				continue // the former ends in an assertion
			}
			t.Run(lib.Name+" "+what, func(t *testing.T) {
				l := launch{program: "habits", flags: []string{"-g"}, args: []string{what}}
				if strings.HasPrefix(what, "moved") && wrong {
					stillBroken(t, lib, l, "puts to windows of memory that is not aligned, or is another window's, go elsewhere")
				}
				result := run(t, lib, l)
				want := 0
				if wrong {
					want = 1
					assert.Contains(t, result.Stderr, "habits.c:", "%s", result)
				}
				assert.Equal(t, want, strings.Count(result.Stderr, "may then be the library's fault"), "%s", result)
			})
		}
	}
}
