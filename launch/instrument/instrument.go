// Package instrument decides how a compiler is told to put a call before each load and each store of a program, runs the steps of one that
// cannot be told, and builds the small library that has these calls, once. It never runs the program, and knows no MPI library.
package instrument

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Library is the library, in a cache. Any number of processes may use it at the same time.
type Library struct {
	Folder  string // absolute; created when needed
	Sources fs.FS  // every .c file, in whatever folder, is part of the library
}

// libraryFlags compile the library. Exceptions may pass its functions, and threads end in them. Its functions are the program's own: each shared object
// has its own ones. Reports leave out callers without debug information.
const libraryFlags = "-O2 -g0 -fPIC -fexceptions -fvisibility=hidden -D_GNU_SOURCE -std=gnu11 -x c -c"

// Options go behind the arguments that a compiler is given. It may compile or link or do both.
func (l Library) Options(compiler, arguments []string) ([]string, error) {
	command, err := l.Command(compiler, arguments)
	if err != nil {
		return nil, err
	}
	return command.Words[len(compiler)+len(arguments):], nil
}

// Command is what takes the place of compiler with arguments.
func (l Library) Command(compiler, arguments []string) (Command, error) {
	if name := sanitizer(arguments); name != "" {
		return Command{}, fmt.Errorf("-fsanitize=%s cannot be combined with nastympi cc, which instruments loads and stores as -fsanitize=thread does: "+
			"leave it out, or compile without nastympi cc", name)
	}
	kind, version, err := familyOf(compiler)
	if err != nil {
		return Command{}, err
	}
	if why := kind.tooOld(version); why != "" {
		return Command{}, errors.New(why)
	}
	folder, err := l.folder(kind)
	if err != nil {
		return Command{}, err
	}
	if !exists(filepath.Join(folder, specsName)) {
		if err := l.build(kind, compiler, folder); err != nil {
			return Command{}, err
		}
	}
	options := kind.options(folder, version, arguments)
	return Command{Words: slices.Concat(compiler, arguments, options), Stepwise: kind.stepwise, pass: passOptions(version)}, nil
}

// excluded are the sanitizers that GCC and clang do not combine with ThreadSanitizer, and itself, whose library would take the
// place of nastympi's.
var excluded = []string{"thread", "address", "hwaddress", "kernel-address", "kernel-hwaddress", "leak", "memory"}

// sanitizer is one of those that arguments ask for and that are excluded; empty: none. What follows -Xclang is nastympi's.
func sanitizer(arguments []string) string {
	var on []string
	for i, argument := range arguments {
		if i > 0 && arguments[i-1] == "-Xclang" {
			continue
		}
		if list, is := strings.CutPrefix(argument, "-fsanitize="); is {
			on = append(on, strings.Split(list, ",")...)
		}
		if list, is := strings.CutPrefix(argument, "-fno-sanitize="); is {
			off := strings.Split(list, ",")
			on = slices.DeleteFunc(on, func(name string) bool { return slices.Contains(off, name) || slices.Contains(off, "all") })
		}
	}
	if i := slices.IndexFunc(excluded, func(name string) bool { return slices.Contains(on, name) }); i >= 0 {
		return excluded[i]
	}
	return ""
}

// folder is where the library for a family of compilers is, or will be.
func (l Library) folder(kind *family) (string, error) {
	hash := sha256.New()
	fmt.Fprintln(hash, kind.name, libraryFlags, kind.specs("LIBRARY"))
	err := fs.WalkDir(l.Sources, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(l.Sources, name)
		fmt.Fprintln(hash, name, len(text))
		hash.Write(text)
		return err
	})
	return filepath.Join(l.Folder, hex.EncodeToString(hash.Sum(nil)[:16])), err
}

// The files of the library. The specs are written last, in one step: if they are there, all is.
const (
	objectName = "nastyaccess.o"
	specsName  = "nastyaccess.specs"
)

// build compiles the library with the compiler itself, which may be one for another processor, unless it is for Fortran only.
func (l Library) build(kind *family, compiler []string, folder string) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	work, err := os.MkdirTemp(folder, "build-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := os.CopyFS(work, l.Sources); err != nil {
		return err
	}
	object := filepath.Join(work, objectName)
	unit, err := unit(l.Sources, work)
	if err != nil {
		return err
	}
	if kind.stepwise {
		compiler = []string{"cc"}
	}
	arguments := slices.Concat(compiler[1:], strings.Fields(libraryFlags), []string{"-I" + filepath.Join(work, "src"), "-o", object, unit})
	command := exec.Command(compiler[0], arguments...)
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("%s cannot compile the library of nastympi cc: %w\n%s", strings.Join(compiler, " "), err, output)
	}
	specs := filepath.Join(work, specsName)
	final := filepath.Join(folder, objectName)
	return errors.Join(os.WriteFile(specs, []byte(kind.specs(final)), 0o600),
		os.Rename(object, final), os.Rename(specs, filepath.Join(folder, specsName)))
}

// unit is a file that includes all C files.
func unit(sources fs.FS, folder string) (string, error) {
	var text strings.Builder
	err := fs.WalkDir(sources, ".", func(name string, _ fs.DirEntry, err error) error {
		if filepath.Ext(name) == ".c" {
			fmt.Fprintf(&text, "#include %q\n", name)
		}
		return err
	})
	path := filepath.Join(folder, "all.c")
	return path, errors.Join(err, os.WriteFile(path, []byte(text.String()), 0o600))
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
