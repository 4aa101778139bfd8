package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/vet/compile"
)

// watched are the names under which builds call compilers: of GCC and LLVM, of vendors, and of MPI libraries.
var watched = []string{
	"cc", "c++", "gcc", "g++", "gfortran", "f77", "f90", "f95", "clang", "clang++", "flang", "flang-new",
	"icc", "icpc", "icx", "icpx", "ifort", "ifx", "nvc", "nvc++", "nvfortran", "pgcc", "pgc++", "pgfortran",
	"amdclang", "amdclang++", "amdflang", "armclang", "armclang++", "armflang", "CC", "ftn",
	"mpicc", "mpicxx", "mpic++", "mpiCC", "mpif77", "mpif90", "mpif08", "mpifort",
	"mpiicc", "mpiicpc", "mpiicx", "mpiicpx", "mpiifort", "mpiifx", "mpigcc", "mpigxx",
}

// compilerName is one of these names, perhaps with the machine that it compiles for, with its version, and with the MPI library:
// "x86_64-linux-gnu-gcc-12", "mpicc.mpich".
var compilerName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([\w.]+-)*(` + strings.Join(quoted(watched), "|") + `)(-[\d.]+)?(\.[a-z]\w*)?$`)
})

func quoted(names []string) (list []string) {
	for _, name := range names {
		list = append(list, regexp.QuoteMeta(name))
	}
	return list
}

// compilersIn finds the compilers in the folders of a PATH, by the names by which they are called. The first folder counts.
func compilersIn(path string) map[string]string {
	found := map[string]string{}
	for _, folder := range filepath.SplitList(path) {
		folder, err := filepath.Abs(folder)
		if err != nil {
			continue
		}
		files, _ := os.ReadDir(folder) // a shell passes over what it cannot read, too
		for _, file := range files {
			name := file.Name()
			if found[name] != "" || !compilerName().MatchString(name) {
				continue
			}
			if compiler, err := exec.LookPath(filepath.Join(folder, name)); err == nil {
				found[name] = compiler
			}
		}
	}
	return found
}

// watcher is the script that stands for a compiler: it notes the folder and the arguments in a file of its own, and
// becomes the compiler. Compilers that this one calls are not watched.
const watcher = `#!/bin/sh
printf '%%s\0' "$PWD" %[1]s "$@" >%[2]s/$$.command
PATH=%[3]s
exec %[1]s "$@"
`

// watchBuild runs a command that builds, and returns the commands of the compilers that it found in PATH.
func watchBuild(command []string, folder string) ([]compile.Command, error) {
	scripts, notes := filepath.Join(folder, "bin"), filepath.Join(folder, "commands")
	for _, dir := range []string{scripts, notes} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return nil, err
		}
	}
	path := os.Getenv("PATH")
	for name, compiler := range compilersIn(path) {
		script := fmt.Sprintf(watcher, shell.Quote(compiler), shell.Quote(notes), shell.Quote(path))
		if err := os.WriteFile(filepath.Join(scripts, name), []byte(script), 0o755); err != nil {
			return nil, err
		}
	}
	build := exec.Command(command[0], command[1:]...)
	build.Stdin, build.Stdout, build.Stderr = os.Stdin, os.Stderr, os.Stderr
	build.Env = append(os.Environ(), "PATH="+scripts+string(filepath.ListSeparator)+path)
	if err := build.Run(); err != nil {
		return nil, fmt.Errorf("vet: %s: %w", strings.Join(command, " "), err)
	}
	return readWatched(notes)
}

// readWatched reads what the scripts noted, the first one first: later compilations may need modules of earlier ones.
func readWatched(folder string) ([]compile.Command, error) {
	files, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	times := map[string]int64{}
	for _, file := range files {
		if info, err := file.Info(); err == nil {
			times[file.Name()] = info.ModTime().UnixNano()
		}
	}
	slices.SortStableFunc(files, func(a, b os.DirEntry) int { return cmp.Compare(times[a.Name()], times[b.Name()]) })
	var list []compile.Command
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join(folder, file.Name()))
		if err != nil {
			return nil, err
		}
		words := strings.Split(strings.TrimSuffix(string(text), "\x00"), "\x00")
		list = append(list, compile.Command{Dir: words[0], Args: words[1:]})
	}
	if len(list) == 0 {
		return nil, errors.New("vet: the build called no compiler in PATH (is everything up to date? If it names compilers by " +
			"their full paths, as CMake does, use -p compile_commands.json)")
	}
	return list, nil
}
