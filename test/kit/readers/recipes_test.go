package readers

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rhysd/actionlint"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	repository = "../../../"
	recipes    = repository + "doc/ci/"
)

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

// The workflow gives the action only what it takes: actionlint looks at actions of the repository at hand only.
func TestGitHubsWorkflowUsesTheAction(t *testing.T) {
	text, err := os.ReadFile(recipes + "github.yml")
	require.NoError(t, err)
	project, err := actionlint.NewProject(repository)
	require.NoError(t, err)
	lint := func(step string) []*actionlint.Error {
		local := regexp.MustCompile(`uses: nastympi/nastympi@v\S+.*`).ReplaceAllString(string(text), step)
		require.NotEqual(t, string(text), local)
		linter, err := actionlint.NewLinter(io.Discard, &actionlint.LinterOptions{})
		require.NoError(t, err)
		complaints, err := linter.Lint("github.yml", []byte(local), project)
		require.NoError(t, err)
		return complaints
	}
	assert.Empty(t, lint("uses: ./\n        with: {packages: mpich}"))
	wrong := lint("uses: ./\n        with: {package: mpich}")
	require.Len(t, wrong, 1)
	assert.Contains(t, wrong[0].Message, `"package"`)
}

// The action has the form that GitHub's schema asks for.
func TestActionsSchema(t *testing.T) {
	out, err := checkSchema(t, "vendor.github-actions", repository+"action.yml")
	require.NoError(t, err, "%s", out)
	wrong := filepath.Join(t.TempDir(), "action.yml")
	text, err := os.ReadFile(repository + "action.yml")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(wrong, []byte(strings.Replace(string(text), "using: composite", "using: shell", 1)), 0o666))
	_, err = checkSchema(t, "vendor.github-actions", wrong)
	assert.Error(t, err)
}

// checkSchema compares a file with one of the schemas that check-jsonschema contains.
func checkSchema(t *testing.T, schema, file string, more ...string) (string, error) {
	t.Helper()
	cache, err := os.UserCacheDir()
	require.NoError(t, err)
	tool := filepath.Join(cache, "nastympi-tools/check-jsonschema-0.39.0/bin/check-jsonschema")
	out, err := exec.Command(tool, append([]string{"--builtin-schema", schema, file}, more...)...).CombinedOutput()
	return string(out), err
}

// GitLab's job has the form that GitLab's own schema asks for; conformance runs its script.
func TestGitLabsSchema(t *testing.T) {
	check := func(file string) (string, error) {
		return checkSchema(t, "vendor.gitlab-ci", file, "--data-transform", "gitlab-ci")
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
	assert.Contains(t, out, "'ever'")
}
