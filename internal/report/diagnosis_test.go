package report

import (
	"bytes"
	"testing"

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
