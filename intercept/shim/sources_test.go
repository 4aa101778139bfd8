package shim

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A shim is looked for by this sum, before anything is generated.
func TestSumIsUpToDate(t *testing.T) {
	text, err := os.ReadFile("sum.go")
	require.NoError(t, err)
	assert.Equal(t, SumFile(), string(text), "run `go generate ./intercept/shim`")
}

// The library is made of what people wrote and of what is generated, and the key names each file that people wrote, with its unit.
func TestSources(t *testing.T) {
	var names []string
	require.NoError(t, fs.WalkDir(Sources(), ".", func(file string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			names = append(names, file)
		}
		return err
	}))
	key, generated := Key(), Generated()
	for _, name := range names {
		_, is := generated[name]
		assert.NotEqual(t, is, strings.Contains("\n"+key, "\n"+name+" "), name)
	}
	assert.Len(t, names, len(handwritten())+len(generated))
	assert.Contains(t, key, "hold/hold.c held -O3 ")
	assert.NotEqual(t, summary(map[string]string{"a.c": "int a;"}), summary(map[string]string{"a.c": "int b;"}))
	assert.NotEqual(t, summary(map[string]string{"a.c": ""}), summary(map[string]string{"delay/a.c": ""}))
}
