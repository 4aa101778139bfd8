package main

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var lastLines = map[string]string{"": "", "done\n": "done\n", "done": "done\n", "a\n\nb": "a\n\nb\n"}

// What is written after a program begins a line, whatever the program has written.
func TestLastLineIsEnded(t *testing.T) {
	for text, want := range lastLines {
		out, in, err := os.Pipe()
		require.NoError(t, err)
		l := linesTo(in)
		for i := range text { // in as many parts as possible
			_, err := l.out().Write([]byte(text[i : i+1]))
			require.NoError(t, err)
		}
		assert.Same(t, l, l.beside(in), "both streams are one pipe")
		assert.Same(t, os.Stdin, l.beside(os.Stdin))
		l.end()
		l.end()
		require.NoError(t, in.Close())
		got, err := io.ReadAll(out)
		require.NoError(t, err)
		assert.Equal(t, want, string(got))
	}
}

// A program writes into a file itself, so nothing is lost if we are killed.
func TestLastLineOfAFileIsEnded(t *testing.T) {
	for text, want := range lastLines {
		path := filepath.Join(t.TempDir(), "out")
		file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o600)
		require.NoError(t, err)
		l := linesTo(file)
		assert.Same(t, file, l.out())
		assert.Same(t, file, l.beside(file))
		_, err = file.WriteString(text) // as the program does
		require.NoError(t, err)
		l.end()
		l.end()
		got, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, want, string(got))
	}
}
