package conformance

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/test/kit/catalogue"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// TestRacyProgramsFail shows that operations are held: otherwise correct programs would pass for the wrong
// reason. Debian's two libraries take turns with the races, which depend on the shim more than on the library.
func TestRacyProgramsFail(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		forEachCase(t, lib, 2, catalogue.Races(), catalogue.Race.String, func(t *testing.T, _ int, r catalogue.Race) {
			l := launch{program: r.Program, args: strings.Fields(r.Args), env: append([]string{"NASTY_LOG=warn"}, r.Environment()...)}
			result := fails(t, lib, l, r.Program+".c:")
			if r.Args == "unmapped" {
				assert.Contains(t, result.Stderr, "no longer mapped", "%s", result)
			}
		})
	})
}
