package main

import (
	"flag"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHelpListsEveryFlag(t *testing.T) {
	for name, command := range commands() {
		if command.flags == nil {
			continue
		}
		text, err := helpText(name)
		require.NoError(t, err)
		command.flags().VisitAll(func(f *flag.Flag) {
			if f.Name == "handover" || f.Name == "world" || name == "exec" && slices.Contains([]string{"run", "log", "cache"}, f.Name) || f.Name == "status" { // from the stub, the shim, nastympi run and jobs
				assert.NotContains(t, text, "-"+f.Name)
				return
			}
			assert.NotEmpty(t, f.Usage, "nastympi %s -%s", name, f.Name)
			assert.Contains(t, text, "\n"+flagHelp(f), "nastympi %s", name)
		})
	}
}

// flagWord matches a flag in prose. Flags in examples may be those of other programs, as is -n, a launcher's.
var flagWord = regexp.MustCompile("(?:^|[\\s(`])-([a-z]+(?:-[a-z]+)*)\\b")

func TestHelpNamesOnlyFlagsThatExist(t *testing.T) {
	for name, command := range commands() {
		if command.flags == nil {
			continue
		}
		text, err := helpText(name)
		require.NoError(t, err)
		for line := range strings.Lines(text) {
			if example := strings.Fields(line); len(example) > 2 && example[0] == "nastympi" && example[1] == name {
				assert.NoError(t, command.flags().Parse(example[2:]), line)
			}
			isExample := strings.HasPrefix(line, "  ") && !strings.HasPrefix(line, "  -") && !strings.HasPrefix(line, "     ")
			for _, found := range flagWord.FindAllStringSubmatch(line, -1) {
				assert.True(t, isExample || found[1] == "n" || command.flags().Lookup(found[1]) != nil, "nastympi %s -%s: %s", name, found[1], line)
			}
		}
	}
}

func TestHelpFitsATerminal(t *testing.T) {
	for _, topic := range topics() {
		if topic == "variables" {
			continue // config tests it
		}
		text, err := helpText(topic)
		require.NoError(t, err)
		assert.NotContains(t, text, "{{")
		for line := range strings.Lines(text) {
			assert.LessOrEqual(t, len(strings.TrimSuffix(line, "\n")), 80, "%s: %s", topic, line)
		}
	}
}

func TestFlagHelp(t *testing.T) {
	flags := newFlags("test")
	flags.group("Numbers", func() { flags.Int("two", 2, "a `NUMBER`\nof things"); flags.Int("none", 0, "another one") })
	flags.group("Others", func() { flags.Bool("yes", false, "agree"); flags.String("hidden", "", "") })
	assert.Equal(t, `Numbers:
  -none int           another one
  -two NUMBER         a NUMBER
                      of things (default 2)

Others:
  -yes                agree
`, flags.help())
}

func TestWholeSweepFlagsExist(t *testing.T) {
	flags := newSweepFlags()
	for _, name := range wholeSweepFlags {
		assert.NotNil(t, flags.Lookup(name), name)
	}
}

// A number without a unit is seconds, in each flag that is a time.
func TestTimesWithoutUnits(t *testing.T) {
	check, sweep := newCheckFlags(), newSweepFlags()
	require.NoError(t, check.Parse([]string{"-timeout", "120", "-time", "90s", "-reduce", "0"}))
	assert.Equal(t, []time.Duration{2 * time.Minute, 90 * time.Second, 0}, []time.Duration{check.limit, check.time, check.reduce})
	require.NoError(t, sweep.Parse([]string{"-timeout", "2.5", "-time", "1h"}))
	assert.Equal(t, []time.Duration{2500 * time.Millisecond, time.Hour}, []time.Duration{sweep.Limit, sweep.Time})
	assert.Contains(t, check.help(), "a plain number means seconds")
}

// Flags that a job must not get are left out of its command line, whatever stands around them.
func TestWithoutFlags(t *testing.T) {
	for line, want := range map[string]string{
		"-v -launcher slurm -runs 2 mpiexec -launcher x": "-v -runs 2 mpiexec -launcher x",
		"-launcher=slurm --v -races -batch a -- mpiexec": "--v -races -- mpiexec",
		"-v=true -batch=a -o launcher mpiexec":           "-v=true -o launcher mpiexec",
	} {
		flags := newSweepFlags()
		words := strings.Fields(line)
		require.NoError(t, flags.Parse(words))
		assert.Equal(t, want, strings.Join(flags.without(words, []string{"launcher", "batch"}), " "))
	}
}
