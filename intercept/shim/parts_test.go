package shim

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The table of the heap's blocks, by random steps. `go test -count` makes other steps each time.
func TestBlocksOfTheHeap(t *testing.T) {
	blocks := built(t, "blocks", "src/lifetime/blocks.c")
	seed := os.Getenv("TEST_SEED")
	if seed == "" {
		seed = strconv.Itoa(os.Getpid())
	}
	t.Log("TEST_SEED=" + seed)
	blocks(seed)
}

// What the kernel says of processes, whatever their names are.
func TestTasks(t *testing.T) {
	task := built(t, "task", "src/process/task.c")
	for _, name := range []string{"spinner", "a) S 1 (b", ") R 7 8 9 (", " "} {
		assert.Equal(t, "R 0\nS 0\nall run: 0\n0 -1\n", task(name), name)
	}
}

// A rank that runs is known to be blocked after 0.5 ms, and to have had time to look after 0.6 ms, although the kernel has counted no
// processor time for it yet. Without knowing that it runs, only 20 ms tell.
func TestWhatARankSeesOfOthers(t *testing.T) {
	assert.Equal(t, `runs: blocked after 6 looks, looked after 7
sleeps: blocked after 201 looks, looked after 201
shares a processor: blocked after 201 looks, looked after 1000
waits for a processor: blocked after 201 looks, looked after 1000
waits for one now and then: blocked after 10 looks, looked after 13
rests: blocked after 5 looks, looked after 5
`, built(t, "others", "src/node/others.c")())
}

// A thread leaves its processor if it has looked in vain for long, in a call that may wait.
func TestRanksThatWaitRest(t *testing.T) {
	rest := built(t, "rest", "src/node/rest.c", "src/process/loaded.c")
	library := filepath.Join(t.TempDir(), "ucx.so")
	output(t, "gcc", "-shared", "-fPIC", "testdata/ucx.c", "-o", library)
	assert.Equal(t, `outside of calls: 0
in a call that does not wait: 0
first looks: 0
further ones: 10
after something was found: 0
in the next call: 0
`, rest(library))
	assert.Equal(t, "UCX was called, but is not loaded\n", rest("libm.so.6"))
}

// built is a program of testdata, compiled with some sources of the shim. It returns what the program prints.
func built(t *testing.T, name string, sources ...string) func(arguments ...string) string {
	program := filepath.Join(t.TempDir(), name)
	flags := []string{"-std=gnu11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-g", "-O1", "-fsanitize=address,undefined", "-Isrc"}
	output(t, "gcc", append(append(flags, "testdata/"+name+".c", "-o", program), sources...)...)
	return func(arguments ...string) string { return output(t, program, arguments...) }
}

// output is what a command prints that ends without an error.
func output(t *testing.T, command string, arguments ...string) string {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	output, err := exec.CommandContext(ctx, command, arguments...).CombinedOutput()
	require.NoError(t, err, string(output))
	return string(output)
}
