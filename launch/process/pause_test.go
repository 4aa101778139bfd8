package process

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Processes that wait at the same time make one pause.
func TestPausesOverlap(t *testing.T) {
	folder := t.TempDir()
	total, still := Paused(folder)
	assert.Zero(t, total)
	assert.False(t, still)
	require.NoError(t, os.Mkdir(filepath.Join(folder, pauses), 0o777))
	for name, text := range map[string]string{"a": "1000 3000", "b": "2000 5000\n", "c": "7000 8000", "killed": "100\n", "empty": ""} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, pauses, name), []byte(text), 0o666))
	}
	total, still = Paused(folder)
	assert.Equal(t, 5000*time.Nanosecond, total)
	assert.False(t, still)

	end := Pause(folder)
	_, still = Paused(folder)
	assert.True(t, still)
	end()
	_, still = Paused(folder)
	assert.False(t, still)
}

// A pause is no part of the limit, whether it ended before or goes on.
func TestPausesExtendTheLimit(t *testing.T) {
	folder := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	const limit, pause = 100 * time.Millisecond, 400 * time.Millisecond
	began := time.Now()
	end := Pause(folder)
	time.AfterFunc(pause, end)
	assert.True(t, Expire(ctx, folder, limit))
	assert.GreaterOrEqual(t, time.Since(began), limit+pause)
	cancel()
	assert.False(t, Expire(ctx, folder, time.Hour))
}

func TestPauseInNoFolder(t *testing.T) {
	Pause("")()
	Pause("/nonexistent/folder")()
}
