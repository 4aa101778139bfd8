package judging

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/trace"
)

// The clocks of other nodes are not believed, and nobody can set this one.
func TestClock(t *testing.T) {
	host, err := os.Hostname()
	require.NoError(t, err)
	boot, err := os.ReadFile("/proc/sys/kernel/random/boot_id")
	require.NoError(t, err)
	here := trace.Rank{Host: host, Boot: strings.TrimSpace(string(boot))}
	now := clockNow()
	at, known := now.of(here)
	assert.True(t, known)
	assert.NotZero(t, at)
	assert.GreaterOrEqual(t, clockNow().time, at)
	assert.Equal(t, at+uint64(time.Millisecond), now.after(time.Millisecond).time)
	for _, r := range []trace.Rank{{Host: host, Boot: "other"}, {Host: "other", Boot: here.Boot}} {
		_, known := now.of(r)
		assert.False(t, known)
	}
}
