package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/test/kit/instrumented"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/racing"
)

// limit ends a run that hangs. With -prove the program runs several hundred times.
const limit = 20 * time.Minute

// measured is one library.
type measured struct {
	version  string
	programs []result
}

// result is one program with one library.
type result struct {
	racing.Program
	races []race
	// beyond are races that no comment names, twin those of the correct twin.
	beyond, twin     int
	natively, judged time.Duration
	proved           bool // -prove has tried to show the races
}

// race is one that comments name.
type race struct {
	racing.Race
	found, shown bool
}

// bench measures with one library.
type bench struct {
	mpitest.Library
	runs   int
	prove  bool
	folder string // for files
}

func (b bench) measure(ctx context.Context, programs []racing.Program) (m measured, err error) {
	if m.version, err = b.Version(ctx); err != nil {
		return m, err
	}
	for _, p := range programs {
		if !p.RunsWith(b.Library) {
			continue
		}
		r, err := b.program(ctx, p)
		if err != nil {
			return m, fmt.Errorf("%s: %s: %w", b.Name, p.File, err)
		}
		fmt.Fprintf(os.Stderr, "%s %s: %d of %d found, %d shown\n", b.Name, p.File, r.found(racing.Nothing), r.number(racing.Nothing), r.shown())
		m.programs = append(m.programs, r)
	}
	return m, nil
}

func (b bench) program(ctx context.Context, p racing.Program) (r result, err error) {
	r = result{Program: p, natively: limit, judged: limit, proved: b.prove}
	expected, err := p.Races(sources)
	if err != nil {
		return r, err
	}
	launch, err := b.launch(p)
	if err != nil {
		return r, err
	}
	var found, twin []finding.Finding
	for range b.runs {
		ended, err := b.run(ctx, launch)
		if err != nil {
			return r, err
		}
		r.natively = min(r.natively, ended.Duration)
		var took time.Duration
		if found, took, err = b.check(ctx, launch); err != nil {
			return r, err
		}
		r.judged = min(r.judged, took)
	}
	if twin, _, err = b.check(ctx, append(slices.Clone(launch), "fixed")); err != nil {
		return r, err
	}
	shown, err := b.proofs(ctx, p, launch, expected)
	if err != nil {
		return r, err
	}
	r.twin = len(twin)
	for _, e := range expected {
		is := func(d finding.Finding) bool { return isRace(d, e) }
		r.races = append(r.races, race{e, slices.ContainsFunc(found, is), slices.ContainsFunc(shown, is)})
	}
	for _, d := range found {
		if !slices.ContainsFunc(expected, func(e racing.Race) bool { return isRace(d, e) }) {
			r.beyond++
		}
	}
	return r, nil
}

// proofs are the races that -prove shows. It tries each scene for itself, if the program can play one.
func (b bench) proofs(ctx context.Context, p racing.Program, launch []string, expected []racing.Race) (shown []finding.Finding, err error) {
	if !b.prove {
		return nil, nil
	}
	launches := [][]string{launch}
	if p.PlaysOne() {
		launches = nil
		for _, e := range expected {
			launches = append(launches, append(slices.Clone(launch), e.Scene))
		}
	}
	for _, l := range launches {
		found, _, err := b.check(ctx, l, "-prove", "-reduce", "0s")
		if err != nil {
			return nil, err
		}
		for _, d := range found {
			if d.Proof.Shown() {
				shown = append(shown, d)
			}
		}
	}
	return shown, nil
}

func isRace(d finding.Finding, expected racing.Race) bool {
	r, known := racing.Of(d)
	return known && r.Is(expected)
}

// launch compiles a program, and returns the command that launches it.
func (b bench) launch(p racing.Program) ([]string, error) {
	source, err := filepath.Abs(filepath.Join(sources, p.File))
	if err != nil {
		return nil, err
	}
	line := []string{b.Mpiexec, "-n", strconv.Itoa(p.Ranks)}
	if p.Python() {
		return append(line, mpitest.Python, source), nil
	}
	var flags []string
	if p.Instrumented() {
		if flags, err = instrumented.Flags(b.Library, b.folder); err != nil {
			return nil, err
		}
	}
	program, err := mpitest.Compile(b.Library, b.folder, []string{source}, append(flags, p.Flags()...)...)
	return append(line, program), err
}

// run runs a command in the folder, since -prove leaves files.
func (b bench) run(ctx context.Context, line []string) (process.Result, error) {
	return process.Run(ctx, process.Command{Line: line, Base: append(os.Environ(), b.Env...), Dir: b.folder, Limit: limit})
}

// check returns the races that `nastympi check` finds in one run, and how long it takes.
func (b bench) check(ctx context.Context, launch []string, flags ...string) (races []finding.Finding, took time.Duration, err error) {
	nastympi, err := filepath.Abs("bin/nastympi")
	if err != nil {
		return nil, 0, err
	}
	file := filepath.Join(b.folder, "check.json")
	os.Remove(file)
	ended, err := b.run(ctx, slices.Concat([]string{nastympi, "check", "-only", "races", "-runs", "1", "-json", file}, flags, launch))
	if err != nil {
		return nil, 0, err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, 0, fmt.Errorf("%w\n%s", err, ended)
	}
	var j finding.Result
	if err := json.Unmarshal(text, &j); err != nil {
		return nil, 0, err
	}
	if j.Problem != "" || j.Status != 0 {
		return nil, 0, fmt.Errorf("status %d %s", j.Status, j.Problem)
	}
	return j.Findings, ended.Duration, nil
}

// number of races that need this, and how many of them were found.
func (r result) number(needs racing.Needs) int {
	return r.count(func(x race) bool { return x.Needs == needs })
}

func (r result) found(needs racing.Needs) int {
	return r.count(func(x race) bool { return x.Needs == needs && x.found })
}

func (r result) shown() int { return r.count(func(x race) bool { return x.shown }) }

func (r result) count(is func(race) bool) (n int) {
	for _, x := range r.races {
		if is(x) {
			n++
		}
	}
	return n
}
