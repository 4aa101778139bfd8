package finding

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSaveAndLoad(t *testing.T) {
	parent, traces := filepath.Join(t.TempDir(), "found"), t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(traces, "rank-0.events"), []byte("x"), 0o600))
	f := Finding{Version: Version, ID: "abc123", Time: time.Unix(1, 0).UTC(), Command: []string{"mpiexec"},
		Settings: []Setting{{"NASTY_SEED", "7"}}, Outcome: Outcome{Kind: Hung, Rank: -1},
		Needed: []Behaviour{}, NotNeeded: []Behaviour{}, Sites: []Site{}, Cause: []Step{}}
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
	text, err := encode(Summary{Findings: []Finding{{Hint: "a < b"}}})
	require.NoError(t, err)
	assert.Contains(t, string(text), `"hint": "a < b"`)
	assert.Contains(t, string(text), `"sites": [],`)
	_, findings, _ := strings.Cut(string(text), `"findings"`)
	assert.NotContains(t, findings, "null")
}

// A finding that cannot be written completely leaves no folder and replaces none.
func TestSaveAllOrNothing(t *testing.T) {
	parent := t.TempDir()
	f := Finding{Version: Version, ID: "abc123"}
	_, err := Save(parent, f, Evidence{Traces: "/nonexistent"})
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

func TestLoadRefusesOtherVersions(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, JSONFile), []byte(`{"version": 99}`), 0o600))
	_, err := Load(folder)
	assert.ErrorContains(t, err, "version 99 of the format (this nastympi knows 1)")
}

func TestIdentify(t *testing.T) {
	f := Finding{
		Outcome: Outcome{Kind: Exited, Status: 1}, Needed: []Behaviour{Holding, BeyondLocal},
		Sites: []Site{{Call: "MPI_Put", Function: "main", Line: 3, Module: "/a/prog", Offset: 1}, {Call: "MPI_Win_flush_local", Function: "main"}},
	}
	id := Identify(f)
	assert.Len(t, id, 6)
	same := f
	same.Outcome = Outcome{Kind: Signalled, Status: 139, Signal: "SIGSEGV"}
	same.Needed = []Behaviour{BeyondLocal, Holding}
	same.Sites = []Site{f.Sites[1], {Call: "MPI_Put", Function: "main", Line: 9, Module: "/b/prog", Offset: 5}}
	assert.Equal(t, id, Identify(same), "lines, addresses, order and the way of crashing do not count")

	same.Outcome.Kind, f.Outcome.Kind = Deadlock, Hung
	assert.Equal(t, Identify(f), Identify(same), "a hang is the same if it shows that it is a deadlock")
	f.Outcome.Kind = Exited

	for name, change := range map[string]func(f *Finding){
		"kind":   func(f *Finding) { f.Outcome.Kind = Hung },
		"needed": func(f *Finding) { f.Needed = f.Needed[:1] },
		"site":   func(f *Finding) { f.Sites = f.Sites[:1] },
		"ordinal": func(f *Finding) {
			f.Sites = []Site{f.Sites[0], {Call: "MPI_Win_flush_local", Function: "main", Ordinal: 1}}
		},
		"function": func(f *Finding) { f.Sites = []Site{{Call: "MPI_Put", Function: "halo"}, f.Sites[1]} },
	} {
		other := f
		change(&other)
		assert.NotEqual(t, id, Identify(other), name)
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
