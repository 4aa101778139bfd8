package conformance

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// Near misses are named with what they are for. The correct twins are silent.
func TestNearMissesAreNamed(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, row := range []struct{ name, rule, says, repair string }{
			{"rank", "race-between-ranks", "MPI_Win_flush is for rank 2; A goes to rank 1", "MPI_Win_flush(1, win) after near.c:"},
			{"window", "race-between-ranks", "MPI_Win_flush is on window 1; A is on window \"data\"", "MPI_Win_flush(1, win) after near.c:"},
			{"early", "race-between-ranks", "MPI_Win_flush comes before A", "MPI_Win_flush(1, win) after near.c:"},
			{"requests", "race-between-ranks", "MPI_Waitall is for 3 of 4 requests (A's request is not among them)", "MPI_Wait for A's request after near.c:"},
			{"tag", "deadlock", "MPI_Send sends tag 8; A receives tag 7", "Pass the same tag in near.c:"},
			{"communicator", "deadlock", "MPI_Send is on another communicator, made by MPI_Comm_dup; A is on MPI_COMM_WORLD", "Pass the same communicator in near.c:"},
		} {
			if !lib.Takes(i, 2) {
				continue
			}
			t.Run(row.name, func(t *testing.T) {
				l := launch{program: "near", args: []string{row.name}, ranks: 3}
				j, _ := diagnosed(t, lib, l, "-only", "races,deadlocks")
				require.NotEmpty(t, j.Findings)
				assert.Equal(t, row.rule, j.Findings[0].Rule)
				assert.Contains(t, wordsOf(j.Findings[0]), row.says)
				assert.Contains(t, j.Findings[0].Repair, row.repair)
				l.args = append(l.args, "fixed")
				j, status := diagnosed(t, lib, l)
				assert.Empty(t, serious(j))
				assert.Zero(t, status)
			})
		}
	})
}

// A sweep names the same near misses, from the trace of a failing run. Programs with a wrong tag or communicator hang natively, so that
// there is nothing to sweep.
func TestSweepsNameNearMisses(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		for i, row := range []struct{ name, says, repair string }{
			{"rank", "MPI_Win_flush: that call is for rank 2; A goes to rank 1", "MPI_Win_flush(1, win)"},
			{"window", "MPI_Win_flush: that call is on window 1; A is on window \"data\"", "MPI_Win_flush(1, win)"},
			{"early", "MPI_Win_flush comes before A", "MPI_Win_flush(1, win)"},
			{"fetches", "MPI_Waitall: that call is for requests other than that of A", "MPI_Wait with its request"},
		} {
			if !lib.Takes(i, 4) {
				continue
			}
			t.Run(row.name, func(t *testing.T) {
				program := compile(t, lib, launch{program: "near"})
				swept := func(how string) (string, int) {
					folder := t.TempDir()
					status, _ := command(t, lib, "sweep", "-o", folder, "-runs", "6", "-baseline", "1", "-confirm", "3", "-set", "NASTY_SPLIT=element", "-set", "NASTY_DELAY=off",
						lib.Mpiexec, "-n", "3", program, row.name, how)
					var words []string
					for _, f := range findings(t, folder) {
						words = append(words, wordsOf(f)+"; "+f.Repair)
					}
					return strings.Join(words, "\n"), status
				}
				words, status := swept("checked")
				assert.Equal(t, 1, status)
				assert.Contains(t, words, row.says)
				assert.Contains(t, words, row.repair)
				words, status = swept("fixed")
				assert.Zero(t, status)
				assert.Empty(t, words)
			})
		}
	})
}
