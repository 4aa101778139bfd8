package conformance

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/nodes"
)

var (
	shellBlock = regexp.MustCompile("(?s)```sh\n(.*?)```")
	leading    = regexp.MustCompile(`(?m)^\s+`)
)

// scp stands in for the program on nodes without sshd: scp HOST:FILES FOLDER.
const scp = "#!/bin/sh\n%s \"${1%%%%:*}\" \"tar -C / -cPf - ${1#*:}\" | tar -xf - -C \"$2\" --transform 's,.*/,,'\n"

// user is who types the commands of doc/clusters.md, in a folder that all nodes see, with the program ./halo.
type user struct {
	*nodes.Cluster
	folder string
	env    []string
	job    bool // inside a job of Slurm
}

// newUser has the launchers of a library under their usual names, and what makes them reach the nodes in variables, as
// administrators do.
func newUser(t *testing.T, lib mpitest.Library, c *nodes.Cluster) *user {
	t.Helper()
	u := &user{Cluster: c, folder: filepath.Join(c.Folder, "home")}
	bin := filepath.Join(u.folder, "bin")
	require.NoError(t, os.MkdirAll(bin, 0o755))
	for name, file := range map[string]string{"nastympi": ours(t)[0], "mpiexec": lib.Mpiexec, "mpirun": lib.Mpiexec} { // which look beside themselves
		require.NoError(t, os.WriteFile(filepath.Join(bin, name), fmt.Appendf(nil, "#!/bin/sh\nexec %s \"$@\"\n", file), 0o755))
	}
	require.NoError(t, os.WriteFile(filepath.Join(bin, "scp"), fmt.Appendf(nil, scp, c.Rsh), 0o755))
	program := compile(t, lib, launch{program: "settings"})
	require.NoError(t, os.Symlink(program, filepath.Join(u.folder, "halo")))
	u.env = append(c.SrunEnv(lib), "PATH="+bin+":"+os.Getenv("PATH"), "HYDRA_LAUNCHER=ssh", "HYDRA_LAUNCHER_EXEC="+c.Rsh,
		"OMPI_MCA_plm_rsh_agent="+c.Rsh, "OMPI_MCA_plm=rsh")
	return u
}

// types runs a line of the page. Races between nodes may be left out.
func (u *user) types(t *testing.T, line string) {
	t.Helper()
	line = strings.ReplaceAll(line, "/tmp/", u.Local()+"/") // which other nodes do not see
	words := []string{"env", "--chdir=" + u.folder}
	if u.job {
		words = append(words, "salloc", "--quiet", "--nodes=2", "--ntasks-per-node=1")
	}
	result, err := process.Run(t.Context(), process.Command{Line: u.On(0, append(words, "sh", "-c", line)...), Env: u.env, Limit: limit})
	require.NoError(t, err)
	assert.Contains(t, []int{0, finding.StatusPartly}, result.ExitCode, "%s\n%s", line, result)
	if strings.Contains(line, "mpi") && !strings.Contains(line, "sweep") && !strings.Contains(line, "-from") && !strings.Contains(line, "setup") && !strings.HasPrefix(line, "scp") {
		assert.Contains(t, result.Stdout, "0 on node0", line)
		assert.Contains(t, result.Stdout, "1 on node1", line)
	}
	if strings.Contains(line, "-from") {
		assert.NotContains(t, result.Stdout, "no recording", line)
	}
}

// commandsOf are the lines of the page that a user types.
func commandsOf(t *testing.T, page string) (lines []string) {
	t.Helper()
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	for _, block := range shellBlock.FindAllStringSubmatch(leading.ReplaceAllString(string(text), ""), -1) {
		lines = append(lines, strings.Split(strings.TrimSpace(block[1]), "\n")...)
	}
	return lines
}

// Every command of doc/clusters.md works as it is written. Sweeps, and what needs a later library, are part of the soak.
func TestClustersPage(t *testing.T) {
	t.Parallel()
	lines := commandsOf(t, filepath.Join("..", "..", "doc", "clusters.md"))
	require.Greater(t, len(lines), 12)
	runtime.LockOSThread() // Slurm's daemons end with the thread that started them
	defer runtime.UnlockOSThread()
	typed := map[string]bool{}
	for _, lib := range libraries(t) {
		if !slices.Contains([]string{"openmpi", "mpich5"}, lib.Name) || lib.Sampled() {
			continue
		}
		c := nodes.Start(t, 2)
		u := newUser(t, lib, c)
		if lib.Name == "openmpi" {
			u.env = append(u.env, c.Slurm(t), "SLURM_MPI_TYPE=pmix")
		}
		for _, line := range lines {
			if strings.Contains(line, "mpiexec") != (lib.Name == "mpich5") || !mpitest.Soak() && strings.Contains(line, " sweep ") {
				continue
			}
			typed[line] = true
			u.job = strings.Contains(line, "srun") && !strings.Contains(line, "-launcher")
			u.types(t, line)
		}
	}
	for _, line := range lines {
		assert.True(t, typed[line] || !mpitest.Soak(), "not tested: %s", line)
	}
}
