package report

import (
	"bytes"
	"encoding/json"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
)

const (
	sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	rootBase    = "SRCROOT"
)

// Root is the folder that SARIF's paths are relative to. Code scanning wants the root of the repository
// around dir; without a repository it is dir.
func Root(dir string) string {
	for at := dir; ; at = filepath.Dir(at) {
		if _, err := os.Stat(filepath.Join(at, ".git")); err == nil {
			return at
		}
		if at == filepath.Dir(at) {
			return dir
		}
	}
}

// SARIF writes a sweep as a SARIF 2.1.0 log. A finding is shown at its operation, with
// the other steps of its cause as related locations and as a code flow. Paths below
// root are relative to it.
func SARIF(w io.Writer, s finding.Summary, root string) error {
	out := sarifOutput{root: root, dir: s.Dir, known: len(s.Known) > 0}
	run := sarifRun{
		Tool:               sarifTool{Driver: driver(s.Tool)},
		Invocations:        []sarifInvocation{invocation(s)},
		OriginalURIBaseIDs: map[string]sarifArtifact{rootBase: {URI: fileURI(root) + "/"}},
		ColumnKind:         "utf16CodeUnits",
		Results:            []sarifResult{},
	}
	for _, f := range ranked(s.Findings) {
		result, err := out.result(f, "new")
		if err != nil {
			return err
		}
		run.Results = append(run.Results, result)
	}
	for _, f := range s.Known {
		result, err := out.result(f, "unchanged")
		if err != nil {
			return err
		}
		result.Suppressions = []sarifSuppression{{Kind: "external", Justification: "known before"}}
		run.Results = append(run.Results, result)
	}
	run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, rulesOf(s.Diagnoses)...)
	for _, d := range s.Diagnoses {
		result, err := out.diagnosis(d, run.Tool.Driver.Rules)
		if err != nil {
			return err
		}
		if out.known {
			result.State = "new"
		}
		run.Results = append(run.Results, result)
	}
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(sarifLog{Schema: sarifSchema, Version: "2.1.0", Runs: []sarifRun{run}})
}

func driver(version string) sarifDriver {
	d := sarifDriver{Name: "nastympi", Version: version}
	for _, r := range rules {
		level := "error"
		if r == originOrder {
			level = "note"
		}
		d.Rules = append(d.Rules, sarifRule{
			ID: r.id, Name: r.name, Short: sarifText{Text: r.short}, Full: sarifText{Text: r.short + "."},
			Help:          sarifText{Text: r.help, Markdown: r.help},
			Configuration: sarifConfiguration{Level: level},
			Properties:    map[string]any{"tags": []string{"correctness", "concurrency", "mpi"}, "precision": "very-high", "problem.severity": level},
		})
	}
	return d
}

func invocation(s finding.Summary) sarifInvocation {
	i := sarifInvocation{
		CommandLine: command(s.Command), Successful: s.Problem == "",
		Start: s.Start.UTC().Format(time.RFC3339), End: s.Start.Add(s.Time).UTC().Format(time.RFC3339),
		WorkingDirectory: sarifArtifact{URI: fileURI(s.Dir) + "/"},
		Properties: map[string]any{"runs": s.Runs, "runsInAll": s.Spent, "tried": tried(s), "library": s.Library,
			"baseline": s.Baseline},
	}
	if s.Problem != "" {
		i.Notifications = []sarifNotification{{Level: "error", Message: sarifText{Text: "cannot judge: " + s.Problem}}}
	}
	return i
}

// sarifOutput has what all results of a log share.
type sarifOutput struct {
	root, dir string
	known     bool // the log says which findings an earlier sweep had
}

