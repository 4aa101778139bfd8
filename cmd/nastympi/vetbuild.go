package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/vet/compile"
)

// watched are the names under which builds call compilers.
var watched = []string{"mpicc", "mpicxx", "mpic++", "mpiCC", "mpif77", "mpif90", "mpif08", "mpifort", "cc", "gcc", "c++", "g++", "gfortran", "f77", "f95", "clang", "clang++", "flang"}

// suffixes of compilers of MPI libraries that are installed beside each other.
var suffixes = []string{"", ".mpich", ".openmpi"}

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
	for _, name := range watched {
		for _, suffix := range suffixes {
			compiler, err := exec.LookPath(name + suffix)
			if err != nil {
				continue
			}
			script := fmt.Sprintf(watcher, shell.Quote(compiler), shell.Quote(notes), shell.Quote(path))
			if err := os.WriteFile(filepath.Join(scripts, name+suffix), []byte(script), 0o755); err != nil {
				return nil, err
			}
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
