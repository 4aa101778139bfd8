package conformance

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// 4.2.1: each partition is marked once, of a message that is started.
func TestPartitionsAreMarkedOnce(t *testing.T) {
	text, err := os.ReadFile("testdata/partitions.c")
	require.NoError(t, err)
	named := regexp.MustCompile(`/\* (\w+): (\S+) \*/$`) // the argument and the rule
	want := map[string][]string{"": nil}
	for i, line := range strings.Split(string(text), "\n") {
		if words := named.FindStringSubmatch(line); words != nil {
			want[words[1]] = []string{words[2] + ":" + strconv.Itoa(i+1)}
		}
	}
	require.Len(t, want, 4)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Name == "openmpi" {
			return // it is older than partitioned communication
		}
		for how, expected := range want {
			j, status := diagnosed(t, lib, launch{program: "partitions", args: []string{how}}, "-only", "communication")
			assert.Equal(t, expected, linesOf(j, expected), how)
			assert.Equal(t, how != "", status == 1, how)
		}
	})
}
