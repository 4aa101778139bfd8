package sweep

import (
	"regexp"
	"strconv"
	"strings"
)

// failedRankPatterns match the messages of launchers and libraries about the rank that failed first.
var failedRankPatterns = []*regexp.Regexp{
	regexp.MustCompile(`MPI_ABORT was invoked on rank (\d+)`),                         // Open MPI
	regexp.MustCompile(`MPI_Abort\(.*\) - process (\d+)`),                             // MPICH
	regexp.MustCompile(`process rank (\d+) with PID`),                                 // Open MPI 4
	regexp.MustCompile(`Process name: \[(?:prterun-[^,\]]*@\d+|\[\d+,\d+\]),(\d+)\]`), // Open MPI 4 and 5
	regexp.MustCompile(`RANK (\d+) PID`),                                              // MPICH, for signals
}

// failedRank is -1 if it is not known.
func failedRank(output string) int {
	for _, pattern := range failedRankPatterns {
		if found := pattern.FindStringSubmatch(output); found != nil {
			if rank, err := strconv.Atoi(found[1]); err == nil {
				return rank
			}
		}
	}
	return -1
}

// launcherLine matches lines that the program did not write: those of launchers, of libraries
// that abort, and of nastympi.
var launcherLine = regexp.MustCompile(`^\s*$|^[-=]{5,}|^=   |^nastympi: |MPI_ABORT|MPI_Abort\(|^\[[^]]*\] |` +
	`^(Primary job|NOTE: invoking|You may or may not|exactly when|mpirun\S* |mpiexec\S* |prterun\S* |thus causing|by mpi(run|exec)|with errorcode|Abort\(\d+\)|application called|a non-zero exit|Proc: |Errorcode: |YOUR APPLICATION TERMINATED|This typically refers|Please see the FAQ|internal ABORT|` +
	`MPI_COMM_WORLD|  Proc|This may have caused|  Process name|  Exit code|the job to be terminated|prte|Process name:|Exit code:)`)

// lastOutput is the end of what the program itself wrote on standard error, or else on standard output.
func lastOutput(stdout, stderr string) []string {
	const most = 5
	for _, stream := range []string{stderr, stdout} {
		if lines := ownLines(strings.Split(stream, "\n")); len(lines) > 0 {
			return lines[max(0, len(lines)-most):]
		}
	}
	return nil
}

// ownLines are the lines that the program itself wrote.
func ownLines(lines []string) (own []string) {
	for _, line := range lines {
		if line = strings.TrimRight(line, "\r"); !launcherLine.MatchString(line) {
			own = append(own, line)
		}
	}
	return own
}
