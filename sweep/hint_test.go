package sweep

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// explained is one finding of a program whose bug a value of NASTY_TRY may repair, with these explanations.
func explained(t *testing.T, repair string, change func(*Options, *simulated.Bug), list ...finding.Explanation) (finding.Finding, *log) {
	t.Helper()
	b := beyondLocal(4, 88)
	shows := b.Shows
	b.Shows = func(p simulated.Perturbed) bool { return shows(p) && (repair == "" || !p.Is(config.Try, repair)) }
	o := options()
	o.Explain = func(f *finding.Finding, _ []trace.Rank) []finding.Explanation {
		f.Explained(list[0])
		return list
	}
	if change != nil {
		change(&o, &b)
	}
	summary, l := do(t, simulated.New(b), o)
	require.Len(t, summary.Findings, 1)
	return summary.Findings[0], l
}

func hint(text, try string) finding.Explanation {
	return finding.Explanation{Why: []finding.Reason{{Text: "cause of " + text}}, Repair: text, Try: try}
}

func TestHintThatHelps(t *testing.T) {
	f, l := explained(t, "prog+0x104", nil, hint("flush", "prog+0x104"))
	assert.Equal(t, "flush", f.Repair)
	assert.Equal(t, []finding.Trial{{Repair: "flush", Setting: "prog+0x104", Rate: finding.Rate{Of: 5}}}, f.Trials)
	assert.Equal(t, 5, l.count(finding.Trying))
	assert.Empty(t, attempt.ValueOf(f.Settings, config.Try), "a replay is one without the repair")
}

func TestTheFirstHintThatHelps(t *testing.T) {
	f, _ := explained(t, "b", nil, hint("useless", "a"), hint("the same", "a"), hint("flush", "b"), hint("not needed", "c"))
	assert.Equal(t, "flush", f.Repair)
	assert.Equal(t, "cause of flush", f.Why[0].Text)
	assert.Equal(t, []finding.Trial{
		{Repair: "useless", Setting: "a", Rate: finding.Rate{Failed: 1, Of: 1}},
		{Repair: "flush", Setting: "b", Rate: finding.Rate{Of: 5}},
	}, f.Trials)
}

func TestNoHintHelps(t *testing.T) {
	f, _ := explained(t, "", nil, hint("useless", "a"), hint("useless too", "b"))
	assert.Empty(t, f.Repair, "what does not help is no hint")
	assert.Equal(t, "cause of useless", f.Why[0].Text)
	assert.Len(t, f.Trials, 2)
}

func TestHintThatCannotBeTried(t *testing.T) {
	f, l := explained(t, "b", nil, hint("useless", "a"), hint("wait for another value", ""), hint("flush", "b"))
	assert.Equal(t, "wait for another value", f.Repair)
	assert.Equal(t, 1, l.count(finding.Trying))
}

// With the repair the program fails in another way.
func TestHintThatDoesHarm(t *testing.T) {
	harm := func(_ *Options, b *simulated.Bug) {
		shows := b.Shows
		b.Shows = func(p simulated.Perturbed) bool { return shows(p) || p.Is(config.Try, "b") && p.At(simulated.Put(4)) }
		b.Writes = nil
	}
	f, _ := explained(t, "b", harm, hint("flush", "b"))
	assert.Empty(t, f.Repair)
}

// A finding that was reduced stays one if the sweep ends while its hint is tried.
func TestNoTimeForHints(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	o := options()
	o.Explain = func(f *finding.Finding, _ []trace.Rank) []finding.Explanation {
		cancel()
		return []finding.Explanation{hint("flush", "a")}
	}
	f := simulated.New(beyondLocal(4, 88))
	summary, err := Do(ctx, o, f, &log{}, finding.Result{Program: "./prog"})
	require.NoError(t, err)
	require.Len(t, summary.Findings, 1)
	assert.Equal(t, "flush", summary.Findings[0].Repair)
	assert.Empty(t, summary.Findings[0].Trials)
	assert.Empty(t, summary.Findings[0].NotReduced)
	assert.Empty(t, f.Kept)
}

// By chance a failure of this rate does not occur in so many runs once in a hundred times at most.
func TestTrialRuns(t *testing.T) {
	assert.Equal(t, 5, trialRuns(finding.Rate{Failed: 10, Of: 10}))
	assert.Equal(t, 7, trialRuns(finding.Rate{Failed: 5, Of: 10}))
	assert.Equal(t, 17, trialRuns(finding.Rate{Failed: 2, Of: 10}))
	assert.Equal(t, 26, trialRuns(finding.Rate{Failed: 1, Of: 10}))
	assert.Zero(t, trialRuns(finding.Rate{Failed: 1, Of: 30}), "too rare")
}
