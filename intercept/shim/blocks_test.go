package shim

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
)

// The table of the heap's blocks, by random steps. `go test -count` makes other steps each time.
func TestBlocksOfTheHeap(t *testing.T) {
	program := filepath.Join(t.TempDir(), "blocks")
	output, err := exec.Command("gcc", "-std=gnu11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-g", "-O1", "-fsanitize=address,undefined", "-Isrc",
		"testdata/blocks.c", "src/lifetime/blocks.c", "-o", program).CombinedOutput()
	require.NoError(t, err, string(output))
	seed := os.Getenv("TEST_SEED")
	if seed == "" {
		seed = strconv.Itoa(os.Getpid())
	}
	t.Log("TEST_SEED=" + seed)
	output, err = exec.Command(program, seed).CombinedOutput()
	require.NoError(t, err, string(output))
}
