package runner

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/launch/launchcmd"
)

func TestSettingsTravelAsArguments(t *testing.T) {
	environment := []string{"NASTY_SEED=1", "PATH=/bin", MarkVariable + "=/tmp/run", LogVariable + "=1", "NASTY_DELAY=off", "NASTY_SEED=7", "NASTY_TRY="}
	const want = "-set NASTY_DELAY=off -set NASTY_ENABLED=1 -set NASTY_SEED=7 -set NASTY_TRY= -log 1 -run /tmp/run"
	for _, c := range []struct{ name, words, want string }{
		{"launcher", "mpiexec n exec @ -- ./a : n exec @ -- ./b", "mpiexec n exec " + want + " -- ./a : n exec " + want + " -- ./b"},
		{"no launcher", "ctest -j 4", "ctest -j 4"},
	} {
		words := strings.Fields(strings.ReplaceAll(c.words, "@", SettingsMark))
		assert.Equal(t, c.want, strings.Join(WithSettings(words, environment), " "), c.name)
	}
}

// A script has the words in quotes, so values may have any character.
func TestSettingsInAScript(t *testing.T) {
	command, err := launchcmd.Wrap([]string{"sh", "-c", "mpiexec -n 2 {} ./a"}, []string{"nastympi", "exec", SettingsMark, "--"}, nil)
	require.NoError(t, err)
	got := WithSettings(command.Words, []string{"NASTY_TRACE=it's here"})
	assert.Equal(t, []string{"sh", "-c", `mpiexec -n 2 nastympi exec -set NASTY_ENABLED=1 -set NASTY_TRACE='it'\''s here' -- ./a`}, got)
}
