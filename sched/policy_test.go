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
	assert.ErrorContains(t, policy.UnmarshalText([]byte("randm")), `unknown order "randm" (want random, program_order, `)
}

// The numbers of the policies have no gaps, and each policy has all columns of the table.
func TestEveryPolicyHasItsLine(t *testing.T) {
	assert.Len(t, PolicyNames(), len(policies)-1)
	assert.Regexp(t, `^random, program_order, .*, pct \(.+\)`, PolicyHelp())
	for number := range policies[1:] {
		assert.NotZero(t, policies[1+number].pieces, "%v", Policy(1+number))
		assert.NotNil(t, policies[1+number].start, "%v", Policy(1+number))
	}
}