func (o sarifOutput) result(f finding.Finding, state string) (sarifResult, error) {
	var text bytes.Buffer
	if err := Text(&text, f); err != nil {
		return sarifResult{}, err
	}
	r := ruleOf(f)
	result := sarifResult{
		RuleID: r.id, RuleIndex: slices.Index(rules, r), Level: "error",
		Message: sarifText{Text: message(f)},
		// GitHub only reads primaryLocationLineHash. Unlike a hash of the line, an ID survives moved lines.
		Fingerprints: map[string]string{"nastympi/v1": f.ID, "primaryLocationLineHash": f.ID + ":1"},
		Properties: map[string]any{"id": f.ID, "rate": f.Rate, "baseline": f.Baseline, "settings": f.Settings,
			"replay": replay(f), "text": text.String()},
	}
	if f.Noise != "" {
		result.Level = "note"
	}
	if f.NotReduced != "" {
		result.Properties["notReduced"] = f.NotReduced
	}
	if o.known {
		result.State = state
	}
	main := primary(f)
	result.Locations = []sarifLocation{o.location(main, r.short)}
	var flow []sarifFlowLocation
	for _, step := range f.Cause {
		if !step.Site.Known() {
			continue
		}
		flow = append(flow, sarifFlowLocation{Location: o.location(step.Site, step.Text), ExecutionOrder: len(flow) + 1})
		if !step.Site.Same(main) {
			result.Related = append(result.Related, o.location(step.Site, step.Text).numbered(len(result.Related)+1))
		}
	}
	for _, state := range f.States {
		if state.Site.Known() {
			text := rankList([]int{state.Rank}) + " " + activity(state, o.dir)
			result.Related = append(result.Related, o.location(state.Site, text).numbered(len(result.Related)+1))
		}
	}
	if len(flow) > 0 {
		result.CodeFlows = []sarifCodeFlow{{ThreadFlows: []sarifThreadFlow{{Locations: flow}}}}
	}
	return result, nil
}

// message is a finding in sentences, because code scanning shows no tables.
func message(f finding.Finding) string {
	text := title(f) + "."
	if c := cause(f); c != "" {
		text += " " + strings.ReplaceAll(c, "\n", " ") + "."
	}
	if f.Noise != "" {
		text += " It may be legal: " + f.Noise + "."
	}
	if lines := hints(f); len(lines) > 0 {
		text += " Hint: " + strings.Join(lines, " ") + "."
	}
	if f.NotReduced != "" {
		text += " It was not reduced: " + f.NotReduced + "."
	}
	return text + " It failed " + rate(f) + ". To repeat it: " + replay(f)
}

// primary is the place at which code scanning shows a finding: its operation, or the first site with
// a known line.
func primary(f finding.Finding) finding.Site {
	sites := slices.Clone(f.Sites)
	for _, role := range []finding.Role{finding.Synchronization, finding.Other, finding.Operation} {
		for _, step := range f.Cause {
			if step.Role == role {
				sites = slices.Insert(sites, 0, step.Site)
			}
		}
	}
	for _, site := range sites {
		if site.File != "" {
			return site
		}
	}
	if len(sites) > 0 {
		return sites[0]
	}
	return finding.Site{Module: f.Program} // code scanning needs a place
}

// location of a call. Without debug information it is the module.
func (o sarifOutput) location(s finding.Site, text string) sarifLocation {
	l := sarifLocation{Message: &sarifText{Text: text}}
	if s.File == "" {
		l.Physical.Artifact = o.artifact(s.Module)
		return l
	}
	l.Physical.Artifact = o.artifact(s.File)
	if s.Line > 0 {
		l.Physical.Region = &sarifRegion{StartLine: s.Line}
	}
	if s.Function != "" {
		l.Logical = []sarifLogical{{Name: s.Function, Kind: "function"}}
	}
	return l
}

func (l sarifLocation) numbered(id int) sarifLocation {
	l.ID = id
	return l
}

// artifact is a file. Its path is relative to the root if it is below the root.
func (o sarifOutput) artifact(path string) sarifArtifact {
	if !filepath.IsAbs(path) {
		path = filepath.Join(o.dir, path)
	}
	relative, err := filepath.Rel(o.root, path)
	if err != nil || !filepath.IsLocal(relative) {
		return sarifArtifact{URI: fileURI(path)}
	}
	return sarifArtifact{URI: (&url.URL{Path: filepath.ToSlash(relative)}).String(), Base: rootBase}
}

func fileURI(path string) string {
	return strings.TrimSuffix((&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String(), "/")
}
