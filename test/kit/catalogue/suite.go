package catalogue

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// Suite is a checkout in which the examples are built.
type Suite struct {
	root string
	// nastympi returns the path of bin/nastympi, which it builds when missing.
	nastympi func() (string, error)
}

// Open finds the checkout above the working directory and builds the examples
// there for the given libraries.
func Open(libs []mpitest.Library) (*Suite, error) {
	root, err := FindRoot()
	if err != nil {
		return nil, err
	}
	s := &Suite{root: root}
	s.nastympi = sync.OnceValues(s.buildNastympi)
	for _, lib := range libs {
		if err := s.make("-C", "examples", "LIB="+lib.Name, "MPICC="+lib.Mpicc, "MPIFORT="+lib.Mpifort); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Root returns the checkout's top folder.
func (s *Suite) Root() string { return s.root }

// Native runs the racy program without nastympi.
func (s *Suite) Native(ctx context.Context, lib mpitest.Library, e Example) (mpitest.Result, error) {
	return mpitest.Run(ctx, s.command(lib.AsInstalled(), e, false, passLimit))
}

// Racy runs the racy program under nastympi with its default settings.
func (s *Suite) Racy(ctx context.Context, lib mpitest.Library, e Example, seed int) (mpitest.Result, error) {
	c := s.command(lib, e, false, failLimit)
	if e.Symptom == Hang {
		c.Limit, c.Together = hangLimit, true
	}
	return s.runNasty(ctx, c, nil, seed)
}

// Twin runs the correct program under nastympi.
func (s *Suite) Twin(ctx context.Context, lib mpitest.Library, e Example, setting Setting, seed int) (mpitest.Result, error) {
	return s.runNasty(ctx, s.command(lib, e, true, passLimit), setting, seed)
}

// Shows says whether a run ended as e's race does, and not in another failure.
func (e Example) Shows(r mpitest.Result) bool {
	if e.Symptom == Hang {
		return r.TimedOut()
	}
	return r.ExitCode != 0 && // or the launcher left the other ranks running
		strings.Contains(r.Stderr, e.File()+":") && strings.Contains(r.Stderr, ": got ")
}

func (s *Suite) command(lib mpitest.Library, e Example, fixed bool, limit time.Duration) mpitest.Command {
	program, args := filepath.Join(s.root, "build", "examples", lib.Name, e.Name), []string{}
	switch {
	case filepath.Ext(e.File()) == ".py":
		program, args = mpitest.Python, []string{filepath.Join(s.root, "examples", e.File())}
		if fixed {
			args = append(args, "fixed")
		}
	case fixed:
		program += "_fixed"
	}
	return mpitest.Command{
		Lib:     lib,
		Ranks:   e.Ranks,
		Program: program,
		Args:    args,
		Limit:   limit,
		// The caller's own settings would change what is measured.
		Unset: []string{"NASTY_"},
	}
}

func (s *Suite) runNasty(ctx context.Context, c mpitest.Command, setting Setting, seed int) (mpitest.Result, error) {
	nastympi, err := s.nastympi()
	if err != nil {
		return mpitest.Result{}, err
	}
	c.Wrap = []string{nastympi, "exec"}
	c.Env = append([]string{fmt.Sprintf("NASTY_SEED=%d", seed)}, setting...)
	return mpitest.Run(ctx, c)
}

func (s *Suite) buildNastympi() (string, error) {
	path := filepath.Join(s.root, "bin", "nastympi")
	if _, err := os.Stat(path); !errors.Is(err, os.ErrNotExist) {
		return path, err
	}
	return path, s.make("build")
}

func (s *Suite) make(args ...string) error {
	cmd := exec.Command("make", args...)
	cmd.Dir = s.root
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("make %s: %w\n%s", strings.Join(args, " "), err, out)
	}
	return nil
}

// FindRoot returns the nearest folder upwards that holds go.mod.
func FindRoot() (string, error) {
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
