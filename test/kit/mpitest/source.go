package mpitest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// source is where a library comes from.
type source interface {
	// tools are mpicc, mpiexec and whatever else of mpicxx and mpifort it has, each
	// with its path or its name in PATH.
	tools() map[string]string
	// missing is the line by which test/scripts/need-mpi installs what is missing.
	missing() string
	// pinned is its version; empty: that of the system.
	pinned() string
	// String says how a user would install it.
	String() string
}

// debian packages put their tools into PATH, under names of their own.
type debian struct {
	packages []string
	suffix   string
}

func (d debian) tools() map[string]string {
	tools := map[string]string{}
	for _, tool := range []string{"mpicc", "mpicxx", "mpifort", "mpiexec"} {
		tools[tool] = tool + d.suffix
	}
	return tools
}

func (d debian) missing() string { return "apt " + strings.Join(d.packages, " ") }

func (d debian) pinned() string { return "" }

func (d debian) String() string {
	return "install the Debian packages " + strings.Join(d.packages, " ")
}

// wheels are pinned packages of Python's package index, installed into a folder of their own. They have
// no Fortran.
type wheels struct {
	requirements []string
	suffix       string // of the compiler wrappers' names
}

func (w wheels) tools() map[string]string {
	bin := filepath.Join(w.folder(), "bin")
	return map[string]string{
		"mpicc":   filepath.Join(bin, "mpicc"+w.suffix),
		"mpicxx":  filepath.Join(bin, "mpicxx"+w.suffix),
		"mpiexec": filepath.Join(bin, "mpiexec"),
	}
}

func (w wheels) missing() string {
	return "pip " + w.folder() + " " + strings.Join(w.requirements, " ")
}

func (w wheels) pinned() string {
	_, version, _ := strings.Cut(w.requirements[0], "==")
	return version
}

func (w wheels) String() string {
	return fmt.Sprintf("run test/scripts/need-mpi, which installs %s into %s", strings.Join(w.requirements, " "), w.folder())
}

// folder has the version in its name, so that a new pin is a new installation.
func (w wheels) folder() string { return kept(strings.ReplaceAll(w.requirements[0], "==", "-")) }

// kept is a folder of that name, in which what tests need stays for later ones.
func kept(name string) string {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir() // there is no home
	}
	return filepath.Join(cache, "nastympi-mpi", name)
}

// Missing returns a line for each wanted library that is not installed, from which test/scripts/need-mpi
// installs it: "apt PACKAGE…" or "pip FOLDER REQUIREMENT…".
func Missing() ([]string, error) {
	libs, err := Wanted()
	if err != nil {
		return nil, err
	}
	var lines []string
	for _, lib := range libs {
		line := lib.source.missing()
		for _, path := range lib.source.tools() {
			if _, err := exec.LookPath(path); err != nil && !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	return lines, nil
}
