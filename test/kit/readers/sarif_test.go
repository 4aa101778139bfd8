package readers

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
	"github.com/nastympi/nastympi/test/kit/samples"
)

// schemaURL is the name that logs give to their schema.
const schemaURL = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

// schemaText is the schema of OASIS, which go-sarif holds in a constant that it does not export.
func schemaText(t *testing.T) string {
	t.Helper()
	pkg, err := build.Import("github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif", ".", build.FindOnly)
	require.NoError(t, err)
	file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(pkg.Dir, "schema.go"), nil, 0)
	require.NoError(t, err)
	var text string
	ast.Inspect(file, func(n ast.Node) bool {
		if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			text, err = strconv.Unquote(literal.Value)
			require.NoError(t, err)
		}
		return true
	})
	return text
}

func TestSARIFSchema(t *testing.T) {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader([]byte(schemaText(t))))
	require.NoError(t, err)
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	require.NoError(t, compiler.AddResource(schemaURL, document), "the schema that logs name")
	schema, err := compiler.Compile(schemaURL)
	require.NoError(t, err)
	for name, r := range results() {
		t.Run(name, func(t *testing.T) {
			log, err := jsonschema.UnmarshalJSON(bytes.NewReader(written(t, func(b *bytes.Buffer) error { return report.SARIF(b, r, samples.Dir) })))
			require.NoError(t, err)
			assert.NoError(t, schema.Validate(log))
			log.(map[string]any)["runs"].([]any)[0].(map[string]any)["tool"] = 1
			assert.Error(t, schema.Validate(log), "the schema checks something")
		})
	}
}

// read is a log as another program sees it.
func read(t *testing.T, s finding.Result, root string) []*sarif.Result {
	t.Helper()
	log, err := sarif.FromBytes(written(t, func(b *bytes.Buffer) error { return report.SARIF(b, s, root) }))
	require.NoError(t, err)
	require.Len(t, log.Runs, 1)
	for _, result := range log.Runs[0].Results {
		assert.Equal(t, *result.RuleID, *log.Runs[0].Tool.Driver.Rules[result.RuleIndex].ID)
	}
	return log.Runs[0].Results
}

// Code scanning shows a finding at the operation, and the synchronization call beside it.
func TestSARIFPlaces(t *testing.T) {
	s := samples.Clean()
	s.Findings = []finding.Finding{samples.Halo()}
	result := read(t, s, "/home/ann")[0]
	at := result.Locations[0].PhysicalLocation
	assert.Equal(t, "halo/halo.c", *at.ArtifactLocation.URI)
	assert.Equal(t, "SRCROOT", *at.ArtifactLocation.URIBaseID)
	assert.Equal(t, 61, *at.Region.StartLine)
	require.Len(t, result.RelatedLocations, 2)
	assert.Equal(t, 64, *result.RelatedLocations[0].PhysicalLocation.Region.StartLine)
	require.Len(t, result.CodeFlows[0].ThreadFlows[0].Locations, 3)
	assert.Equal(t, "local-completion", *result.RuleID)
}

// B, and all calls that explain the finding, are related locations.
func TestSARIFRelated(t *testing.T) {
	s := samples.Judgement()
	race := samples.Race()
	race.Why[1].Text, race.Why[1].Places = "{0} and {1} let B begin", append(race.Why[1].Places, race.Why[0].Places...)
	s.Findings, s.Known = []finding.Finding{race}, nil
	result := read(t, s, samples.Dir)[0]
	require.Len(t, result.Locations, 1)
	assert.Equal(t, 39, *result.Locations[0].PhysicalLocation.Region.StartLine)
	assert.True(t, strings.HasPrefix(*result.Locations[0].Message.Text, "A: MPI_Put at halo.c:39"))
	var lines []int
	for i, related := range result.RelatedLocations {
		lines = append(lines, *related.PhysicalLocation.Region.StartLine)
		assert.Equal(t, i+1, related.ID)
	}
	assert.Equal(t, []int{47, 40, 41, 40}, lines, "B, then the calls of the reasons")
	assert.True(t, strings.HasPrefix(*result.RelatedLocations[0].Message.Text, "B: load at halo.c:47"))
	assert.Contains(t, *result.Message.Text, "Fix: MPI_Win_flush of the same target in place of halo.c:40 (tried: 5 of 5 runs pass).")
}

// Another commit's line numbers leave the fingerprint alone.
func TestSARIFFingerprint(t *testing.T) {
	s := samples.Clean()
	moved := samples.Halo()
	moved.Sites[0].Line, moved.Places[0].Line = 161, 161
	s.Findings = []finding.Finding{samples.Halo(), moved}
	results := read(t, s, samples.Dir)
	assert.Equal(t, results[0].PartialFingerprints, results[1].PartialFingerprints)
}

// written is what write writes.
func written(t *testing.T, write func(*bytes.Buffer) error) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, write(&b))
	return b.Bytes()
}
