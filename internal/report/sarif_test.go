package report

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
)

// schemaText is the schema of OASIS, which go-sarif brings along in a constant of its
// own: a copy of ours might come to differ from it.
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
	require.NoError(t, compiler.AddResource(sarifSchema, document), "the schema that logs name")
	schema, err := compiler.Compile(sarifSchema)
	require.NoError(t, err)
	for name, s := range sweeps() {
		t.Run(name, func(t *testing.T) {
			log, err := jsonschema.UnmarshalJSON(bytes.NewReader(written(t, func(b *bytes.Buffer) error { return SARIF(b, s, dir) })))
			require.NoError(t, err)
			assert.NoError(t, schema.Validate(log))
			log.(map[string]any)["runs"].([]any)[0].(map[string]any)["tool"] = 1
			assert.Error(t, schema.Validate(log), "the schema checks something")
		})
	}
}

func TestSARIF(t *testing.T) {
	golden(t, "found.sarif", written(t, func(b *bytes.Buffer) error { return SARIF(b, summary(), dir) }))
}

// read is a log as another program sees it.
func read(t *testing.T, s finding.Summary, root string) []*sarif.Result {
	t.Helper()
	report, err := sarif.FromBytes(written(t, func(b *bytes.Buffer) error { return SARIF(b, s, root) }))
	require.NoError(t, err)
	require.Len(t, report.Runs, 1)
	for _, result := range report.Runs[0].Results {
		assert.Equal(t, *result.RuleID, *report.Runs[0].Tool.Driver.Rules[result.RuleIndex].ID)
	}
	return report.Runs[0].Results
}

// Code scanning shows a finding at the operation, and the synchronization call beside it.
func TestSARIFPlaces(t *testing.T) {
	s := clean()
	s.Findings = []finding.Finding{halo()}
	result := read(t, s, "/home/ann")[0]
	at := result.Locations[0].PhysicalLocation
	assert.Equal(t, "halo/halo.c", *at.ArtifactLocation.URI)
	assert.Equal(t, rootBase, *at.ArtifactLocation.URIBaseID)
	assert.Equal(t, 61, *at.Region.StartLine)
	require.Len(t, result.RelatedLocations, 2)
	assert.Equal(t, 64, *result.RelatedLocations[0].PhysicalLocation.Region.StartLine)
	require.Len(t, result.CodeFlows[0].ThreadFlows[0].Locations, 3)
	assert.Equal(t, "local-completion", *result.RuleID)
}

// Another commit's line numbers leave the fingerprint alone.
func TestSARIFFingerprint(t *testing.T) {
	s := clean()
	moved := halo()
	moved.Sites[0].Line, moved.Cause[0].Site.Line = 161, 161
	s.Findings = []finding.Finding{halo(), moved}
	results := read(t, s, dir)
	assert.Equal(t, results[0].PartialFingerprints, results[1].PartialFingerprints)
}

func TestSARIFFiles(t *testing.T) {
	o := sarifOutput{root: "/home/ann/halo", dir: "/home/ann/halo/build"}
	for path, want := range map[string]sarifArtifact{
		"/home/ann/halo/a b%.c": {URI: "a%20b%25.c", Base: rootBase},
		"/home/ann/other/a.c":   {URI: "file:///home/ann/other/a.c"},
		"halo":                  {URI: "build/halo", Base: rootBase},
		"/home/ann/halo/a:b.c":  {URI: "./a:b.c", Base: rootBase},
	} {
		assert.Equal(t, want, o.artifact(path), path)
	}
}

func TestRoot(t *testing.T) {
	top := t.TempDir()
	deep := filepath.Join(top, "a", "b")
	require.NoError(t, os.MkdirAll(deep, 0o755))
	assert.Equal(t, deep, Root(deep), "no repository")
	require.NoError(t, os.WriteFile(filepath.Join(top, ".git"), nil, 0o644))
	assert.Equal(t, top, Root(deep), "a worktree's .git is a file")
}

func TestRules(t *testing.T) {
	for name, want := range map[string]rule{"halo": localCompletion, "hang": missingCompletion, "diverging": localCompletion,
		"noise": originOrder, "unfinished": neverCompleted} {
		assert.Equal(t, want.id, ruleOf(samples[name]()).id, name)
	}
	assert.Equal(t, schedule, ruleOf(finding.Finding{}))
}
