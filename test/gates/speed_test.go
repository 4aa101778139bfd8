package gates

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// patient is the least time that a test of programs may wait for something without a reason.
const patient = 30 * time.Second

// Tests that launch programs do not depend on how fast a machine is: they have no short times. A line that has one anyway says why, in a
// comment that begins with "any machine:".
func TestNoTestDependsOnSpeed(t *testing.T) {
	launch := regexp.MustCompile(variable(t, "MPI_TESTS"))
	require.NoError(t, filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		folder, _ := filepath.Rel(root, filepath.Dir(path))
		if err != nil || !strings.HasSuffix(path, "_test.go") || !launch.MatchString("/"+folder) {
			return err
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, at := range hurried(files, file) {
			assert.Fail(t, "a test depends on speed", "%s:%d: use patience, or say why this holds on any machine", path, at)
		}
		return nil
	}))
}

// hurried are the lines with short times, and without a reason.
func hurried(files *token.FileSet, file *ast.File) (lines []int) {
	reasons := map[int]bool{}
	for _, group := range file.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, "// any machine:") {
				reasons[files.Position(c.Pos()).Line] = true
			}
		}
	}
	found := map[int]bool{}
	for n := range ast.Preorder(file) {
		at := files.Position(n.Pos()).Line
		if hurries(n) && !found[at] && !reasons[at] && !reasons[at-1] {
			found[at] = true
			lines = append(lines, at)
		}
	}
	return lines
}

// hurries says whether a part of a program sleeps, or is a short time. Fractions of a second are pauses between two looks.
func hurries(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		return isTime(n.Fun, "Sleep") || shortTimeout(n.Args)
	case *ast.CompositeLit:
		return shortTimeout(n.Elts)
	case *ast.BinaryExpr:
		count, is := n.X.(*ast.BasicLit)
		if !is || n.Op != token.MUL || !isTime(n.Y, "Second") {
			return false
		}
		seconds, err := strconv.Atoi(count.Value)
		return err == nil && time.Duration(seconds)*time.Second < patient
	}
	return false
}

func isTime(e ast.Expr, name string) bool {
	s, is := e.(*ast.SelectorExpr)
	if !is {
		return false
	}
	of, is := s.X.(*ast.Ident)
	return is && of.Name == "time" && s.Sel.Name == name
}

// shortTimeout says whether a list of words has the flag -timeout, or the command timeout, with a short time.
func shortTimeout(words []ast.Expr) bool {
	for i := 1; i < len(words); i++ {
		flag, _ := words[i-1].(*ast.BasicLit)
		value, _ := words[i].(*ast.BasicLit)
		if flag == nil || value == nil || flag.Value != `"-timeout"` && flag.Value != `"timeout"` {
			continue
		}
		text, _ := strconv.Unquote(value.Value)
		if strings.Trim(text, "0123456789") == "" {
			text += "s"
		}
		if d, err := time.ParseDuration(text); err == nil && d < patient {
			return true
		}
	}
	return false
}

func TestShortTimesAreFound(t *testing.T) {
	const source = `package p
func f() {
	time.Sleep(pause)
	g(5 * time.Second)
	g("-timeout", "4s")
	h := []string{"timeout", "5"}
	time.Sleep(pause) // any machine: it is polled
	// any machine: the limit itself is tested
	g("-timeout", "4s")
	g("-timeout", "90s", 10 * time.Millisecond, 40 * time.Second)
}`
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "p.go", source, parser.ParseComments)
	require.NoError(t, err)
	assert.Equal(t, []int{3, 4, 5, 6}, hurried(files, file))
}
