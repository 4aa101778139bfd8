package catalogue

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/mpitest"
)

// Suite is a checkout in which nastympi and the examples are built.
type Suite struct {
	root     string
	nastympi string
}

// Open finds the checkout above the working directory, builds bin/nastympi there
// if it is missing, and the examples for the given libraries.
func Open(libs []mpitest.Library) (*Suite, error) {
	root, err := findRoot()
	if err != nil {
		return nil, err
	}
	s := &Suite{root: root, nastympi: filepath.Join(root, "bin", "nastympi")}
	if _, err := os.Stat(s.nastympi); errors.Is(err, os.ErrNotExist) {
		if err := s.make("build"); err != nil {
			return nil, err
		}
	}
	for _, lib := range libs {
		if err := s.make("-C", "examples", "LIB="+lib.Name); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Root returns the checkout's top folder.
func (s *Suite) Root() string { return s.root }

// Native runs the racy program without nastympi.
func (s *Suite) Native(ctx context.Context, lib mpitest.Library, e Example) (mpitest.Result, error) {
	return mpitest.Run(ctx, s.command(lib, e, e.Name, passLimit))
}

// Racy runs the racy program under nastympi with its default settings.
func (s *Suite) Racy(ctx context.Context, lib mpitest.Library, e Example, seed int) (mpitest.Result, error) {
	limit := passLimit
	if e.Symptom == Hang {
		limit = hangLimit
	}
	return mpitest.Run(ctx, s.nasty(s.command(lib, e, e.Name, limit), nil, seed))
}

// Twin runs the correct program under nastympi.
func (s *Suite) Twin(ctx context.Context, lib mpitest.Library, e Example, setting Setting, seed int) (mpitest.Result, error) {
	return mpitest.Run(ctx, s.nasty(s.command(lib, e, e.Name+"_fixed", passLimit), setting, seed))
}

// Shows says whether a run ended the way e's race does, rather than in some
// other failure.
func (e Example) Shows(r mpitest.Result) bool {
	if e.Symptom == Hang {
		return r.TimedOut
	}
	return !r.TimedOut && r.ExitCode != 0 &&
		strings.Contains(r.Stderr, e.Name+".c:") && strings.Contains(r.Stderr, ": got ")
}

func (s *Suite) command(lib mpitest.Library, e Example, program string, limit time.Duration) mpitest.Command {
	return mpitest.Command{
		Lib:     lib,
		Ranks:   e.Ranks,
		Program: filepath.Join(s.root, "build", "examples", lib.Name, program),
		Limit:   limit,
		// Settings of the caller's own would change what is measured.
		Unset: []string{"NASTY_"},
	}
}

func (s *Suite) nasty(c mpitest.Command, setting Setting, seed int) mpitest.Command {
	c.Wrap = []string{s.nastympi, "exec"}
	c.Env = append([]string{fmt.Sprintf("NASTY_SEED=%d", seed)}, setting...)
	return c
}

func (s *Suite) make(args ...string) error {
	cmd := exec.Command("make", args...)
	cmd.Dir = s.root
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("make %s: %w\n%s", strings.Join(args, " "), err, out)
	}
	return nil
}

// findRoot returns the nearest folder upwards that holds go.mod.
func findRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for ; ; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		if dir == filepath.Dir(dir) {
			return "", errors.New("no go.mod above the working directory: run inside the checkout")
		}
	}
}
