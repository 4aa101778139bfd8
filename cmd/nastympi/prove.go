package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	judge "github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/race"
	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/sweep"
)

// prove tries to show each race that was found, by runs in which one of its accesses is late.
func (r *checkRuns) prove(ctx context.Context, settings config.Config) error {
	subject, err := newSubject(r.Args(), r.folder, settings)
	if err != nil {
		return err
	}
	defer os.RemoveAll(subject.Folder)
	progress := newMeter()
	defer progress.clear()
	prover := sweep.Prover{Runner: &subject.Program, Limit: r.scheduleLimit(), Describe: describer(), Dir: r.judgement.Dir}
	for i := range r.judgement.Diagnoses {
		d := &r.judgement.Diagnoses[i]
		tried, known := raceOf(*d, r.judgement.Dir)
		if !known || slices.Contains(r.not, d.Name) {
			continue
		}
		if progress.terminal || progress.due() {
			progress.tell(fmt.Sprintf("trying both orders of a race, %d of %s", i+1, count(len(r.judgement.Diagnoses), 0, "finding")))
		}
		shown, runs, err := prover.Prove(ctx, tried)
		switch {
		case errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded):
			return nil
		case err != nil:
			return err
		}
		d.Proof = &finding.Proof{Runs: runs}
		if shown != nil {
			r.keep(d, shown, subject, prover)
			subject.Discard(shown.Evidence)
		}
	}
	return nil
}

// keep a race that was shown, with a finding that `nastympi replay` repeats.
func (r *checkRuns) keep(d *finding.Diagnosis, shown *sweep.Shown, subject *subject, prover sweep.Prover) {
	d.Proof.Orders = shown.Orders[:]
	late := shown.Orders[shown.Failing]
	f := finding.Finding{
		Version: finding.Version, ID: d.ID(), Time: time.Now().UTC().Truncate(time.Second), Tool: version(), Program: subject.name,
		Command: r.Args(), Dir: r.judgement.Dir, Library: subject.library, Ranks: r.judgement.Ranks, Settings: late.Settings,
		Against: shown.Orders[1-shown.Failing].Settings, Outcome: shown.Outcome, Rate: finding.Rate{Failed: sweep.ProofRuns, Of: sweep.ProofRuns},
		Limit: prover.Limit, Runs: d.Proof.Runs, Hint: d.Hint, NotReduced: "it is a race that was shown by its two orders",
	}
	folder, err := finding.Save(cmp.Or(r.checkFlags.folder, findingsFolder), f, evidence(shown.Evidence, prover.Describe))
	if err != nil {
		say("note", sweep.Unkept(f.ID, err))
		return
	}
	d.Proof.Folder = folder
}

// raceOf is the race that a diagnosis tells of.
func raceOf(d finding.Diagnosis, dir string) (r sweep.Race, known bool) {
	if !slices.ContainsFunc(race.Rules(), func(rule *judge.Rule) bool { return rule.Name == d.Name }) || len(d.Places) < 2 {
		return r, false
	}
	side := func(p finding.Involved) sweep.RaceSide {
		return sweep.RaceSide{Site: p.Site, Rank: p.Rank, Text: fmt.Sprintf("%s at %s (rank %d)", p.Call, p.Place(dir), p.Rank)}
	}
	r = sweep.Race{First: side(d.Places[0]), Second: side(d.Places[1]), Bytes: d.Bytes}
	return r, r.First.Site != "" && r.Second.Site != ""
}
