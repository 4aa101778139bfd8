package finding

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func isRace(name string) bool { return name == "race-between-ranks" }

func TestKnownFindings(t *testing.T) {
	f := Finding{ID: "0123ab", Rule: "race-between-ranks", Message: "B is early", Places: []Place{
		{Site: Site{File: "/src/halo.c", Function: "halo::exchange(int, int)"}}}}
	elsewhere := f
	elsewhere.Places = []Place{{Site: Site{File: "/src/halo.c", Function: "smooth"}}}
	other := f
	other.Rule = "deadlock"
	for text, want := range map[string][]bool{
		"":                                   {false, false, false},
		"# 0123ab\n\n  # more":               {false, false, false},
		"0123ab # the flag":                  {true, true, true},
		KnownLine(f) + "\n":                  {true, false, false},
		"race-between-ranks halo.c:smooth#x": {false, false, false},
	} {
		k, err := ParseKnown(text, isRace)
		require.NoError(t, err, text)
		assert.Equal(t, want, []bool{k.Has(f), k.Has(elsewhere), k.Has(other)}, text)
	}
	assert.False(t, Known{}.Has(f))
	assert.True(t, KnownIDs("0123ab").Has(f))
	assert.Equal(t, "0123ab  # race-between-ranks: B is early", KnownLine(Finding{ID: f.ID, Rule: f.Rule, Message: f.Message}))
}

func TestKnownRefuses(t *testing.T) {
	for _, line := range []string{"3f21a", "3f21aa halo.c", "race-between-ranks", "race-between-ranks halo.c", "rase-between-ranks halo.c:main", "deadbeef main"} {
		_, err := ParseKnown("# fine\n"+line, isRace)
		assert.ErrorContains(t, err, "line 2: \""+line+"\" is neither an ID", line)
	}
}

func TestSortMovesKnownFindings(t *testing.T) {
	r := Result{Findings: []Finding{{ID: "aaaaaa"}, {ID: "bbbbbb"}, {ID: "cccccc"}}}
	KnownIDs("bbbbbb").Sort(&r)
	ids := func(list []Finding) (ids []string) {
		for _, f := range list {
			ids = append(ids, f.ID)
		}
		return ids
	}
	assert.ElementsMatch(t, []string{"aaaaaa", "cccccc"}, ids(r.Findings))
	assert.Equal(t, []string{"bbbbbb"}, ids(r.Known))
}
