package compile_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/vet/compile"
)

func TestUnits(t *testing.T) {
	for _, c := range []struct {
		name    string
		args    []string
		sources []string
		flags   []string
	}{
		{"compile", []string{"mpicc", "-O2", "-c", "-o", "halo.o", "halo.c"}, []string{"halo.c"}, []string{"-O2"}},
		{"compile and link", []string{"mpicc", "a.c", "b.cpp", "-lm", "-o", "prog"}, []string{"a.c", "b.cpp"}, nil},
		{"link", []string{"mpicc", "-o", "prog", "a.o", "b.o"}, nil, nil},
		{"dependencies", []string{"mpicc", "-MD", "-MF", "a.d", "-MT", "a.o", "-Iinc", "-D", "N=3", "-c", "a.c"}, []string{"a.c"},
			[]string{"-Iinc", "-D", "N=3"}},
		{"modules", []string{"mpifort", "-Jmod", "-c", "a.F90"}, []string{"a.F90"}, []string{"-I", "mod"}},
		{"nothing", nil, nil, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			units := compile.Units(compile.Command{Dir: "/src", Args: c.args})
			var sources []string
			for _, u := range units {
				sources = append(sources, u.Source)
				assert.Equal(t, c.flags, u.Flags)
				assert.Equal(t, "/src", u.Dir)
			}
			assert.Equal(t, c.sources, sources)
		})
	}
}

// Pragmas of OpenMP have no effect, and code for OpenMP is still read.
func TestOpenMP(t *testing.T) {
	u := compile.Unit{Flags: []string{"-fopenmp"}, Source: "a.c", Language: compile.C}
	args := u.Args("/tmp/x", "/tmp")
	assert.Contains(t, args, "-fno-openmp")
	assert.Contains(t, args, "-D_OPENMP=201511")
	assert.NotContains(t, compile.Unit{Source: "a.c", Language: compile.C}.Args("/tmp/x", "/tmp"), "-fno-openmp")
}

func TestDatabase(t *testing.T) {
	list, err := compile.Database([]byte(`[{"directory": "/b", "command": "cc -D'A=\"x y\"' -c a\\ b.c", "file": "a b.c"}]`))
	require.NoError(t, err)
	assert.Equal(t, []compile.Command{{Dir: "/b", Args: []string{"cc", `-DA="x y"`, "-c", "a b.c"}}}, list)
	_, err = compile.Database([]byte(`[{"command": "cc 'a"}]`))
	assert.ErrorContains(t, err, "entry 1: unfinished quotation")
}

func TestMissing(t *testing.T) {
	for said, want := range map[string]string{
		"a.c:2:10: fatal error: gen/config.h: No such file or directory\n    2 | #include <gen/config.h>\n": "gen/config.h",
		"a.c:2:10: fatal error: mpi.h: No such file or directory\n":                                         "",
		"Fatal Error: Cannot open module file 'grid.mod' for reading at (1): No such file or directory\n":   "the module grid",
		"a.c:3:1: error: unknown type name 'foo'\n":                                                         "",
	} {
		name, header := compile.Missing(said)
		assert.Equal(t, want, name)
		assert.Equal(t, want == "gen/config.h", header)
	}
}

// What clang says of GCC's options, and GCC of clang's.
func TestGCCStandsIn(t *testing.T) {
	const noDumps = "clang: error: unknown argument: '-fdump-tree-original-lineno-uid'\n"
	const foreign = "gcc: error: unrecognized command-line option '-Weverything'; did you mean '-Wvariadic-macros'?\n" +
		"gcc: error: unrecognized command-line option '-stdlib=libc++'\n"
	unit := compile.Unit{Compiler: "/usr/bin/clang++-19", Flags: []string{"-O2", "-Weverything", "-stdlib=libc++"}, Language: compile.CXX}
	_, instead := unit.Instead("halo.cc:3: error: expected ';'\n")
	assert.False(t, instead)
	_, fewer := unit.WithoutRefused(foreign)
	assert.False(t, fewer, "its own compiler's words are for the user")

	byGCC, instead := unit.Instead(noDumps)
	assert.True(t, instead)
	assert.Equal(t, "g++", byGCC.Compiler)
	assert.Empty(t, byGCC.Env)
	_, instead = byGCC.Instead(noDumps)
	assert.False(t, instead, "there is no third compiler")
	known, fewer := byGCC.WithoutRefused(foreign)
	assert.True(t, fewer)
	assert.Equal(t, []string{"-O2"}, known.Flags)
	_, fewer = known.WithoutRefused(foreign)
	assert.False(t, fewer)
	assert.Len(t, unit.Flags, 3, "it stays as it is")

	wrapper := compile.Unit{Compiler: "/opt/mpich/bin/mpifort", Language: compile.Fortran}
	byGCC, instead = wrapper.Instead("flang: " + noDumps)
	assert.True(t, instead)
	assert.Equal(t, wrapper.Compiler, byGCC.Compiler)
	assert.Equal(t, []string{"MPICH_FC=gfortran", "OMPI_FC=gfortran", "I_MPI_FC=gfortran"}, byGCC.Env)
}
