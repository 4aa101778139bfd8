package sweep

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/sweep/reduce"
)

// keepRare makes a finding of a failure that did not repeat when it occurs a second time. Trouble
// outside the program, such as a launcher that cannot start, rarely looks the same
// twice. If the program also fails without nastympi, there is no finding.
func (e *engine) keepRare(f *finding.Finding, failing attempt.Judged) error {
	if f.Baseline.Failed > 0 {
		e.noteFlaky(*f)
		return nil
	}
	key := fmt.Sprintf("%s %s %s", f.Outcome.Kind.Class(), f.Outcome.Detail, finding.Resemblance(f.LastOutput))
	if e.unrepeated[key] == nil {
		e.unrepeated[key] = f
		e.listener.Note(fmt.Sprintf("%s in one run, but in none of %d repetitions: ignored as trouble outside the program unless it occurs again (%s)",
			f.Outcome.Text, f.Rate.Of, attempt.Assignments(f.Settings)))
		return nil
	}
	f.Rate.Of += e.unrepeated[key].Rate.Of
	f.Rate.Failed = 0
	f.NotReduced = "it fails too seldom"
	e.explain(f, failing.Ranks)
	return e.report(*f, failing)
}

func (e *engine) noteFlaky(f finding.Finding) {
	e.listener.Note(fmt.Sprintf("%s: no more often than without any perturbation (%d of %d against %d of %d)", f.Outcome.Text,
		f.Rate.Failed, f.Rate.Of, f.Baseline.Failed, f.Baseline.Of))
}

// skipSitesOf a finding in later runs: its operations, or if it needs none, all its call sites.
func (e *engine) skipSitesOf(f finding.Finding, needed []reduce.CallSite) {
	var operations, others []string
	for _, p := range needed {
		if p.Operation {
			operations = append(operations, p.Name)
		} else {
			others = append(others, p.Name)
		}
	}
	if len(operations) == 0 {
		operations = others
	}
	e.skippedSites = append(e.skippedSites, operations...)
	for i := range f.Sites {
		if i < len(operations) { // operations come first
			e.summary.LeftAlone = append(e.summary.LeftAlone, f.Sites[i])
		}
	}
}

// report a finding, unless it is known already, and keep it.
func (e *engine) report(f finding.Finding, failing attempt.Judged) error {
	f.Classify()
	f.ID = finding.Identify(f)
	f.Runs = e.spent
	for _, list := range [][]finding.Finding{e.summary.Findings, e.summary.Known} {
		for _, old := range list {
			if old.ID == f.ID {
				return nil
			}
		}
	}
	if e.Keep != nil {
		folder, err := e.Keep(f, failing.Result)
		if err != nil {
			folder = ""
			e.listener.Note(finding.Unkept(f.ID, err))
		}
		f.Folder = folder
	}
	known := e.Known.Has(f)
	if known {
		e.summary.Known = append(e.summary.Known, f)
	} else {
		e.summary.Findings = append(e.summary.Findings, f)
	}
	e.listener.Found(f, known)
	return nil
}
