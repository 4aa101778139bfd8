// Command nastycore is the core: a process of its own beside each rank of an MPI program, which
// decides what the shim in the rank asks. The shim starts it, with the number of the rank's process.
package main

import (
	"fmt"
	"os"
	"strconv"

	"github.com/nastympi/nastympi/intercept"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "nastycore:", err)
		os.Exit(125)
	}
}

func run(words []string) error {
	if len(words) != 1 {
		return fmt.Errorf("%d arguments (want the number of the process to answer; nastympi starts me)", len(words))
	}
	pid, err := strconv.Atoi(words[0])
	if err != nil {
		return err
	}
	return intercept.Serve(pid, load)
}
