// Command table measures how often each example shows its race, natively and
// under nastympi, and how often its correct twin passes, for each MPI library.
// It prints the result as a Markdown table and, on request, puts it into the
// README files.
//
//	go run ./examples/table -runs 100 -write
//
// It judges nothing: a bad number is printed like a good one, and the first
// unexpected run of each kind is shown on standard error.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"

	"github.com/nastympi/nastympi/internal/testkit/catalogue"
	"github.com/nastympi/nastympi/internal/testkit/mpitest"
)

func main() {
	runs := flag.Int("runs", 100, "runs of each racy program")
	twins := flag.Int("twins", 100, "runs of each correct twin under each setting")
	jobs := flag.Int("jobs", 4, "runs at the same time")
	only := flag.String("only", "", "measure this example alone; its row is replaced")
	write := flag.Bool("write", false, "put the table into README.md and examples/README.md")
	flag.Parse()
	if flag.NArg() > 0 || min(*runs, *twins, *jobs) < 1 {
		flag.Usage()
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	examples := slices.DeleteFunc(catalogue.Examples(), func(e catalogue.Example) bool { return *only != "" && e.Name != *only })
	if len(examples) == 0 {
		fmt.Fprintf(os.Stderr, "table: error: no example %s\n", *only)
		os.Exit(2)
	}
	if err := run(ctx, examples, *runs, *twins, *jobs, *write); err != nil {
		fmt.Fprintln(os.Stderr, "table: error:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, examples []catalogue.Example, runs, twins, jobs int, write bool) error {
	libs, err := mpitest.Libraries()
	if err != nil {
		return err
	}
	suite, err := catalogue.Open(libs)
	if err != nil {
		return err
	}
	var files []string
	if write {
		for _, name := range []string{"README.md", filepath.Join("examples", "README.md")} {
			files = append(files, filepath.Join(suite.Root(), name))
		}
	}
	results, err := versions(ctx, libs)
	if err != nil {
		return err
	}
	// That the table has no place there should not be found out after an hour.
	rowsOnly := len(examples) < len(catalogue.Examples())
	for _, file := range files {
		if _, err := inserted(file, markdown(nil, results, runs, twins), rowsOnly); err != nil {
			return err
		}
	}
	m := measurer{examples: examples, ctx: ctx, suite: suite, runs: runs, twins: twins, jobs: jobs, progress: newProgress(os.Stderr)}
	if err := m.all(libs, results); err != nil {
		return err
	}
	table := markdown(examples, results, runs, twins)
	fmt.Print(table)
	for _, file := range files {
		if err := insert(file, table, rowsOnly); err != nil {
			return err
		}
	}
	return nil
}
