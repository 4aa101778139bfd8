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

// Diagnoses that look alike are counted by their order in the source, whatever their order in the list. The first one keeps
// the ID that it has alone.
func TestNumberTellsLinesOfOneFunctionApart(t *testing.T) {
	at := func(line int, stack ...string) finding.Diagnosis {
		return finding.Diagnosis{Name: "negative-count", Places: []finding.Involved{{Call: "MPI_Put", File: "/a/halo.c", Line: line, Function: "exchange", Stack: stack}}}
	}
	alone := at(30).ID()
	list := []finding.Diagnosis{at(50), at(30, "main at halo.c:90"), at(30, "main at halo.c:80"), {Name: "invalid-tag", Ordinal: 7}}
	finding.Number(list)
	var ordinals []int
	ids := map[string]bool{}
	for _, d := range list {
		ordinals = append(ordinals, d.Ordinal)
		ids[d.ID()] = true
	}
	assert.Equal(t, []int{2, 1, 0, 0}, ordinals)
	assert.Len(t, ids, 4)
	assert.Equal(t, alone, list[2].ID())
	finding.Number(list)
	assert.Equal(t, 2, list[0].Ordinal, "numbers are given anew")
}
