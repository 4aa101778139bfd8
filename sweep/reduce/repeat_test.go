package reduce

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
)

func TestVerdictFor(t *testing.T) {
	tests := []struct {
		name  string
		rate  finding.Rate
		brief bool
		want  verdict
		ok    bool
	}{
		{"always", finding.Rate{Failed: 10, Of: 10}, false, verdict{4, 3}, true},
		{"always, brief", finding.Rate{Failed: 10, Of: 10}, true, verdict{1, 2}, true},
		{"half", finding.Rate{Failed: 5, Of: 10}, false, verdict{8, 20}, true},
		{"seldom", finding.Rate{Failed: 1, Of: 10}, false, verdict{2, 36}, true},
		{"never again", finding.Rate{Failed: 0, Of: 10}, false, verdict{2, 39}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			v, ok := verdictFor(test.rate, test.brief)
			assert.Equal(t, test.ok, ok)
			assert.Equal(t, test.want, v)
		})
	}
}

func TestSlackened(t *testing.T) {
	all := finding.Rate{Failed: 10, Of: 10}
	assert.False(t, Slackened(all, all))
	assert.False(t, Slackened(all, finding.Rate{Failed: 8, Of: 10}))
	assert.True(t, Slackened(all, finding.Rate{Failed: 5, Of: 10}))
	assert.False(t, Slackened(finding.Rate{Failed: 3, Of: 10}, finding.Rate{Failed: 2, Of: 10}))
}

func TestDistinct(t *testing.T) {
	rate := func(failed, of int) finding.Rate { return finding.Rate{Failed: failed, Of: of} }
	assert.True(t, Distinct(rate(1, 10), rate(0, 3)), "the baseline never fails")
	assert.False(t, Distinct(rate(0, 10), rate(0, 3)))
	assert.True(t, Distinct(rate(10, 10), rate(3, 10)))
	assert.False(t, Distinct(rate(4, 10), rate(3, 10)))
	assert.False(t, Distinct(rate(10, 10), rate(10, 10)))
}

func TestAtMost(t *testing.T) {
	assert.InDelta(t, 0.5, AtMost(0, 1, 0.5), 1e-9)
	assert.InDelta(t, 11.0/16, AtMost(2, 4, 0.5), 1e-9)
	assert.InDelta(t, 1, AtMost(10, 10, 0.3), 1e-9)
}
