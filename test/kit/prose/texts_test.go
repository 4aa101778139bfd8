package prose_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/prose"
)

const root = "../../.."

// words of a text that people read: three at least.
var words = regexp.MustCompile(`^\S+\s+\S+\s+\S`)

// Each text in the program itself is plain: of rules, reasons, repairs, flags, errors and variables (whose meanings are tags),
// and each page of a report. Names and lists of words pass, because they have none of the phrases.
func TestTextsArePlain(t *testing.T) {
	texts := 0
	walk(t, ".go", func(path string) {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			literal, ok := n.(*ast.BasicLit)
			if !ok || literal.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(literal.Value)
			require.NoError(t, err)
			if words.MatchString(text) {
				texts++
				assert.Empty(t, prose.Offences(text), path)
			}
			return true
		})
	})
	assert.Greater(t, texts, 1000)
	walk(t, ".html", func(path string) {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Empty(t, prose.Offences(string(text)), path)
	})
}

// quoted is a string of C. The shim's messages are such.
var quoted = regexp.MustCompile(`"(?:[^"\\\n]|\\.)*"`)

func TestMessagesOfTheShimArePlain(t *testing.T) {
	messages := 0
	walk(t, ".c", func(path string) {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		for _, literal := range quoted.FindAllString(string(text), -1) {
			if words.MatchString(literal) {
				messages++
				assert.Empty(t, prose.Offences(literal), path)
			}
		}
	})
	assert.Greater(t, messages, 20)
}

// walk visits the files of the program with this ending, and none of its tests.
func walk(t *testing.T, ending string, visit func(path string)) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (path == root+"/test" || path == root+"/build" || path == root+"/examples" || e.Name() == "testdata" || len(e.Name()) > 2 && e.Name()[0] == '.'):
			return filepath.SkipDir
		case !e.IsDir() && strings.HasSuffix(path, ending) && !strings.HasSuffix(path, "_test.go"):
			visit(path)
		}
		return nil
	}))
}
