package finding

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzLoad: Load refuses a finding.json, or what it loads is written and loaded again without changes.
func FuzzLoad(f *testing.F) {
	folder := f.TempDir()
	require.NoError(f, write(folder, Finding{
		Version: Version, ID: "abc123", Rule: "timing", Places: []Place{{Source: &Source{First: 3}}}, Why: []Reason{{Places: []Place{{}}}},
		Waits: []Wait{{}}, Bytes: &Bytes{}, Proof: &Proof{Orders: []Order{{}}}, Shown: &Shown{Perhaps: true}, Trials: []Trial{{}},
		Failure: &Failure{
			Command: []string{"mpiexec", "-n", "2", "./halo"}, Settings: []Setting{{"NASTY_SEED", "7"}}, Outcome: Outcome{Kind: Hung, Rank: -1},
			Sites: []Site{{Call: "MPI_Put", Module: "halo", Offset: 16}}, States: []RankState{{Rank: 1, Held: []Held{{Count: 3}}}},
		},
	}, Evidence{}))
	text, err := os.ReadFile(filepath.Join(folder, JSONFile))
	require.NoError(f, err)
	f.Add(text)
	f.Add([]byte(`{"version": 2, "failure": {}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		folder := t.TempDir()
		file := filepath.Join(folder, JSONFile)
		require.NoError(t, os.WriteFile(file, text, 0o600))
		loaded, err := Load(folder)
		if err != nil {
			return
		}
		require.NoError(t, write(folder, loaded, Evidence{}))
		printed, err := os.ReadFile(file)
		require.NoError(t, err)
		again, err := Load(folder)
		require.NoError(t, err)
		require.NoError(t, write(folder, again, Evidence{}))
		same, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, string(printed), string(same))
	})
}
