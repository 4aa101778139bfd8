package mpilib

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// Shims is the cache of shims, one for each MPI library and version of the
// sources. Any number of processes may use it at the same time.
type Shims struct {
	Folder string // absolute; created when needed
	// Others are further caches, in which a shim is looked for before it is built: nodes may have no compiler, and may not
	// write where the shim is.
	Others  []string
	Sources func() fs.FS // every .c file, in whatever folder, is part of the shim
	Key     string       // tells the sources and their units from all others
	MPICC   string       // the compiler wrapper to use; empty: look for one
	// Unit returns the translation unit of a .c file, and the compiler's option for its optimization; nil: there is one
	// unit.
	Unit func(file string) (unit, optimize string)
	// Slow is called, in a goroutine of its own, when a build takes longer than patience; nil: nobody is told.
	Slow func(Library)
	// Busy is called before a shim is built, also by another process, and what it returns afterwards; nil: nobody is
	// told.
	Busy func() (end func())
}

// patience is how long a build may take before somebody should be told why nothing happens.
const patience = 2 * time.Second

// Path is where the library's shim is, or will be.
func (s Shims) Path(library Library) string {
	hash := sha256.New()
	fmt.Fprintln(hash, library.ID, compileFlags, linkFlags, linkLibraries, s.Key)
	return filepath.Join(s.Folder, hex.EncodeToString(hash.Sum(nil)[:16]), "nastyshim.so")
}

func (s Shims) unit(file string) (unit, optimize string) {
	if s.Unit == nil {
		return "all", "-O3"
	}
	return s.Unit(file)
}

// Get returns the path of the library's shim and builds it if need be. Of
// processes that ask at the same time one builds and the others wait, until ctx is done.
func (s Shims) Get(ctx context.Context, library Library) (string, error) {
	path := s.Path(library)
	if exists(path) {
		return path, nil
	}
	for _, folder := range s.Others {
		if other := filepath.Join(folder, strings.TrimPrefix(path, s.Folder)); exists(other) {
			return other, nil
		}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	if s.Busy != nil {
		defer s.Busy()()
	}
	unlock, err := lock(ctx, filepath.Join(filepath.Dir(path), "lock"))
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
	return path, s.build(ctx, library, path)
}

// lockPause is how long this process waits before it asks again for a lock: a build takes seconds.
const lockPause = 20 * time.Millisecond

// noLocks are the errors of file systems that have no locks. There, several processes may build at the same time, each in a
// folder of its own.
var noLocks = []error{syscall.ENOLCK, syscall.ENOSYS, syscall.EOPNOTSUPP}

// flock is replaced by tests.
var flock = syscall.Flock

// lock takes the lock file for this process; it is free again when the
// process ends, however that happens.
func lock(ctx context.Context, path string) (unlock func(), err error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	for {
		err = flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if !errors.Is(err, syscall.EINTR) && !errors.Is(err, syscall.EWOULDBLOCK) {
			break
		}
		select {
		case <-ctx.Done():
			file.Close()
			return nil, ctx.Err()
		case <-time.After(lockPause):
		}
	}
	if err != nil && !slices.ContainsFunc(noLocks, func(none error) bool { return errors.Is(err, none) }) {
		file.Close()
		return nil, fmt.Errorf("cannot lock %s: %w", path, err)
	}
	return func() { file.Close() }, nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
