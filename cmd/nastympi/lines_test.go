package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What is written after a program begins a line, whatever the program has written.
func TestLastLineIsEnded(t *testing.T) {
	for text, want := range map[string]string{"": "", "done\n": "done\n", "done": "done\n", "a\n\nb": "a\n\nb\n"} {
		path := filepath.Join(t.TempDir(), "out")
		file, err := os.Create(path)
		require.NoError(t, err)
		l := linesTo(file)
		for i := range text { // in as many parts as possible
			_, err := l.out().Write([]byte(text[i : i+1]))
			require.NoError(t, err)
		}
		l.end()
		l.end()
		got, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, want, string(got))
		assert.Same(t, l, l.beside(file), "both streams are one file")
		assert.Same(t, os.Stdin, l.beside(os.Stdin))
	}
}
