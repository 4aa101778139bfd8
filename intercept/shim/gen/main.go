// Command gen makes src/calls.h and src/trampolines.c from calls.txt. It decides
// nothing: what a call does stands in the table's class column, and in the
// hand-written shim_ functions.
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
	for name, text := range map[string]string{"calls.h": table.Header(calls), "trampolines.c": table.Trampolines(calls)} {
		if err := os.WriteFile("src/"+name, []byte(text), 0o644); err != nil {
			fail(err)
		}
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "gen:", err)
	os.Exit(1)
}
