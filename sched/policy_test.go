package sched

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPolicyText(t *testing.T) {
	tests := []struct {
		text string
		want Policy
	}{
		{"random", Random}, {"program_order", ProgramOrder}, {"reverse_po", ReversePO},
		{"put_before_get", PutBeforeGet}, {"get_before_put", GetBeforePut},
		{"pct", PCT}, {"systematic", Systematic},
		{"random_order", Random}, {"get_after_put", PutBeforeGet}, {"put_after_get", GetBeforePut},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			var policy Policy
			assert.NoError(t, policy.UnmarshalText([]byte(test.text)))
			assert.Equal(t, test.want, policy)
		})
	}
	assert.Equal(t, "order(0)", Policy(0).String(), "the zero value is invalid")
	var policy Policy
	assert.EqualError(t, policy.UnmarshalText([]byte("randm")),
		`unknown order "randm" (want random, program_order, reverse_po, put_before_get, get_before_put, pct or systematic)`)
}

// Other tests go through all policies by name, so a policy without a line in the table is one
// that they miss.
func TestEveryPolicyHasItsLine(t *testing.T) {
	assert.Len(t, PolicyNames(), int(Systematic))
	assert.Regexp(t, `^random, program_order, .*, pct \(.+\) or systematic \(.+\)$`, PolicyHelp())
	for number := range policies[1:] {
		assert.NotZero(t, policies[1+number].pieces, "%v", Policy(1+number))
		assert.NotNil(t, policies[1+number].start, "%v", Policy(1+number))
	}
}
