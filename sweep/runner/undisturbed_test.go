package runner

import (
	"errors"
	"maps"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/launch/process"
	"github.com/nastympi/nastympi/sweep/attempt"
)

func TestUndisturbed(t *testing.T) {
	const second = time.Second
	rank := func(pid int) trace.Rank { return trace.Rank{Process: pid} }
	thread := func(pid int) process.Thread { return process.Thread{Process: pid, ID: pid} }
	began := time.Now()
	waits := map[process.Thread]time.Duration{}
	var trouble error
	var read time.Duration // when the waits have been read
	u := undisturbed{waits: func() (map[process.Thread]time.Duration, error) {
		return maps.Clone(waits), trouble
	}, clock: func() time.Time { return began.Add(read) }}
	var run attempt.Stillness
	look := func(now time.Duration, ranks ...trace.Rank) [2]time.Duration {
		read = max(read, now)
		run.Look(began.Add(now), ranks)
		still, free := u.look(began.Add(now), &run)
		return [2]time.Duration{still, free}
	}
	nothing := [2]time.Duration{}
	ended := rank(2)
	ended.Ended = true

	waits[thread(1)], waits[thread(2)] = 7*second, 5*second
	assert.Equal(t, nothing, look(10*second, rank(1), rank(2)), "nothing is known of the time before")
	waits[thread(1)] += second
	assert.Equal(t, [2]time.Duration{3 * second, 2 * second}, look(13*second, rank(1), rank(2)))
	waits[process.Thread{Process: 2, ID: 3}] = 4 * second
	assert.Equal(t, [2]time.Duration{5 * second, second}, look(15*second, rank(1), rank(2)), "a new thread waited, too")
	assert.Equal(t, nothing, look(16*second, rank(1), ended), "a rank made progress")
	assert.Equal(t, [2]time.Duration{second, second}, look(17*second, rank(1), ended))
	assert.Equal(t, nothing, look(18*second, rank(1), ended, rank(77)), "a rank is elsewhere")
	assert.Equal(t, nothing, look(19*second, rank(1), ended), "nothing is known of the look before")
	read = 21 * second
	assert.Equal(t, nothing, look(20*second, ended, rank(1)), "other ranks")
	waits[thread(2)] += second
	assert.Equal(t, [2]time.Duration{2 * second, second}, look(23*second, ended, rank(1)), "less than since the reading before began")
	u.pause(second)
	assert.Equal(t, nothing, look(24*second, ended, rank(1)), "a process has waited for nastympi")
	u.pause(second)
	assert.Equal(t, [2]time.Duration{2 * second, 2 * second}, look(26*second, ended, rank(1)))
	trouble = errors.New("no schedstat")
	assert.Equal(t, nothing, look(27*second, rank(1), ended))
}
