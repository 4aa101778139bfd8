package intercept

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/completion"
)

// A launcher of another MPI library starts every rank as a world of its own: of so many, the first one tells.
func TestRanksThatAreAlone(t *testing.T) {
	for _, c := range []struct {
		name           string
		launched, size int
		told           bool
	}{
		{"the launcher of another library", 2, 1, true},
		{"the right one", 2, 2, false},
		{"one rank", 1, 1, false},
		{"without a launcher, or another rank tells", 0, 1, false},
		{"more ranks than the launcher knows of", 2, 4, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			var log bytes.Buffer
			cfg := settings()
			cfg.Launched = c.launched
			newCore(cfg, &log).identify(0, c.size)
			if c.told {
				assert.Contains(t, log.String(), "nastympi: rank 0: warning: the launcher started 2 processes, but each is alone")
			} else {
				assert.Empty(t, log.String())
			}
		})
	}
}

// MPI allows what the program does, so one warning for a job is enough.
func TestOneRankOfAJobWarnsOfTheLibrary(t *testing.T) {
	const version = "Open MPI v4.1.4, package: Debian"
	job := "@nastympi-test-" + t.Name()
	var logs [3]bytes.Buffer
	for i := range logs {
		c := newCore(settings(), &logs[i])
		c.first = firstOf(job)
		require.Equal(t, libbugs.GappedFetch|libbugs.LongerGet|libbugs.WideSwap, c.meet(version))
		c.habit(libbugs.LongerGet, 0)
		c.habit(libbugs.LongerGet, 0)
		if i > 0 {
			c.habit(libbugs.GappedFetch, 0)
		}
	}
	assert.Equal(t, 1, strings.Count(logs[0].String(), "warning: Open MPI 4.1.4 overwrites"))
	assert.Equal(t, 1, strings.Count(logs[1].String(), "warning: Open MPI 4.1.4"), "of the other habit")
	assert.Empty(t, logs[2].String())
}

// A lock or a start of which anything is known is made at once (completion.MayBeLate).
func TestLateOpeningsAreToldAtTheStart(t *testing.T) {
	told := settings().forShim()
	for set := range uint32(openings) {
		assert.Equal(t, completion.MayBeLate(opening(set)), told.Late>>set&1 == 1, "set %b", set)
	}
	assert.Equal(t, completion.Opening{Nested: true, Suspect: true}, opening(openingNested|openingSuspect))
}
