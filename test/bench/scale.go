package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"

	"github.com/nastympi/nastympi/test/kit/executions"
)

// scaleSection is the section of the page for what judging costs with many ranks.
const scaleSection = "scale"

// scaled is how many events the recordings of each program have, of all its ranks.
const scaled = 4_000_000

// scaledRanks are the sizes of programs that are compared. The first one is what the others are compared with.
var scaledRanks = []int{4, 64, 256, 1024}

// scale prints what judging an event costs in programs with few and with many ranks, and how much memory it takes.
func scale(out io.Writer, nastympi, folder string) error {
	fmt.Fprint(out, "| program | ranks | processor time for an event | compared with 4 ranks | memory | for each rank |\n|---|--:|--:|--:|--:|--:|\n")
	for _, kind := range executions.Scales {
		var few float64
		for _, ranks := range scaledRanks {
			c, err := costOf(nastympi, folder, kind, ranks)
			if err != nil {
				return fmt.Errorf("%s with %d ranks: %w", kind, ranks, err)
			}
			if few == 0 {
				few = c.each
			}
			fmt.Fprintf(out, "| %s | %d | %.2f µs | %.2f | %.0f MB | %.2f MB |\n", kind, ranks, c.each, c.each/few, c.megabytes, c.megabytes/float64(ranks))
		}
	}
	return nil
}

// cost of judging: µs for an event, and the most memory.
type cost struct{ each, megabytes float64 }

// costOf is the median of some launches.
func costOf(nastympi, folder, kind string, ranks int) (c cost, err error) {
	recording := filepath.Join(folder, "scale")
	if err := os.Mkdir(recording, 0o777); err != nil {
		return c, err
	}
	defer os.RemoveAll(recording)
	execution := executions.Scale(kind, ranks, scaled/ranks)
	if err := execution.Write(recording); err != nil {
		return c, err
	}
	var each []float64
	for range 3 {
		check := exec.Command(nastympi, "check", "-from", recording)
		if output, err := check.CombinedOutput(); err != nil {
			return c, fmt.Errorf("%w: %s", err, output)
		}
		used := check.ProcessState.UserTime() + check.ProcessState.SystemTime()
		each = append(each, float64(used.Microseconds())/float64(execution.Events()))
		c.megabytes = max(c.megabytes, float64(check.ProcessState.SysUsage().(*syscall.Rusage).Maxrss)*1024/1e6)
	}
	c.each = median(each)
	return c, nil
}
