// Command times runs a command of `go test -json`, prints what `go test` would print, and keeps how long each package and each
// test took. With -table it prints the slowest ones of several such files, and fails if a package takes more than twice
// its share of the whole time that shares.txt notes. A share says more than a time: machines differ.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
)

func main() {
	keep := flag.String("keep", "", "the `FILE` for the times of a command")
	table := flag.Bool("table", false, "print the table of the files that are named")
	shares := flag.String("shares", "test/times/shares.txt", "the `FILE` of the noted shares")
	update := flag.Bool("update", false, "note the shares of the files that are named")
	flag.Parse()
	if err := act(*keep, *shares, *table || *update, *update, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "times: error:", err)
		os.Exit(1)
	}
}

func act(keep, shares string, table, update bool, words []string) error {
	switch {
	case len(words) == 0 || (keep == "") != table:
		return fmt.Errorf("want -keep FILE and a command, or -table or -update and files")
	case keep != "":
		return run(keep, words)
	}
	var all times
	for _, file := range words {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		var t times
		if err := json.Unmarshal(text, &t); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		all.join(t)
	}
	if update {
		return os.WriteFile(shares, []byte(all.notes()), 0o600)
	}
	text, err := os.ReadFile(shares)
	if err != nil {
		return err
	}
	noted, err := parseNotes(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", shares, err)
	}
	fmt.Print(all.table())
	return all.judge(noted)
}

// run starts the command, whose output are the events of `go test -json`, and fails as it does. The times are kept in any case.
func run(keep string, words []string) error {
	command := exec.Command(words[0], words[1:]...)
	command.Stderr = os.Stderr
	output, err := command.StdoutPipe()
	if err != nil {
		return err
	}
	if err := command.Start(); err != nil {
		return err
	}
	t, readErr := read(output, os.Stdout)
	_, _ = io.Copy(os.Stdout, output) // what follows lines that are no events
	text, err := json.MarshalIndent(t, "", " ")
	if err == nil {
		err = os.WriteFile(keep, append(text, '\n'), 0o600)
	}
	return errors.Join(command.Wait(), readErr, err)
}
