package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"github.com/nastympi/nastympi/test/kit/executions"
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
	wall := figure{name: "judging 10 million events", limit: "30", unit: "s", digits: 1}
	each := figure{name: "judging an event, with one processor", limit: "1000", unit: "ns", digits: 0}
	memory := figure{name: "memory of judging 10 million events", limit: "1000", unit: "MB", digits: 0}
	for range launches {
		all, bytes, err := judge(nastympi, recording)
		if err != nil {
			return nil, err
		}
		alone, _, err := judge(nastympi, recording, "GOMAXPROCS=1")
		if err != nil {
			return nil, err
		}
		wall.values = append(wall.values, all.Seconds())
		each.values = append(each.values, float64(alone.Nanoseconds())/float64(long.Events()))
		memory.values = append(memory.values, bytes/1e6)
	}
	return figures{wall, each, memory}, nil
}

// judge measures the time that it takes to judge a recording, and the most memory.
func judge(nastympi, recording string, environment ...string) (took time.Duration, bytes float64, err error) {
	check := exec.Command(nastympi, "check", "-from", recording)
	check.Env = append(os.Environ(), environment...)
	begin := time.Now()
	if output, err := check.CombinedOutput(); err != nil {
		return 0, 0, fmt.Errorf("%w: %s", err, output)
	}
	return time.Since(begin), float64(check.ProcessState.SysUsage().(*syscall.Rusage).Maxrss) * 1024, nil
}
