package layers

import (
	"errors"
	"go/build"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "github.com/nastympi/nastympi/"

// imports are, for each package of the module, those of our own that it imports, tests excluded. The test reads
// the sources itself, so that Go's test cache knows that it depends on them.
func imports(t *testing.T) map[string][]string {
	t.Helper()
	graph := map[string][]string{}
	require.NoError(t, filepath.WalkDir(root, func(folder string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); folder != root && err == nil || entry.Name() == "testdata" || entry.Name() == ".git" {
			return fs.SkipDir
		}
		found, err := build.ImportDir(folder, 0)
		if none := (*build.NoGoError)(nil); errors.As(err, &none) {
			return nil
		}
		assert.Empty(t, found.CgoFiles, "no package needs cgo")
		path, _ := filepath.Rel(root, folder)
		graph[path] = []string{}
		for _, to := range found.Imports {
			if to, ours := strings.CutPrefix(to, module); ours {
				graph[path] = append(graph[path], to)
			}
		}
		return err
	}))
	return graph
}

// all are the packages of the table from the lowest to the highest.
func all() (list []Package) {
	for _, floor := range Floors {
		list = append(list, floor.Packages...)
	}
	return list
}

// covers says whether an entry of a table allows a package.
func covers(entry, path string) bool {
	folder, tree := strings.CutSuffix(entry, "/...")
	return path == folder || tree && strings.HasPrefix(path, folder+"/")
}

func TestEachPackageIsListedOnce(t *testing.T) {
	var listed, exist []string
	for _, p := range all() {
		assert.NotEmpty(t, p.What, p.Path)
		if p.Traits&NoGo == 0 {
			listed = append(listed, p.Path)
		} else {
			assert.DirExists(t, filepath.Join(root, p.Path))
		}
	}
	for path := range imports(t) {
		exist = append(exist, path)
	}
	slices.Sort(exist)
	slices.Sort(listed)
	assert.Equal(t, exist, listed)
}

// A folder at the root is on one floor, so its packages import none of a higher folder.
func TestEachFolderHasOneFloor(t *testing.T) {
	on := map[string]string{}
	for _, floor := range Floors {
		for _, p := range floor.Packages {
			folder, _, _ := strings.Cut(p.Path, "/")
			assert.Contains(t, []string{"", floor.Name}, on[folder], "%s is on two floors", folder)
			on[folder] = floor.Name
		}
	}
	for _, file := range gitFiles(t) {
		if folder, _, in := strings.Cut(file, "/"); in {
			assert.Contains(t, on, folder, "%s is on no floor", folder)
		}
	}
}

func gitFiles(t *testing.T) []string {
	t.Helper()
	out, err := exec.Command("git", "-C", root, "ls-files").Output()
	if err != nil {
		t.Skip("these sources are not in a repository of git")
	}
	return strings.Fields(string(out))
}

// The table itself has no upward arrow.
func TestPackagesAreInOrder(t *testing.T) {
	var below []string
	for _, p := range all() {
		for entry := range strings.FieldsSeq(p.May) {
			assert.True(t, slices.ContainsFunc(below, func(path string) bool { return covers(entry, path) }),
				"%s may import %s, which does not stand before it", p.Path, entry)
		}
		assert.False(t, slices.ContainsFunc(strings.Fields(p.May), func(entry string) bool { return covers(entry, p.Path) }), "%s may import itself", p.Path)
		below = append(below, p.Path)
	}
}

// A tree such as "check/..." allows no package that stands higher either.
func TestImportsObeyTheTable(t *testing.T) {
	graph := imports(t)
	var below []string
	for _, p := range all() {
		may := strings.Fields(p.May)
		used := map[string]bool{}
		for _, to := range graph[p.Path] {
			assert.Contains(t, below, to, "%s imports %s, which does not stand before it", p.Path, to)
			i := slices.IndexFunc(may, func(entry string) bool { return covers(entry, to) })
			if assert.GreaterOrEqual(t, i, 0, "%s may not import %s", p.Path, to) {
				used[may[i]] = true
			}
		}
		for _, entry := range may {
			assert.True(t, used[entry], "%s never imports %s: strike it from the table", p.Path, entry)
		}
		below = append(below, p.Path)
	}
}

// A stage never knows another stage, and the reference of the litmus tests knows none.
func TestStagesAreApart(t *testing.T) {
	for _, floor := range Floors {
		for _, p := range floor.Packages {
			switch floor.Name {
			case "stages":
				assert.Equal(t, "base/rma", p.May, p.Path)
			case "litmus":
				for _, to := range strings.Fields(p.May) {
					assert.Equal(t, "litmus", strings.Split(to, "/")[0], p.Path)
				}
			}
		}
	}
}

// No package needs cgo, and neither does any that it imports.
func TestPackagesBuildWithoutCgo(t *testing.T) {
	cmd := exec.Command("go", "build", "./...")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
}
