package mpilib

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// compileFlags follow the level of optimization of a unit. -I.: sources include each other by their path from the top
// folder. -g1: lines and functions are enough for a debugger, and -g takes a fifth more time. -z now: the loader binds
// functions at once, as later it would need 3 KB on stacks of the program that may have less. A change of any builds
// every shim anew.
const (
	compileFlags  = "-g1 -fPIC -fexceptions -D_GNU_SOURCE -fvisibility=hidden -ftls-model=initial-exec -std=gnu11 -Wall -Wextra -I. -c"
	linkFlags     = "-shared -Wl,-z,now"
	linkLibraries = "-ldl -lpthread"
)

// buildFolders are the folders of builds in progress on this node, beside the shim. Locks need not hold between nodes.
func buildFolders() string {
	host, err := os.Hostname()
	if err != nil {
		host = "unknown"
	}
	return "build-" + host + "-"
}

// build leaves either a complete shim or a log that says why there is none.
func (s Shims) build(ctx context.Context, library Library, path string) error {
	removeAbandoned(filepath.Dir(path))
	wrapper, err := FindCompiler(ctx, library, s.MPICC)
	if err != nil {
		return err
	}
	shop, err := openWorkshop(filepath.Dir(path), buildFolders())
	if err != nil {
		return err
	}
	defer shop.close()
	units, err := s.unpack(shop.folder)
	if err != nil {
		return err
	}
	if err := compileAll(ctx, shop, wrapper, units); err != nil {
		return failed(library, wrapper, logFile(path), err)
	}
	os.Remove(logFile(path)) // of an earlier failure
	return os.Rename(filepath.Join(shop.folder, "nastyshim.so"), path)
}

// removeAbandoned removes what builds of this node left when it was switched off. Its caller has the lock.
func removeAbandoned(folder string) {
	left, _ := filepath.Glob(filepath.Join(folder, buildFolders()+"*")) // the pattern is good
	for _, path := range left {
		os.RemoveAll(path)
	}
}

// compilation is one start of a compiler that failed.
type compilation struct {
	arguments []string
	output    []byte
	cause     error
}

func (c *compilation) Error() string { return lastError(c.output, c.cause) }
func (c *compilation) Unwrap() error { return c.cause }

// compileAll compiles units, as many at a time as there are processors, and links them.
func compileAll(ctx context.Context, shop *workshop, wrapper string, units []unit) error {
	run := func(arguments []string) error {
		if output, err := shop.run(ctx, wrapper, arguments...); err != nil {
			return &compilation{arguments, output, err}
		}
		return nil
	}
	free, errs := make(chan bool, max(1, shop.processors.Count())), make([]error, len(units))
	var all sync.WaitGroup
	link := append(strings.Fields(linkFlags), "-o", "nastyshim.so")
	for i, u := range units {
		link = append(link, u.name+".o")
		free <- true
		all.Go(func() {
			errs[i] = run(append(strings.Fields(u.optimize+" "+compileFlags), u.name+".c"))
			<-free
		})
	}
	all.Wait()
	if err := cmp.Or(errs...); err != nil {
		return err
	}
	return run(append(link, strings.Fields(linkLibraries)...))
}

// unit is a translation unit.
type unit struct{ name, optimize string }

// unpack writes the sources and the units into the folder.
func (s Shims) unpack(folder string) (units []unit, err error) {
	sources, text := s.Sources(), map[unit]string{}
	err = fs.WalkDir(sources, ".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".c" {
			return err
		}
		var u unit
		u.name, u.optimize = s.unit(name)
		u.name = "unit-" + u.name
		if text[u] == "" {
			units = append(units, u)
		}
		text[u] += fmt.Sprintf("#include %q\n", name)
		return nil
	})
	err = errors.Join(err, os.CopyFS(folder, sources))
	for _, u := range units {
		err = errors.Join(err, os.WriteFile(filepath.Join(folder, u.name+".c"), []byte(text[u]), 0o600))
	}
	return units, err
}

func failed(library Library, wrapper string, log string, err error) error {
	var c *compilation
	if !errors.As(err, &c) || errors.Is(err, context.Canceled) {
		return err
	}
	text := fmt.Sprintf("%s %s\n%s\n%s\n", wrapper, strings.Join(c.arguments, " "), c.output, c.cause)
	where := "output in " + log
	if err := os.WriteFile(log, []byte(text), 0o600); err != nil {
		where = "cannot write its output: " + err.Error()
	}
	return fmt.Errorf("%s failed to compile the shim for %s: %w (%s)", wrapper, library.Path, err, where)
}

func logFile(shim string) string { return strings.TrimSuffix(shim, ".so") + ".log" }
