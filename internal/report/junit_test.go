package report

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
)

// sweeps are those that machines have to understand.
func sweeps() map[string]finding.Summary {
	known := summary()
	known.Findings, known.Known = []finding.Finding{halo()}, []finding.Finding{hang()}
	foul := summary()
	foul.Findings[1].LastOutput = []string{"\x1b[31mred\x00 <&]]>\xff ünïcode"}
	foul.Findings[1].Program = `./a "b" <c>`
	return map[string]finding.Summary{"found": summary(), "clean": clean(), "unjudged": unjudged(), "known": known, "foul": foul, "empty": {}}
}

// junit-10.xsd is what Jenkins checks reports with (xunit plugin), by its MIT licence.
func TestJUnitSchema(t *testing.T) {
	xmllint, err := exec.LookPath("xmllint")
	require.NoError(t, err, "scripts/need-viewers installs it")
	for name, s := range sweeps() {
		t.Run(name, func(t *testing.T) {
			check := exec.Command(xmllint, "--noout", "--nonet", "--schema", filepath.Join("testdata", "junit-10.xsd"), "-")
			check.Stdin = bytes.NewReader(written(t, func(b *bytes.Buffer) error { return JUnit(b, s) }))
			output, err := check.CombinedOutput()
			assert.NoError(t, err, string(output))
		})
	}
}

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
