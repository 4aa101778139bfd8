package report

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
)

// The terminal and the page say the same about the runs for a race.
func TestProof(t *testing.T) {
	shown := &finding.Proof{Runs: 6, Folder: "my folder/abc", Orders: []finding.Order{
		{Late: "the put", Settings: []finding.Setting{{Name: "NASTY_DELAY", Value: "0"}}, Result: "the program passes"},
		{Late: "the get", Settings: []finding.Setting{{Name: "NASTY_DELAY", Value: "2"}}, Result: "exit status 1"},
	}}
	reduced, stopped, same := *shown, *shown, *shown
	same.Same = true
	reduced.Needed, reduced.NotNeeded = []finding.Behaviour{finding.Holding}, []finding.Behaviour{finding.Delaying}
	reduced.Sites = []string{"MPI_Put at a.c:3", "MPI_Win_flush at a.c:5"}
	stopped.NotReduced = "that takes longer than 20s"
	tests := map[string]struct {
		proof      *finding.Proof
		text, page string
	}{
		"not tried": {nil, "", ""},
		"not shown": {&finding.Proof{Runs: 2}, "  shown  no: not in 2 runs with either access late\n", "<dt>shown</dt><dd>no: not in 2 runs"},
		"why": {
			&finding.Proof{Runs: 2, Why: "nastympi cannot delay a load or a store"},
			"  shown  no: not in 2 runs with either access late: nastympi cannot delay a load or a store\n", "late: nastympi cannot delay",
		},
		"nowhere": {&finding.Proof{Why: "it is not known where"}, "  shown  not tried: it is not known where\n", "<dd>not tried"},
		"shown": {shown, `  shown  with the put late: the program passes
         with the get late: exit status 1
  set    NASTY_DELAY=0
         NASTY_DELAY=2
  replay nastympi replay 'my folder/abc'
`, "<dt>shown</dt><dd>with the put late: the program passes<br>with the get late: exit status 1</dd>"},
		"same": {&same, "         with the get late: exit status 1\n         MPI allows both orders; here no result differs\n", "<br>MPI allows both orders"},
		"reduced": {&reduced, `         with the get late: exit status 1
  needs  holding; not needed: delay
         if only these calls are perturbed: MPI_Put at a.c:3, MPI_Win_flush at a.c:5
`, "<dt>needs</dt><dd>holding; not needed: delay<br>if only these calls are perturbed: MPI_Put at a.c:3, MPI_Win_flush at a.c:5</dd>"},
		"not reduced": {&stopped, `  but    not reduced: that takes longer than 20s
  set    NASTY_DELAY=0
`, "<dt>but</dt><dd>not reduced: that takes longer than 20s</dd>"},
	}
	for name, test := range tests {
		f := race()
		f.Proof = test.proof
		got := text(t, f, inDir)
		assert.Contains(t, got, test.text, name)
		assert.Contains(t, pageOf(t, f), test.page, name)
		assert.Equal(t, test.proof != nil, strings.Contains(got, "shown"), name)
	}
}
