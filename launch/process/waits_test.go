package process

import (
	"os"
	"os/exec"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// More processes than processors wait for one another, and one that sleeps waits for nobody.
func TestWaits(t *testing.T) {
	start := func(setting, script string) {
		t.Helper()
		command := exec.Command("sh", "-c", script)
		command.Env = append(os.Environ(), setting)
		require.NoError(t, command.Start())
		t.Cleanup(func() {
			_ = command.Process.Kill()
			_ = command.Wait()
		})
	}
	const busy, idle = "NASTYMPI_TEST_WAITS=busy", "NASTYMPI_TEST_WAITS=idle"
	for range runtime.NumCPU() + 1 {
		start(busy, "while :; do :; done")
	}
	start(idle, "exec sleep 600")

	longest := func(setting string) (longest time.Duration, threads int) {
		waits, err := Waits(setting)
		require.NoError(t, err)
		for _, waited := range waits {
			longest = max(longest, waited)
		}
		return longest, len(waits)
	}
	assert.Eventually(t, func() bool {
		waited, threads := longest(busy)
		return threads == runtime.NumCPU()+1 && waited > 200*time.Millisecond
	}, time.Minute, 10*time.Millisecond)
	assert.Eventually(t, func() bool { // it may still start
		before, threads := longest(idle)
		time.Sleep(50 * time.Millisecond)
		after, _ := longest(idle)
		return threads == 1 && before == after
	}, time.Minute, 10*time.Millisecond)
}
