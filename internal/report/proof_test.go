package report

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/testkit/samples"
)

// The terminal and the page say the same about the runs for a race.
func TestProof(t *testing.T) {
	shown := &finding.Proof{Runs: 6, Folder: "my folder/abc", Orders: []finding.Order{
		{Late: "the put", Settings: []finding.Setting{{Name: "NASTY_DELAY", Value: "0"}}, Result: "the program passes"},
		{Late: "the get", Settings: []finding.Setting{{Name: "NASTY_DELAY", Value: "2"}}, Result: "exit status 1"},
	}}
	reduced, stopped := *shown, *shown
	reduced.Needed, reduced.NotNeeded = []finding.Behaviour{finding.Holding}, []finding.Behaviour{finding.Delaying}
	reduced.Sites = []string{"MPI_Put at a.c:3", "MPI_Win_flush at a.c:5"}
	stopped.NotReduced = "that takes longer than 20s"
	tests := map[string]struct {
		proof      *finding.Proof
		text, page string
	}{
		"nobody tried": {nil, "", ""},
		"not shown":    {&finding.Proof{Runs: 2}, "    not shown     by 2 runs in which one of the accesses was late\n", "<b>Not shown:</b> by 2 runs"},
		"shown": {shown, `    shown         with the put late: the program passes
                  with the get late: exit status 1
    settings      NASTY_DELAY=0
                  NASTY_DELAY=2
    replay        nastympi replay 'my folder/abc'
`, "<b>Shown:</b> with the put late: the program passes<br>with the get late: exit status 1</p>"},
		"reduced": {&reduced, `                  with the get late: exit status 1
    needed        holding; not needed: delay
                  if only these calls are perturbed: MPI_Put at a.c:3, MPI_Win_flush at a.c:5
    replay        nastympi replay 'my folder/abc'
`, "<b>Needed:</b> holding; not needed: delay<br>if only these calls are perturbed: MPI_Put at a.c:3, MPI_Win_flush at a.c:5</p>"},
		"not reduced": {&stopped, `    not reduced   that takes longer than 20s
    settings      NASTY_DELAY=0
`, "<b>Not reduced:</b> that takes longer than 20s"},
	}
	for name, test := range tests {
		d := race()
		d.Proof = test.proof
		text := string(written(t, func(b *bytes.Buffer) error { return Diagnosis(b, d, "") }))
		j := samples.Judgement()
		j.Diagnoses = []finding.Diagnosis{d}
		assert.Contains(t, text, test.text, name)
		assert.Contains(t, judgementPageOf(t, j, nil), test.page, name)
		assert.Equal(t, test.proof != nil, bytes.Contains([]byte(text), []byte("shown")), name)
	}
}
