package conformance

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// situations of correct programs (situations.c). Nobody is accused in any of them.
var situations = []struct {
	name string
	// partly: the program does not repeat its runs, or takes so many calls that a run under a schedule may reach its limit.
	partly bool
	once   bool // only the first run passes
	status int  // with which it may end on a slow machine, natively, too
}{
	{name: "errors"}, {name: "generalized"}, {name: "threads"}, {name: "input"}, {name: "result", partly: true, once: true},
	{name: "job", partly: true, once: true}, {name: "clock"}, {name: "watchdog", partly: true, status: 9}, {name: "limits"}, {name: "handlers"}, {name: "epochs", partly: true},
	{name: "operations", partly: true}, {name: "computes"},
}

// ways to run a program. Each of them has a way of its own to pass on the input.
var ways = [][]string{{"check"}, {"sweep", "-runs", "4"}, {"run"}}

// idle is a machine on which nothing else happens, as far as the test decides that.
func idle(*testing.T, int, ...string) func() { return func() {} }

// Each situation, in each way to run it, has the verdict of the table. The soak does that beside busy loops, too.
func TestCorrectProgramsInAllSituations(t *testing.T) {
	machines := []func(*testing.T, int, ...string) func(){idle}
	if mpitest.Soak() {
		machines = append(machines, busy)
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		program := compile(t, lib, launch{program: "situations", flags: []string{"-pthread"}})
		for _, machine := range machines {
			end := machine(t, 2)
			for i, s := range situations {
				for j, way := range ways {
					if s.name == "input" || lib.Takes(len(ways)*i+j, 8) {
						t.Run(s.name+" "+way[0], func(t *testing.T) { inSituation(t, lib, program, i, way) })
					}
				}
			}
			end()
		}
	})
}

func inSituation(t *testing.T, lib mpitest.Library, program string, i int, way []string) {
	folder, s := t.TempDir(), situations[i]
	require.NoError(t, os.WriteFile(filepath.Join(folder, "job"), nil, 0o600))
	if way[0] == "sweep" {
		way = append(way[:len(way):len(way)], "-o", t.TempDir())
	}
	c := prepared(t, lib, nil, append(way, lib.Mpiexec, "-n", "2", program, s.name, folder)...)
	c.Stdin = strings.NewReader("42\n")
	defer lib.Alone()()
	output, _ := c.CombinedOutput()
	status, text := c.ProcessState.ExitCode(), string(output)
	assert.NotContains(t, text, "fails-under-schedule")
	assert.NotContains(t, text, "  error\n")
	assert.NotContains(t, text, "  warning\n")
	assert.NotContains(t, text, "internal error")
	switch {
	case status == 3 && s.partly:
		assert.Contains(t, verdictOf(text), "INCOMPLETE ", text)
	case status == 125 && s.once:
		assert.Contains(t, verdictOf(text), "the program itself fails without any perturbation, in 2 of 3 runs", text)
	case status != 0 && status == s.status:
		assert.True(t, way[0] == "run" || strings.Contains(verdictOf(text), "the program itself "), text)
	default:
		assert.Zero(t, status, text)
		assert.True(t, way[0] == "run" || strings.HasPrefix(verdictOf(text), "ok "), text)
	}
}
