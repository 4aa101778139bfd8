package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/run"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// measurement is what one library shows.
type measurement struct {
	lib    mpitest.Library
	tests  []examined
	bounds run.Bounds
	seed   int
	folder string

	rows      []row
	seen      map[string]bool // reachable outcomes, by any setting so far
	forbidden []string
	unreached []string
	version   string
}

// row is what one setting shows.
type row struct {
	setting string
	runs    int
	first   []int // of each reachable outcome that was seen: after how many runs of its test
	fresh   int   // of those, how many no earlier setting had shown
	beyond  int   // outcomes that MPI allows, but scheduling does not reach
	all     int   // seen by now
}

func (m *measurement) run() error {
	m.seen = map[string]bool{}
	var err error
	if m.version, err = m.lib.Version(context.Background()); err != nil {
		return err
	}
	source, err := run.WriteSources(m.folder)
	if err != nil {
		return err
	}
	program, err := mpitest.Compile(m.lib, m.folder, []string{source}, "-std=gnu11")
	if err != nil {
		return err
	}
	settings := append([]run.Setting{{Name: "natively", Vars: []string{"ENABLED=0"}}}, run.Settings...)
	for i, setting := range settings {
		r := row{setting: setting.Name}
		beyond := map[string]bool{}
		for ranks := 1; ranks <= 4; ranks++ {
			if err := m.launch(program, ranks, i, setting, &r, beyond); err != nil {
				return err
			}
		}
		r.all, r.beyond = len(m.seen), len(beyond)
		if i == 0 { // what shows natively is no merit
			m.seen = map[string]bool{}
		}
		m.rows = append(m.rows, r)
		fmt.Fprintf(os.Stderr, "%s %s: %d runs, %d reachable outcomes, %d of them new\n", m.lib.Name, r.setting, r.runs, len(r.first), r.fresh)
	}
	for _, t := range m.tests {
		for _, o := range t.Reachable.Outcomes {
			if !m.seen[t.Name+" "+o.Key()] {
				m.unreached = append(m.unreached, t.Name+": "+t.OutcomeText(o))
			}
		}
	}
	return nil
}

// launch runs all tests of a number of ranks under one setting.
func (m *measurement) launch(program string, ranks, number int, setting run.Setting, r *row, beyond map[string]bool) error {
	var tests []*litmus.Test
	for _, t := range m.tests {
		if len(t.Ranks) == ranks {
			tests = append(tests, t.Test)
		}
	}
	if len(tests) == 0 {
		return nil
	}
	file := filepath.Join(m.folder, "tests")
	if err := os.WriteFile(file, []byte(run.Encode(tests, m.bounds)), 0o666); err != nil {
		return err
	}
	nastympi, err := filepath.Abs("bin/nastympi")
	if err != nil {
		return err
	}
	seed := m.seed*1000 + number
	result, err := mpitest.Run(context.Background(), mpitest.Command{
		Lib: m.lib, Ranks: ranks, Program: program, Args: []string{file, fmt.Sprint(seed)},
		Env: append(setting.Environment(), fmt.Sprintf("NASTY_SEED=%d", seed)), Unset: []string{"NASTY_"},
		Wrap: []string{nastympi, "exec"}, Limit: 10*time.Minute + 2*time.Duration(len(tests))*m.bounds.Time,
	})
	if err != nil {
		return err
	}
	if !result.Passed() {
		return fmt.Errorf("%s under %s: %s", m.lib.Name, setting.Name, result)
	}
	results, err := run.Parse(result.Stdout, tests)
	if err != nil {
		return err
	}
	if len(results) != len(tests) {
		return fmt.Errorf("%s under %s: %d results of %d tests", m.lib.Name, setting.Name, len(results), len(tests))
	}
	for _, got := range results {
		at := slices.IndexFunc(m.tests, func(t examined) bool { return t.Name == got.Test })
		m.add(&m.tests[at], got, r, beyond)
	}
	return nil
}

func (m *measurement) add(t *examined, got run.Result, r *row, beyond map[string]bool) {
	r.runs += got.Iterations
	first := map[int]int{}
	for _, seen := range got.Seen {
		if len(t.Allowed.Find(seen.Values)) == 0 {
			m.forbidden = append(m.forbidden, fmt.Sprintf("%s under %s: %v, %d times", t.Name, r.setting, seen.Values, seen.Count))
			continue
		}
		reachable := t.Reachable.Find(seen.Values)
		for _, i := range reachable {
			if old, known := first[i]; !known || seen.First < old {
				first[i] = seen.First
			}
		}
		if len(reachable) == 0 {
			beyond[fmt.Sprint(t.Name, seen.Values)] = true
		}
	}
	for i, runs := range first {
		r.first = append(r.first, runs)
		key := t.Name + " " + t.Reachable.Outcomes[i].Key()
		if !m.seen[key] {
			m.seen[key] = true
			r.fresh++
		}
	}
}
