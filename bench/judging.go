package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/internal/testkit/executions"
)

// judged is how many events the recording has that is judged.
const judged = 10_000_000

// judging is what `nastympi check -from` takes for a long recording.
func judging(nastympi, folder string) (figures, error) {
	recording := filepath.Join(folder, "judged")
	if err := os.Mkdir(recording, 0o777); err != nil {
		return nil, err
	}
	defer os.RemoveAll(recording)
	long := executions.Mixed(4, judged)
	if err := long.Write(recording); err != nil {
		return nil, err
	}
	events := float64(long.Events())
	wall := figure{name: "judging 10 million events", limit: "30", unit: "s", digits: 1}
	processor := figure{name: "judging an event, processor time", limit: "1000", unit: "ns", digits: 0}
	memory := figure{name: "memory of judging 10 million events", limit: "1000", unit: "MB", digits: 0}
	for range launches {
		check := exec.Command(nastympi, "check", "-from", recording)
		begin := time.Now()
		if output, err := check.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("%w: %s", err, output)
		}
		wall.values = append(wall.values, time.Since(begin).Seconds())
		state := check.ProcessState
		processor.values = append(processor.values, float64((state.UserTime()+state.SystemTime()).Nanoseconds())/events)
		memory.values = append(memory.values, float64(state.SysUsage().(*syscall.Rusage).Maxrss)*1024/1e6)
	}
	return figures{wall, processor, memory}, nil
}
