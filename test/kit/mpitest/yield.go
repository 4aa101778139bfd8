package mpitest

import (
	"crypto/sha256"
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

//go:embed yield/yield.c
var yielding string

const ucx = "libucp.so.0"

// yield lets ranks that wait give their processor to others, if the library communicates by UCX as a library of its own. It puts a library in
// front of UCX's by LD_LIBRARY_PATH: programs with sanitizers want nothing in LD_PRELOAD.
func (l *Library) yield() error {
	found, err := exec.Command("gcc", "-print-file-name="+ucx).Output()
	real := strings.TrimSpace(string(found))
	if err != nil || !filepath.IsAbs(real) {
		return err // it spins
	}
	folder, err := builtBefore(real)
	if err != nil {
		return err
	}
	paths := folder
	if others := os.Getenv("LD_LIBRARY_PATH"); others != "" {
		paths += ":" + others
	}
	installed := *l
	l.installed, l.Yields = &installed, true
	l.Env = append(l.Env[:len(l.Env):len(l.Env)], "LD_LIBRARY_PATH="+paths)
	return nil
}

// AsInstalled is the library as users have it: whether a program fails natively depends on how its ranks wait.
func (l Library) AsInstalled() Library {
	if l.installed != nil {
		return *l.installed
	}
	return l
}

// builtBefore is a folder with the library that stands before UCX's. It is built once for all tests of a user.
func builtBefore(real string) (folder string, err error) {
	folder = kept(fmt.Sprintf("yield-%.6x", sha256.Sum256([]byte(yielding+real))))
	if _, err := os.Stat(folder); err == nil {
		return folder, nil
	}
	if err := os.MkdirAll(filepath.Dir(folder), 0o700); err != nil {
		return "", err
	}
	part, err := os.MkdirTemp(filepath.Dir(folder), "part-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(part)
	source, named := filepath.Join(part, "yield.c"), filepath.Join(part, "named.so")
	if err := os.WriteFile(source, []byte(yielding), 0o600); err != nil {
		return "", err
	}
	for _, arguments := range [][]string{
		{"-x", "c", os.DevNull, "-o", named, "-Wl,-soname," + real}, // so that the next one needs UCX's by its path: both have one name
		{"-O2", "-Wall", "-Wextra", source, "-o", filepath.Join(part, ucx), "-Wl,-soname," + ucx, "-Wl,--no-as-needed", named, "-ldl"},
	} {
		if out, err := exec.Command("gcc", append([]string{"-shared", "-fPIC"}, arguments...)...).CombinedOutput(); err != nil {
			return "", fmt.Errorf("gcc: %w: %s", err, out)
		}
	}
	if err := os.Rename(part, folder); err != nil {
		if _, other := os.Stat(folder); other != nil {
			return "", err
		} // else another test was faster
	}
	return folder, nil
}
