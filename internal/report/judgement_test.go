package report

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/testkit/samples"
)

// race is a diagnosis of two ranks whose accesses nothing orders.
func race() finding.Diagnosis {
	return finding.Diagnosis{
		Name: "race-between-ranks", Severity: finding.Error, Message: "rank 2 reads <what> rank 0 writes",
		Places: []finding.Involved{
			{Rank: 0, Call: "MPI_Put", File: "halo.c", Line: 9},
			{Role: "nothing orders it", Rank: 2, Call: "MPI_Get", File: "halo.c", Line: 12},
		},
		Bytes: &finding.Bytes{Window: 1, Rank: 1, From: 0, To: 4},
	}
}

func judgementPageOf(t *testing.T, j finding.Judgement, source func(finding.Involved) *finding.Source) string {
	return string(written(t, func(b *bytes.Buffer) error { return JudgementHTML(b, j, source) }))
}

func TestJudgementPage(t *testing.T) {
	j := samples.Judgement()
	page := judgementPageOf(t, j, func(p finding.Involved) *finding.Source {
		return &finding.Source{First: p.Line - 1, Lines: []string{"if (a < b)", "    call();"}}
	})
	for _, d := range j.Diagnoses {
		assert.Contains(t, page, `<section id="`+d.ID()+`">`)
		assert.Contains(t, page, d.Name)
	}
	for _, text := range []string{"called by main at halo.c:88", "In passive target communication", "(MPI 4.1, 12.5.3)",
		"Lock the rank", "if (a &lt; b)", `class="marked">   61`, "Seen 12 times, on ranks 0-1.", "nastympi check mpiexec -n 4 ./halo"} {
		assert.True(t, strings.Contains(page, text), text)
	}
	assert.False(t, strings.Contains(page, `class="missing"`))
}

func TestJudgementPageOfARaceShowsWhatNothingOrders(t *testing.T) {
	j := samples.Judgement()
	j.Diagnoses = []finding.Diagnosis{race()}
	page := judgementPageOf(t, j, nil)
	assert.Contains(t, page, `<line class="missing"`)
	assert.Contains(t, page, ">rank 0</text>")
	assert.Contains(t, page, ">rank 2</text>")
	assert.NotContains(t, page, ">rank 1</text>")
	assert.Contains(t, page, "Rank 2 reads &lt;what&gt; rank 0 writes.")
}

// Markup that is well-formed XML, apart from what HTML leaves open, has no tag at the wrong place.
func TestJudgementPagesAreWellFormed(t *testing.T) {
	list := samples.Judgements()
	raced := samples.Judgement()
	raced.Diagnoses = append(raced.Diagnoses, race(), deadlocked())
	list["race"] = raced
	for name, j := range list {
		page := judgementPageOf(t, j, nil)
		in := xml.NewDecoder(strings.NewReader(strings.TrimPrefix(page, "<!DOCTYPE html>")))
		in.Strict, in.AutoClose, in.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
		var err error
		for err == nil {
			_, err = in.Token()
		}
		require.True(t, errors.Is(err, io.EOF), "%s: %v", name, err)
	}
}
