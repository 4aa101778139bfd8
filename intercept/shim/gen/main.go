// Command gen writes the C and Go files that follow from calls.txt, and from the settings that the shim is told.
// It runs in the folder of calls.txt, and decides nothing: packages table and settings print the files.
package main

import (
	"fmt"
	"maps"
	"os"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/intercept/shim/gen/settings"
	"github.com/nastympi/nastympi/intercept/shim/gen/table"
)

func main() {
	calls, err := table.Read("calls.txt")
	if err != nil {
		fail(err)
	}
	files := table.Files(calls)
	maps.Copy(files, settings.Files(config.Told()))
	for path, text := range files {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			fail(err)
		}
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "gen:", err)
	os.Exit(1)
}
