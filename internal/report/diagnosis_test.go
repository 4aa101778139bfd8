package report

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/testkit/samples"
)

func TestDiagnosisIsWritten(t *testing.T) {
	j := samples.Judgement()
	golden(t, "judgement.txt", written(t, func(b *bytes.Buffer) error {
		for _, d := range j.Diagnoses {
			if err := Diagnosis(b, d, j.Dir); err != nil {
				return err
			}
		}
		return Judgement(b, j)
	}))
	golden(t, "judgement.sarif", written(t, func(b *bytes.Buffer) error { return JudgementSARIF(b, j, dir) }))
	golden(t, "judgement.junit.xml", written(t, func(b *bytes.Buffer) error { return JudgementJUnit(b, j) }))
}

func TestJudgementWithoutDiagnoses(t *testing.T) {
	for name, j := range samples.Judgements() {
		if name != "all" {
			golden(t, "judgement-"+name+".txt", written(t, func(b *bytes.Buffer) error { return Judgement(b, j) }))
		}
	}
}

// The calls that explain a race follow its accesses, on the page too.
func TestExplainedCallsFollowThePlaces(t *testing.T) {
	d := race()
	d.Explained = []finding.Involved{{Role: "completes MPI_Put of rank 0 only at its origin", Call: "MPI_Win_flush_local", File: "halo.c", Line: 10}}
	text := string(written(t, func(b *bytes.Buffer) error { return Diagnosis(b, d, "") }))
	assert.Contains(t, text, "(rank 2): nothing orders it\n                  MPI_Win_flush_local at halo.c:10 (rank 0): completes MPI_Put")
	j := samples.Judgement()
	j.Diagnoses = []finding.Diagnosis{d}
	assert.Contains(t, judgementPageOf(t, j, nil), `<span class="badge">3</span> MPI_Win_flush_local at halo.c:10`)
	assert.Equal(t, race().ID(), d.ID())
}
