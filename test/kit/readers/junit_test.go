package readers

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/cmd/nastympi/report"
)

// junit-10.xsd is the schema of Jenkins's xunit plugin, under its MIT licence.
func TestJUnitSchema(t *testing.T) {
	xmllint, err := exec.LookPath("xmllint")
	require.NoError(t, err, "test/scripts/need-viewers installs it")
	for name, r := range results() {
		t.Run(name, func(t *testing.T) {
			check := exec.Command(xmllint, "--noout", "--nonet", "--schema", filepath.Join("testdata", "junit-10.xsd"), "-")
			check.Stdin = bytes.NewReader(written(t, func(b *bytes.Buffer) error { return report.JUnit(b, r) }))
			output, err := check.CombinedOutput()
			assert.NoError(t, err, string(output))
		})
	}
}
