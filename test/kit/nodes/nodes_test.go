package nodes

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

const limit = 10 * time.Minute

func output(t *testing.T, line []string, env ...string) string {
	t.Helper()
	result, err := process.Run(t.Context(), process.Command{Line: line, Env: env, Limit: limit})
	require.NoError(t, err)
	require.True(t, result.Passed(), "%s", result)
	return result.Stdout
}

func TestNodesAreApart(t *testing.T) {
	c := Start(t, 2)
	const look = "hostname; echo $$; cut -d. -f1 /proc/uptime; ls /dev/shm"
	first := strings.Fields(output(t, c.On(0, "sh", "-c", "touch /dev/shm/mine; "+look)))
	second := strings.Fields(output(t, c.On(1, "sh", "-c", look)))
	assert.Equal(t, []string{"node0", "node1"}, []string{first[0], second[0]})
	assert.LessOrEqual(t, len(first[1]), 2, "process numbers are the node's own")
	assert.NotEqual(t, first[2], second[2], "so are clocks")
	assert.Equal(t, "mine", first[3])
	assert.Len(t, second, 3, "/dev/shm is empty")
}

// The launcher does what ssh does: it passes on words, standard files and the status, and no variables.
func TestLauncher(t *testing.T) {
	c := Start(t, 2)
	command := "hostname; cat; echo $SECRET.; exit 7"
	line := c.On(0, "sh", "-c", "echo hello | "+c.Rsh+" -x node1 '"+command+"'; echo $?")
	assert.Equal(t, "node1\nhello\n.\n7\n", output(t, line, "SECRET=x"))
	assert.Equal(t, "255\n", output(t, c.On(0, "sh", "-c", c.Rsh+" node9 true; echo $?")))
}

// The first process of a node waits for orphans.
func TestOrphansEnd(t *testing.T) {
	c := Start(t, 1)
	output(t, c.On(0, "sh", "-c", "(sleep 0.1 &)"))
	assert.Eventually(t, func() bool {
		return !strings.Contains(output(t, c.On(0, "ps", "ax")), "sleep")
	}, limit, 50*time.Millisecond)
}

func TestProgramsRunNatively(t *testing.T) {
	libs, err := mpitest.Libraries()
	require.NoError(t, err)
	nodes := []int{2}
	if mpitest.Soak() {
		nodes = append(nodes, 3)
	}
	for _, lib := range libs {
		if !Runs(lib) {
			continue
		}
		program, err := mpitest.Compile(lib, t.TempDir(), []string{"testdata/small.c"})
		require.NoError(t, err)
		for _, n := range nodes {
			c := Start(t, n)
			words := strings.Fields(output(t, c.On(0, append(c.Launch(lib, n), program)...), c.Env(lib)...))
			assert.Equal(t, "OK", words[0], lib.Name)
			assert.Len(t, unique(words[1:]), n, lib.Name)
		}
	}
}

func unique(words []string) map[string]bool {
	set := map[string]bool{}
	for _, word := range words {
		set[word] = true
	}
	return set
}

// killedVariable makes a test print what it has made, and wait to be killed.
const killedVariable = "TEST_NODES_KILLED"

func TestToBeKilled(t *testing.T) {
	if os.Getenv(killedVariable) == "" {
		t.Skip("another test starts this one, and kills it")
	}
	c := Start(t, 2)
	line := c.On(1, "sleep", "1000000")
	require.NoError(t, exec.Command(line[0], line[1:]...).Start())
	fmt.Println("folder", c.Folder)
	time.Sleep(limit)
}

// Nothing runs or is mounted after a test was killed.
func TestKilledTestLeavesNothing(t *testing.T) {
	Start(t, 1) // or skip
	command := exec.Command(os.Args[0], "-test.run=^TestToBeKilled$")
	command.Env = append(os.Environ(), killedVariable+"=1")
	out, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	folder := strings.TrimSpace(strings.TrimPrefix(line, "folder "))
	defer os.RemoveAll(folder)
	require.NotEmpty(t, naming(t, folder))
	require.NoError(t, command.Process.Signal(syscall.SIGKILL))
	_ = command.Wait()
	assert.Eventually(t, func() bool { return len(naming(t, folder)) == 0 }, limit, 50*time.Millisecond)
	mounts, err := os.ReadFile("/proc/mounts")
	require.NoError(t, err)
	assert.NotContains(t, string(mounts), folder)
}

// naming are the processes with a word in their command line.
func naming(t *testing.T, word string) (list []string) {
	t.Helper()
	files, err := filepath.Glob("/proc/[0-9]*/cmdline")
	require.NoError(t, err)
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil && strings.Contains(string(text), word) {
			list = append(list, file)
		}
	}
	return list
}
