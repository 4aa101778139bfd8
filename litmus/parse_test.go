package litmus

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/section"
)

// around puts calls of rank 0 into a test that is complete otherwise.
func around(calls string) string {
	return "litmus t\nrule A x\nwindow x int 0 0\nbuffer b int 1 2\nbuffer c byte 1\nrank 0\n" + calls +
		"\nrank 1\nbarrier\nallowed 0:x[0] = 0\n"
}

func TestParseErrors(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"nothing", "", "f:1: no test (want litmus NAME)"},
		{"no name first", "rank 0", "f:1: a test starts with its name (want litmus NAME, not \"rank\")"},
		{"bad name", "litmus a/b", `f:1: bad name "a/b" (want letters, digits and _ + - . only)`},
		{"two names", "litmus a\nlitmus b", "f:2: a second name (want one test per file)"},
		{"no ranks", "litmus a", "f:1: no ranks (want rank 0 and its calls)"},
		{"no question", "litmus a\nrank 0\nbarrier", "f:3: nothing is asked (want allowed, beyond or forbidden, and a condition)"},
		{"statement", "litmus a\nwindows x int 0",
			`f:2: unknown statement "windows" (want litmus, rule, window, buffer, rank, allowed, beyond, forbidden)`},
		{"type", "litmus a\nwindow x float 0", `f:2: unknown type "float" (want byte, short, int, long)`},
		{"too large", "litmus a\nwindow x byte 256", "f:2: 256 does not fit into type byte"},
		{"twice", "litmus a\nwindow x byte 1\nbuffer x int 1", "f:3: x is declared twice (first in line 2)"},
		{"ordering", "litmus a\nwindow x int 1 ordering rax", `f:2: unknown ordering "rax" (want none, or a list of rar, raw, war, waw)`},
		{"rank", "litmus a\nrank 1", `f:2: bad rank "1" (want 0, the next one)`},
		{"call", around("puts 7 to 1:x[0]"), `f:7: unknown call "puts" (want load, store, put, get,`},
		{"form", around("put 7 into 1:x[0]"), "f:7: want put ORIGIN to TARGET"},
		{"target", around("put 7 to x[0]"), "f:7: x[0]: want a rank before it, such as 1:x[0]"},
		{"window", around("put 7 to 1:b[0]"), `f:7: unknown window "b" (want x)`},
		{"variable", around("put 7 to 1:y[0]"), `f:7: unknown variable "y" (want x, b, c)`},
		{"elements", around("put 7 to 1:x[2]"), "f:7: 1:x[2]: no such elements (x has 2)"},
		{"counts", around("put 7 to 1:x"), "f:7: 1 elements to or from 2"},
		{"types", around("put c to 1:x[0]"), "f:7: c is of type byte, x of type int"},
		{"operator", around("accumulate add 1 to 1:x[0]"), `f:7: unknown operator "add" (want sum, prod,`},
		{"no_op", around("accumulate no_op 1 to 1:x[0]"), "f:7: no_op is for calls that fetch only (MPI 4.1, 12.3.4)"},
		{"one element", around("fetch_and_op sum b to 1:x into r"), ""},
		{"lock type", around("lock all 1:x"), `f:7: unknown lock type "all" (want shared, exclusive)`},
		{"option", around("fence x nocheck"), `f:7: unknown option "nocheck" (want noprecede, nosucceed, nostore, noput)`},
		{"too much", around("barrier x"), `f:7: "x" after the end of barrier`},
		{"request", around("wait q"), "f:7: no request q to wait for"},
		{"no such rank", around("send 2"), "f:7: no rank 2 (the last is 1)"},
		{"own place", around("store 1:x[0] = 1"), "f:7: 1:x[0]: want a place of the rank's own, without 1:"},
		{"condition", strings.Replace(around("barrier"), "0:x[0] = 0", "x[0] = 0", 1),
			"f:10: x[0]: want one element of one rank, such as 0:x"},
		{"comparison", strings.Replace(around("barrier"), "= 0", "0", 1), "f:10: want allowed RANK:PLACE = VALUE, perhaps with and, or"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := Parse("f", test.text)
			require.Error(t, err)
			assert.Contains(t, err.Error(), test.want)
		})
	}
}

