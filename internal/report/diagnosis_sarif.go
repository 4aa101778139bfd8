package report

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/internal/finding"
)

// JudgementSARIF writes a judgement as a SARIF 2.1.0 log. Paths below root are relative to it.
func JudgementSARIF(w io.Writer, j finding.Judgement, root string) error {
	out := sarifOutput{root: root, dir: j.Dir, known: len(j.Known) > 0}
	all := append(slices.Clone(j.Diagnoses), j.Known...)
	run := sarifRun{
		Tool:               sarifTool{Driver: sarifDriver{Name: "nastympi", Version: j.Tool, Rules: rulesOf(all)}},
		Invocations:        []sarifInvocation{judged(j)},
		OriginalURIBaseIDs: map[string]sarifArtifact{rootBase: {URI: fileURI(root) + "/"}},
		ColumnKind:         "utf16CodeUnits",
		Results:            []sarifResult{},
	}
	for i, d := range all {
		result, err := out.diagnosis(d, run.Tool.Driver.Rules)
		if err != nil {
			return err
		}
		if i >= len(j.Diagnoses) {
			result.Suppressions = []sarifSuppression{{Kind: "external", Justification: "known before"}}
		}
		if out.known {
			result.State = map[bool]string{true: "new", false: "unchanged"}[i < len(j.Diagnoses)]
		}
		run.Results = append(run.Results, result)
	}
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(sarifLog{Schema: sarifSchema, Version: "2.1.0", Runs: []sarifRun{run}})
}

// rulesOf are the rules of the diagnoses, by name.
func rulesOf(list []finding.Diagnosis) []sarifRule {
	rules := []sarifRule{}
	for _, d := range list {
		if slices.ContainsFunc(rules, func(r sarifRule) bool { return r.ID == d.Name }) {
			continue
		}
		title, help := d.Title, d.Says
		if title == "" {
			title = strings.ReplaceAll(d.Name, "-", " ")
		}
		if help == "" {
			help = title
		}
		rules = append(rules, sarifRule{
			ID: d.Name, Name: camel(d.Name), Short: sarifText{Text: title}, Full: sarifText{Text: title + "."},
			Help:          sarifText{Text: help, Markdown: help},
			Configuration: sarifConfiguration{Level: string(d.Severity)},
			Properties:    map[string]any{"tags": []string{"correctness", "mpi"}, "precision": "very-high", "problem.severity": problem(d.Severity)},
		})
	}
	slices.SortFunc(rules, func(a, b sarifRule) int { return strings.Compare(a.ID, b.ID) })
	return rules
}

// problem is what code scanning calls a severity.
func problem(s finding.Severity) string {
	if s == finding.Note {
		return "recommendation"
	}
	return string(s)
}

// camel makes put-outside-epoch PutOutsideEpoch.
func camel(name string) string {
	var b strings.Builder
	for _, word := range strings.Split(name, "-") {
		if word != "" {
			b.WriteString(strings.ToUpper(word[:1]) + word[1:])
		}
	}
	return b.String()
}

func judged(j finding.Judgement) sarifInvocation {
	i := sarifInvocation{
		CommandLine: command(j.Command), Successful: j.Problem == "",
		Start: j.Start.UTC().Format(time.RFC3339), End: j.Start.Add(j.Time).UTC().Format(time.RFC3339),
		WorkingDirectory: sarifArtifact{URI: fileURI(j.Dir) + "/"},
		Properties:       map[string]any{"by": j.By, "runs": j.Runs, "calls": j.Calls},
	}
	for _, line := range j.Partial {
		i.Notifications = append(i.Notifications, sarifNotification{Level: "warning", Message: sarifText{Text: "judged in part: " + line}})
	}
	if j.Problem != "" {
		i.Notifications = []sarifNotification{{Level: "error", Message: sarifText{Text: "cannot judge: " + j.Problem}}}
	}
	return i
}

func (o sarifOutput) diagnosis(d finding.Diagnosis, rules []sarifRule) (sarifResult, error) {
	var text bytes.Buffer
	if err := Diagnosis(&text, d, o.dir); err != nil {
		return sarifResult{}, err
	}
	result := sarifResult{
		RuleID: d.Name, RuleIndex: slices.IndexFunc(rules, func(r sarifRule) bool { return r.ID == d.Name }),
		Level: string(d.Severity), Message: sarifText{Text: sentences(d)},
		Fingerprints: map[string]string{"nastympi/v1": d.ID(), "primaryLocationLineHash": d.ID() + ":1"},
		Properties:   map[string]any{"id": d.ID(), "times": d.Times, "ranks": d.Ranks, "text": text.String()},
	}
	var flow []sarifFlowLocation
	for i, p := range d.Places {
		location := o.location(siteOf(p), p.Role+": "+placeText(p, o.dir))
		flow = append(flow, sarifFlowLocation{Location: location, ExecutionOrder: len(d.Places) - i})
		if i == 0 {
			result.Locations = []sarifLocation{location}
		} else {
			result.Related = append(result.Related, location.numbered(i))
		}
	}
	if len(flow) == 0 { // code scanning needs a place
		result.Locations = []sarifLocation{o.location(finding.Site{Module: "unknown"}, d.Message)}
	}
	if len(flow) > 1 {
		slices.Reverse(flow) // what happened first comes first
		result.CodeFlows = []sarifCodeFlow{{ThreadFlows: []sarifThreadFlow{{Locations: flow}}}}
	}
	return result, nil
}

func siteOf(p finding.Involved) finding.Site {
	s := finding.Site{Call: p.Call, File: p.File, Line: p.Line, Function: p.Function}
	if p.File == "" {
		s.Module = p.Function
	}
	return s
}

// sentences are a diagnosis for readers who see no table.
func sentences(d finding.Diagnosis) string {
	text := d.Message + "."
	if d.Says != "" {
		text += " " + d.Says
	}
	if d.Hint != "" {
		text += " Repair: " + d.Hint
	}
	return text
}
