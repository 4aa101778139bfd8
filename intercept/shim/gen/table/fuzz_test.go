package table

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzParse: a table is refused, or code can be made from it, and it is the same after it
// was printed.
func FuzzParse(f *testing.F) {
	text, err := os.ReadFile(shim + "calls.txt")
	require.NoError(f, err)
	for s := range strings.Lines(string(text)) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		calls, err := Parse("calls.txt", text)
		if err != nil {
			assert.Empty(t, calls)
			return
		}
		Header(calls)
		Trampolines(calls)
		again, err := Parse("calls.txt", printed(calls))
		require.NoError(t, err)
		assert.Equal(t, calls, again)
	})
}

// printed is the table without comments.
func printed(calls []Call) string {
	versions := map[string]string{}
	for version, condition := range since {
		versions[condition] = version
	}
	var b strings.Builder
	for _, c := range calls {
		b.WriteString(strings.Join([]string{string(c.Class), versions[c.Since], "int", c.Name + "(" + c.Params + ")\n"}, " "))
	}
	return b.String()
}

func TestParseErrors(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"class", "rmi 3 int MPI_Put(void)", "t:1: want `class version int MPI_Name(parameters)`"},
		{"twice", "# comment\nrma 3 int MPI_Put(void)\nuse 3 int MPI_Put(void)", "t:3: MPI_Put is listed twice"},
		{"no parameters", "rma 3 int MPI_Put()", `t:1: MPI_Put: parameter "" has no name`},
		{"no name", "rma 3 int MPI_Put(int a, void *)", `t:1: MPI_Put: parameter " void *" has no name`},
		{"nothing to hold", "hold 3 int MPI_Barrier(void)", "t:1: MPI_Barrier: class hold"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := Parse("t", test.text)
			assert.ErrorContains(t, err, test.want)
		})
	}
}
