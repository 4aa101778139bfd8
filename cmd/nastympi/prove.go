package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

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
	subject.Read = r.libraries.read
	progress := newMeter()
	defer progress.clear()
	prover := sweep.Prover{
		Runner: &subject.Program, Limit: r.scheduleLimit(), Describe: describer(), Dir: r.judgement.Dir,
		Note: func(text string) { say("note", text) }, Reduce: r.reduce,
	}
	draft := finding.Finding{
		Tool: version(), Program: subject.name, Command: r.Args(), Dir: r.judgement.Dir, Library: subject.library, Ranks: r.judgement.Ranks,
	}
	keep := func(f finding.Finding, evident sweep.Result) (string, error) {
		return finding.Save(cmp.Or(r.checkFlags.folder, findingsFolder), f, evidence(evident, prover.Describe))
	}
	for i := range r.judgement.Diagnoses {
		if slices.Contains(r.not, r.judgement.Diagnoses[i].Name) {
			continue
		}
		if progress.terminal || progress.due() {
			progress.tell(fmt.Sprintf("trying both orders of races, finding %d of %d", i+1, len(r.judgement.Diagnoses)))
		}
		err := prover.Try(ctx, &r.judgement.Diagnoses[i], draft, keep)
		if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}
