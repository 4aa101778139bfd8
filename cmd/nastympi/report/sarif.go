package report

import (
	"cmp"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/shell"
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

// SARIF writes a result as a SARIF 2.1.0 log. A finding is shown at its main place; the others, and the calls that explain it, are related
// locations. Paths below root are relative to it.
func SARIF(w io.Writer, r finding.Result, root string) error {
	out := sarifOutput{root: root, dir: r.Dir, known: len(r.Known) > 0}
	all := slices.Concat(r.Findings, r.Known)
	run := sarif.NewRun().WithTool(sarif.NewTool().WithDriver(driver(r.Tool, all))).WithColumnKind("utf16CodeUnits").AddInvocation(invocation(r)).
		WithOriginalUriBaseIds(map[string]sarif.ArtifactLocation{rootBase: *uri(fileURI(root) + "/")})
	for i, f := range all {
		result, err := out.result(f, run.Tool.Driver.Rules)
		if err != nil {
			return err
		}
		known := i >= len(r.Findings)
		if known {
			result.AddSuppression(sarif.NewSuppression().WithKind("external").WithJustification("known before"))
		}
		if out.known {
			result.WithBaselineState(map[bool]string{false: "new", true: "unchanged"}[known])
		}
		run.AddResult(result)
	}
	log := sarif.NewReport().AddRun(run)
	log.Schema = sarifSchema
	return log.PrettyWrite(w)
}

// driver is this program, with the rules of the findings by name.
func driver(version string, list []finding.Finding) *sarif.ToolComponent {
	d := sarif.NewToolComponent().WithName("nastympi")
	if version != "" {
		d.WithVersion(version)
	}
	named := map[string]bool{}
	for _, f := range list {
		if named[f.Rule] {
			continue
		}
		named[f.Rule] = true
		title := cmp.Or(f.Title, strings.ReplaceAll(f.Rule, "-", " "))
		help := cmp.Or(f.Cited(), title)
		d.AddRule(sarif.NewRule(f.Rule).WithName(camel(f.Rule)).WithShortDescription(multiform(title)).
			WithFullDescription(multiform(title + ".")).WithHelp(multiform(help).WithMarkdown(help)).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(string(f.Severity))).
			WithProperties(properties(map[string]any{"precision": "very-high", "problem.severity": problem(f.Severity)}).
				WithTags([]string{"correctness", "concurrency", "mpi"})))
	}
	slices.SortFunc(d.Rules, func(a, b *sarif.ReportingDescriptor) int { return strings.Compare(*a.ID, *b.ID) })
	return d
}

func multiform(text string) *sarif.MultiformatMessageString {
	return sarif.NewMultiformatMessageString().WithText(text)
}

func properties(values map[string]any) *sarif.PropertyBag {
	bag := sarif.NewPropertyBag()
	for name, value := range values {
		bag.Add(name, value)
	}
	return bag
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
	for word := range strings.SplitSeq(name, "-") {
		b.WriteString(capital(word))
	}
	return b.String()
}

func invocation(r finding.Result) *sarif.Invocation {
	bag := map[string]any{"by": r.By, "runs": r.Runs, "calls": r.Calls, "verdict": r.Verdict().Word}
	if r.IsSweep() {
		bag["runsInAll"], bag["tried"], bag["library"], bag["baseline"] = r.Spent, tried(r), r.Library, r.Baseline
	}
	i := sarif.NewInvocation().WithCommandLine("nastympi " + r.By + " " + shell.Join(r.Command)).WithExecutionSuccessful(r.Problem == "").
		WithStartTimeUtc(r.Start.UTC().Format(time.RFC3339)).WithEndTimeUtc(r.Start.Add(r.Time).UTC().Format(time.RFC3339)).
		WithWorkingDirectory(uri(fileURI(r.Dir) + "/")).WithProperties(properties(bag))
	tell := func(level, text string) {
		i.AddToolExecutionNotification(sarif.NewNotification().WithLevel(level).WithMessage(sarif.NewTextMessage(text)))
	}
	for _, line := range r.Partial {
		tell("warning", "judged in part: "+line)
	}
	if r.Problem != "" {
		tell("error", "no verdict: "+r.Problem)
	}
	if r.Ended != "" {
		tell("error", "the program itself "+r.Ended)
	}
	return i
}

// sarifOutput has what all results of a log share.
type sarifOutput struct {
	root, dir string
	known     bool // the log says which findings were known before
}

