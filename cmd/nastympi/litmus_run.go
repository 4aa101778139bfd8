package main

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/litmus"
	"github.com/nastympi/nastympi/litmus/run"
)

// litmusTime bounds the runs of one test under one setting: where ranks share processors
// a run may take milliseconds.
const litmusTime = 10 * time.Second

// runLitmus runs the tests under nastympi and counts what shows. A status other than 0
// is the launcher's.
func runLitmus(tests []*examinedTest, options *litmusFlags) (int, error) {
	settings, err := load()
	if err != nil {
		return 0, err
	}
	launcher, err := shell.Split(options.launcher)
	if err != nil {
		return 0, usage("litmus: -run: %w", err)
	}
	if len(launcher) == 0 {
		return 0, usage("litmus: -run is empty (want the launcher, such as -run mpiexec)")
	}
	folder, remove, err := temporary.make("nastympi-litmus-")
	if err != nil {
		return 0, err
	}
	defer remove()
	program, err := compileRunner(folder, launcher[0], settings.Mpicc)
	if err != nil {
		return 0, err
	}
	sweep := []run.Setting{{}}
	if options.sweep {
		sweep = run.Settings
	}
	groups := byRanks(tests)
	for _, ranks := range slices.Sorted(maps.Keys(groups)) {
		group := groups[ranks]
		file := filepath.Join(folder, "tests")
		text := run.Encode(group, run.Bounds{Iterations: options.iterations, Time: litmusTime})
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			return 0, err
		}
		for i, setting := range sweep {
			words := append(append([]string{}, launcher...), "-n", fmt.Sprint(ranks))
			status, err := launchRunner(words, program, file, i, setting, group, tests)
			if status != 0 || err != nil {
				return status, err
			}
		}
	}
	return 0, nil
}

func byRanks(tests []*examinedTest) map[int][]*litmus.Test {
	groups := map[int][]*litmus.Test{}
	for _, t := range tests {
		groups[len(t.Ranks)] = append(groups[len(t.Ranks)], t.Test)
	}
	return groups
}

// launchRunner runs some of the tests under one setting.
func launchRunner(words []string, program, file string, seed int, setting run.Setting, group []*litmus.Test, tests []*examinedTest) (int, error) {
	parts, err := findParts()
	if err != nil {
		return 0, err
	}
	path, err := resolve(words[0])
	if err != nil {
		return 0, err
	}
	words = append(words, parts.binary, "exec", "--", program, file, fmt.Sprint(seed+1))
	environment := plainEnvironment().with(runVariable, filepath.Dir(file)) // what is true of all launches is said once
	for _, assignment := range setting.Environment() {
		name, value, _ := strings.Cut(assignment, "=")
		environment = environment.with(name, value)
	}
	var output bytes.Buffer
	end, err := inForeground(process.Command{Path: path, Line: words, Base: environment}, streams{process.Inherit(os.Stdin), &output, os.Stderr}, nil)
	if end.Status() != 0 || err != nil {
		_, _ = os.Stdout.Write(output.Bytes())
		return end.Status(), err
	}
	results, err := run.Parse(output.String(), group)
	if err != nil {
		return 0, err
	}
	if len(results) != len(group) {
		return 0, fmt.Errorf("%d of %d tests ran: does %s start %d ranks?", len(results), len(group), words[0], len(group[0].Ranks))
	}
	for _, result := range results {
		for _, t := range tests {
			if t.Name == result.Test {
				t.tally.Add(&t.report.Allowed, result)
			}
		}
	}
	return 0, nil
}

// launcherWord is what compiler wrappers have in place of, in their names.
var launcherWord = regexp.MustCompile(`mpi(exec|run)(\.hydra)?`)

// compileRunner compiles the program that performs the tests, with the compiler of the
// launcher's library: mpicc beside mpiexec, mpicc.mpich beside mpiexec.mpich.
func compileRunner(folder, launcher, mpicc string) (string, error) {
	if mpicc == "" {
		mpicc = filepath.Join(filepath.Dir(launcher), launcherWord.ReplaceAllString(filepath.Base(launcher), "mpicc"))
		if !strings.Contains(launcher, "/") {
			mpicc = filepath.Base(mpicc)
		}
		if !launcherWord.MatchString(filepath.Base(launcher)) {
			mpicc = "mpicc"
		}
	}
	source, err := run.WriteSources(folder)
	if err != nil {
		return "", err
	}
	program := filepath.Join(folder, "runner")
	out, err := exec.Command(mpicc, "-O2", "-std=gnu11", "-o", program, source).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("litmus: %s: %w (set NASTY_MPICC to the compiler of the launcher's library)\n%s", mpicc, err, out)
	}
	return program, nil
}
