package conformance

import (
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
const emulated = 15 * time.Minute

// TestArm64 checks programs on another processor, which stores other registers elsewhere on its stacks: a racy one, where the finding names
// the caller of the call and a run under a schedule fails, and its correct twin. In a soak, all examples with both libraries.
func TestArm64(t *testing.T) {
	t.Parallel() // emulated ranks wait as others do
	m := arm64.Start(t)
	for lib, settings := range arm64.Libraries {
		t.Run(lib, func(t *testing.T) {
			t.Parallel()
			if lib != "openmpi" && !mpitest.Soak() {
				return // each library takes half a minute of a processor, most of it to build a shim
			}
			status, out := checkOnArm64(t, m, lib, settings, "put_get", 2, "")
			assert.Equal(t, finding.StatusFound, status, out)
			assert.Contains(t, out, "A   MPI_Put  examples/put_get.c:16 in put_then_get (rank 0)")
			assert.Regexp(t, `(?m)^  shown  .*exit status 1 \(baseline: exit 0\) under a schedule`, out)
			status, out = checkOnArm64(t, m, lib, settings, "put_get", 2, "-DFIXED")
			assert.Zero(t, status, out)
			if mpitest.Soak() {
				examplesOnArm64(t, m, lib, settings)
			}
		})
	}
}

func examplesOnArm64(t *testing.T, m *arm64.Machine, lib, settings string) {
	for _, e := range catalogue.Examples() {
		t.Run(e.Name, func(t *testing.T) {
			if e.Operations {
				status, out := checkOnArm64(t, m, lib, settings, e.Name, e.Ranks, "")
				assert.Equal(t, finding.StatusFound, status, out)
			}
			status, out := checkOnArm64(t, m, lib, settings, e.Name, e.Ranks, "-DFIXED")
			assert.Zero(t, status, out)
		})
	}
}

// checkOnArm64 compiles an example and checks it. MPI_Finalize of MPICH 4.0.2 hangs natively in some emulated runs: such a check is made again.
func checkOnArm64(t *testing.T, m *arm64.Machine, lib, settings, example string, ranks int, flags string) (status int, out string) {
	t.Helper()
	compile := fmt.Sprintf("cd /src && mpicc.%s -std=c11 -g -O1 %s examples/%s.c -o /tmp/%s-%s", lib, flags, example, example, lib)
	status, out = m.Run(t, emulated, compile)
	require.Zero(t, status, out)
	options := ""
	if !mpitest.Soak() { // a shim that is built faster, and fewer runs
		options = " -runs 2 -reduce 0s"
		wrapper := fmt.Sprintf("#!/bin/sh\nexec mpicc.%s \"$@\" -O0\n", lib)
		require.NoError(t, os.WriteFile(filepath.Join(m.Folder, "unoptimized"), []byte(wrapper), 0o700))
		settings += "; export NASTY_MPICC=/tmp/unoptimized"
	}
	check := fmt.Sprintf("%s; cd /src && /tmp/nastympi check%s -timeout 60s mpiexec.%s -n %d /tmp/%s-%s", settings, options, lib, ranks, example, lib)
	for range 3 {
		status, out = m.Run(t, emulated, check)
		if !strings.Contains(out, "time limit") {
			break
		}
	}
	return status, out
}
