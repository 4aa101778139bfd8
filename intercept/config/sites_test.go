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
		left             []string // of the stacks below
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
			for _, stack := range []string{"prog+0x10", "prog+0x20", "libx.so+0x2f"} {
				if c.LeavesAlone(stack) {
					left = append(left, stack)
				}
			}
			assert.Equal(t, test.left, left)
		})
	}
}

// A name means all stacks that begin like it, so it can tell the callers of a wrapper apart.
func TestSitesByTheirCallers(t *testing.T) {
	environment(t, "NASTY_ONLY_SITES=lib+0x1:prog+0x10,lib+0x2")
	c, err := Load()
	require.NoError(t, err)
	assert.Equal(t, 2, c.SiteFrames())
	for stack, left := range map[string]bool{
		"lib+0x1:prog+0x10": false, "lib+0x1:prog+0x10:prog+0x30": false, "lib+0x1:prog+0x20": true, "lib+0x1": true,
		"lib+0x1:prog+0x100": true, "lib+0x2": false, "lib+0x2:prog+0x10": false, "prog+0x10": true,
	} {
		assert.Equal(t, left, c.LeavesAlone(stack), stack)
	}
}

func TestSiteFrames(t *testing.T) {
	for assignment, frames := range map[string]int{
		"NASTY_SEED=1": 0, "NASTY_ONLY_SITES=none": 0, "NASTY_SKIP_SITES=a+0x1": 1, "NASTY_HOLD_SITES=a+0x1:b+0x2:c+0x3,a+0x1": 3,
		"NASTY_TRY=a+0x1,b+0x2:c+0x3": 2,
	} {
		environment(t, assignment)
		c, err := Load()
		require.NoError(t, err)
		assert.Equal(t, frames, c.SiteFrames(), assignment)
	}
}

func TestBadSites(t *testing.T) {
	for _, bad := range []string{"prog", "prog+10", "prog+0x1,,", "none,prog+0x1", "prog+0xG", "prog+0x1:", "prog+0x1:lib"} {
		environment(t, "NASTY_SKIP_SITES="+bad)
		_, err := Load()
		assert.ErrorContains(t, err, "NASTY_SKIP_SITES: bad call site", bad)
	}
	environment(t, "NASTY_ONLY_SITES=@/nowhere")
	_, err := Load()
	assert.ErrorContains(t, err, "NASTY_ONLY_SITES: cannot read the list of call sites")
}
