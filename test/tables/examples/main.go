// Command table measures how often each example shows its race, natively and
// under nastympi, and how often its correct twin passes, for each MPI library.
// It prints the result as a Markdown table and, on request, writes it into
// doc/figures.md.
//
//	go run ./test/tables/examples -runs 100 -write
//
// It judges nothing: it prints bad numbers like good ones, and shows the first
// unexpected run of each kind on standard error.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"

	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/section"
)

// page is where the table stands, in the section of this name.
const page, sectionName = "doc/figures.md", "examples"

func main() {
	runs := flag.Int("runs", 100, "runs of each racy program")
	twins := flag.Int("twins", 100, "runs of each correct twin under each setting")
	jobs := flag.Int("jobs", 4, "number of simultaneous runs")
	only := flag.String("only", "", "measure only this example, and replace only its row")
	write := flag.Bool("write", false, "write the table into "+page)
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
	results, err := versions(ctx, libs)
	if err != nil {
		return err
	}
	file := filepath.Join(suite.Root(), page)
	rowsOnly := len(examples) < len(catalogue.Examples())
	if write { // a table that does not fit should be found out before an hour of measuring
		if _, err := written(file, markdown(nil, results, runs, twins), rowsOnly); err != nil {
			return err
		}
	}
	m := measurer{examples: examples, ctx: ctx, suite: suite, runs: runs, twins: twins, jobs: jobs, progress: newProgress(os.Stderr)}
	if err := m.all(libs, results); err != nil {
		return err
	}
	table := markdown(examples, results, runs, twins)
	fmt.Print(table)
	if !write {
		return nil
	}
	if table, err = written(file, table, rowsOnly); err != nil {
		return err
	}
	return section.Write(file, sectionName, table)
}

// written returns what goes into the page: the table, or the page's own table with the rows of table.
func written(file, table string, rowsOnly bool) (string, error) {
	old, err := section.Read(file, sectionName)
	if err != nil || !rowsOnly {
		return table, err
	}
	return withRows(old, table)
}
