package racing

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
)

const folder = "../../conformance/testdata/races"

func TestCommentsNameRaces(t *testing.T) {
	text := "static void a(void)\n    put(); /* race-of-one-origin */\n    /* race-of-one-origin */\n    get(\n        1);\n" +
		"def b():\n    put()  # race-between-ranks, with itself, needs threads\n"
	races, err := parse("f", text)
	require.NoError(t, err)
	assert.Equal(t, []Race{
		{"a", "race-of-one-origin", [2]int{2, 4}, Nothing},
		{"b", "race-between-ranks", [2]int{7, 7}, Threads},
	}, races)
	for text, want := range map[string]string{
		"p(); // race-of-one-origin":                                                         "has no second line",
		"p(); // race-of-one-origin\ng(); // race-between-ranks":                             "f:2: want the second line",
		"p(); // race-of-one-origin\ng(); // race-of-one-origin, with itself":                "f:2: want the second line",
		"p(); // race-of-one-origin, needs loads\ng(); // race-of-one-origin, needs threads": "f:2: want the second line",
	} {
		_, err := parse("f", text)
		assert.ErrorContains(t, err, want, text)
	}
}

func TestDiagnosesAreRaces(t *testing.T) {
	places := []finding.Place{{Site: finding.Site{Line: 9}}, {Site: finding.Site{Line: 4}}}
	got, known := Of(finding.Finding{Rule: "race-between-ranks", Places: places})
	assert.True(t, known)
	assert.True(t, got.Is(Race{Scene: "s", Rule: "race-between-ranks", Lines: [2]int{4, 9}}))
	assert.False(t, got.Is(Race{Rule: "race-between-ranks", Lines: [2]int{4, 8}}))
	_, known = Of(finding.Finding{Rule: "window-not-freed", Places: places})
	assert.False(t, known)
}

// How many races there are of each kind.
func TestPrograms(t *testing.T) {
	races := map[Needs]int{}
	for _, p := range Programs() {
		list, err := p.Races(folder)
		require.NoError(t, err)
		assert.NotEmpty(t, list, p.File)
		for _, r := range list {
			assert.NotEmpty(t, r.Scene, "%s: %s", p.File, r)
			races[r.Needs]++
		}
	}
	assert.Equal(t, map[Needs]int{Nothing: 71, Loads: 67, Threads: 1}, races)
}
