package vet_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/vet"
)

func TestSuspects(t *testing.T) {
	var text bytes.Buffer
	require.NoError(t, vet.WriteSuspects(&text, []finding.Finding{{Rule: "local-race-put-store", Severity: finding.Error, Places: []finding.Place{
		{Site: finding.Site{Call: "MPI_Put", File: "/src/a:b/halo.c", Line: 12}}, {Site: finding.Site{File: "/src/halo.c", Line: 13}}}}}))
	list, err := vet.ReadSuspects(&text)
	require.NoError(t, err)
	require.Equal(t, []vet.Suspect{{Name: "local-race-put-store", Severity: finding.Error,
		Places: []vet.SuspectPlace{{"MPI_Put", "/src/a:b/halo.c", 12}, {"-", "/src/halo.c", 13}}}}, list)
	assert.True(t, list[0].Concerns(finding.Site{Call: "MPI_Put", File: "/build/halo.c", Line: 12}))
	for _, other := range []finding.Site{
		{Call: "MPI_Put", File: "/build/halo.c", Line: 13},
		{Call: "MPI_Get", File: "/build/halo.c", Line: 12},
		{Call: "MPI_Put", File: "/build/other.c", Line: 12},
	} {
		assert.False(t, list[0].Concerns(other), "%+v", other)
	}
}

func TestNoSuspects(t *testing.T) {
	for text, want := range map[string]string{
		"a\tb\n": "line 1: 2 words", "a\tb\tc\td\te\tf:1\n": `line 1: "d" has no line`, "a\tb\tc\td:x\te\tf:1\n": "has no line",
	} {
		_, err := vet.ReadSuspects(strings.NewReader(text))
		assert.ErrorContains(t, err, want)
	}
}
