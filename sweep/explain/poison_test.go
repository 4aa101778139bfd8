package explain

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
)

func TestPoisonThatAProgramWrites(t *testing.T) {
	lines := []string{"got 1515870810, expected 7", "got -623191334, expected 7", "x=3671775962", "sum: -2676586395008836902", "0xdadadada", "5A5A5A5A5A5A5A5A"}
	for _, p := range telling {
		bits := uint64(p) * 0x0101010101010101
		double, float := math.Float64frombits(bits), math.Float32frombits(uint32(bits))
		lines = append(lines, fmt.Sprintf("is %g", double), fmt.Sprintf("is %.3e", float), fmt.Sprintf("[%e]", double), fmt.Sprintf("x = %f", double),
			fmt.Sprintf("x = %.1f", float), fmt.Sprint(int32(bits)), fmt.Sprint(int64(bits)), fmt.Sprint(uint32(bits)), fmt.Sprint(bits))
	}
	for _, line := range lines {
		assert.NotEmpty(t, wrotePoison([]string{"hello", line}), line)
	}
	for _, line := range []string{
		"", "got -1, expected 7", "got 0", "nan", "15158708100", "1-623191334", "-1515870810", "23130", "0x5a5a", "1.53e-16", "3-1.537e+16", "hash b5a5a5a5a",
		fmt.Sprint(math.Float32frombits(0x5A5A5A5A) * 1.1), "0x5a5a5a5a5a", "0x5a5adada",
	} {
		assert.Empty(t, wrotePoison([]string{line}), line)
	}
}

// A get whose poison was read is likelier than a put that is held, and than one of which nothing shows that.
func TestGetWhosePoisonWasReadComesFirst(t *testing.T) {
	events := rank(0).at(61, "MPI_Get", op(rma.Get, 1)).at(64, "MPI_Win_flush", syncing(rma.Flush, 1), done(1)).
		at(66, "MPI_Put", op(rma.Put, 2)).at(70, "MPI_Abort")
	explained := func(notReduced string, output ...string) finding.Finding {
		found := finding.Finding{Failure: &finding.Failure{NotReduced: notReduced, LastOutput: output}}
		list := Explainer{Describe: described}.Explain(&found, []trace.Rank{events.Rank})
		require.NotEmpty(t, list)
		return found
	}
	const text = "the program wrote -623191334, which nastympi puts into the buffers of gets until their data arrive"
	with := explained("interrupted", "got -623191334, expected 7")
	assert.Equal(t, 61, with.Places[0].Line)
	assert.Contains(t, with.Why, finding.Reason{Text: text})
	for _, other := range []finding.Finding{explained("interrupted", "got 3, expected 7"), explained("", "got -623191334, expected 7")} {
		assert.Equal(t, 66, other.Places[0].Line)
		assert.NotContains(t, other.Why, finding.Reason{Text: text})
	}
}
