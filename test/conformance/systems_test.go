package conformance

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
)

// TestSystems checks a correct program where the system grants less than usual: it works, or one line says what is missing. The words begin
// a command; words of sh -c run it as "$@".
func TestSystems(t *testing.T) {
	static, deny := filepath.Join(t.TempDir(), "static"), filepath.Join(t.TempDir(), "deny")
	require.NoError(t, os.WriteFile(static+".c", []byte("int main(void) { return 0; }\n"), 0o600))
	for _, words := range [][]string{{"-static", "-o", static, static + ".c"}, {"-o", deny, "testdata/deny.c"}} {
		out, err := exec.Command("gcc", words...).CombinedOutput()
		require.NoError(t, err, "%s", out)
	}
	lib := libraries(t)[0]
	correct := compile(t, lib, launch{program: "../../../examples/put_get", flags: []string{"-DFIXED"}})
	for _, test := range []struct {
		name, says string
		begin      []string
		program    string
		status     int
	}{
		{"namespace of a user", "ok " + correct, []string{"unshare", "--user", "--map-root-user"}, correct, 0},
		{"few files", "ok " + correct, []string{"sh", "-c", `ulimit -n 64; exec "$@"`, "sh"}, correct, 0},
		{"2 GB of addresses", "ok " + correct, []string{"sh", "-c", `ulimit -v 2000000; exec "$@"`, "sh"}, correct, 0},
		{"no debugging", "ok " + correct, []string{"setpriv", "--bounding-set", "-sys_ptrace", "--no-new-privs"}, correct, 0},
		{"system calls that containers deny", "ok " + correct, []string{deny, "memfd_create,ptrace"}, correct, 0},
		{"no /proc", "nastympi: error: nastympi needs the folder /proc of the process, which is not mounted here",
			[]string{"unshare", "--mount", "sh", "-c", `mount -t tmpfs tmpfs /proc; exec "$@"`, "sh"}, correct, finding.StatusCannot},
		{"no /tmp", "/nowhere: no such file or directory (set TMPDIR to one with room)", []string{"env", "TMPDIR=/nowhere"}, correct, finding.StatusCannot},
		{"statically linked", "there is no recording: no MPI program was intercepted", nil, static, finding.StatusCannot},
	} {
		t.Run(test.name, func(t *testing.T) {
			binary, err := nastympi()
			require.NoError(t, err)
			ctx, cancel := context.WithTimeout(t.Context(), sweepLimit)
			defer cancel()
			words := append(test.begin, binary, "check", lib.Mpiexec, "-n", "2", test.program)
			c := exec.CommandContext(ctx, words[0], words[1:]...)
			c.Env = append(os.Environ(), lib.Env...)
			out, _ := c.CombinedOutput()
			assert.Equal(t, test.status, c.ProcessState.ExitCode(), "%s", out)
			assert.Contains(t, string(out), test.says)
		})
	}
}
