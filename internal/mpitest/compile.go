package mpitest

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

// compiled remembers what this process has compiled. One lock for all keeps two
// tests from compiling the same program at once.
var compiled struct {
	sync.Mutex
	binaries map[string]string
}

// Compile compiles C sources with lib's mpicc into dir and returns the path of
// the program. Flags may be compiler options or libraries; they follow the
// sources. A second call with the same arguments in one process returns the
// program of the first.
func Compile(lib Library, dir string, sources []string, flags ...string) (string, error) {
	if len(sources) == 0 {
		return "", errors.New("no sources to compile")
	}
	args := append(append([]string{"-std=c11", "-O2", "-g", "-Wall"}, sources...), flags...)
	binary := filepath.Join(dir, binaryName(lib, sources[0], args))

	compiled.Lock()
	defer compiled.Unlock()
	if path, ok := compiled.binaries[binary]; ok {
		return path, nil
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return "", err
	}
	out, err := exec.Command(lib.Mpicc, append(args, "-o", binary)...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", lib.Mpicc, strings.Join(args, " "), err, out)
	}
	if compiled.binaries == nil {
		compiled.binaries = make(map[string]string)
	}
	compiled.binaries[binary] = binary
	return binary, nil
}

// binaryName tells programs of different libraries, sources and flags apart.
func binaryName(lib Library, source string, args []string) string {
	sum := sha256.Sum256([]byte(strings.Join(args, "\x00")))
	base := strings.TrimSuffix(filepath.Base(source), filepath.Ext(source))
	return fmt.Sprintf("%s-%s-%s", base, lib.Name, hex.EncodeToString(sum[:4]))
}
