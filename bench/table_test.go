package main

import (
	"strings"
	"testing"

	"github.com/nastympi/nastympi/internal/testkit/section"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestProgramsLinesAreCopied(t *testing.T) {
	var out strings.Builder
	table{&out}.copied("mpich", "create", "native put 61.2 - ns\n")
	assert.Equal(t, "mpich     create    native put                                                61.2       - ns\n", out.String())
}

func TestPageHasTheTable(t *testing.T) {
	var header strings.Builder
	table{&header}.header()
	body, err := section.Read("../"+page, sectionName)
	require.NoError(t, err)
	assert.Contains(t, body, header.String())
}
