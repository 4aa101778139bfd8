package mpilib

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// shimFlags go between the compiler wrapper and the C file, shimLibraries
// follow it. -I.: sources include each other by their path from the top folder. -z now: the loader binds
// functions at once, as later it would need 3 KB on stacks of the program that may have less.
// -g1: lines and functions are enough for a debugger, and -g takes a fifth more time. A change of either builds every
// shim anew.
const (
	shimFlags     = "-O3 -g1 -fPIC -fexceptions -D_GNU_SOURCE -shared -Wl,-z,now -fvisibility=hidden -ftls-model=initial-exec -std=gnu11 -Wall -I."
	shimLibraries = "-ldl -lpthread"
)

// Shims is the cache of shims, one for each MPI library and version of the
// sources. Any number of processes may use it at the same time.
type Shims struct {
	Folder  string // absolute; created when needed
	Sources fs.FS  // every .c file, in whatever folder, is part of the shim
	MPICC   string // the compiler wrapper to use; empty: look for one
	// Slow is called, in a goroutine of its own, when a build takes longer than patience; nil: nobody is told.
	Slow func(Library)
}

// patience is how long a build may take before somebody should be told why nothing happens.
const patience = 2 * time.Second

// sumTable: processors have an instruction for this polynomial. A cryptographic sum of all sources would take most
// of the time in which a program is started.
var sumTable = crc32.MakeTable(crc32.Castagnoli)

// Path is where the library's shim is, or will be.
func (s Shims) Path(library Library) (string, error) {
	hash := sha256.New()
	fmt.Fprintln(hash, library.ID, shimFlags, shimLibraries)
	names, err := s.files()
	if err != nil {
		return "", err
	}
	for _, name := range names {
		text, err := fs.ReadFile(s.Sources, name)
		if err != nil {
			return "", err
		}
		fmt.Fprintln(hash, name, len(text), crc32.Checksum(text, sumTable))
	}
	return filepath.Join(s.Folder, hex.EncodeToString(hash.Sum(nil)[:16]), "nastyshim.so"), nil
}

// files are the paths of the C files and headers, in lexical order.
func (s Shims) files() (names []string, err error) {
	err = fs.WalkDir(s.Sources, ".", func(name string, _ fs.DirEntry, err error) error {
		if ext := filepath.Ext(name); ext == ".c" || ext == ".h" {
			names = append(names, name)
		}
		return err
	})
	return names, err
}

// Get returns the path of the library's shim and builds it if need be. Of
// processes that ask at the same time one builds and the others wait.
func (s Shims) Get(library Library) (string, error) {
	path, err := s.Path(library)
	if err != nil || exists(path) {
		return path, err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	unlock, err := lock(filepath.Join(filepath.Dir(path), "lock"))
	if err != nil {
		return "", err
	}
	defer unlock()
	if exists(path) { // built while this process waited
		return path, nil
	}
	if s.Slow != nil {
		defer time.AfterFunc(patience, func() { s.Slow(library) }).Stop()
	}
	return path, s.build(library, path)
}

// build leaves either a complete shim or a log that says why there is none.
func (s Shims) build(library Library, path string) error {
	wrapper, err := FindCompiler(library, s.MPICC)
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp(filepath.Dir(path), "build-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	arguments, err := s.unpack(folder)
	if err != nil {
		return err
	}
	if output, err := compile(folder, wrapper, arguments...); err != nil {
		return failed(library, wrapper, arguments, logFile(path), output, err)
	}
	os.Remove(logFile(path)) // of an earlier failure
	return os.Rename(filepath.Join(folder, "nastyshim.so"), path)
}

// unpack writes the sources into the folder and returns how to compile them: as
// one translation unit, which saves a recorded call a sixth of its time.
func (s Shims) unpack(folder string) (arguments []string, err error) {
	names, err := s.files()
	var unit strings.Builder
	for _, name := range names {
		err = errors.Join(err, s.copyFile(name, folder))
		if filepath.Ext(name) == ".c" {
			fmt.Fprintf(&unit, "#include %q\n", name)
		}
	}
	const all = "all.c"
	err = errors.Join(err, os.WriteFile(filepath.Join(folder, all), []byte(unit.String()), 0o600))
	arguments = append(strings.Fields(shimFlags), "-o", "nastyshim.so", all)
	return append(arguments, strings.Fields(shimLibraries)...), err
}

// copyFile writes one source to the same place below the folder.
func (s Shims) copyFile(name, folder string) error {
	text, err := fs.ReadFile(s.Sources, name)
	if err != nil {
		return err
	}
	to := filepath.Join(folder, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o600)
}

func failed(library Library, wrapper string, arguments []string, log string, output []byte, cause error) error {
	text := fmt.Sprintf("%s %s\n%s\n%s\n", wrapper, strings.Join(arguments, " "), output, cause)
	where := "output in " + log
	if err := os.WriteFile(log, []byte(text), 0o600); err != nil {
		where = "cannot write its output: " + err.Error()
	}
	return fmt.Errorf("%s failed to compile the shim for %s: %s (%s)", wrapper, library.Path, firstLine(output, cause), where)
}

func logFile(shim string) string { return strings.TrimSuffix(shim, ".so") + ".log" }

// lock takes the lock file for this process; it is free again when the
// process ends, however that happens.
func lock(path string) (unlock func(), err error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	for {
		err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX)
		if !errors.Is(err, syscall.EINTR) {
			break
		}
	}
	if err != nil {
		file.Close()
		return nil, fmt.Errorf("cannot lock %s: %w", path, err)
	}
	return func() { file.Close() }, nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