func (o sarifOutput) result(f finding.Finding, rules []*sarif.ReportingDescriptor) (*sarif.Result, error) {
	var text strings.Builder
	if err := Text(&text, f, Style{Dir: o.dir}); err != nil {
		return nil, err
	}
	bag := map[string]any{"id": f.ID, "text": text.String()}
	if f.Failure != nil {
		bag["rate"], bag["baseline"], bag["settings"], bag["replay"] = f.Rate, f.Baseline, f.Settings, replay(f)
		if f.NotReduced != "" {
			bag["notReduced"] = f.NotReduced
		}
	} else {
		bag["times"], bag["ranks"] = f.Times, f.Ranks
	}
	result := sarif.NewRuleResult(f.Rule).WithLevel(string(f.Severity)).WithMessage(sarif.NewTextMessage(sentences(f, o.dir))).
		WithRuleIndex(slices.IndexFunc(rules, func(r *sarif.ReportingDescriptor) bool { return *r.ID == f.Rule })).
		// GitHub only reads primaryLocationLineHash. Unlike a hash of the line, an ID survives moved lines.
		WithPartialFingerprints(map[string]string{"nastympi/v1": f.ID, "primaryLocationLineHash": f.ID + ":1"}).
		WithProperties(properties(bag))
	o.locate(result, f)
	return result, nil
}

// locate adds the places of a finding. Code scanning needs one: else it is the program.
func (o sarifOutput) locate(result *sarif.Result, f finding.Finding) {
	flow := sarif.NewThreadFlow()
	relate := func(s finding.Site, text string) {
		result.AddRelatedLocation(o.location(s, text).WithID(len(result.RelatedLocations) + 1))
	}
	for i, s := range stepsOf(f, o.dir) {
		if !s.At || !s.Known() {
			continue
		}
		text := s.Label + ": " + s.Text
		flow.AddLocation(sarif.NewThreadFlowLocation().WithLocation(o.location(s.Site, text)).WithExecutionOrder(i + 1))
		if i == f.Main || len(f.Places) == 0 && len(result.Locations) == 0 {
			result.AddLocation(o.location(s.Site, text))
		} else {
			relate(s.Site, text)
		}
	}
	for _, reason := range f.Why {
		for _, p := range reason.Places[min(1, len(reason.Places)):] { // the steps have the first
			if p.Known() && len(result.Locations) > 0 {
				relate(p.Site, placeText(p, o.dir))
			}
		}
	}
	if len(flow.Locations) > 1 {
		result.AddCodeFlow(sarif.NewCodeFlow().AddThreadFlow(flow))
	}
	if f.Failure != nil {
		for _, state := range f.States {
			if state.Site.Known() {
				relate(state.Site, rankList([]int{state.Rank})+" "+activity(state, o.dir))
			}
		}
	}
	if sites := sitesOf(f); len(result.Locations) == 0 && len(sites) > 0 && sites[0].Known() {
		result.AddLocation(o.location(sites[0], f.Message))
	}
	if len(result.Locations) == 0 {
		program := "unknown"
		if f.Failure != nil {
			program = f.Program
		}
		result.AddLocation(o.location(finding.Site{Module: program}, f.Message))
	}
}

// sentences are a finding for readers who see no table.
func sentences(f finding.Finding, dir string) string {
	text := sentence(f.Message)
	for _, s := range stepsOf(f, dir) {
		text += " " + s.Label + ": " + sentence(s.Text)
	}
	if f.Says != "" {
		text += " " + sentence(f.Cited())
	}
	if f.Failure != nil && f.Noise != "" {
		text += " It may be legal: " + sentence(f.Noise)
	}
	if line := fix(f); line != "" {
		text += " Fix: " + sentence(line)
	}
	for _, line := range failedTrials(f) {
		text += " Tried: " + sentence(line)
	}
	if f.Failure != nil {
		if f.NotReduced != "" {
			text += " It was not reduced: " + sentence(f.NotReduced)
		}
		text += " It failed " + rate(f) + ". To repeat it: " + replay(f)
	}
	return text
}

// location of a call. Without debug information it is the module.
func (o sarifOutput) location(s finding.Site, text string) *sarif.Location {
	physical := sarif.NewPhysicalLocation().WithArtifactLocation(o.artifact(cmp.Or(s.File, s.Module)))
	l := sarif.NewLocation().WithMessage(sarif.NewTextMessage(text)).WithPhysicalLocation(physical)
	if s.File != "" && s.Line > 0 {
		physical.WithRegion(sarif.NewRegion().WithStartLine(s.Line))
	}
	if s.File != "" && s.Function != "" {
		l.WithLogicalLocations([]*sarif.LogicalLocation{sarif.NewLogicalLocation().WithName(s.Function).WithKind("function")})
	}
	return l
}

func uri(text string) *sarif.ArtifactLocation { return sarif.NewArtifactLocation().WithURI(text) }

// artifact is a file. Its path is relative to the root if it is below the root.
func (o sarifOutput) artifact(path string) *sarif.ArtifactLocation {
	if !filepath.IsAbs(path) {
		path = filepath.Join(o.dir, path)
	}
	relative, err := filepath.Rel(o.root, path)
	if err != nil || !filepath.IsLocal(relative) {
		return uri(fileURI(path))
	}
	return uri((&url.URL{Path: filepath.ToSlash(relative)}).String()).WithURIBaseID(rootBase)
}

func fileURI(path string) string {
	return strings.TrimSuffix((&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String(), "/")
}
