// Package compile says how the sources of a program are compiled again so that the compiler writes what
// vet reads: from files on a command line, from compile_commands.json, or from the commands of a build.
// It starts nothing and reads no files.
package compile

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/vet/gimple"
)

// Language of a source file.
type Language uint8

// The languages.
const (
	None Language = iota // no source file
	C
	CXX
	Fortran
)

var languages = map[string]Language{".c": C,
	".cc": CXX, ".cpp": CXX, ".cxx": CXX, ".c++": CXX, ".cp": CXX, ".C": CXX,
	".f": Fortran, ".for": Fortran, ".ftn": Fortran, ".f90": Fortran, ".f95": Fortran, ".f03": Fortran, ".f08": Fortran,
	".F": Fortran, ".FOR": Fortran, ".FTN": Fortran, ".fpp": Fortran, ".FPP": Fortran, ".F90": Fortran, ".F95": Fortran, ".F03": Fortran, ".F08": Fortran}

// LanguageOf a file, by its name.
func LanguageOf(file string) Language { return languages[filepath.Ext(file)] }

// Unit is one compilation.
type Unit struct {
	Dir      string // in which the compiler runs
	Compiler string
	Flags    []string // of the user, without those that name files to be written
	Source   string
	Language Language
	Env      []string // NAME=value settings of the compiler
	ByGCC    bool     // in place of the program's own compiler
}

// Command is what a build executed.
type Command struct {
	Dir  string   `json:"directory"`
	Args []string `json:"arguments"`
}

// withValue are options whose value is the next argument. The value true says that vet leaves them out.
var withValue = map[string]bool{"-o": true, "-MF": true, "-MT": true, "-MQ": true, "-J": true, "-dumpdir": true, "-dumpbase": true,
	"-x": false, "-I": false, "-D": false, "-U": false, "-include": false, "-imacros": false, "-isystem": false,
	"-iquote": false, "-idirafter": false, "-isysroot": false, "--param": false, "-L": true, "-l": true, "-T": true,
	"-u": true, "-z": true, "-Xlinker": true, "-Xassembler": true, "-Xpreprocessor": false, "-aux-info": true,
	"-Xclang": true, "-Xflang": true, "-mllvm": true, "-target": true} // LLVM's own

// leftOut are options without a separate value that vet leaves out: what to do, and where to write it.
func leftOut(option string) bool {
	switch option {
	case "-c", "-S", "-E", "-M", "-MM", "-MD", "-MMD", "-MP", "-MG", "-pipe", "-save-temps", "-fsyntax-only":
		return true
	}
	for _, prefix := range []string{"-o", "-save-temps=", "-fdump-", "-l", "-L", "-Wl,", "-Wa,", "-MF", "-MT", "-MQ", "-flto", "--target="} {
		if strings.HasPrefix(option, prefix) {
			return true
		}
	}
	return false
}

// Units are the compilations of a command: none if it only links.
func Units(c Command) []Unit {
	if len(c.Args) == 0 {
		return nil
	}
	var flags, sources []string
	for i := 1; i < len(c.Args); i++ {
		option := c.Args[i]
		left, hasValue := withValue[option]
		switch {
		case hasValue && i+1 < len(c.Args):
			i++
			if option == "-J" { // modules of earlier compilations
				flags = append(flags, "-I", c.Args[i])
			}
			if !left {
				flags = append(flags, option, c.Args[i])
			}
		case strings.HasPrefix(option, "-J"):
			flags = append(flags, "-I", option[len("-J"):])
		case strings.HasPrefix(option, "-"):
			if !leftOut(option) {
				flags = append(flags, option)
			}
		case LanguageOf(option) != None:
			sources = append(sources, option)
		}
	}
	var units []Unit
	for _, s := range sources {
		units = append(units, Unit{Dir: c.Dir, Compiler: c.Args[0], Flags: flags, Source: s, Language: LanguageOf(s)})
	}
	return units
}

