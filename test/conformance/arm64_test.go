package conformance

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/arm64"
	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// emulated bounds a script on an emulated machine, which may build a shim.
const emulated = 10 * time.Minute

// TestArm64 checks programs on another processor, which stores other registers elsewhere on its stacks: a racy one, where the finding names
// the function of the call and a run under a schedule fails, its correct twin, and one whose return addresses are signed, where the finding
// names the callers of that function. In a soak, all examples with both libraries.
func TestArm64(t *testing.T) {
	t.Parallel() // emulated ranks wait as others do
	m := arm64.Start(t)
	for lib, settings := range arm64.Libraries {
		t.Run(lib, func(t *testing.T) {
			t.Parallel()
			if lib != "openmpi" && !mpitest.Soak() {
				return // each library takes half a minute of a processor, most of it to build a shim
			}
			racy := emulatedCheck{lib: lib, settings: settings, example: "put_get", ranks: 2}
			status, out := racy.run(t, m)
			assert.Equal(t, finding.StatusFound, status, out)
			assert.Contains(t, out, "A   MPI_Put  examples/put_get.c:16 in put_then_get (rank 0)")
			assert.Regexp(t, `(?m)^  shown  .*exit status 1 \(baseline: exit 0\) under a schedule`, out)
			status, out = racy.twin().run(t, m)
			assert.Zero(t, status, out)
			signed := emulatedCheck{
				lib: lib, settings: settings, example: "bcast_poll", ranks: 2, flags: "-O0 -march=armv8.3-a -mbranch-protection=standard", options: "-runs 1 -v",
			}
			status, out = signed.run(t, m)
			assert.Equal(t, finding.StatusFound, status, out)
			assert.Contains(t, out, "called by broadcast at bcast_poll.c:51, main at bcast_poll.c:64")
			if mpitest.Soak() {
				examplesOnArm64(t, m, lib, settings)
			}
		})
	}
}

func examplesOnArm64(t *testing.T, m *arm64.Machine, lib, settings string) {
	for _, e := range catalogue.Examples() {
		t.Run(e.Name, func(t *testing.T) {
			check := emulatedCheck{lib: lib, settings: settings, example: e.Name, ranks: e.Ranks}
			if e.Operations {
				status, out := check.run(t, m)
				assert.Equal(t, finding.StatusFound, status, out)
			}
			status, out := check.twin().run(t, m)
			assert.Zero(t, status, out)
		})
	}
}

// emulatedCheck is a check of an example on an emulated machine.
type emulatedCheck struct {
	lib, settings string // of the library
	example       string
	ranks         int
	flags         string // of the compiler
	options       string // of check
}

// twin is the same check of the example's correct twin.
func (c emulatedCheck) twin() emulatedCheck {
	c.flags += " -DFIXED"
	return c
}

// run compiles the example and checks it. MPI_Finalize of MPICH 4.0.2 hangs natively in some emulated runs, and QEMU in some forks of a
// process with threads: the child waits for a lock of QEMU's that another thread had. Such a check is made again.
func (c emulatedCheck) run(t *testing.T, m *arm64.Machine) (status int, out string) {
	t.Helper()
	program := fmt.Sprintf("/tmp/%s-%s", c.example, c.lib)
	compile := fmt.Sprintf("cd /src && mpicc.%s -std=c11 -g -O1 %s examples/%s.c -o %s", c.lib, c.flags, c.example, program)
	status, out = m.Run(t, emulated, compile)
	require.Zero(t, status, out)
	settings, options := c.settings, c.options
	if !mpitest.Soak() { // a shim that is built faster, and fewer runs
		options = cmp.Or(options, "-runs 2 -reduce 0s")
		wrapper := fmt.Sprintf("#!/bin/sh\nexec mpicc.%s \"$@\" -O0\n", c.lib)
		require.NoError(t, os.WriteFile(filepath.Join(m.Folder, "unoptimized"), []byte(wrapper), 0o700))
		settings += "; export NASTY_MPICC=/tmp/unoptimized"
	}
	check := fmt.Sprintf("%s; cd /src && /tmp/nastympi check %s -timeout 60s mpiexec.%s -n %d %s", settings, options, c.lib, c.ranks, program)
	for range 3 {
		status, out = m.Run(t, emulated, check)
		if status != -1 && !strings.Contains(out, "time limit") {
			break
		}
	}
	return status, out
}
