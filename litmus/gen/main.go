// Command gen writes all litmus tests into a folder, for `nastympi litmus` and for reading: most of them come in families, which have no files.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/nastympi/nastympi/litmus/tests"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "gen: want the folder to write to")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func write(folder string) error {
	list, err := tests.All()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for _, test := range list {
		if err := os.WriteFile(filepath.Join(folder, test.Name+".litmus"), []byte(test.String()), 0o666); err != nil {
			return err
		}
	}
	return nil
}
