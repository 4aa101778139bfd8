package rma_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "github.com/nastympi/nastympi/"

// goTool runs the go command at the module's root and returns its output lines.
func goTool(t *testing.T, env string, args ...string) []string {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir = "../.."
	cmd.Env = append(os.Environ(), env)
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	require.NoError(t, err, complaints.String())
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

// Imports run one way: rma, then the stages, then intercept.
func TestImportsRunOneWay(t *testing.T) {
	allowed := map[string][]string{
		"base/rma": nil, "completion": {"base/rma"}, "split": {"base/rma"}, "sched": {"base/rma"}, "intercept/legality": {"base/rma"},
		"intercept/config": {"base/rma", "completion", "split", "sched"},
	}
	for name, allow := range allowed {
		t.Run(name, func(t *testing.T) {
			for _, dep := range goTool(t, "CGO_ENABLED=0", "list", "-deps", "./"+name) {
				ours, isOurs := strings.CutPrefix(dep, module)
				assert.True(t, !isOurs || ours == name || slices.Contains(allow, ours), "%s imports %s", name, ours)
			}
		})
	}
}

func TestPurePackagesBuildWithoutC(t *testing.T) {
	goTool(t, "CGO_ENABLED=0", "build", "./base/rma", "./completion", "./split", "./sched",
		"./intercept/config", "./intercept/legality/...", "./launch/launchcmd", "./test/kit/mpitest")
}

func TestNoPackageNeedsCgo(t *testing.T) {
	for _, line := range goTool(t, "CGO_ENABLED=1", "list", "-f", "{{if .CgoFiles}}{{.ImportPath}}{{end}}", "./...") {
		assert.Empty(t, line)
	}
}
