package doc

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

const platforms = "platforms.md"

// The table of libraries is that of test/kit/mpitest. The versions of Debian's are compared there, with the libraries.
func TestPlatformsListsTheLibraries(t *testing.T) {
	rows := regexp.MustCompile("(?m)^\\| ([^|]+) \\| `(\\w+)` \\| ([^|]+) \\| ([^|]+) \\|$").FindAllStringSubmatch(prose(t, platforms), -1)
	require.Len(t, rows, len(mpitest.Known()))
	for i, library := range mpitest.Known() {
		row := rows[i]
		assert.Equal(t, library.Name, row[2])
		tests, from := "all", "Debian"
		if library.Brief {
			tests = "selection"
		}
		if library.OnAsk {
			tests = "on request"
		}
		if library.Pinned() != "" {
			from = "Python wheel"
			assert.Contains(t, row[1], library.Pinned())
		}
		assert.Equal(t, tests, row[4], library.Name)
		assert.True(t, strings.HasPrefix(row[3], from), row[0])
	}
}

// The version of Go is the one that go.mod asks for.
func TestPlatformsNamesGo(t *testing.T) {
	module, err := os.ReadFile("../go.mod")
	require.NoError(t, err)
	version := regexp.MustCompile(`(?m)^go (\S+)$`).FindSubmatch(module)
	require.NotNil(t, version)
	assert.Contains(t, prose(t, platforms), "| Go, to build nastympi | "+string(version[1])+" |")
}
