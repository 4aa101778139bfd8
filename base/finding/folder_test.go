package finding

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSaveAndLoad(t *testing.T) {
	parent, traces := filepath.Join(t.TempDir(), "found"), t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(traces, "rank-0.events"), []byte("x"), 0o600))
	f := Finding{Version: Version, ID: "abc123", Rule: "timing", Places: []Place{{Rank: 1, Event: 7}}, Failure: &Failure{
		Time: time.Unix(1, 0).UTC(), Command: []string{"mpiexec"}, Size: 4,
		Settings: []Setting{{"NASTY_SEED", "7"}}, Outcome: Outcome{Kind: Hung, Rank: -1}}}
	for range 2 { // a second sweep finds it again
		folder, err := Save(parent, f, Evidence{Stdout: "out", Environment: []string{"A=1"}, Traces: traces})
		require.NoError(t, err)
		assert.Equal(t, filepath.Join(parent, "abc123"), folder)
		loaded, err := Load(folder)
		require.NoError(t, err)
		f.Folder = folder
		assert.Equal(t, f, loaded)
		for name, want := range map[string]string{StdoutFile: "out", EnvironmentFile: "A=1\n", "trace/rank-0.events": "x"} {
			text, err := os.ReadFile(filepath.Join(folder, name))
			require.NoError(t, err)
			assert.Equal(t, want, string(text))
		}
	}
	entries, err := os.ReadDir(parent)
	require.NoError(t, err)
	assert.Len(t, entries, 1, "nothing else is left")
}

func TestText(t *testing.T) {
	text, err := encode(Result{Findings: []Finding{{Repair: "a < b"}}})
	require.NoError(t, err)
	assert.Contains(t, string(text), `"repair": "a < b"`)
}

// A finding that cannot be written completely leaves no folder and replaces none.
func TestSaveAllOrNothing(t *testing.T) {
	parent := t.TempDir()
	f := Finding{Version: Version, ID: "abc123", Failure: &Failure{}}
	_, err := Save(parent, f, Evidence{Traces: filepath.Join(parent, "none")})
	require.Error(t, err)
	entries, err := os.ReadDir(parent)
	require.NoError(t, err)
	assert.Empty(t, entries)

	// The folder of a killed process is removed, the folder of a living process stays.
	host, err := os.Hostname()
	require.NoError(t, err)
	for _, process := range []string{"4194305@" + host, "1@" + host, "4194305@not-" + host} { // no process has the first ID
		require.NoError(t, os.Mkdir(filepath.Join(parent, temporary+process+"-x"), 0o700))
	}
	_, err = Save(parent, f, Evidence{})
	require.NoError(t, err)
	entries, err = os.ReadDir(parent)
	require.NoError(t, err)
	assert.Len(t, entries, 3)
}

func TestLoadRefuses(t *testing.T) {
	folder := t.TempDir()
	for text, want := range map[string]string{
		`{"version": 99}`:                  "version 99 of the format (this nastympi knows 2)",
		`{"version": 1, "settings": []}`:   "version 1 of the format (this nastympi knows 2)",
		`{"version": 2}`:                   "it names no run that failed",
		`{"version": 2, "failure": null}`:  "it names no run that failed",
		`{"version": 2, "failure": "hang"`: "unexpected end of JSON input",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, JSONFile), []byte(text), 0o600))
		_, err := Load(folder)
		assert.ErrorContains(t, err, want, text)
	}
}

func TestResemblance(t *testing.T) {
	assert.Equal(t, Resemblance([]string{"x.c:12: got 7, expected 0x1f"}), Resemblance([]string{"", "x.c:12: got 0, expected 3"}))
	assert.NotEqual(t, Resemblance([]string{"x.c:12: got 7"}), Resemblance([]string{"x.c:13: got 7"}))
	assert.Empty(t, Resemblance(nil))
	for line, want := range map[string]string{
		"halo: halo.c:88: main: Assertion `x == 7' failed.": "halo: halo.c:88: main: Assertion `x == #' failed.",
		"Makefile:3: 4 of 5 failed":                         "Makefile:3: # of # failed",
		"At line 29 of file x.f90: 3":                       "At line 29 of file x.f90: #",
		"rank 1: got -1.5e-07, expected nan at 0.25":        "rank #: got #, expected # at #",
		"2.5 seconds":            "# seconds",
		"infinite loop in main2": "infinite loop in main2",
	} {
		assert.Equal(t, want, Resemblance([]string{line}))
	}
}
