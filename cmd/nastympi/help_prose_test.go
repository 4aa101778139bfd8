package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/prose"
)

// No topic of help has the words that test/kit/prose knows, nor has any flag.
func TestHelpIsPlain(t *testing.T) {
	for _, topic := range topics() {
		if topic == "variables" {
			continue // doc compares these
		}
		text, err := helpText(topic)
		require.NoError(t, err)
		assert.Empty(t, prose.Offences(text), topic)
	}
}

// `nastympi help rules` lists the rules of check, of schedules and of vet. Reports refer to the help of each.
func TestRulesHavePlainHelp(t *testing.T) {
	list := ruleHelp("rules")
	for _, rule := range []string{"race-between-ranks", "local-completion", "local-race-get-load", "overlap-at-target"} {
		assert.Contains(t, list, "  "+rule+" ")
	}
	for _, r := range rules().Rules() {
		text := ruleHelp(r.Name)
		assert.True(t, strings.HasPrefix(text, r.Name+" ("), r.Name)
		assert.Empty(t, prose.Offences(text), r.Name)
		assert.NotEmpty(t, r.Example, r.Name)
		assert.NotEmpty(t, r.Repair, r.Name)
	}
	assert.Empty(t, ruleHelp("no-such-rule"))
}
