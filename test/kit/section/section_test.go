package section

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWrite(t *testing.T) {
	for _, c := range []struct{ name, text, want, err string }{
		{"empty", "a\n<!-- table:begin -->\n<!-- table:end -->\nb", "a\n<!-- table:begin -->\nNEW\n<!-- table:end -->\nb", ""},
		{"old table", "<!-- table:begin -->\nold\n<!-- table:end -->", "<!-- table:begin -->\nNEW\n<!-- table:end -->", ""},
		{"beside another", "<!-- a:begin -->\n1\n<!-- a:end -->\n<!-- table:begin -->\n<!-- table:end -->",
			"<!-- a:begin -->\n1\n<!-- a:end -->\n<!-- table:begin -->\nNEW\n<!-- table:end -->", ""},
		{"no begin", "x <!-- table:end -->", "", "no line <!-- table:begin -->"},
		{"no end", "<!-- table:end --> <!-- table:begin -->\n", "", "no line <!-- table:end --> after <!-- table:begin -->"},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "page.md")
			require.NoError(t, os.WriteFile(file, []byte(c.text), 0o666))
			err := Write(file, "table", "NEW\n")
			if c.err != "" {
				require.EqualError(t, err, file+": "+c.err)
				return
			}
			require.NoError(t, err)
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			assert.Equal(t, c.want, string(text))
			body, err := Read(file, "table")
			require.NoError(t, err)
			assert.Equal(t, "NEW\n", body)
		})
	}
}
