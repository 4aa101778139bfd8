// Command missing prints what test/scripts/need-mpi must install before the tests.
package main

import (
	"fmt"
	"os"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

func main() {
	lines, err := mpitest.Missing()
	if err != nil {
		fmt.Fprintln(os.Stderr, "nastympi: error:", err)
		os.Exit(1)
	}
	for _, line := range lines {
		fmt.Println(line)
	}
}
