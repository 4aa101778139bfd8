// Command gen writes the Go files that follow from calls.txt, and from the settings that the shim is told. It runs in the folder of
// calls.txt, and decides nothing: packages table and settings print the files. With a folder as argument it writes all C sources of the
// shim there instead, as compilers get them.
package main

import (
	"fmt"
	"maps"
	"os"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/intercept/shim"
	"github.com/nastympi/nastympi/intercept/shim/gen/settings"
	"github.com/nastympi/nastympi/intercept/shim/gen/table"
)

func main() {
	if err := act(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "gen: error:", err)
		os.Exit(1)
	}
}

func act(words []string) error {
	if len(words) == 1 {
		return os.CopyFS(words[0], shim.Sources())
	}
	calls, err := table.Read("calls.txt")
	if err != nil {
		return err
	}
	files := map[string]string{"../shimsettings.go": settings.Twin(config.Told()), "sum.go": shim.SumFile()}
	maps.Copy(files, table.GoFiles(calls))
	for path, text := range files {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}
