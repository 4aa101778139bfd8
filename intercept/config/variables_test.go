package config

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/sched"
	"github.com/nastympi/nastympi/split"
)

func TestDefaultsPrintAsWritten(t *testing.T) {
	environment(t)
	c, err := Load()
	require.NoError(t, err)
	for _, v := range c.Variables() {
		assert.Equal(t, v.Default, v.Value, v.Name)
		assert.False(t, v.Changed(), v.Name)
	}
}

func TestAssignments(t *testing.T) {
	environment(t)
	c, err := Load()
	require.NoError(t, err)
	assert.Equal(t, []string{"NASTY_SEED=1"}, c.Assignments())
	environment(t, "NASTY_LAZY_LOCK=yes", "NASTY_SEED=7", "NASTY_SPLIT=element", "NASTY_DELAY=2,0")
	c, err = Load()
	require.NoError(t, err)
	assert.Equal(t, []string{"NASTY_SEED=7", "NASTY_DELAY=2,0", "NASTY_LAZY_LOCK=1"}, c.Assignments(), "the seed is the first")
}

func TestMeaningsNameTheChoices(t *testing.T) {
	choices := map[string][]string{
		"NASTY_SUBMIT_ORDER": sched.PolicyNames(),
		"NASTY_SUBMIT_TIME":  completion.TimeNames(),
		"NASTY_SPLIT":        split.UnitNames(),
		"NASTY_LOG":          logLevels.List(),
	}
	for _, v := range Declared() {
		assert.NotEmpty(t, v.Meaning, v.Name)
		for _, choice := range choices[v.Name] {
			assert.Contains(t, v.Meaning, choice, v.Name)
		}
	}
}

func TestWrittenTables(t *testing.T) {
	environment(t, "NASTY_SEED=7", "NASTY_ADD_LATENCY=2ms")
	c, err := Load()
	require.NoError(t, err)
	var help, markdown, values bytes.Buffer
	require.NoError(t, WriteHelp(&help))
	require.NoError(t, WriteMarkdown(&markdown))
	require.NoError(t, WriteValues(&values, c))

	assert.Contains(t, help.String(), "  NASTY_SEED (default 1)\n      seed of every random choice")
	assert.Contains(t, markdown.String(), "| `NASTY_LOG` | warn | what is written to standard error: off, warn, info or debug |\n")
	assert.Regexp(t, `(?m)^\* NASTY_SEED +7 +\(default 1\)$`, values.String())
	assert.Regexp(t, `(?m)^\* NASTY_ADD_LATENCY +2ms +\(default 0\)$`, values.String())
	assert.Regexp(t, `(?m)^  NASTY_MPICC +empty +\(default empty\)$`, values.String())
	for line := range strings.Lines(help.String() + values.String()) {
		assert.LessOrEqual(t, len(strings.TrimRight(line, "\n")), 80)
	}
}

func TestSizePrintsExactly(t *testing.T) {
	for text, want := range map[string]string{"256MiB": "256MiB", "4096": "4KiB", "4097": "4097", "0": "0", "1GB": "1000000000"} {
		var size, again Size
		require.NoError(t, size.UnmarshalText([]byte(text)))
		require.NoError(t, again.UnmarshalText([]byte(size.String())))
		assert.Equal(t, size, again)
		assert.Equal(t, want, size.String())
	}
}
