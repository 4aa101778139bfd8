package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/intercept/config"
)

// Memcheck's log goes into the folder of the recording only if check wants it and the user says nothing else.
func TestLogOptions(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "50%", "run-2")
	settings := config.Config{Record: folder}
	t.Setenv(logVariable, "1")
	t.Setenv("VALGRIND_OPTS", "")
	want := []string{"--log-file=" + filepath.Join(filepath.Dir(filepath.Dir(folder)), "50%%", "run-2", "valgrind-%p.log")}
	assert.Equal(t, want, logOptions([]string{"valgrind", "-q", "--tool=memcheck"}, settings))
	assert.DirExists(t, folder)
	for _, word := range []string{"--log-file=x", "--log-fd=9", "--log-socket=1.2.3.4", "--xml=yes", "--tool=helgrind"} {
		assert.Empty(t, logOptions([]string{"valgrind", word}, settings), word)
	}
	assert.Empty(t, logOptions([]string{"valgrind"}, config.Config{}))
	t.Setenv("VALGRIND_OPTS", "-q --log-file=x")
	assert.Empty(t, logOptions([]string{"valgrind"}, settings))
	t.Setenv("VALGRIND_OPTS", "")
	t.Setenv(logVariable, "")
	assert.Empty(t, logOptions([]string{"valgrind"}, settings))
}

// What logs get is shown once, by lines, and a line without an end at the end.
func TestShownLogs(t *testing.T) {
	folder, shown := t.TempDir(), bytes.Buffer{}
	add := func(name, text string) {
		file, err := os.OpenFile(filepath.Join(folder, name), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
		require.NoError(t, err)
		_, err = file.WriteString(text)
		require.NoError(t, err)
		require.NoError(t, file.Close())
	}
	l := shownFiles{pattern: filepath.Join(folder, "valgrind-*.log"), to: &shown, shown: map[string]int64{}}
	add("valgrind-1.log", "a\nb")
	add("rank-0.events", "none of it\n")
	l.show(false)
	assert.Equal(t, "a\n", shown.String())
	add("valgrind-1.log", "c\n")
	add("valgrind-2.log", "d")
	l.show(false)
	assert.Equal(t, "a\nbc\n", shown.String())
	l.show(true)
	l.show(true)
	assert.Equal(t, "a\nbc\nd", shown.String())
}
