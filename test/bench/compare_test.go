package main

import (
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func put(figure string, values ...float64) measured {
	return measured{Library: "mpich", Window: "create", Figure: figure, Unit: "ns", Digits: 1, Values: values}
}

func TestCompareKnowsTheSpread(t *testing.T) {
	before := []measured{put("slower", 60, 61, 70), put("faster", 60, 61, 70), put("same", 60, 61, 70), put("gone", 1), put("touches", 60, 61, 70)}
	now := []measured{put("slower", 70.5, 73.2, 90), put("faster", 50, 51, 59.9), put("same", 68, 71, 75), put("new", 1), put("touches", 70, 75, 80)}
	var out strings.Builder
	compare(&out, before, now)
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	require.Len(t, lines, 3)
	assert.Equal(t, "mpich create slower 73.2 (70.5..90.0), before 61.0 (60.0..70.0) ns: +20 %", strings.Join(strings.Fields(lines[0]), " "))
	assert.Equal(t, "mpich create faster 51.0 (50.0..59.9), before 61.0 (60.0..70.0) ns: -16 %", strings.Join(strings.Fields(lines[1]), " "))
	assert.Equal(t, "2 of 4 figures changed beyond their spread; 1 were not measured before", lines[2])
}

// The table keeps what it prints.
func TestKeptFiguresComeBack(t *testing.T) {
	var lines figures
	for _, output := range []string{"native put 61.2 - ns\n", "native put 70.0 - ns\n", "native put 60.9 - ns\n"} {
		lines.add(output)
	}
	printed := &table{out: io.Discard}
	printed.rows("mpich", "create", lines)
	file := filepath.Join(t.TempDir(), "figures")
	require.NoError(t, keep(file, printed.lines))
	again, err := kept(file)
	require.NoError(t, err)
	assert.Equal(t, []measured{put("native put", 60.9, 61.2, 70)}, again)

	require.NoError(t, keep(file, []measured{put("another", 1), put("native put", 2)}))
	again, err = kept(file)
	require.NoError(t, err)
	assert.Equal(t, []measured{put("another", 1), put("native put", 2)}, again, "one was measured again")

	_, err = kept(file + ".gone")
	assert.ErrorContains(t, err, "no figures were kept there")
}
