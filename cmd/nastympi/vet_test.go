package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	vetting "github.com/nastympi/nastympi/vet"
	"github.com/nastympi/nastympi/vet/compile"
)

// vetFile is a source in testdata/vet, whose comments say what vet finds in it.
type vetFile struct {
	name  string
	flags [][]string // it is compiled with each
	// subarrays: it is for libraries whose module mpi_f08 has MPI_SUBARRAYS_SUPPORTED (MPI 4.1, 19.1.2): MPICH's has.
	subarrays bool
}

var vetFiles = []vetFile{
	{name: "table2.c"}, {name: "loops.c"}, {name: "paths.c"}, {name: "functions.c"}, {name: "structures.c"}, {name: "requests.c"}, {name: "waits.c"}, {name: "waits.cpp"}, {name: "flags.c"}, {name: "copies.cpp"}, {name: "returned.c"}, {name: "returned.cpp"}, {name: "returned.f90"}, {name: "strings.cpp"}, {name: "near.c"}, {name: "messages.c"}, {name: "messages_ok.c"}, {name: "messages.cpp"}, {name: "messages.f90"}, {name: "flags.f90"}, {name: "targets.c"}, {name: "collectives.c"}, {name: "collectives.cpp"}, {name: "collectives.f90"},
	{name: "aggregation.c"}, {name: "regions.c", flags: [][]string{nil, {"-fopenmp"}}}, {name: "objects.cpp"}, {name: "arrays.f90"}, {name: "common.f"},
	{name: "indices.c"}, {name: "indices.f90"}, {name: "sections.f90", subarrays: true},
	{name: "table2.F90", flags: [][]string{{"-DWITH_F08"}, {"-DWITH_MPI"}, {"-DWITH_MPIF_H"}}},
}

// expected is a comment such as "vet: must put-store". near: the compiler gives a place some lines away.
type expected struct {
	line  int
	word  string // must, may, missed, false
	rule  string
	near  bool
	found bool
}

func (e expected) name() string {
	if e.rule == vetting.OverlapAtTarget || e.rule == vetting.CollectivesDiffer {
		return e.rule
	}
	return "local-race-" + e.rule
}

var vetComment = regexp.MustCompile(`vet: (must|may|missed|false) (\S+)( near)?`)

func expectations(t *testing.T, file string) (list []expected) {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	for i, line := range strings.Split(string(text), "\n") {
		for _, m := range vetComment.FindAllStringSubmatch(line, -1) {
			list = append(list, expected{line: i + 1, word: m[1], rule: m[2], near: m[3] != ""})
		}
	}
	return list
}

// nearby is how far a place may be from the end of a scope.
const nearby = 3

// matches says whether a diagnosis is the expected one.
func (e expected) matches(d finding.Finding) bool {
	severity := finding.Warning
	if e.word == "must" {
		severity = finding.Error
	}
	distance := e.line - d.Places[1].Line
	return d.Rule == e.name() && d.Severity == severity && (distance == 0 || e.near && max(distance, -distance) <= nearby)
}

// diagnose compiles sources as one program, and looks for races.
func diagnose(t *testing.T, lib mpitest.Library, flags []string, files ...string) []finding.Finding {
	t.Helper()
	var units []compile.Unit
	for _, file := range files {
		full, err := filepath.Abs(file)
		require.NoError(t, err)
		language := compile.LanguageOf(full)
		compiler := map[compile.Language]string{compile.C: lib.Mpicc, compile.CXX: lib.Mpicxx, compile.Fortran: lib.Mpifort}[language]
		all := flags
		if language == compile.Fortran {
			all = append([]string{"-fallow-argument-mismatch"}, flags...)
		}
		units = append(units, compile.Unit{Dir: filepath.Dir(full), Compiler: compiler, Flags: all, Source: full, Language: language})
	}
	program, failed := compileAll(units, t.TempDir(), false)
	require.Empty(t, failed)
	for _, u := range program {
		assert.Empty(t, u.Unread)
	}
	list, givenUp := vetting.Diagnose(program, "")
	assert.Empty(t, givenUp)
	return list
}

func describe(d finding.Finding) string {
	return fmt.Sprintf("%s:%d: %s %s (%s:%d)", filepath.Base(d.Places[1].File), d.Places[1].Line, d.Severity, d.Rule,
		filepath.Base(d.Places[0].File), d.Places[0].Line)
}

// compare asserts that the diagnoses are those that the comments expect.
func compare(t *testing.T, want []expected, found []finding.Finding) {
	t.Helper()
	for _, d := range found {
		i := slices.IndexFunc(want, func(e expected) bool { return e.matches(d) })
		if i < 0 {
			t.Errorf("not expected: %s", describe(d))
			continue
		}
		want[i].found = true
		assert.NotEqual(t, "missed", want[i].word, "it is found: %s", describe(d))
	}
	for _, e := range want {
		assert.True(t, e.found || e.word == "missed", "line %d: %s %s is not found", e.line, e.word, e.name())
	}
}

func TestVet(t *testing.T) {
	for _, lib := range vetLibraries(t) {
		for _, file := range vetFiles {
			flags := file.flags
			if flags == nil {
				flags = [][]string{nil}
			}
			path := filepath.Join("testdata/vet", file.name)
			if lib.Mpifort == "" && compile.LanguageOf(path) == compile.Fortran || lib.Brief && !mpitest.Soak() && file.name != "table2.c" ||
				file.subarrays && !strings.HasPrefix(lib.Name, "mpich") {
				continue
			}
			for i, f := range flags {
				t.Run(lib.Name+"/"+file.name+strconv.Itoa(i), func(t *testing.T) {
					compare(t, expectations(t, path), diagnose(t, lib, f, path))
				})
			}
		}
	}
}

var whyComment = regexp.MustCompile(`/\* why: (\w+):(\d+) (.*) \*/`)

// TestVetNamesNearMisses: each race has the reason that a comment on its line or below gives, and no race has another one.
func TestVetNamesNearMisses(t *testing.T) {
	const file = "testdata/vet/near.c"
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	lines := strings.Split(string(text), "\n")
	for _, lib := range vetLibraries(t)[:1] {
		races := diagnose(t, lib, nil, file)
		assert.Equal(t, strings.Count(string(text), "vet: "), len(races))
		for _, d := range races {
			line := d.Places[1].Line
			want := whyComment.FindStringSubmatch(lines[line-1] + lines[line])
			if want == nil {
				assert.Empty(t, d.Why, "line %d", line)
				continue
			}
			require.Len(t, d.Why, 1, "line %d", line)
			at := d.Why[0].Places[0]
			assert.Equal(t, want[1:], []string{at.Call, strconv.Itoa(at.Line), strings.TrimPrefix(d.Why[0].Text, "{0} ")})
		}
	}
}

func vetLibraries(t *testing.T) []mpitest.Library {
	libs, err := mpitest.Libraries()
	require.NoError(t, err)
	return libs
}
