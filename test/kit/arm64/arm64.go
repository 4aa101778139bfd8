// Package arm64 runs nastympi and MPI programs of another processor, AArch64, emulated by qemu: with the MPI libraries that Debian has
// for it, in a root folder of their own. An emulator shows what depends on the processor's calls, registers and code, but not the order in
// which its memory shows stores: it runs on a processor that hides less.
package arm64

import (
	"bytes"
	"context"
	"errors"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/catalogue"
)

// Machine is an emulated machine. Scripts see the repository as /src, and Folder as /tmp. Its executable of nastympi is /tmp/nastympi.
type Machine struct {
	Folder string
	root   string
}

// Libraries are those of the machine. Each script of a library gets its settings.
var Libraries = map[string]string{
	// Without these transports, MPI_Finalize hangs natively in some runs.
	"mpich":   "export UCX_TLS=posix,self",
	"openmpi": "export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_mpi_yield_when_idle=1",
}

// Start makes a machine, which ends with the test. It installs what it needs.
func Start(t testing.TB) *Machine {
	t.Helper()
	out, err := exec.Command(script(t, "need-arm64")).Output()
	require.NoError(t, err, "%s", stderr(err))
	m := &Machine{Folder: t.TempDir(), root: strings.TrimSpace(string(out))}
	_, err = exec.Command(script(t, "build-arm64"), m.Folder).Output()
	require.NoError(t, err, "%s", stderr(err))
	return m
}

// script is the path of one of test/scripts.
func script(t testing.TB, name string) string {
	t.Helper()
	root, err := catalogue.FindRoot()
	require.NoError(t, err)
	return filepath.Join(root, "test", "scripts", name)
}

func stderr(err error) []byte {
	if exit := new(exec.ExitError); errors.As(err, &exit) {
		return exit.Stderr
	}
	return nil
}

// Run runs a shell script and returns its exit status, -1 at the time limit, and what it wrote. Nothing that it started runs on.
func (m *Machine) Run(t testing.TB, limit time.Duration, text string) (status int, output string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	var out bytes.Buffer
	c := exec.CommandContext(ctx, script(t, "in-arm64"), m.root, m.Folder, text)
	c.Stdout, c.Stderr = &out, &out
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
	c.WaitDelay = 5 * time.Second
	err := c.Run()
	if ended := new(exec.ExitError); err != nil && !errors.As(err, &ended) && ctx.Err() == nil {
		require.NoError(t, err)
	}
	return c.ProcessState.ExitCode(), out.String()
}
