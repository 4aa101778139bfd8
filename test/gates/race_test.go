package gates

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// root of the module, from this folder.
const root = "../.."

// variable is a variable of the Makefile.
func variable(t *testing.T, name string) string {
	t.Helper()
	makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
	require.NoError(t, err)
	m := regexp.MustCompile(`(?m)^` + name + ` := (.*)$`).FindSubmatch(makefile)
	require.NotNil(t, m, name)
	return strings.ReplaceAll(string(m[1]), "$$", "$")
}

// The race detector watches each package that starts goroutines: all of its tests, or those that Makefile names.
func TestGoroutinesAreWatched(t *testing.T) {
	all, some := regexp.MustCompile(variable(t, "RACE_TESTS")), variable(t, "RACE_SCRIPTS")
	folders := concurrent(t)
	require.Contains(t, folders, "intercept")
	for folder := range folders {
		watched := all.MatchString("/"+folder) || strings.HasPrefix(some, "./"+folder+" ")
		assert.True(t, watched, "%s starts goroutines: add it to RACE_TESTS", folder)
	}
}

// concurrent are the folders with a go statement or a call of Go outside of tests.
func concurrent(t *testing.T) map[string]bool {
	t.Helper()
	found := map[string]bool{}
	require.NoError(t, filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for n := range ast.Preorder(file) {
			if starts(n) {
				folder, _ := filepath.Rel(root, filepath.Dir(path))
				found[folder] = true
			}
		}
		return nil
	}))
	return found
}

// starts says whether a goroutine begins here: with go, or with the method Go of an errgroup or a sync.WaitGroup.
func starts(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GoStmt:
		return true
	case *ast.CallExpr:
		method, is := n.Fun.(*ast.SelectorExpr)
		return is && method.Sel.Name == "Go"
	}
	return false
}

// A pattern that matches no package guards nothing.
func TestPatternsMatch(t *testing.T) {
	for _, name := range []string{"RACE_TESTS", "MPI_TESTS"} {
		inner := regexp.MustCompile(`^/\((.*)\)\$+$`).FindStringSubmatch(variable(t, name))
		require.NotNil(t, inner, name)
		for _, part := range alternatives(inner[1]) {
			pattern := regexp.MustCompile("^" + part + "$")
			found := false
			require.NoError(t, filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
				folder, _ := filepath.Rel(root, path)
				found = found || err == nil && entry.IsDir() && pattern.MatchString(folder)
				return err
			}))
			assert.True(t, found, "%s: no folder is %s", name, part)
		}
	}
}

// A test that `make test` leaves to `make gates` is in a folder that this tests.
func TestGatesAreTests(t *testing.T) {
	functions := map[string]bool{}
	for folder := range strings.FieldsSeq(variable(t, "GATED")) {
		files, err := filepath.Glob(filepath.Join(root, folder, "*_test.go"))
		require.NoError(t, err)
		require.NotEmpty(t, files, folder)
		for _, path := range files {
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			require.NoError(t, err)
			for _, d := range file.Decls {
				if f, is := d.(*ast.FuncDecl); is {
					functions[f.Name.Name] = true
				}
			}
		}
	}
	inner := regexp.MustCompile(`^\^\((.*)\)\$$`).FindStringSubmatch(variable(t, "GATES"))
	require.NotNil(t, inner)
	for name := range strings.SplitSeq(inner[1], "|") {
		assert.True(t, functions[name], "GATES: no test is %s", name)
	}
}

// alternatives are the parts of a pattern between | outside of parentheses, without groups: a/(b|c) is a/b and a/c.
func alternatives(pattern string) (list []string) {
	depth, from := 0, 0
	for i, r := range pattern + "|" {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == '|' && depth == 0:
			list = append(list, spread(pattern[from:i])...)
			from = i + 1
		}
	}
	return list
}

// spread resolves the group of a/(b|c). Others, such as (/.*)?, have no alternatives.
func spread(part string) (list []string) {
	before, rest, found := strings.Cut(part, "(")
	inner, after, _ := strings.Cut(rest, ")")
	if !found || !strings.Contains(inner, "|") {
		return []string{part}
	}
	for choice := range strings.SplitSeq(inner, "|") {
		list = append(list, before+choice+after)
	}
	return list
}
