package attempt

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

// BrokenError is a failure of nastympi itself, or of the launch, so that nothing can be judged.
type BrokenError string

// Error is what failed.
func (e BrokenError) Error() string { return string(e) }

// ourError finds the line in which nastympi reports an error of its own.
var ourError = regexp.MustCompile(`(?m)^.*nastympi: (?:rank \d+: )?((?:error|internal error): .*)$`)

// Trouble is a failure of nastympi itself, or of the launch, so that a run says nothing about the program; nil: there was none.
func Trouble(r Result) error {
	const configuration, failed, notFound = 2, 125, 127
	if status := r.Status(); status != configuration && (status < failed || status > notFound) {
		return nil
	}
	if found := ourError.FindStringSubmatch(r.Stderr); found != nil {
		return BrokenError(strings.TrimPrefix(found[1], "error: "))
	}
	return nil
}

// Judge says how a run ended, and whether it failed. A run that only was slow did not fail. Nor did one in which all ranks had come to
// MPI_Finalize: the program has nothing left to do then, and what has not ended is the library (MPI 4.1, 11.2.2). Nor does a hang count
// in a call in which the library is known to hang.
func Judge(r Result) (finding.Outcome, bool) {
	o := finding.Outcome{Status: r.Status(), Rank: -1}
	switch {
	case r.Deadlock != nil:
		o.Kind, o.Text = finding.Deadlock, "deadlock (baseline: exit 0)"
		o.Deadlock, o.Waits = r.Deadlock.Text, r.Deadlock.Waits
		return o, true
	case r.TimedOut() && anyMoving(r.Moving):
		o.Kind = finding.Slow
		o.Text = fmt.Sprintf("was still making progress after %s", round(r.Duration))
		return o, false
	case r.TimedOut() && allFinalize(r.Ranks):
		o.Kind = finding.Finalizing
		o.Text = fmt.Sprintf("all ranks were in MPI_Finalize after %s", round(r.Duration))
		return o, false
	case r.TimedOut() && libraryHangs(r):
		o.Kind = finding.Library
		o.Text = fmt.Sprintf("the library hung after %s", round(r.Duration))
		return o, false
	case r.TimedOut():
		o.Kind, o.Text = finding.Hung, "hangs (baseline: exit 0)"
		return o, true
	case o.Status != 0:
		rank, aborted := failedRank(r)
		o.Kind, o.Rank = finding.Exited, rank
		o.Text = fmt.Sprintf("exit status %d (baseline: exit 0)", o.Status)
		switch {
		case aborted:
			o.Text = fmt.Sprintf("rank %d aborted (baseline: exit 0)", rank)
		case rank >= 0:
			o.Text = fmt.Sprintf("rank %d ended with exit status %d (baseline: exit 0)", rank, o.Status)
		}
		if o.Signal = signalOf(o.Status); o.Signal != "" {
			o.Kind = finding.Signalled
			o.Text = fmt.Sprintf("%s died of %s (baseline: exit 0)", someRank(o.Rank), o.Signal)
		}
		return o, true
	}
	if rank := Aborted(r); rank >= 0 {
		o.Kind, o.Rank = finding.Exited, rank
		o.Text = fmt.Sprintf("rank %d aborted with exit status 0 (baseline: no abort)", rank)
		return o, true
	}
	if rank, count := unfinished(r.Ranks); count > 0 {
		o.Kind, o.Rank = finding.Unfinished, rank
		o.Text = fmt.Sprintf("rank %d left %s that no synchronization call completed", rank, Counted(uint64(count), "operation"))
		return o, true
	}
	return o, false
}

// libraryHangs says whether a rank is in a call in which its library is known to hang in such programs.
func libraryHangs(r Result) bool {
	hangs := libbugs.MayHang(r.Stderr)
	return slices.ContainsFunc(r.Ranks, func(rank trace.Rank) bool {
		last, known := rank.LastOfCalls()
		return known && last.Type == trace.Enter && hangs(mpicall.Lookup(rank.At(last).Call))
	})
}

