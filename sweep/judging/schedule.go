package judging

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/deadlock"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
)

// schedule is the settings of a run: operations are held, split and reordered as by `nastympi run`, and ranks are slow now and then.
// Every other run makes locks late, and the rest let sends and collective operations wait wherever MPI does. In the second run,
// ranks are slow that took locks first in the first run, or whose messages came first. What the user has set stays.
func schedule(n int, folder string, of turns, user config.Config) []finding.Setting {
	delay := "random"
	if n == 2 && len(of.ranks) > 0 {
		delay = joined(of.ranks, ",")
	}
	settings := []finding.Setting{
		{Name: config.Record, Value: folder}, {Name: config.Seed, Value: fmt.Sprint(user.Seed + uint64(n))}, {Name: config.Delay, Value: delay},
	}
	pause := attempt.PauseFor(of.took)
	if n == 2 && of.pause > 0 {
		pause = of.pause
	}
	settings = attempt.WithPause(settings, pause)
	switch {
	case n%2 == 0:
		settings = append(settings, finding.Setting{Name: config.LazyLock, Value: "1"})
	case !of.errors:
		settings = append(settings, finding.Setting{Name: config.StrictSends, Value: "1"}, finding.Setting{Name: config.StrictCollectives, Value: "1"})
	}
	for _, v := range user.Variables() {
		if !v.Changed() || slices.Contains([]string{config.Record, config.OnlySites, config.Seed}, v.Name) {
			continue
		}
		settings = slices.DeleteFunc(settings, func(s finding.Setting) bool { return s.Name == v.Name })
		settings = append(settings, finding.Setting{Name: v.Name, Value: v.Value})
	}
	return settings
}

// turns are the ranks that were first in a run, and how long these must pause, if the usual bound is too short.
type turns struct {
	ranks []int
	pause time.Duration
	took  time.Duration // see attempt.PauseFor
	// errors: MPI returned errors to the program, which it may have provoked. A call that MPI rejects communicates nothing, so others
	// must not wait for it.
	errors bool
}

// pauseFor is how long a rank pauses at each of its calls, so that messages come first which came so much later: 0 if the usual bound
// suffices, or if as many pauses would take a large part of the time limit.
func pauseFor(gap time.Duration, callsOfRank uint64, limit time.Duration) time.Duration {
	pause := (gap + attempt.UsualPause).Round(time.Millisecond)
	if gap <= attempt.UsualPause/2 || time.Duration(callsOfRank)*pause > limit/2 {
		return 0
	}
	return pause
}

// strictIn says which calls runs with these settings make wait.
func strictIn(settings []finding.Setting) deadlock.Strict {
	on := func(name string) bool {
		return slices.ContainsFunc(settings, func(s finding.Setting) bool {
			var on config.Switch
			return s.Name == name && on.UnmarshalText([]byte(s.Value)) == nil && bool(on)
		})
	}
	return deadlock.Strict{Sends: on(config.StrictSends), Collectives: on(config.StrictCollectives)}
}

// mostWhole bounds the recordings that are read whole into memory, in bytes.
const mostWhole = 32 << 20

// readWhole reads a recording into memory, unless it is too long for that.
func readWhole(folder string) ([]trace.Rank, error) {
	if recordedBytes(folder) > mostWhole {
		return nil, errors.New("the recording is too long to be read whole")
	}
	return trace.Read(folder)
}

// recordedBytes is the size of the recordings in a folder.
func recordedBytes(folder string) (bytes int64) {
	_ = filepath.WalkDir(folder, func(_ string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if info, err := entry.Info(); err == nil && !entry.IsDir() {
			bytes += info.Size()
		}
		return nil
	})
	return bytes
}
