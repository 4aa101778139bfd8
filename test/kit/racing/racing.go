// Package racing lists the programs with races in test/conformance/testdata/races, and reads from their comments which races they
// have. Tests and the measured table of doc/races.md use this one list. It runs nothing.
package racing

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// Program plays scenes with one race each. With the argument "fixed" they are correct.
type Program struct {
	File  string // in test/conformance/testdata/races
	Ranks int
}

// Programs are all of them.
func Programs() []Program {
	return []Program{
		{"operations.c", 3}, {"order.c", 4}, {"groups.c", 4}, {"epochs.c", 3}, {"memory.c", 3}, {"parallel.c", 2}, {"teams.c", 2}, {"members.c", 2}, {"joined.cpp", 2}, {"locals.F90", 2}, {"loads.c", 2}, {"shared.c", 3}, {"guards.c", 3}, {"threads.c", 3},
		{"language.cpp", 3}, {"language.F90", 3}, {"atomics.cpp", 3}, {"pointers.F90", 3}, {"language.py", 3},
	}
}

// PlaysOne says whether the program plays only a scene that its argument names. Then Race.Scene is such a name, and no other
// scene overwrites what a race has done.
func (p Program) PlaysOne() bool {
	return slices.Contains([]string{"operations.c", "order.c", "groups.c", "epochs.c", "memory.c"}, p.File)
}

// Python says whether the program needs an interpreter, and no compiler.
func (p Program) Python() bool { return filepath.Ext(p.File) == ".py" }

// Instrumented says whether the program must be compiled by `nastympi cc`.
func (p Program) Instrumented() bool {
	return slices.Contains([]string{"loads.c", "shared.c", "guards.c", "parallel.c", "teams.c", "members.c", "joined.cpp", "locals.F90", "atomics.cpp", "pointers.F90"}, p.File)
}

// Shares says whether its ranks share memory, so that they need one machine.
func (p Program) Shares() bool {
	return slices.Contains([]string{"shared.c", "guards.c", "atomics.cpp", "pointers.F90"}, p.File)
}

// Threaded says whether the program asks for threads of a rank that call MPI, as mpi4py does.
func (p Program) Threaded() bool {
	return slices.Contains([]string{"parallel.c", "teams.c", "members.c", "joined.cpp", "threads.c", "language.cpp", "language.py"}, p.File)
}

// Flags are what the compiler needs besides.
func (p Program) Flags() []string {
	if p.File == "teams.c" || p.File == "members.c" {
		return []string{"-fopenmp"}
	}
	return nil
}

// RunsWith says whether the library has the program's language.
func (p Program) RunsWith(lib mpitest.Library) bool {
	switch filepath.Ext(p.File) {
	case ".py":
		return lib.Name == mpitest.PythonLibrary
	case ".F90":
		return lib.Mpifort != ""
	}
	return true
}

// Needs is what must be recorded besides MPI calls, so that a race can be found.
type Needs string

// What a race may need.
const (
	Nothing Needs = ""
	Loads   Needs = "loads"
	Threads Needs = "threads"
)

// Race is what the comments of a scene expect: the rule, and the lines of both accesses.
type Race struct {
	Scene string // the function with the second access
	Rule  string
	Lines [2]int // ascending
	Needs Needs
}

func (r Race) String() string { return fmt.Sprintf("%s: %s %v", r.Scene, r.Rule, r.Lines) }

var (
	heading = regexp.MustCompile(`^(?:static void \*?|void |    subroutine |def )(\w+)\(`)
	tag     = regexp.MustCompile(`^(.*?)(?:/\*|//|!|#) ((?:race|possible|buffer)-[a-z-]+)(, with itself)?(?:, needs (\w+))?(?: \*/)?$`)
)

// Races are those of the program, whose source is in this folder. Each has two comments of the same text, or one that says
// that the access races with itself. A comment that is alone in its line is about the next line.
func (p Program) Races(folder string) ([]Race, error) {
	text, err := os.ReadFile(filepath.Join(folder, p.File))
	if err != nil {
		return nil, err
	}
	return parse(p.File, string(text))
}

func parse(file, text string) (races []Race, err error) {
	var first *Race // of which the second line is missing
	scene := ""
	for i, line := range strings.Split(text, "\n") {
		if m := heading.FindStringSubmatch(line); m != nil {
			scene = m[1]
		}
		m := tag.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		at := i + 1
		if strings.TrimSpace(m[1]) == "" {
			at++
		}
		r := Race{scene, m[2], [2]int{at, at}, Needs(m[4])}
		switch {
		case first != nil && (m[3] != "" || first.Rule != r.Rule || first.Needs != r.Needs):
			return nil, fmt.Errorf("%s:%d: want the second line of %s", file, at, first)
		case m[3] != "":
			races = append(races, r)
		case first == nil:
			first = &r
		default:
			r.Lines[0] = first.Lines[0]
			races = append(races, r)
			first = nil
		}
	}
	if first != nil {
		return nil, fmt.Errorf("%s: %s has no second line", file, first)
	}
	return races, nil
}

// Of is the race that a diagnosis tells of, without its scene; not known: it is about something else.
func Of(d finding.Finding) (r Race, known bool) {
	if len(d.Places) != 2 || !strings.Contains(d.Rule, "race") && d.Rule != "buffer-used-early" {
		return r, false
	}
	r = Race{Rule: d.Rule, Lines: [2]int{d.Places[0].Line, d.Places[1].Line}}
	slices.Sort(r.Lines[:])
	return r, true
}

// Is says whether both have the same rule and lines.
func (r Race) Is(other Race) bool { return r.Rule == other.Rule && r.Lines == other.Lines }
