package shell_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/shell"
)

func TestSplit(t *testing.T) {
	for line, want := range map[string][]string{
		"":                        {},
		" cc  -c\ta.c\n":          {"cc", "-c", "a.c"},
		`cc -D'A="x y"' a\ b.c`:   {"cc", `-DA="x y"`, "a b.c"},
		`cc -DA=\"x\" ''`:         {"cc", `-DA="x"`, ""},
		`cc "-DP=a\b" "\"\$\\"`:   {"cc", `-DP=a\b`, `"$\`}, // within double quotes a backslash is one, except before $ ` " \ and a new line
		"$HOME `x` # ; a*":        {"$HOME", "`x`", "#", ";", "a*"},
		"a\\\nb":                  {"ab"},
		`'it'\''s' "two" 'words'`: {"it's", "two", "words"},
	} {
		words, err := shell.Split(line)
		require.NoError(t, err, line)
		assert.Equal(t, want, words, line)
	}
	for _, line := range []string{`cc 'a`, `cc "a`, `cc a\`} {
		_, err := shell.Split(line)
		assert.ErrorContains(t, err, "unfinished quotation in ", line)
	}
}

func TestQuote(t *testing.T) {
	for word, want := range map[string]string{
		"a.c": "a.c", "": "''", "a b": "'a b'", "it's": `'it'\''s'`, "A=1,2": "A=1,2", "A=x y": "A='x y'", "~": "'~'", "2=a b": "'2=a b'",
	} {
		assert.Equal(t, want, shell.Quote(word))
	}
	assert.Equal(t, `mpiexec -n 2 ./a 'b c' '' 'it'\''s' '$HOME'`, shell.Join([]string{"mpiexec", "-n", "2", "./a", "b c", "", "it's", "$HOME"}))
	assert.Equal(t, `NASTY_ONLY_SITES='halo.c:3 a.c' NASTY_SEED=1 run -x A=`, shell.Join([]string{"NASTY_ONLY_SITES=halo.c:3 a.c", "NASTY_SEED=1", "run", "-x", "A="}))
	assert.Equal(t, "'a'", shell.Literal("a"))
	assert.True(t, shell.Assigns("A_1=x"))
	assert.False(t, shell.Assigns("-DA=x"))
}

// A real shell reads back what Join writes, and so does Split.
func FuzzJoin(f *testing.F) {
	f.Add("a b\x01it's\x01\x01$HOME `x` \\ \"\x01A=*\x01~\x01#\x01{a,b}")
	f.Add("A=b c\x01-e\x01!x\n\ty")
	f.Fuzz(func(t *testing.T, text string) {
		words := strings.Split(text, "\x01")
		line := shell.Join(words)
		again, err := shell.Split(line)
		require.NoError(t, err)
		require.Equal(t, words, again)
		if strings.ContainsRune(line, 0) || strings.ContainsRune(line, '\r') {
			return
		}
		out, err := exec.Command("/bin/sh", "-c", `printf '%s\001' x `+line).Output()
		require.NoError(t, err)
		require.Equal(t, slices.Concat([]string{"x"}, words), strings.Split(strings.TrimSuffix(string(out), "\x01"), "\x01"))
	})
}
