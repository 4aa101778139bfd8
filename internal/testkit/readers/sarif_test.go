package readers

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/report"
	"github.com/nastympi/nastympi/internal/testkit/samples"
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
	for name, j := range samples.Judgements() {
		t.Run("judgement/"+name, func(t *testing.T) {
			log, err := jsonschema.UnmarshalJSON(bytes.NewReader(written(t, func(b *bytes.Buffer) error { return report.JudgementSARIF(b, j, samples.Dir) })))
			require.NoError(t, err)
			assert.NoError(t, schema.Validate(log))
		})
	}
	for name, s := range samples.Sweeps() {
		t.Run(name, func(t *testing.T) {
			log, err := jsonschema.UnmarshalJSON(bytes.NewReader(written(t, func(b *bytes.Buffer) error { return report.SARIF(b, s, samples.Dir) })))
			require.NoError(t, err)
			assert.NoError(t, schema.Validate(log))
			log.(map[string]any)["runs"].([]any)[0].(map[string]any)["tool"] = 1
			assert.Error(t, schema.Validate(log), "the schema checks something")
		})
	}
}

// read is a log as another program sees it.
func read(t *testing.T, s finding.Summary, root string) []*sarif.Result {
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

// Another commit's line numbers leave the fingerprint alone.
func TestSARIFFingerprint(t *testing.T) {
	s := samples.Clean()
	moved := samples.Halo()
	moved.Sites[0].Line, moved.Cause[0].Site.Line = 161, 161
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
