package readers

import (
	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

// results are those of sweeps and of judgements: what other programs must be able to read.
func results() map[string]finding.Result {
	all := samples.Sweeps()
	for name, r := range samples.Judgements() {
		all["judgement/"+name] = r
	}
	return all
}
