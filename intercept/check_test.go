package intercept

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/intercept/legality"
)

// A verifier sees each instruction: where one is missing, or comes twice, it says so.
func TestIllegalPlansAreNoticed(t *testing.T) {
	cfg := settings()
	cfg.CheckPlans = true
	tests := []struct {
		name   string
		tamper func(steps []legality.Step) []legality.Step
		rule   legality.Rule
	}{
		{"as it was", func(s []legality.Step) []legality.Step { return s }, ""},
		{"a piece is missing", func(s []legality.Step) []legality.Step { return s[1:] }, legality.Once},
		{"nothing is issued", func([]legality.Step) []legality.Step { return nil }, legality.Due},
		{"a piece comes twice", func(s []legality.Step) []legality.Step { return append(s, s[0]) }, legality.Once},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			d := newDouble(t, cfg, 1, "")
			d.record(rma.Op{Kind: rma.Put, Bytes: 64, Width: 4})
			w := d.core.newVerifier(&occasion{Occasion: rma.Occasion{Kind: rma.Flush, Passive: true}, targets: d.targets[:1]})
			require.Len(t, w.plan.Held, 1)
			o := d.ask(rma.Flush, 0, true)
			for _, s := range o.Steps {
				if !s.Flush {
					w.plan.Steps = append(w.plan.Steps, s)
				}
			}
			w.plan.Steps = test.tamper(w.plan.Steps)
			if test.rule == "" {
				assert.NotPanics(t, w.verify)
				return
			}
			defer func() {
				var violation *legality.Violation
				require.ErrorAs(t, recover().(error), &violation)
				assert.Equal(t, test.rule, violation.Rule)
			}()
			w.verify()
		})
	}
}

// Nobody asked: nothing is noted.
func TestNoVerifier(t *testing.T) {
	d := newDouble(t, settings(), 1, "")
	w := d.core.newVerifier(&occasion{})
	assert.Nil(t, w)
	w.note([]instr{{code: issue}})
	assert.NotPanics(t, w.verify)
	assert.NotPanics(t, w.verifyNothing)
}
