package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestJUnit(t *testing.T) {
	for _, name := range []string{"found", "unjudged"} {
		golden(t, name+".junit.xml", written(t, func(b *bytes.Buffer) error { return JUnit(b, sweeps()[name]) }))
	}
}

// Numbers of failures decide in CI.
func TestJUnitCounts(t *testing.T) {
	for name, want := range map[string]string{
		"found":    `tests="6" failures="4" errors="0" skipped="1"`,
		"clean":    `tests="1" failures="0" errors="0" skipped="0"`,
		"unjudged": `tests="1" failures="0" errors="1" skipped="0"`,
		"known":    `tests="3" failures="1" errors="0" skipped="1"`,
	} {
		text := string(written(t, func(b *bytes.Buffer) error { return JUnit(b, sweeps()[name]) }))
		assert.Contains(t, text, want, name)
		assert.Equal(t, 1, strings.Count(text, `name="sweep"`), name)
	}
}
