package conformance

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/nodes"
)

// attentive are examples whose races show only if ranks watch each other: a rank stays where it is until the others have looked.
var attentive = []string{"put_flag", "handoff", "mcs_data", "put_atomicity"}

// What needs other ranks' attention works between nodes: on one node, each of these fails in at least 9 of 20 runs with
// default settings, and so it does here. With Open MPI, all 20 fail, so a test without a soak makes one run of each.
func TestNodesHaveThePowerOfOneNode(t *testing.T) {
	runs, least := 1, 1
	if mpitest.Soak() {
		runs, least = 20, 9
	}
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		for _, e := range catalogue.Examples() {
			if !slices.Contains(attentive, e.Name) {
				continue
			}
			program, err := mpitest.Compile(lib, build, []string{filepath.Join("..", "..", "examples", e.Name+".c")})
			require.NoError(t, err)
			failed := 0
			for seed := range runs {
				result := on(t, lib, c, []string{fmt.Sprintf("NASTY_SEED=%d", seed+1)}, slices.Concat(ours(t, "run"), c.Launch(lib, e.Ranks), []string{program})...)
				if strings.Contains(result.Stderr, e.Name+".c:") {
					failed++
				}
			}
			t.Logf("%s: %d of %d", e.Name, failed, runs)
			assert.GreaterOrEqual(t, failed, least, e.Name)
		}
	})
}

// The examples do on several nodes what they do on one: each fails under some of the first seeds, and its correct twin passes.
func TestNodesRunTheExamples(t *testing.T) {
	if !mpitest.Soak() {
		t.Skip("another test runs some of them")
	}
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		for _, e := range catalogue.Examples() {
			t.Run(e.Name, func(t *testing.T) {
				if e.Symptom == catalogue.Hang {
					t.Skip("its run would take until its limit")
				}
				assert.True(t, failsOnNodes(t, lib, c, e), "the race")
				assert.False(t, failsOnNodes(t, lib, c, e, "-DFIXED"), "its correct twin")
			})
		}
	})
}

// failsOnNodes says whether an example fails under one of the first seeds.
func failsOnNodes(t *testing.T, lib mpitest.Library, c *nodes.Cluster, e catalogue.Example, flags ...string) bool {
	t.Helper()
	const seeds = 5
	program, err := mpitest.Compile(lib, build, []string{filepath.Join("..", "..", "examples", e.Name+".c")}, flags...)
	require.NoError(t, err)
	for seed := range seeds {
		result := on(t, lib, c, []string{fmt.Sprintf("NASTY_SEED=%d", seed+1)}, slices.Concat(ours(t, "run"), c.Launch(lib, e.Ranks), []string{program})...)
		if !result.Passed() {
			assert.Contains(t, result.Stderr, e.Name+".c:", "%s", result)
			return true
		}
	}
	return false
}

// every: a test without a soak runs one of so many programs.
const every = 5

// Correct programs pass on several nodes under each setting, if they do natively. For one that does not, the next one is taken.
func TestCorrectProgramsPassOnNodes(t *testing.T) {
	onNodes(t, func(t *testing.T, lib mpitest.Library, c *nodes.Cluster) {
		due := false
		for i, p := range programs {
			due = due || i%every == 0
			if p.broken[lib.Name] != "" || !mpitest.Soak() && !due {
				continue
			}
			t.Run(strings.Join(append([]string{p.name}, p.args...), " "), func(t *testing.T) {
				program := compile(t, lib, launch{program: p.name})
				words := func(seed int) []string {
					seeded := nodes.Variable(lib, "TEST_SEED", strconv.Itoa(seed))
					return slices.Concat(ours(t, "run"), c.Launch(lib, max(p.ranks, 2)), seeded, []string{program}, p.args)
				}
				// any machine: a program that is not over by then is left out
				if native := on(t, lib, c, []string{"NASTY_ENABLED=0"}, append([]string{"timeout", "60"}, words(1)...)...); !native.Passed() {
					t.Skip("natively: " + native.String()) // the library lacks something on this path, or is wrong
				}
				due = false
				for n, setting := range settings {
					if !mpitest.Soak() && n != i%len(settings) {
						continue
					}
					env := append(named(setting), fmt.Sprintf("NASTY_SEED=%d", n+1), "NASTY_HOLD_LOCAL=20ms")
					result := on(t, lib, c, env, words(n+1)...)
					assert.True(t, result.Passed(), "%s", result)
				}
			})
		}
	})
}
