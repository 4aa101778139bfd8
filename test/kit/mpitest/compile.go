package mpitest

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// compiled holds what this process has compiled. Its lock keeps two tests from compiling the same
// program at once.
var compiled struct {
	sync.Mutex
	binaries map[string]string
}

// Compile compiles sources into dir with lib's compiler wrapper, and returns the path of the program. All
// sources are in the language that the suffix of the first one names. Flags may be compiler options or
// libraries; they follow the sources. A second call with the same arguments in one process returns the
// same program.
func Compile(lib Library, dir string, sources []string, flags ...string) (string, error) {
	if len(sources) == 0 {
		return "", errors.New("no sources to compile")
	}
	wrapper, args, err := lib.compiler(sources[0], dir)
	if err != nil {
		return "", err
	}
	args = slices.Concat(args, []string{"-O1", "-g", "-Wall", "-pthread"}, sources, lib.linked, flags)
	binary := filepath.Join(dir, binaryName(lib, sources[0], args))

	compiled.Lock()
	defer compiled.Unlock()
	if path, ok := compiled.binaries[binary]; ok {
		return path, nil
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return "", err
	}
	out, err := exec.Command(wrapper, append(args, "-o", binary)...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", wrapper, strings.Join(args, " "), err, out)
	}
	if compiled.binaries == nil {
		compiled.binaries = make(map[string]string)
	}
	compiled.binaries[binary] = binary
	return binary, nil
}

// compiler returns the wrapper for a source's language, and its first arguments.
func (l Library) compiler(source, dir string) (wrapper string, args []string, err error) {
	var language string
	switch strings.ToLower(filepath.Ext(source)) {
	case ".f", ".f90":
		// mpif.h declares no interfaces, so buffers of two types look like an error.
		language, wrapper, args = "Fortran", l.Mpifort, []string{"-fallow-argument-mismatch", "-J", dir}
	case ".cpp":
		language, wrapper, args = "C++", l.Mpicxx, []string{"-std=c++17"}
	default:
		language, wrapper, args = "C", l.Mpicc, []string{"-std=c11"}
	}
	if wrapper == "" {
		return "", nil, fmt.Errorf("no %s compiler wrapper of %s to compile %s with: see test/scripts/need-mpi", language, l.Name, source)
	}
	return wrapper, args, nil
}

// binaryName tells programs of different libraries, sources and flags apart.
func binaryName(lib Library, source string, args []string) string {
	sum := sha256.Sum256([]byte(strings.Join(args, "\x00")))
	base := strings.TrimSuffix(filepath.Base(source), filepath.Ext(source))
	return fmt.Sprintf("%s-%s-%s", base, lib.Name, hex.EncodeToString(sum[:4]))
}
