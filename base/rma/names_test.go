package rma

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

type fruit uint8

var (
	fruits = Names[fruit]{What: "fruit", Texts: []string{1: "apple", 2: "pear", 3: "fig"}, Aliases: map[string]fruit{"pomme": 1}}
	trees  = Names[fruit]{What: "tree", Texts: []string{"none", "oak"}}
)

func TestNamesParse(t *testing.T) {
	tests := []struct {
		name, text string
		names      Names[fruit]
		want       fruit
		wantErr    string
	}{
		{"a name", "pear", fruits, 2, ""},
		{"an alias", "pomme", fruits, 1, ""},
		{"the zero value where it has a name", "none", trees, 0, ""},
		{"unknown", "nut", fruits, 9, `unknown fruit "nut" (want apple, pear or fig)`},
		{"two choices", "elm", trees, 9, `unknown tree "elm" (want none or oak)`},
		{"the empty text names no invalid value", "", fruits, 9, `unknown fruit "" (want apple, pear or fig)`},
		{"case matters", "Pear", fruits, 9, `unknown fruit "Pear" (want apple, pear or fig)`},
		{"the form of invalid values is no name", "fruit(0)", fruits, 9, `unknown fruit "fruit(0)" (want apple, pear or fig)`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			value := fruit(9)
			err := test.names.Parse([]byte(test.text), &value)
			assert.Equal(t, test.want, value)
			if test.wantErr == "" {
				assert.NoError(t, err)
			} else {
				assert.EqualError(t, err, test.wantErr)
			}
		})
	}
}

func TestNamesText(t *testing.T) {
	assert.Equal(t, "fig", fruits.Text(3))
	assert.Equal(t, "fruit(0)", fruits.Text(0), "the zero value is invalid")
	assert.Equal(t, "fruit(4)", fruits.Text(4))
	assert.Equal(t, "none", trees.Text(0), "unless it has a name")
	assert.Equal(t, []string{"apple", "pear", "fig"}, fruits.List())
	assert.Equal(t, []string{"none", "oak"}, trees.List())
}

// FuzzNames: a text is refused, or its value means the same after it was printed.
func FuzzNames(f *testing.F) {
	for _, text := range []string{"apple", "pomme", "", "none", "fruit(0)"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, names := range []Names[fruit]{fruits, trees} {
			var first, second fruit
			if names.Parse([]byte(text), &first) == nil {
				require.NoError(t, names.Parse([]byte(names.Text(first)), &second))
				assert.Equal(t, first, second)
			}
		}
	})
}
