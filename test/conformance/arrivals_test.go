package conformance

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// arrivals checks testdata/arrivals.c, with a run under a schedule.
func arrivals(t *testing.T, lib mpitest.Library, row string, flags ...string) (finding.Result, string) {
	t.Helper()
	words := append([]string{"-runs", "2"}, flags...)
	j, _, output := checked(t, lib, append(words, lib.Mpiexec, "-n", "3", compile(t, lib, launch{program: "arrivals"}), row)...)
	return j, output
}

// 3.5: a receive from any source gets a message of any rank that has sent one. The program passes only if a certain one is first.
func TestOtherSendersComeFirst(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		j, output := arrivals(t, lib, "aborts", "-runs", "8") // a schedule may leave the order as it was
		require.Len(t, j.Findings, 1, output)
		f := j.Findings[0]
		assert.Equal(t, "fails-under-schedule", f.Rule)
		require.NotEmpty(t, f.Why, output)
		last := f.Why[len(f.Why)-1]
		assert.Equal(t, "{0} takes a message of any rank. It got that of rank 2 here, and that of rank 1 in the run that passed (MPI 4.1, 3.5)", last.Text)
		assert.Equal(t, "MPI_Recv", last.Places[0].Call)

		j, output = arrivals(t, lib, "ok_any")
		assert.Empty(t, j.Findings, output)
		assert.Contains(t, output, "in 2 runs")
	})
}

// A run under a schedule that hangs, and one that is slow: the other runs of both end.
func TestHangsUnderAScheduleOnly(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief || !lib.Takes(0, 2) && !mpitest.Soak() {
			return
		}
		limit := patience(t, lib).String()
		j, output := arrivals(t, lib, "hangs", "-timeout", limit, "-not", "futile-polling")
		require.Len(t, j.Findings, 1, output)
		assert.Equal(t, "fails-under-schedule", j.Findings[0].Rule)
		assert.Contains(t, output, "fails-under-schedule: hangs")
		assert.Equal(t, finding.Hung, j.Findings[0].Outcome.Kind)

		j, output = arrivals(t, lib, "ok_slow", "-timeout", limit)
		assert.Empty(t, j.Findings, output)
		assert.Contains(t, output, "a run under a schedule was ended at its time limit of "+limit)
	})
}
