package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// bufferUse is a call or a statement that uses the buffer b: once as an operation that is pending, and once
// as what follows it. # is the displacement at the target.
type bufferUse struct {
	name       string
	c, fortran string
	operation  bool
	writes     bool // the buffer, at the origin
}

// uses are all operations, by each of their buffers, and the accesses of Table I.
var uses = []bufferUse{
	{"load", "use(b);", "call use(b(1))", false, false},
	{"store", "b = 3;", "b(1) = 3", false, true},
	{"put", "MPI_Put(&b, 1, MPI_INT, 1, #, 1, MPI_INT, w);",
		"call MPI_Put(b, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, w)", true, false},
	{"get", "MPI_Get(&b, 1, MPI_INT, 1, #, 1, MPI_INT, w);",
		"call MPI_Get(b, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, w)", true, true},
	{"accumulate", "MPI_Accumulate(&b, 1, MPI_INT, 1, #, 1, MPI_INT, MPI_SUM, w);",
		"call MPI_Accumulate(b, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, MPI_SUM, w)", true, false},
	{"get_accumulate_origin", "MPI_Get_accumulate(&b, 1, MPI_INT, &o, 1, MPI_INT, 1, #, 1, MPI_INT, MPI_SUM, w);",
		"call MPI_Get_accumulate(b, 1, MPI_INTEGER, o, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, MPI_SUM, w)", true, false},
	{"get_accumulate_result", "MPI_Get_accumulate(&i, 1, MPI_INT, &b, 1, MPI_INT, 1, #, 1, MPI_INT, MPI_SUM, w);",
		"call MPI_Get_accumulate(i, 1, MPI_INTEGER, b, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, MPI_SUM, w)", true, true},
	{"fetch_and_op_origin", "MPI_Fetch_and_op(&b, &o, MPI_INT, 1, #, MPI_SUM, w);",
		"call MPI_Fetch_and_op(b, o, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, MPI_SUM, w)", true, false},
	{"fetch_and_op_result", "MPI_Fetch_and_op(&i, &b, MPI_INT, 1, #, MPI_SUM, w);",
		"call MPI_Fetch_and_op(i, b, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, MPI_SUM, w)", true, true},
	{"compare_and_swap_origin", "MPI_Compare_and_swap(&b, &i, &o, MPI_INT, 1, #, w);",
		"call MPI_Compare_and_swap(b, i, o, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, w)", true, false},
	{"compare_and_swap_compare", "MPI_Compare_and_swap(&i, &b, &o, MPI_INT, 1, #, w);",
		"call MPI_Compare_and_swap(i, b, o, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, w)", true, false},
	{"compare_and_swap_result", "MPI_Compare_and_swap(&i, &j, &b, MPI_INT, 1, #, w);",
		"call MPI_Compare_and_swap(i, j, b, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, w)", true, true},
	{"rput", "MPI_Rput(&b, 1, MPI_INT, 1, #, 1, MPI_INT, w, &r[#]);",
		"call MPI_Rput(b, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, w, r(#))", true, false},
	{"rget", "MPI_Rget(&b, 1, MPI_INT, 1, #, 1, MPI_INT, w, &r[#]);",
		"call MPI_Rget(b, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, w, r(#))", true, true},
	{"raccumulate", "MPI_Raccumulate(&b, 1, MPI_INT, 1, #, 1, MPI_INT, MPI_SUM, w, &r[#]);",
		"call MPI_Raccumulate(b, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, MPI_SUM, w, r(#))", true, false},
	{"rget_accumulate_origin", "MPI_Rget_accumulate(&b, 1, MPI_INT, &o, 1, MPI_INT, 1, #, 1, MPI_INT, MPI_SUM, w, &r[#]);",
		"call MPI_Rget_accumulate(b, 1, MPI_INTEGER, o, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, MPI_SUM, w, r(#))", true, false},
	{"rget_accumulate_result", "MPI_Rget_accumulate(&i, 1, MPI_INT, &b, 1, MPI_INT, 1, #, 1, MPI_INT, MPI_SUM, w, &r[#]);",
		"call MPI_Rget_accumulate(i, 1, MPI_INTEGER, b, 1, MPI_INTEGER, 1, #_MPI_ADDRESS_KIND, 1, MPI_INTEGER, MPI_SUM, w, r(#))", true, true},
}

func (u bufferUse) requested() bool { return u.name[0] == 'r' }

// pairUse is an operation, what completes it or not, and a use of the same buffer.
type pairUse struct {
	first, second bufferUse
	completion    string // empty, flush, or wait
}

