package process

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A process without the mark belongs to the family of its parent, also after that has ended.
func TestFamilyKnowsOrphans(t *testing.T) {
	const mark = "NASTYMPI_TEST_FAMILY=1"
	file := filepath.Join(t.TempDir(), "pid")
	parent := exec.Command("sh", "-c", "env -i setsid sleep 600 & echo $! >"+file+"; exec sleep 600")
	parent.Env = append(os.Environ(), mark)
	require.NoError(t, parent.Start())
	orphan := func() int {
		text, _ := os.ReadFile(file)
		pid, _ := strconv.Atoi(strings.TrimSpace(string(text)))
		line, _ := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "cmdline"))
		if !strings.HasPrefix(string(line), "sleep") {
			return 0
		}
		return pid
	}
	require.Eventually(t, func() bool { return orphan() > 0 }, 10*time.Second, time.Millisecond)

	family := familyOf(mark)
	require.NoError(t, parent.Process.Kill())
	_ = parent.Wait()
	left, err := family.living()
	require.NoError(t, err)
	assert.Equal(t, []int{orphan()}, left)
	require.NoError(t, family.endBy(time.Now()))
	assert.Zero(t, orphan())
}

// KillAll ends what is tracked, and nothing else.
func TestKillAll(t *testing.T) {
	const mark = "NASTYMPI_TEST_ALL=1"
	started := exec.Command("sleep", "600")
	started.Env = append(os.Environ(), mark)
	require.NoError(t, started.Start())
	end := track(mark)
	end()
	KillAll()
	left, err := newFamily(mark).living()
	require.NoError(t, err)
	assert.Equal(t, []int{started.Process.Pid}, left)

	defer track(mark)()
	KillAll()
	assert.Error(t, started.Wait())
}
