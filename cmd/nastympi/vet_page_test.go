package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/section"
	"github.com/nastympi/nastympi/vet/compile"
)

var update = flag.Bool("update", false, "write the table of testdata/vet into doc/vet.md")

const vetPage = "../../doc/vet.md"

// vetRow is a row of the table: a program, its languages, and what vet says.
type vetRow struct {
	text      string
	languages []string
	verdicts  []string
}

var vetCase = regexp.MustCompile(`(?:/\*|//|!) Case: (.*?)(?: \*/)?$`)

var verdictOf = map[string]string{"must": "error", "may": "warning", "missed": "missed", "false": "false warning"}

// vetRows reads the comments of the files.
func vetRows(t *testing.T) (rows []*vetRow) {
	for _, file := range vetFiles {
		text, err := os.ReadFile(filepath.Join("testdata/vet", file.name))
		require.NoError(t, err)
		language := map[compile.Language]string{compile.C: "C", compile.CXX: "C++", compile.Fortran: "Fortran"}[compile.LanguageOf(file.name)]
		var row *vetRow
		for line := range strings.SplitSeq(string(text), "\n") {
			if m := vetCase.FindStringSubmatch(line); m != nil {
				row = rowOf(&rows, m[1])
				row.languages = append(row.languages, language)
			}
			for _, m := range vetComment.FindAllStringSubmatch(line, -1) {
				if verdict := verdictOf[m[1]]; row != nil && !slices.Contains(row.verdicts, verdict) {
					row.verdicts = append(row.verdicts, verdict)
				}
			}
		}
	}
	return rows
}

func rowOf(rows *[]*vetRow, text string) *vetRow {
	for _, r := range *rows {
		if r.text == text {
			return r
		}
	}
	*rows = append(*rows, &vetRow{text: text})
	return (*rows)[len(*rows)-1]
}

func vetTable(rows []*vetRow) string {
	text := "| program | languages | vet |\n|---|---|---|\n"
	for _, r := range rows {
		verdict := strings.Join(r.verdicts, ", ")
		if verdict == "" {
			verdict = "silence"
		}
		text += fmt.Sprintf("| %s | %s | %s |\n", r.text, strings.Join(r.languages, ", "), verdict)
	}
	return text
}

func TestVetPage(t *testing.T) {
	table := vetTable(vetRows(t))
	if *update {
		require.NoError(t, section.Write(vetPage, "vet", table))
	}
	written, err := section.Read(vetPage, "vet")
	require.NoError(t, err)
	assert.Equal(t, table, written, "run go test ./cmd/nastympi -run VetPage -update")
}
