// Command table measures the race detector: which races of test/conformance/testdata/races `nastympi check` finds with each MPI
// library, which of them it shows (-prove), whether it is silent about the correct twins, and how long it takes. With -write it puts the tables into
// doc/races.md. It judges nothing: it prints bad numbers like good ones.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"

	"github.com/nastympi/nastympi/test/kit/mpitest"
	"github.com/nastympi/nastympi/test/kit/racing"
	"github.com/nastympi/nastympi/test/kit/section"
)

const page, sources = "doc/races.md", "test/conformance/testdata/races"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := table(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "table:", err)
		os.Exit(1)
	}
}

func table(ctx context.Context) error {
	only := flag.String("only", "", "measure only this program")
	prove := flag.Bool("prove", true, "also measure which races -prove shows")
	runs := flag.Int("runs", 5, "runs of which the fastest counts")
	write := flag.Bool("write", false, "put the tables into "+page)
	flag.Parse()
	programs := slices.DeleteFunc(racing.Programs(), func(p racing.Program) bool { return *only != "" && p.File != *only })
	libs, err := mpitest.Libraries()
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "races-table-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	var all []measured
	for _, lib := range libs {
		b := bench{Library: lib, runs: *runs, prove: *prove, folder: folder}
		m, err := b.measure(ctx, programs)
		if err != nil {
			return err
		}
		all = append(all, m)
	}
	text := markdown(all)
	fmt.Print(text)
	if !*write {
		return nil
	}
	return section.Write(page, "races", text)
}
