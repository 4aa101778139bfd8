// Command gen writes the C and Go files that follow from calls.txt. It runs in the folder of
// calls.txt, and decides nothing: package table prints the files.
package main

import (
	"fmt"
	"os"

	"github.com/nastympi/nastympi/intercept/shim/gen/table"
)

func main() {
	calls, err := table.Read("calls.txt")
	if err != nil {
		fail(err)
	}
	for path, text := range table.Files(calls) {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			fail(err)
		}
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "gen:", err)
	os.Exit(1)
}
