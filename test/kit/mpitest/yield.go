package mpitest

import (
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

//go:embed yield/rest.h yield/ucx.c yield/sched.c
var yielding embed.FS

const ucx = "libucp.so.0"

// yield lets ranks that wait leave their processor to others. If the library communicates by UCX as a library of its own, it puts a library
// in front of UCX's by LD_LIBRARY_PATH; programs with sanitizers want nothing in LD_PRELOAD. Ranks of other libraries call sched_yield, but so take
// turns with those that work: programs are linked with another sched_yield.
func (l *Library) yield() error {
	installed := *l
	if !l.UCX {
		folder, err := built("sched", []string{"-O2", "-Wall", "-Wextra", "-fPIC", "-c", "sched.c", "-o", "sched.o"})
		l.linked = []string{filepath.Join(folder, "sched.o"), "-Wl,--export-dynamic-symbol=sched_yield"}
		l.installed = &installed
		return err
	}
	found, err := exec.Command("gcc", "-print-file-name="+ucx).Output()
	real := strings.TrimSpace(string(found))
	if err != nil || !filepath.IsAbs(real) {
		return err // it spins
	}
	folder, err := built("ucx",
		[]string{"-shared", "-x", "c", os.DevNull, "-o", "named.so", "-Wl,-soname," + real}, // so that the next one needs UCX's by its path: both have one name
		[]string{"-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "ucx.c", "-o", ucx, "-Wl,-soname," + ucx, "-Wl,--no-as-needed", "./named.so", "-ldl"})
	if err != nil {
		return err
	}
	paths := folder
	if others := os.Getenv("LD_LIBRARY_PATH"); others != "" {
		paths += ":" + others
	}
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

// built is a folder with what gcc makes of the sources in yield. It is built once for all tests of a user.
func built(name string, commands ...[]string) (folder string, err error) {
	sum := sha256.New()
	if err := fs.WalkDir(yielding, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := yielding.ReadFile(path)
		_, _ = sum.Write(text)
		return err
	}); err != nil {
		return "", err
	}
	_, _ = fmt.Fprint(sum, commands)
	folder = kept(fmt.Sprintf("yield-%s-%.6x", name, sum.Sum(nil)))
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
	sources, err := fs.Sub(yielding, "yield")
	if err != nil {
		return "", err
	}
	if err := os.CopyFS(part, sources); err != nil {
		return "", err
	}
	for _, words := range commands {
		gcc := exec.Command("gcc", words...)
		gcc.Dir = part
		if out, err := gcc.CombinedOutput(); err != nil {
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