// Args are the arguments with which the compiler writes its dumps into folder. They come after the
// user's: nothing is optimized, and pragmas of OpenMP have no effect, so that their regions are the code in them.
func (u Unit) Args(folder, modules string) []string {
	args := slices.Clone(u.Flags)
	args = append(args, gimple.Options...)
	args = append(args, "-w", "-gno-split-dwarf", "-fno-lto")
	if slices.ContainsFunc(u.Flags, func(s string) bool { return strings.HasPrefix(s, "-fopenmp") }) {
		args = append(args, "-fno-openmp", "-fno-openmp-simd", "-D_OPENMP=201511")
	}
	if u.Language == Fortran {
		args = append(args, "-J", modules)
	}
	return append(args, "-dumpdir", folder+string(filepath.Separator), "-c", u.Source, "-o", filepath.Join(folder, "unit.o"))
}

// Database reads compile_commands.json.
func Database(text []byte) ([]Command, error) {
	var entries []struct {
		Command
		Line string `json:"command"`
	}
	if err := json.Unmarshal(text, &entries); err != nil {
		return nil, err
	}
	var list []Command
	for i, e := range entries {
		if len(e.Args) == 0 {
			words, err := shell.Split(e.Line)
			if err != nil {
				return nil, fmt.Errorf("entry %d: %w", i+1, err)
			}
			e.Args = words
		}
		list = append(list, e.Command)
	}
	return list, nil
}

// notFound is how gcc, g++ and gfortran say that a header or a module is missing.
var notFound = regexp.MustCompile(`(?m)(?:fatal error: (\S+): No such file|Fatal Error: Cannot open module file ['‘](\S+?)\.mod['’]|Cannot open included file ['‘](\S+?)['’])`)

// Missing is what a compiler did not find, by what it said: a header, or a module of Fortran; empty: something else is wrong.
// The header of MPI is never missing for a compiler of MPI.
func Missing(said string) (name string, header bool) {
	m := notFound.FindStringSubmatch(said)
	switch {
	case m == nil || m[1] == "mpi.h" || m[3] == "mpif.h":
		return "", false
	case m[2] != "":
		return "the module " + m[2], false
	}
	return m[1] + m[3], true
}

// gcc has the compilers of GCC by language.
var gcc = map[Language]string{C: "gcc", CXX: "g++", Fortran: "gfortran"}

// wrapped are the variables that tell MPI's compilers which compiler to call, by language: MPICH's, Open MPI's and Intel MPI's.
var wrapped = map[Language][]string{
	C:       {"MPICH_CC", "OMPI_CC", "I_MPI_CC"},
	CXX:     {"MPICH_CXX", "OMPI_CXX", "I_MPI_CXX"},
	Fortran: {"MPICH_FC", "OMPI_FC", "I_MPI_FC"},
}

// Instead is how GCC compiles the unit if the program's own compiler has refused to write dumps, by what it said. One of MPI's compilers
// then calls GCC, and any other is replaced by it.
func (u Unit) Instead(said string) (Unit, bool) {
	if u.ByGCC || !strings.Contains(said, "-fdump-tree-") {
		return u, false
	}
	u.ByGCC = true
	if !strings.HasPrefix(filepath.Base(u.Compiler), "mpi") {
		u.Compiler = gcc[u.Language]
		return u, true
	}
	for _, variable := range wrapped[u.Language] {
		u.Env = append(u.Env, variable+"="+gcc[u.Language])
	}
	return u, true
}

// refused is how GCC says that it does not know an option.
var refused = regexp.MustCompile(`unrecognized command-line option ['‘](\S+?)['’]`)

// WithoutRefused is the unit without the options that GCC has refused, by what it said, if these are another compiler's.
func (u Unit) WithoutRefused(said string) (Unit, bool) {
	before := len(u.Flags)
	for _, m := range refused.FindAllStringSubmatch(said, -1) {
		u.Flags = slices.DeleteFunc(slices.Clone(u.Flags), func(flag string) bool { return flag == m[1] })
	}
	return u, u.ByGCC && len(u.Flags) < before
}
