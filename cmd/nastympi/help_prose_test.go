package main

import (
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
