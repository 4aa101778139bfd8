package readers

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rhysd/actionlint"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const recipes = "../../../doc/ci/"

// GitHub's workflow passes actionlint; conformance runs its steps.
func TestGitHubsWorkflow(t *testing.T) {
	text, err := os.ReadFile(recipes + "github.yml")
	require.NoError(t, err)
	linter, err := actionlint.NewLinter(os.Stderr, &actionlint.LinterOptions{})
	require.NoError(t, err)
	complaints, err := linter.Lint("github.yml", text, nil)
	require.NoError(t, err)
	assert.Empty(t, complaints)
}

// GitLab's job has the form that GitLab's own schema asks for; conformance runs its script.
func TestGitLabsSchema(t *testing.T) {
	cache, err := os.UserCacheDir()
	require.NoError(t, err)
	check := func(file string) ([]byte, error) {
		return exec.Command(filepath.Join(cache, "nastympi-tools/check-jsonschema-0.39.0/bin/check-jsonschema"),
			"--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", file).CombinedOutput()
	}
	out, err := check(recipes + "gitlab.yml")
	require.NoError(t, err, "%s", out)

	text, err := os.ReadFile(recipes + "gitlab.yml")
	require.NoError(t, err)
	wrong := filepath.Join(t.TempDir(), "wrong.yml")
	changed := strings.Replace(string(text), "when: always", "when: ever", 1)
	require.NoError(t, os.WriteFile(wrong, []byte(changed), 0o666))
	out, err = check(wrong)
	require.Error(t, err)
	assert.Contains(t, string(out), "'ever'")
}
