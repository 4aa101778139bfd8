package table

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzParse: a table is refused, or files can be made from it, and the table is the same after it is
// printed and parsed again.
func FuzzParse(f *testing.F) {
	text, err := os.ReadFile(shim + "calls.txt")
	require.NoError(f, err)
	for s := range strings.Lines(string(text)) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		calls, err := Parse("calls.txt", text)
		if err != nil {
			assert.Empty(t, calls)
			return
		}
		Sources(calls)
		GoFiles(calls)
		again, err := Parse("calls.txt", printed(calls))
		require.NoError(t, err)
		assert.Equal(t, calls, again)
	})
}

// printed is the table without comments.
func printed(calls []Call) string {
	version := map[string]string{}
	for v, condition := range since {
		version[condition] = v
	}
	var b strings.Builder
	for _, c := range calls {
		words := []string{string(c.Class), version[c.Since]}
		for _, p := range c.Properties {
			words = append(words, string(p))
		}
		b.WriteString(strings.Join(append(words, "int", c.Name+"("+c.Params+")\n"), " "))
	}
	return b.String()
}
