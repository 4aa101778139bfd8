package report

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

func conclude(t *testing.T, r finding.Result) []byte {
	t.Helper()
	return written(t, func(b *bytes.Buffer) error { return Verdict(b, r, inDir) })
}

func TestVerdictsOfSweeps(t *testing.T) {
	known := clean()
	known.Known = []finding.Finding{halo()}
	known.Stopped = "interrupted"
	onlyNoise := clean()
	onlyNoise.Findings = []finding.Finding{noise()}
	one := summary()
	one.Findings = append(one.Findings, samples.NotReduced())
	for name, r := range map[string]finding.Result{
		"not-reduced": sweeps()["not-reduced"], "one-not-reduced": one,
		"found": summary(), "clean": clean(), "unjudged": unjudged(), "known": known, "noise": onlyNoise,
	} {
		t.Run(name, func(t *testing.T) { golden(t, "result-"+name+".txt", conclude(t, r)) })
	}
}

// Each word, with what it needs to say.
func TestVerdictsOfChecks(t *testing.T) {
	none := func() finding.Result { return samples.Judgements()["nothing"] }
	partly, blind, itself, cannot, found := none(), none(), none(), none(), samples.Judgement()
	partly.Partial = []string{"rank 3 has no recording: compile it with the same MPI library"}
	blind.Blind = []string{"its loads and stores of windows were not watched (compile it by: nastympi cc mpicc)"}
	itself.Ended, itself.Status, itself.Blind = "died of SIGSEGV (exit status 139)", 139, blind.Blind
	cannot.Problem = "MPI_Init did not return within the time limit of 10s"
	found.Partial, found.Blind = partly.Partial, blind.Blind
	also := samples.Judgement()
	also.Ended, also.Problem = itself.Ended, "the disk is full"
	for _, test := range []struct {
		name   string
		result finding.Result
		want   string
	}{
		{"nothing", none(), "ok ./halo  nothing found in 120 MPI calls of 4 ranks  1.2s\n"},
		{"blind", blind, "ok ./halo  nothing found in 120 MPI calls of 4 ranks; its loads and stores of windows were not watched (compile it by: nastympi cc mpicc)  1.2s\n"},
		{"partly", partly, "  partly rank 3 has no recording: compile it with the same MPI library\nINCOMPLETE ./halo  nothing found in 120 MPI calls of 4 ranks  1.2s\n"},
		{"itself", itself, "FAIL ./halo  the program itself died of SIGSEGV (exit status 139); nothing else found in 120 MPI calls of 4 ranks; its loads and stores of windows were not watched (compile it by: nastympi cc mpicc)  1.2s\n"},
		{"cannot", cannot, "NO VERDICT ./halo  MPI_Init did not return within the time limit of 10s  1.2s\n"},
		{"found", found, "  partly rank 3 has no recording: compile it with the same MPI library\nFAIL ./halo  1 error, 1 warning, 1 note; 1 known finding; 4 ranks, 120 MPI calls  1.2s\n"},
		{"found and not all", also, "  ended  the program itself died of SIGSEGV (exit status 139)\n  partly the disk is full\n" +
			"FAIL ./halo  1 error, 1 warning, 1 note; 1 known finding; 4 ranks, 120 MPI calls  1.2s\n"},
		{"empty", finding.Result{}, "ok  nothing found  0.0s\n"},
	} {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, string(conclude(t, test.result))) })
	}
}
