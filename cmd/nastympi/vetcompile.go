package main

import (
	"bytes"
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/nastympi/nastympi/vet/compile"
	"github.com/nastympi/nastympi/vet/gimple"
	"github.com/nastympi/nastympi/vet/ir"
	"github.com/nastympi/nastympi/vet/layout"
)

// wrappers are MPI's compilers for a language, in the order of preference.
var wrappers = map[compile.Language][]string{
	compile.C:       {"mpicc"},
	compile.CXX:     {"mpicxx", "mpic++", "mpiCC"},
	compile.Fortran: {"mpifort", "mpif90", "mpif08"},
}

// fileUnits are the compilations of files with the compilers of one MPI library.
func fileUnits(files, flags []string) ([]compile.Unit, error) {
	settings, err := load()
	if err != nil {
		return nil, err
	}
	var units []compile.Unit
	for _, file := range files {
		language := compile.LanguageOf(file)
		compiler, err := wrapperFor(language, settings.Mpicc)
		if err != nil {
			return nil, err
		}
		units = append(units, compile.Unit{Dir: here(), Compiler: compiler, Flags: flags, Source: file, Language: language})
	}
	return units, nil
}

// wrapperFor finds the compiler of a language: beside mpicc if NASTY_MPICC names that, and else in PATH.
func wrapperFor(language compile.Language, mpicc string) (string, error) {
	for _, name := range wrappers[language] {
		if mpicc != "" {
			name = filepath.Join(filepath.Dir(mpicc), strings.Replace(filepath.Base(mpicc), "mpicc", name, 1))
		}
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("vet: no compiler %s found (set NASTY_MPICC=/path/to/mpicc, or PATH)", strings.Join(wrappers[language], ", "))
}

// compiled is what became of a unit.
type compiled struct {
	unit    *ir.Unit
	err     error
	said    string   // by the compiler
	missing []string // headers, or a module
	byGCC   bool     // the program's own compiler writes no dumps
}

// unread is a source file that could not be compiled.
type unread struct {
	source  string
	missing []string // headers, or a module
}

func (u unread) String() string {
	return u.source + " could not be compiled" + without(u.missing) + ", and was not read"
}

// without names what a compiler did not find.
func without(missing []string) string {
	if len(missing) == 0 {
		return ""
	}
	return " without " + strings.Join(missing, ", ")
}

// compileAll compiles units, and reads what the compiler wrote. It returns those that it could read, and what became of the
// others, whose errors the compiler has shown.
func compileAll(units []compile.Unit, folder string, verbose bool) (program []*ir.Unit, failed []unread) {
	results := make([]compiled, len(units))
	var fortran []int
	var group sync.WaitGroup
	free := make(chan bool, runtime.NumCPU())
	for i, u := range units {
		if u.Language == compile.Fortran { // needs the modules of others
			fortran = append(fortran, i)
			continue
		}
		group.Go(func() {
			free <- true
			results[i] = compileUnit(u, filepath.Join(folder, fmt.Sprint(i)), folder, verbose)
			<-free
		})
	}
	group.Wait()
	compileFortran(units, fortran, results, folder, verbose)
	if i := slices.IndexFunc(results, func(r compiled) bool { return r.byGCC }); i >= 0 {
		say("note", fmt.Sprintf("%s writes no dumps that vet reads: GCC compiles the program instead", units[i].Compiler))
	}
	for i, r := range results {
		if r.err == nil {
			program = append(program, r.unit)
			continue
		}
		failed = append(failed, unread{units[i].Source, r.missing})
		fmt.Fprint(os.Stderr, r.said)
		if r.said == "" {
			say("error", r.err.Error())
		}
	}
	return program, failed
}

// compileFortran compiles in the given order, and then again what lacked a module of a later file.
func compileFortran(units []compile.Unit, left []int, results []compiled, folder string, verbose bool) {
	for progress := true; progress && len(left) > 0; {
		progress = false
		var again []int
		for _, i := range left {
			results[i] = compileUnit(units[i], filepath.Join(folder, fmt.Sprint(i)), folder, verbose)
			if results[i].err != nil {
				again = append(again, i)
			} else {
				progress = true
			}
		}
		left = again
	}
}

func compileUnit(u compile.Unit, folder, modules string, verbose bool) compiled {
	stubs := filepath.Join(folder, "stubs")
	if err := os.MkdirAll(stubs, 0o755); err != nil {
		return compiled{err: err}
	}
	defer os.RemoveAll(folder)
	search := "-idirafter" // after all folders with headers
	if u.Language == compile.Fortran {
		search = "-I" // also for its include statement
	}
	var r compiled
	for {
		err := runCompiler(u, append(u.Args(folder, modules), search, stubs), &r, verbose)
		if err == nil {
			break
		}
		r.err = fmt.Errorf("%s: %w", u.Compiler, err)
		if instead, refused := u.Instead(r.said); refused {
			u, r.byGCC = instead, true
			continue
		}
		if left, fewer := u.WithoutRefused(r.said); fewer {
			u = left
			continue
		}
		missing, header := compile.Missing(r.said)
		if missing == "" || slices.Contains(r.missing, missing) {
			return r
		}
		r.missing = append(r.missing, missing)
		if !header || len(r.missing) > maxStubs || !emptyFile(stubs, missing) {
			return r
		}
	}
	r.unit, r.err = readUnit(u, folder)
	if r.unit != nil {
		r.unit.Missing = r.missing
	}
	return r
}

// maxStubs bounds the headers that are taken for empty in a file.
const maxStubs = 32

// emptyFile makes an empty header. A name that leads out of the folder has none.
func emptyFile(folder, name string) bool {
	if !filepath.IsLocal(name) {
		return false
	}
	path := filepath.Join(folder, name)
	return os.MkdirAll(filepath.Dir(path), 0o755) == nil && os.WriteFile(path, nil, 0o600) == nil
}

func runCompiler(u compile.Unit, args []string, r *compiled, verbose bool) error {
	command := exec.Command(u.Compiler, args...)
	command.Dir = u.Dir
	command.Env = slices.Concat(os.Environ(), u.Env, []string{"LC_ALL=C"}) // package compile reads what it says
	if verbose {
		say("note", strings.Join(command.Args, " "))
	}
	var said bytes.Buffer
	command.Stdout, command.Stderr = &said, &said
	err := command.Run()
	r.said = said.String()
	return err
}

// readUnit reads the dumps and the debug information of a unit.
func readUnit(u compile.Unit, folder string) (*ir.Unit, error) {
	object := filepath.Join(folder, "unit.o")
	d := gimple.Dumps{Source: u.Source, Dir: u.Dir, Fortran: u.Language == compile.Fortran}
	for pattern, text := range map[string]*string{"*.ssa": &d.SSA, "*.original": &d.Original} {
		names, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil {
			return nil, err
		}
		if len(names) == 0 && madeByGCC(object) { // no function is in it
			continue
		}
		if len(names) == 0 {
			return nil, fmt.Errorf("%s: %s wrote no dump (want gcc, g++ or gfortran, or an MPI compiler that calls them)", u.Source, u.Compiler)
		}
		content, err := os.ReadFile(names[0])
		if err != nil {
			return nil, err
		}
		*text = string(content)
	}
	unit := gimple.Read(d)
	types, err := readTypes(object)
	if err != nil {
		return nil, fmt.Errorf("%s: debug information: %w", u.Source, err)
	}
	unit.Types = types
	return unit, nil
}

// madeByGCC says whether gcc or a compiler of its family made an object file.
func madeByGCC(object string) bool {
	file, err := elf.Open(object)
	if err != nil {
		return false
	}
	defer file.Close()
	section := file.Section(".comment")
	if section == nil {
		return false
	}
	text, err := section.Data()
	return err == nil && bytes.Contains(text, []byte("GCC: ("))
}

func readTypes(object string) (*layout.Info, error) {
	file, err := elf.Open(object)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return layout.Read(file)
}
