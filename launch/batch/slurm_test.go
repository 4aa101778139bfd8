package batch

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The shell gives the command its words back, and its task. Slurm itself is met by the tests
// of cmd/nastympi.
func TestScript(t *testing.T) {
	words := []string{"it's", "a b", "$HOME", "`x`", "\\", "", "line\nline", "task " + Task + "/8"}
	a := Array{Line: append([]string{"printf", "%s|"}, words...)}
	sh := exec.Command("sh")
	sh.Stdin = strings.NewReader(a.script())
	sh.Env = []string{"PATH=/usr/bin:/bin", "SLURM_ARRAY_TASK_ID=3", "HOME=/x"}
	out, err := sh.Output()
	require.NoError(t, err)
	words[len(words)-1] = "task 3/8"
	assert.Equal(t, strings.Join(words, "|")+"|", string(out))
}
