package judging

import (
	"context"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/launch/process"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

func TestUnheardRanks(t *testing.T) {
	assert.Empty(t, unheard(nil))
	silent := []trace.Rank{{Rank: 3, Host: "b"}, {Rank: 1, Host: "a"}, {Rank: 2, Host: "a"}}
	assert.Equal(t, []string{"deadlocks were not judged: a and b did not say in time what ranks 1, 2 and 3 did (a file system may show it late: -timeout gives it more time)"}, unheard(silent))
}

// A run that ended by itself had no deadlock, whatever was heard.
func TestUnheardRanksOfRunsThatEnd(t *testing.T) {
	for _, c := range []struct {
		name string
		end  End
		want int
	}{{"by itself", End{}, 0}, {"at its limit", End{Result: process.Result{Reason: process.Limit}}, 2}, {"by a signal", End{Result: process.Result{Reason: process.Signalled, Signal: syscall.SIGINT}}, 1}} {
		t.Run(c.name, func(t *testing.T) {
			check := Check{Result: &finding.Result{}, silent: []trace.Rank{{Rank: 1, Host: "a"}}}
			check.noteEnd(c.end, 0, judged{ranks: 2})
			assert.Len(t, check.Result.Partial, c.want)
		})
	}
}

// A deadlock that the recordings show needs no witness.
func TestUnheardRanksOfADeadlock(t *testing.T) {
	check := Check{Result: &finding.Result{}, silent: []trace.Rank{{Rank: 1, Host: "a"}}}
	check.noteSilent(judged{findings: []finding.Finding{{Rule: "deadlock"}}})
	assert.Empty(t, check.Result.Partial)
	check.noteSilent(judged{findings: []finding.Finding{{Rule: "race-between-ranks"}}})
	assert.NotEmpty(t, check.Result.Partial)
}

func TestUnrecordedRanks(t *testing.T) {
	folder := t.TempDir()
	assert.Empty(t, unrecorded(folder), "no rank has returned from MPI_Init")
	e := New(2)
	e.Call(0, "MPI_Barrier", Args{"comm": World})
	require.NoError(t, e.Write(folder))
	assert.Empty(t, unrecorded(folder))
	seen := t.TempDir()
	require.NoError(t, trace.Write(seen, trace.Rank{Rank: 0, Size: 4, Complete: true}))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	found, missed := Stall(ctx, seen, config.Config{})
	assert.Nil(t, found)
	assert.Equal(t, []string{"deadlocks were not judged: there is no recording of ranks 1, 2 and 3 of 4 in " + seen + " (if other nodes do not see this folder, set NASTY_RECORD to one that they see)"}, missed)
}