func (p pairUse) name() string {
	return strings.ToLower(fmt.Sprintf("f_%s_%s_%s", p.first.name, p.second.name, p.completion))
}

// races is Table I of the method.
func (p pairUse) races() bool { return p.completion == "" && (p.first.writes || p.second.writes) }

func pairs() (list []pairUse) {
	for _, first := range uses {
		for _, second := range uses {
			if !first.operation {
				continue
			}
			for _, completion := range []string{"", "flush", "wait"} {
				if completion != "wait" || first.requested() {
					list = append(list, pairUse{first, second, completion})
				}
			}
		}
	}
	return list
}

// at puts the displacement into a call. Each call has a result and an input of its own.
func at(text string, displacement string) string {
	text = strings.ReplaceAll(text, "#", displacement)
	for _, variable := range []string{"o", "i", "j"} {
		for _, form := range []string{"&%s,", " %s,", "(%s,"} {
			text = strings.ReplaceAll(text, fmt.Sprintf(form, variable), fmt.Sprintf(form, variable+displacement))
		}
	}
	return text
}

func cSource(list []pairUse) string {
	text := "#include <mpi.h>\nvoid use(int);\n"
	for _, p := range list {
		completion := map[string]string{"flush": "MPI_Win_flush_local(1, w);", "wait": "MPI_Wait(&r[1], MPI_STATUS_IGNORE);"}[p.completion]
		text += fmt.Sprintf("void %s(MPI_Win w)\n{\n    int b = 0, o1 = 0, i1 = 0, j1 = 0, o2 = 0, i2 = 0, j2 = 0;\n    MPI_Request r[3];\n"+
			"    %s\n    %s\n    %s\n    MPI_Win_flush(1, w);\n    (void)o1, (void)o2, (void)i1, (void)i2, (void)j1, (void)j2, (void)r;\n}\n",
			p.name(), at(p.first.c, "1"), completion, at(p.second.c, "2"))
	}
	return text
}

func fortranSource(list []pairUse) string {
	text := "module all_pairs\n  use mpi_f08\n  implicit none\ncontains\n"
	for _, p := range list {
		completion := map[string]string{"flush": "call MPI_Win_flush_local(1, w)", "wait": "call MPI_Wait(r(1), MPI_STATUS_IGNORE)"}[p.completion]
		text += fmt.Sprintf("subroutine %s(w)\n  type(MPI_Win) :: w\n  type(MPI_Request) :: r(2)\n  integer, asynchronous :: b(1), o1(1), i1(1), j1(1), o2(1), i2(1), j2(1)\n"+
			"  b = 0\n  i1 = 0\n  i2 = 0\n  j1 = 0\n  j2 = 0\n  %s\n  %s\n  %s\n  call MPI_Win_flush(1, w)\nend subroutine\n",
			p.name(), strings.ReplaceAll(at(p.first.fortran, "1"), ", w", ", &\n    w"), completion,
			strings.ReplaceAll(at(p.second.fortran, "2"), ", w", ", &\n    w"))
	}
	return text + "subroutine use(i)\n  integer :: i\n  if (i == 4711) stop\nend subroutine\nend module\n"
}

// All pairs of an operation and a use of its buffer, with and without a call between them that completes the operation.
func TestVetTableI(t *testing.T) {
	list := pairs()
	for n, lib := range vetLibraries(t) {
		for name, source := range map[string]string{"pairs.c": cSource(list), "pairs.f90": fortranSource(list)} {
			fortran := name == "pairs.f90"
			if fortran && lib.Mpifort == "" || !mpitest.Soak() && (lib.Brief || fortran != (n%2 == 1)) {
				continue // a sample has one language for each library
			}
			t.Run(lib.Name+"/"+name, func(t *testing.T) {
				path := filepath.Join(t.TempDir(), name)
				require.NoError(t, os.WriteFile(path, []byte(source), 0o600))
				found := map[string]bool{}
				for _, d := range diagnose(t, lib, nil, path) {
					assert.Equal(t, finding.Error, d.Severity, describe(d))
					found[d.Places[0].Function] = true
				}
				for _, p := range list {
					title := p.name()
					if fortran {
						title = "all_pairs::" + title
					}
					assert.Equal(t, p.races(), found[title], p.name())
				}
				assert.Greater(t, len(found), len(list)/4)
			})
		}
	}
	assert.True(t, slices.ContainsFunc(list, pairUse.races))
}
