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
	fmt.Fprintln(os.Stderr, "nastycore:", run(os.Args[1:]))
	os.Exit(125)
}

// run returns only if it fails.
func run(words []string) error {
	if len(words) != 1 {
		return fmt.Errorf("%d arguments (want the process number; only nastympi starts this program)", len(words))
	}
	pid, err := strconv.Atoi(words[0])
	if err != nil {
		return err
	}
	return intercept.Serve(pid, load)
}
