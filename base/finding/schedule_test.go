package finding

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSaveAndLoadSchedules(t *testing.T) {
	want := []Schedule{
		{Rank: 0, Ended: true, Sites: []Site{{Call: "MPI_Win_flush", File: "/x/halo.c", Line: 64, Module: "/x/halo", Offset: 0x11f0}},
			Decisions: []Decision{{0, 2, 1, 3, 12, 0x89abcdef01234567}, {0, 2, -1, 0, 0, 0}}},
		{Rank: 1, Lost: true},
	}
	folder, err := Save(t.TempDir(), Finding{Version: Version, ID: "abc123"}, Evidence{Schedules: want})
	require.NoError(t, err)
	got, err := LoadSchedules(folder)
	require.NoError(t, err)
	assert.Equal(t, want, got)
	text, err := os.ReadFile(filepath.Join(folder, ScheduleFile))
	require.NoError(t, err)
	assert.Contains(t, string(text), `"0 2 1 3 12 89abcdef01234567"`, "as documented")
}

func TestLoadSchedulesRefuses(t *testing.T) {
	for text, want := range map[string]string{
		`{"version": 99, "ranks": {}}`:                                         "version 99 of the format (this nastympi knows 1)",
		`{"version": 1, "ranks": [{"decisions": ["0 2 1"]}]}`:                  `decision "0 2 1"`,
		`{"version": 1, "ranks": [{"rank": 3, "decisions": ["0 2 1 3 4 f"]}]}`: "rank 3 has no site 0",
		`{"version": 1`: "unexpected end",
	} {
		folder := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(folder, ScheduleFile), []byte(text), 0o600))
		_, err := LoadSchedules(folder)
		assert.ErrorContains(t, err, want)
	}
	_, err := LoadSchedules(t.TempDir())
	assert.ErrorIs(t, err, os.ErrNotExist, "of a finding from before there were schedules")
}
