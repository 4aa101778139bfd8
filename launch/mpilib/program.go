// Package mpilib decides which MPI library a program uses, which compiler wrapper belongs to the library,
// and where its shim is. It knows no MPI library by name: the library is the shared object
// that defines PMPI_Init. It never runs the program that it inspects.
package mpilib

import (
	"bytes"
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// entry is a function that every MPI library must define, because of the profiling interface.
const entry = "PMPI_Init"

// Kind says how a program reaches MPI.
type Kind uint8

const (
	// Foreign is a program of no known object format, a script for instance.
	Foreign Kind = iota + 1
	// NoMPI is an ELF program that loads no MPI library at its start.
	NoMPI
	// Dynamic is linked to an MPI library that is a shared object.
	Dynamic
	// Static contains the MPI library, so that nothing can be preloaded
	// before it.
	Static
)

// Program is the result of Inspect; Library is set if Kind is Dynamic.
type Program struct {
	Kind    Kind
	Library Library
}

// Inspect looks at the executable file at path, as the dynamic linker would load it with the given
// environment.
func Inspect(path string, environment []string) (Program, error) {
	file, err := elf.Open(path)
	var format *elf.FormatError
	if errors.As(err, &format) || errors.Is(err, io.EOF) {
		return Program{Kind: Foreign}, nil
	}
	if err != nil {
		return Program{}, err
	}
	defer file.Close()
	if defines(file, elf.SHT_SYMTAB) || defines(file, elf.SHT_DYNSYM) {
		return Program{Kind: Static}, nil
	}
	interpreter := interpreterIn(file)
	if interpreter == "" {
		return Program{Kind: NoMPI}, nil
	}
	objects, err := objects(interpreter, path, environment)
	if err != nil {
		return Program{}, err
	}
	program, err := firstLibrary(objects)
	if err == nil && program.Kind == Dynamic {
		err = refuseMusl(path, interpreter)
	}
	return program, err
}

// refuseMusl returns an error for an MPI program whose C library is musl: the shim is made for glibc's dynamic linker, and the program
// would crash.
func refuseMusl(path, interpreter string) error {
	if strings.HasPrefix(filepath.Base(interpreter), "ld-musl") {
		return fmt.Errorf("%s is linked to musl (%s): nastympi needs a program that is linked to glibc", path, interpreter)
	}
	return nil
}

// firstLibrary expects the objects in the order in which the dynamic linker searches them for symbols.
func firstLibrary(objects []string) (Program, error) {
	for _, object := range objects {
		library, found, err := openLibrary(object)
		if err != nil {
			return Program{}, err
		}
		if found {
			return Program{Kind: Dynamic, Library: library}, nil
		}
	}
	return Program{Kind: NoMPI}, nil
}

// interpreterOf is the dynamic linker that a program asks for; empty: none.
func interpreterOf(program string) (string, error) {
	file, err := elf.Open(program)
	if err != nil {
		return "", err
	}
	defer file.Close()
	return interpreterIn(file), nil
}

func interpreterIn(file *elf.File) string {
	for _, segment := range file.Progs {
		if segment.Type == elf.PT_INTERP {
			path, _ := io.ReadAll(segment.Open())
			return string(bytes.TrimRight(path, "\x00"))
		}
	}
	return ""
}

// objects asks the program's own dynamic linker what it would load, so that rpath, LD_LIBRARY_PATH and
// ld.so.cache count. A program that cannot be loaded has no objects: it will say why when it is started.
func objects(interpreter, path string, environment []string) ([]string, error) {
	list := exec.Command(interpreter, "--list", path)
	list.Env = WithoutPreload(environment)
	out, err := list.Output()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return nil, fmt.Errorf("cannot list the libraries of %s: %w", path, err)
	}
	return parseList(string(out)), nil
}

// parseList takes the paths out of lines such as
// "libm.so.6 => /lib/libm.so.6 (0x00007f…)" and "/lib/ld.so (0x00007f…)".
func parseList(text string) []string {
	var paths []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if _, right, arrow := strings.Cut(line, " => "); arrow {
			line = right
		}
		if end := strings.LastIndex(line, " (0x"); end > 0 && line[0] == '/' {
			paths = append(paths, line[:end])
		}
	}
	return paths
}

// WithoutPreload returns the environment without LD_PRELOAD, which is meant for MPI programs only, not for
// compilers and the dynamic linker's listing. Our own shim defines the entry, too.
func WithoutPreload(environment []string) []string {
	kept := []string{}
	for _, assignment := range environment {
		if !strings.HasPrefix(assignment, "LD_PRELOAD=") {
			kept = append(kept, assignment)
		}
	}
	return kept
}

// executable says whether path is a file that this user may run.
func executable(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0
}
