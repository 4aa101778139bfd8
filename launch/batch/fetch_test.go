package batch

import (
	"archive/tar"
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The connection may end in the middle of a file. What came of it would be taken for the file at the next try.
func TestUnpackKeepsNoPartOfAFile(t *testing.T) {
	content := bytes.Repeat([]byte("recording\n"), 1000)
	var archive bytes.Buffer
	out := tar.NewWriter(&archive)
	require.NoError(t, out.WriteHeader(&tar.Header{Name: "rank.0", Mode: 0o600, Size: int64(len(content))}))
	_, err := out.Write(content)
	require.NoError(t, err)
	require.NoError(t, out.Close())

	folder := t.TempDir()
	require.Error(t, unpack(bytes.NewReader(archive.Bytes()[:archive.Len()/2]), folder))
	assert.NoFileExists(t, filepath.Join(folder, "rank.0"))
	require.NoError(t, unpack(&archive, folder))
	got, err := os.ReadFile(filepath.Join(folder, "rank.0"))
	require.NoError(t, err)
	assert.Equal(t, content, got)
}
