package intercept

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
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
