package sweep

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
)

func raceAt(i, j int) finding.Diagnosis {
	at := func(i int) finding.Involved {
		return finding.Involved{Call: "MPI_Put", Site: put(i), File: "prog.c", Line: i}
	}
	return finding.Diagnosis{Name: "race-of-one-origin", Severity: finding.Error, Places: []finding.Involved{at(i), at(j)}, Bytes: &finding.Bytes{To: 4}}
}

// A sweep tries the races of its recorded run first. It fails because of those that it shows.
func TestRacesAreTriedBeforeTheSearch(t *testing.T) {
	f := program()
	f.contents = lastPutStays(put(3), put(4))
	o := options()
	o.Runs, o.Races = 1, true
	o.Judge = func(Result) []finding.Diagnosis {
		return []finding.Diagnosis{raceAt(3, 4), raceAt(7, 8), {Name: "other"}}
	}
	var kept []finding.Finding
	o.Keep = func(f finding.Finding, _ Result) (string, error) {
		kept = append(kept, f)
		return "folder", nil
	}
	summary, l := do(t, f, o)
	require.Len(t, summary.Diagnoses, 3)
	assert.Equal(t, 2*ProofRuns, summary.Diagnoses[0].Proof.Runs)
	assert.Equal(t, "folder", summary.Diagnoses[0].Proof.Folder)
	assert.Equal(t, "MPI_Put at prog.c:3 (rank 0)", summary.Diagnoses[0].Proof.Orders[0].Late)
	assert.Equal(t, &finding.Proof{Runs: 2}, summary.Diagnoses[1].Proof)
	assert.Nil(t, summary.Diagnoses[2].Proof)
	assert.Equal(t, 1, summary.Broken(), "those that were not shown do not make the sweep fail")
	assert.Equal(t, 2*ProofRuns+2, l.count(finding.Proving))
	require.Len(t, kept, 1)
	assert.Equal(t, summary.Diagnoses[0].Proof.Orders[0].Settings, kept[0].Against)
	assert.Equal(t, summary.Diagnoses[0].ID(), kept[0].ID)

	o.Races = false
	summary, l = do(t, program(), o)
	assert.Nil(t, summary.Diagnoses[0].Proof)
	assert.Zero(t, l.count(finding.Proving))
}
