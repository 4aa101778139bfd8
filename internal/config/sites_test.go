package config

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLeavesAlone(t *testing.T) {
	list := filepath.Join(t.TempDir(), "list")
	require.NoError(t, os.WriteFile(list, []byte("prog+0x10\nlibx.so+0x2f\n"), 0o600))
	tests := []struct {
		name, only, skip string
		left             []string // of prog+0x10, prog+0x20, libx.so+0x2f
	}{
		{"no sets", "", "", nil},
		{"only one", "prog+0x10", "", []string{"prog+0x20", "libx.so+0x2f"}},
		{"the empty set", "none", "", []string{"prog+0x10", "prog+0x20", "libx.so+0x2f"}},
		{"all but one", "", "prog+0x10", []string{"prog+0x10"}},
		{"both", "prog+0x10,prog+0x20", "prog+0x20", []string{"prog+0x20", "libx.so+0x2f"}},
		{"a file", "@" + list, "", []string{"prog+0x20"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			environment(t, "NASTY_ONLY_SITES="+test.only, "NASTY_SKIP_SITES="+test.skip)
			c, err := Load()
			require.NoError(t, err)
			var left []string
			for _, site := range []struct {
				module string
				offset uint64
			}{{"/a/prog", 0x10}, {"/b/prog", 0x20}, {"libx.so", 0x2f}} {
				if c.LeavesAlone(site.module, site.offset) {
					left = append(left, SiteName(site.module, site.offset))
				}
			}
			assert.Equal(t, test.left, left)
		})
	}
}

func TestBadSites(t *testing.T) {
	for _, bad := range []string{"prog", "prog+10", "prog+0x1,,", "none,prog+0x1", "prog+0xG"} {
		environment(t, "NASTY_SKIP_SITES="+bad)
		_, err := Load()
		assert.ErrorContains(t, err, "NASTY_SKIP_SITES: bad call site", bad)
	}
	environment(t, "NASTY_ONLY_SITES=@/nowhere")
	_, err := Load()
	assert.ErrorContains(t, err, "NASTY_ONLY_SITES: cannot read the list of call sites")
}