// NotJudged says whether a run neither passed nor failed, because its time limit ended it.
func NotJudged(o finding.Outcome) bool {
	return o.Kind == finding.Slow || o.Kind == finding.Finalizing || o.Kind == finding.Library
}

// WhyNotJudged says what ranks did when their time limit ended a run of a kind that is not judged, and what follows from that.
func WhyNotJudged(kind finding.Kind) (while, why string) {
	switch kind {
	case finding.Finalizing:
		return "all ranks were in MPI_Finalize", "the library, or a callback that it called there, did not return"
	case finding.Library:
		return "a rank was in MPI_Win_start", "the library may hang there, as a warning says"
	}
	return "ranks still made progress", "-timeout gives runs more time"
}

// FailureOf is the finding that a run did not pass, although the program passes without perturbation. It completes a failure that
// names the program and its settings.
func FailureOf(r Result, of finding.Failure) (f finding.Finding, failed bool) {
	of.Outcome, failed = Judge(r)
	of.Time, of.LastOutput = time.Now().UTC().Truncate(time.Second), LastOutput(r, nil)
	of.Rate, of.Baseline = finding.Rate{Failed: 1, Of: 1}, finding.Rate{Of: 1}
	of.NotReduced = "check does not reduce failures; nastympi sweep does"
	f.Failure = &of
	f.Classify()
	return f, failed
}

// EndText says how a command ended that did not pass: "ended with exit status 3".
func EndText(status int) string {
	if signal := signalOf(status); signal != "" {
		return fmt.Sprintf("died of %s (exit status %d)", signal, status)
	}
	return fmt.Sprintf("ended with exit status %d", status)
}

// allFinalize says whether the traces are of all ranks of MPI_COMM_WORLD, and of nothing but ranks in MPI_Finalize.
func allFinalize(ranks []trace.Rank) bool {
	return len(ranks) > 0 && len(ranks) >= ranks[0].Size && !slices.ContainsFunc(ranks, func(r trace.Rank) bool { return !r.Finalizes })
}

// Aborted is a rank that called MPI_Abort, which fails whatever the exit status is; -1: none is known. Only traces tell: a program that
// passes may print the words of a launcher, such as those of an earlier run.
func Aborted(r Result) int {
	for _, rank := range r.Ranks {
		if rank.Ending.Kind == trace.EndAbort {
			return rank.Rank
		}
	}
	return -1
}

func someRank(rank int) string {
	if rank < 0 {
		return "a rank"
	}
	return fmt.Sprintf("rank %d", rank)
}

func round(d time.Duration) time.Duration { return d.Round(100 * time.Millisecond) }

// signalOf names the signal that an exit status of a shell or a launcher stands for.
func signalOf(status int) string {
	if status <= 128 || status > 128+64 {
		return ""
	}
	return unix.SignalName(syscall.Signal(status - 128))
}

// unfinished returns the first rank that ended with incomplete operations, and their number. Ranks that
// were stopped do not count.
func unfinished(ranks []trace.Rank) (rank, count int) {
	for _, r := range ranks {
		count := 0
		for _, event := range r.Events {
			if event.Type == trace.Unfinished {
				count++
			}
		}
		if r.Ended && count > 0 {
			return r.Rank, count
		}
	}
	return -1, 0
}

// Alike says whether two failures may have the same cause.
func Alike(a, b finding.Outcome) bool { return a.Kind.Class() == b.Kind.Class() }

// Ending describes how a run ended if it cannot be judged.
func Ending(r Result) string {
	if lines := LastOutput(r, nil); len(lines) > 0 && !r.Passed() {
		return r.Outcome() + ": " + strings.TrimSpace(lines[len(lines)-1])
	}
	if rank := Aborted(r); rank >= 0 && r.Passed() {
		return fmt.Sprintf("rank %d aborted with exit status 0", rank)
	}
	if _, how := GaveUp(r.Ranks); how != "" && r.Passed() {
		return how
	}
	return r.Outcome()
}
