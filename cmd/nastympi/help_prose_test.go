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
	for line := range strings.Lines(list) {
		if strings.HasPrefix(line, "  ") {
			name := strings.Fields(line)[0]
			text := ruleHelp(name)
			assert.True(t, isRule(name), name)
			assert.True(t, strings.HasPrefix(text, name+" ("), name)
			assert.Empty(t, prose.Offences(text), name)
		}
	}
	assert.Empty(t, ruleHelp("no-such-rule"))
}