func TestEveryFormIsParsedAndPrinted(t *testing.T) {
	calls := []string{
		"load r = x[1]", "store x[0] = r", "store x[0] = 0x1ff", "put 7 8 to 1:x", "put b to 1:x", "get b[1] from 1:x[0]",
		"accumulate sum 1 2 to 1:x", "get_accumulate no_op none to 1:x[0] into s", "get_accumulate max b to 1:x into b",
		"fetch_and_op replace 1 to 1:x[1] into r", "compare_and_swap 0 by 1 at 1:x[0] into r",
		"rput 1 to 1:x[0] as p", "rget b[0:2:1] from 1:x as q", "raccumulate min 1 to 1:x[0] as u",
		"rget_accumulate bor 1 to 1:x[0] into r as v", "wait p", "test q", "wait u", "test v",
		"lock shared 1:x nocheck", "unlock 1:x", "lock_all x", "unlock_all x", "flush 1:x", "flush_all x", "flush_local 1:x",
		"flush_local_all x",
	}
	more := []string{"win_sync x", "fence x noprecede nosucceed", "post x 1 noput", "start x 1 nocheck", "complete x", "win_wait x", "win_test x",
		"send 1", "recv 1", "barrier", "get b[0:1] from 1:x[0:2:2]"}
	seen := map[Op]bool{}
	for _, list := range [][]string{calls, more} {
		test, err := Parse("f", around(strings.Join(list, "\n")))
		require.NoError(t, err)
		for i := range test.Ranks[0] {
			seen[test.Ranks[0][i].Op] = true
			if !strings.Contains(list[i], ":1]") {
				assert.Equal(t, list[i], test.Text(&test.Ranks[0][i]))
			}
		}
	}
	for op := Load; op <= Barrier; op++ {
		assert.True(t, seen[op], "%s", op)
	}
	assert.Len(t, forms, len(seen))
}

func TestConditions(t *testing.T) {
	test, err := Parse("f", strings.Replace(around("load r = x[0]"), "0:x[0] = 0", "0:r = 1 and 1:x[1] != 2 or 1:r = 3", 1))
	require.NoError(t, err)
	claim := &test.Claims[0]
	require.Equal(t, []Location{{0, "r", 0}, {1, "x", 1}, {1, "r", 0}}, test.Locations())
	satisfied := func(a, b, c uint64) bool {
		return claim.Satisfied(test.Locations(), []Value{{a, false}, {b, false}, {c, false}})
	}
	assert.True(t, satisfied(1, 1, 0))
	assert.False(t, satisfied(1, 2, 0))
	assert.True(t, satisfied(0, 2, 3))
	assert.True(t, claim.Satisfied(test.Locations(), []Value{{0, true}, {1, false}, {0, false}}), "undefined is anything")
}

func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("tests/*.litmus")
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(f, err)
		f.Add(string(text))
	}
	f.Add(around("get_accumulate no_op none to 1:x[0] into r"))
	f.Fuzz(func(t *testing.T, text string) {
		first, err := Parse("f", text)
		if err != nil {
			var place *Error
			require.ErrorAs(t, err, &place)
			return
		}
		second, err := Parse("f", first.String())
		require.NoError(t, err, "%s", first)
		assert.Equal(t, first.String(), second.String())
	})
}

var update = flag.Bool("update", false, "write the list of calls into doc/litmus.md")

// TestFormsAreDocumented compares the list of calls in doc/litmus.md with the parser's.
func TestFormsAreDocumented(t *testing.T) {
	const page, name = "../doc/litmus.md", "forms"
	want := "```\n" + strings.Join(Forms(), "\n") + "\n```\n"
	if *update {
		require.NoError(t, section.Write(page, name, want))
		return
	}
	kept, err := section.Read(page, name)
	require.NoError(t, err)
	assert.Equal(t, want, kept, "run go test ./litmus -update")
}
