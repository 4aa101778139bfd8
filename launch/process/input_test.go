package process

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// reads is what the first run and a further one read of an input.
func reads(t *testing.T, i *Input) (first, further string) {
	t.Helper()
	cat := exec.Command("cat")
	cat.Stdin = i.First()
	var out bytes.Buffer
	cat.Stdout = &out
	require.NoError(t, cat.Start())
	i.Started()
	require.NoError(t, cat.Wait())
	result, err := Run(context.Background(), Command{Line: []string{"cat"}, Input: i})
	require.NoError(t, err)
	return out.String(), result.Stdout
}

func TestRunsHaveTheSameInput(t *testing.T) {
	path := filepath.Join(t.TempDir(), "in")
	require.NoError(t, os.WriteFile(path, []byte("read before\n42\n43\n"), 0o600))
	file, err := os.Open(path)
	require.NoError(t, err)
	_, err = file.Seek(int64(len("read before\n")), io.SeekStart)
	require.NoError(t, err)
	out, in, err := os.Pipe()
	require.NoError(t, err)
	_, err = in.WriteString("42\n43\n")
	require.NoError(t, err)
	require.NoError(t, in.Close())
	for name, of := range map[string]*os.File{"file": file, "pipe": out} {
		i, err := NewInput(of)
		require.NoError(t, err)
		first, further := reads(t, i)
		assert.Equal(t, []string{"42\n43\n", "42\n43\n"}, []string{first, further}, name)
	}
}

// A program need not read its input to the end, and a pipe may never end.
func TestPipeThatStaysOpen(t *testing.T) {
	out, in, err := os.Pipe()
	require.NoError(t, err)
	defer in.Close()
	_, err = in.WriteString("42\n")
	require.NoError(t, err)
	i, err := NewInput(out)
	require.NoError(t, err)
	first := exec.Command("head", "-n", "1")
	first.Stdin = i.First()
	text, err := first.Output()
	require.NoError(t, err)
	i.Started()
	assert.Equal(t, "42\n", string(text))
	result, err := Run(context.Background(), Command{Line: []string{"cat"}, Input: i})
	require.NoError(t, err)
	assert.Equal(t, "42\n", result.Stdout)
}

// Runs that are alike, and at the same time: one of them reads the pipe, and the others get what was kept.
func TestRunsThatShareAPipe(t *testing.T) {
	out, in, err := os.Pipe()
	require.NoError(t, err)
	i, err := Repeated(out)
	require.NoError(t, err)
	texts := make(chan string)
	for range 3 {
		go func() {
			result, err := Run(context.Background(), Command{Line: []string{"cat"}, Input: i})
			assert.NoError(t, err)
			texts <- result.Stdout
		}()
	}
	_, err = in.WriteString("42\n43\n")
	require.NoError(t, err)
	require.NoError(t, in.Close())
	for range 3 {
		assert.Equal(t, "42\n43\n", <-texts)
	}
}

func TestInputThatIsTooLong(t *testing.T) {
	out, in, err := os.Pipe()
	require.NoError(t, err)
	i, err := NewInput(out)
	require.NoError(t, err)
	go func() {
		_, _ = in.Write(make([]byte, mostKept+1))
		in.Close()
	}()
	n, err := io.Copy(io.Discard, i.First())
	require.NoError(t, err)
	assert.EqualValues(t, mostKept+1, n, "the first run gets all")
	_, _, err = i.Again()
	assert.ErrorIs(t, err, ErrLongInput)
}

func TestDevicesAreTheFirstRunsOwn(t *testing.T) {
	null, err := os.Open(os.DevNull)
	require.NoError(t, err)
	i, err := NewInput(null)
	require.NoError(t, err)
	again, _, err := i.Again()
	assert.NoError(t, err)
	assert.Nil(t, again)
	repeated, err := Repeated(null)
	assert.NoError(t, err)
	assert.Nil(t, repeated)
}
