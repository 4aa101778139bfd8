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

// srun makes a script the command of this name.
func srun(t *testing.T, script string) {
	t.Helper()
	tools := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(tools, "srun"), []byte(script), 0o700))
	t.Setenv("PATH", tools+":"+os.Getenv("PATH"))
}

// lossy runs its command here. The first time, only so many bytes of what it writes arrive, and srun succeeds, as it may.
const lossy = `#!/bin/sh
while [ "$1" != sh ]; do shift; done
[ -e "$LOST" ] && exec "$@"
: > "$LOST"
"$@" < /dev/null | head -c "$ARRIVE"
`

func TestFetchAsksAgainForWhatIsLost(t *testing.T) {
	srun(t, lossy)
	for _, arrive := range []string{"0", "512", "700", "1024"} { // nothing, a head, a head and half a block, a whole file
		for _, moved := range []bool{true, false} {
			from, into := filepath.Join(t.TempDir(), "its files"), t.TempDir()
			require.NoError(t, os.Mkdir(from, 0o700))
			require.NoError(t, os.WriteFile(filepath.Join(from, "rank-1.events"), []byte("recording"), 0o600))
			t.Setenv("LOST", filepath.Join(t.TempDir(), "lost"))
			t.Setenv("ARRIVE", arrive)
			require.NoError(t, Fetch(t.Context(), "node1", from, into, moved), arrive)
			got, err := os.ReadFile(filepath.Join(into, "rank-1.events"))
			require.NoError(t, err)
			assert.Equal(t, "recording", string(got))
			if moved {
				assert.NoDirExists(t, from)
			} else {
				assert.DirExists(t, from)
			}
		}
	}
}

func TestFetchSaysWhySrunFails(t *testing.T) {
	srun(t, "#!/bin/sh\necho no such node >&2; exit 1\n")
	assert.ErrorContains(t, Fetch(t.Context(), "node9", "/from", t.TempDir(), true), "no such node")
}

// If files cannot be written here, nobody reads what else comes.
func TestFetchEndsIfItCannotWrite(t *testing.T) {
	srun(t, "#!/bin/sh\nwhile [ \"$1\" != sh ]; do shift; done\nexec \"$@\"\n")
	from := t.TempDir()
	for _, name := range []string{"rank-0.events", "rank-1.events"} {
		require.NoError(t, os.WriteFile(filepath.Join(from, name), make([]byte, 1<<20), 0o600))
	}
	require.ErrorIs(t, Fetch(t.Context(), "node1", from, filepath.Join(t.TempDir(), "no such folder"), true), os.ErrNotExist)
	assert.DirExists(t, from)
}
