package process

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A failed run leaves no shared memory behind. It does not remove that of another launch, older memory, or
// files that no MPI library made.
func TestSegmentsAreRemoved(t *testing.T) {
	segment := func(name string) string {
		path := filepath.Join(segmentFolder, fmt.Sprintf("%snastympi_test_%d", name, os.Getpid()))
		t.Cleanup(func() { _ = os.Remove(path) })
		return path
	}
	left, otherLeft, programs := segment("mpich_shm_"), segment("vader_segment."), segment("result_")
	open, err := os.Create(segment("mpich_shm_open_"))
	require.NoError(t, err)
	defer func() { require.NoError(t, open.Close()) }()

	result := run(t, shell("touch "+left+" "+otherLeft+" "+programs+" "+open.Name()+"; kill -9 $$"))
	assert.False(t, result.Passed())
	assert.NoFileExists(t, left)
	assert.NoFileExists(t, otherLeft)
	assert.FileExists(t, programs)
	assert.FileExists(t, open.Name(), "in use")
}

func TestOlderSegmentsStay(t *testing.T) {
	path := filepath.Join(segmentFolder, fmt.Sprintf("sm_segment.nastympi_test_%d", os.Getpid()))
	defer func() { require.NoError(t, os.Remove(path)) }()
	run(t, shell("touch -d '10 seconds ago' "+path))
	assert.FileExists(t, path)
}

func TestMappedSegmentsStay(t *testing.T) {
	path := filepath.Join(segmentFolder, fmt.Sprintf("mpich_shm_nastympi_mapped_%d", os.Getpid()))
	file, err := os.Create(path)
	require.NoError(t, err)
	defer func() { _ = os.Remove(path) }()
	require.NoError(t, file.Truncate(4096))
	memory, err := syscall.Mmap(int(file.Fd()), 0, 4096, syscall.PROT_READ, syscall.MAP_SHARED)
	require.NoError(t, err)
	require.NoError(t, file.Close())

	run(t, shell("touch "+path+"; exit 1"))
	assert.FileExists(t, path)

	require.NoError(t, syscall.Munmap(memory))
	run(t, shell("touch "+path+"; exit 1"))
	assert.NoFileExists(t, path)
}

// Launches that end at the same time do not take each other's look at a segment for its use.
func TestLaunchesThatEndTogetherRemoveSegments(t *testing.T) {
	path := filepath.Join(segmentFolder, fmt.Sprintf("mpich_shm_nastympi_together_%d", os.Getpid()))
	defer func() { _ = os.Remove(path) }()
	for range 300 {
		require.NoError(t, os.WriteFile(path, []byte("left"), 0o600))
		var all sync.WaitGroup
		for range 2 {
			all.Go(func() { removeSegments(time.Now().Add(-time.Minute)) })
		}
		all.Wait()
		require.NoFileExists(t, path)
	}
}
