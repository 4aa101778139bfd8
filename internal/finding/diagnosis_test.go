package finding_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/internal/finding"
)

func TestSeverities(t *testing.T) {
	assert.True(t, finding.Error.AtLeast(finding.Warning))
	assert.True(t, finding.Warning.AtLeast(finding.Warning))
	assert.False(t, finding.Note.AtLeast(finding.Warning))
	assert.False(t, finding.Error.AtLeast(""), "nobody asked")
}

func diagnosis() finding.Diagnosis {
	return finding.Diagnosis{Name: "local-race-put-store", Severity: finding.Error, Places: []finding.Involved{
		{Role: "the put", Rank: -1, Call: "MPI_Put", File: "/src/halo.c", Line: 61, Function: "exchange"},
		{Role: "the store", Rank: -1, File: "/src/halo.c", Line: 64, Function: "exchange"},
	}}
}

func TestDiagnosisIDOutlivesMovedLines(t *testing.T) {
	moved := diagnosis()
	for i := range moved.Places {
		moved.Places[i].Line += 12
		moved.Places[i].File = "/other/halo.c"
	}
	assert.Equal(t, diagnosis().ID(), moved.ID())
}

func TestDiagnosisIDTellsRulesAndFunctionsApart(t *testing.T) {
	rule, function := diagnosis(), diagnosis()
	rule.Name = "local-race-put-get"
	function.Places[1].Function = "compute"
	assert.NotEqual(t, diagnosis().ID(), rule.ID())
	assert.NotEqual(t, diagnosis().ID(), function.ID())
}

func TestPlaceOfAnInvolvedLine(t *testing.T) {
	assert.Equal(t, "halo.c:61", diagnosis().Places[0].Place("/src"))
	assert.Equal(t, "??", finding.Involved{}.Place("/src"))
}
