package reduce

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
)

func TestVerdictFor(t *testing.T) {
	tests := []struct {
		name string
		rate finding.Rate
		care care
		want verdict
		ok   bool
	}{
		{"always", finding.Rate{Failed: 10, Of: 10}, thorough, verdict{4, 3, 0}, true},
		{"always, careful", finding.Rate{Failed: 10, Of: 10}, careful, verdict{3, 3, 11.0 / 12}, true},
		{"always, brief", finding.Rate{Failed: 10, Of: 10}, brief, verdict{1, 2, 11.0 / 12}, true},
		{"half", finding.Rate{Failed: 5, Of: 10}, thorough, verdict{8, 20, 0}, true},
		{"half, brief", finding.Rate{Failed: 5, Of: 10}, brief, verdict{1, 7, 0.5}, true},
		{"seldom", finding.Rate{Failed: 1, Of: 10}, thorough, verdict{2, 36, 0}, true},
		{"never again", finding.Rate{Failed: 0, Of: 10}, thorough, verdict{2, 39, 0}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			v, ok := verdictFor(test.rate, test.care)
			assert.Equal(t, test.ok, ok)
			assert.Equal(t, test.want, v)
		})
	}
}

func TestVerdictsDecide(t *testing.T) {
	const fail, pass = true, false
	tests := []struct {
		verdict        verdict
		results        []bool
		fails, decided bool
		left           int
	}{
		{verdict{1, 2, 0}, nil, false, false, 2},
		{verdict{1, 2, 0}, []bool{pass, fail}, true, true, 1},
		{verdict{1, 2, 0}, []bool{pass, pass, fail}, false, true, 1},
		{verdict{1, 3, 0.9}, []bool{pass, fail}, false, false, 2},
		{verdict{1, 3, 0.9}, []bool{pass, fail, fail}, true, true, 2},
		{verdict{3, 5, 0.9}, []bool{fail, fail}, false, false, 5},
		{verdict{3, 5, 0.9}, []bool{fail, pass, fail, fail}, true, true, 4},
		{verdict{3, 5, 0.9}, []bool{fail, pass, pass, pass, fail, fail}, false, true, 2},  // one of four
		{verdict{3, 5, 0.5}, []bool{fail, pass, pass, pass, fail, fail}, false, false, 2}, // as many passed
	}
	for _, test := range tests {
		fails, decided := test.verdict.decide(test.results)
		assert.Equal(t, test.decided, decided, "%v %v", test.verdict, test.results)
		assert.Equal(t, test.fails, fails, "%v %v", test.verdict, test.results)
		assert.Equal(t, test.left, test.verdict.left(test.results), "%v %v", test.verdict, test.results)
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
