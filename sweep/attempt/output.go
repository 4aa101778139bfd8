package attempt

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/nastympi/nastympi/base/finding"
)

// saying is a message about the rank that failed first. Some say that it called MPI_Abort.
type saying struct {
	text   *regexp.Regexp
	aborts bool
}

// sayings are those of launchers and libraries.
var sayings = sync.OnceValue(func() []saying {
	return []saying{
		{regexp.MustCompile(`MPI_ABORT was invoked on rank (\d+)`), true},                          // Open MPI
		{regexp.MustCompile(`MPI_Abort\(.*\) - process (\d+)`), true},                              // MPICH
		{regexp.MustCompile(`process rank (\d+) with PID`), false},                                 // Open MPI 4
		{regexp.MustCompile(`Process name: \[(?:prterun-[^,\]]*@\d+|\[\d+,\d+\]),(\d+)\]`), false}, // Open MPI 4 and 5
		{regexp.MustCompile(`RANK (\d+) PID`), false},                                              // MPICH, for signals
	}
})

// failedRank is the rank because of which a run failed, by its traces or by what its launcher has said; -1: it is not known.
func failedRank(r Result) (rank int, isAbort bool) {
	if rank := Aborted(r); rank >= 0 {
		return rank, true
	}
	return RankSaid(r.Stderr + r.Stdout)
}

// RankSaid is the rank that a launcher names in its output, or -1. A run that passes may have such words, too.
func RankSaid(output string) (rank int, isAbort bool) {
	for _, s := range sayings() {
		if found := s.text.FindStringSubmatch(output); found != nil {
			if rank, err := strconv.Atoi(found[1]); err == nil {
				return rank, s.aborts
			}
		}
	}
	return -1, false
}

// launcherLine matches lines that the program did not write: those of launchers, of libraries
// that abort, and of nastympi.
var launcherLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\s*$|^[-=]{5,}|^=   |^nastympi: |MPI_ABORT|MPI_Abort\(|^\[[^]]*\] |` +
		`^(Primary job|NOTE: invoking|You may or may not|exactly when|mpirun\S* |mpiexec\S* |prterun\S* |thus causing|by mpi(run|exec)|with errorcode|Abort\(\d+\)|application called|a non-zero exit|Proc: |Errorcode: |YOUR APPLICATION TERMINATED|This typically refers|Please see the FAQ|internal ABORT|` +
		`MPI_COMM_WORLD|  Proc|This may have caused|  Process name|  Exit code|the job to be terminated|prte|Process name:|Exit code:)`)
})

// mostShown bounds how many lines at the end of a run's output a finding shows.
const mostShown = 5

// LastOutput is the end of what the program itself wrote on standard error, or else on standard output. Before it
// are the first lines of each stream that are unusual: usual has those of runs without a failure, or is nil. A
// program often says what is wrong, and then a backtrace of many lines follows.
func LastOutput(r Result, usual Words) []string {
	out, rest := ownLines(strings.Split(r.Stdout, "\n")), ownLines(strings.Split(r.Stderr, "\n"))
	var shown []string
	if len(rest) == 0 {
		rest = out
	} else if first := usual.firstUnusual(out); first >= 0 {
		shown = append(shown, out[first])
	}
	end := max(0, len(rest)-mostShown)
	if first := usual.firstUnusual(rest); first >= 0 && first < end {
		shown = append(shown, rest[first])
		if first+1 < end {
			shown = append(shown, "…")
		}
	}
	return append(shown, rest[end:]...)
}

// firstUnusual is the index of the first line that is not among the words, or -1. No line is unusual if nothing is
// known to be usual.
func (w Words) firstUnusual(lines []string) int {
	if w == nil {
		return -1
	}
	return slices.IndexFunc(lines, func(line string) bool { return !w[finding.Resemblance([]string{line})] })
}

// ownLines are the lines that the program itself wrote.
func ownLines(lines []string) (own []string) {
	for _, line := range lines {
		if line = strings.TrimRight(line, "\r"); !launcherLine().MatchString(line) {
			own = append(own, line)
		}
	}
	return own
}
