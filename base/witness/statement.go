// Package witness is how a watcher learns what ranks on other nodes do. The core beside a rank is its witness: it sees the threads
// of the rank, as the watcher sees those of its own node. Both write into the folder of the recordings: the watcher a question
// with a number, each witness a statement with the number of the question that it answers. So a statement was made after its
// question, whatever the clocks of the nodes say. The file system may show all this late, which only delays: a statement also says how
// far the recording had come, and it is worth nothing to a watcher that does not see the recording up to there. The package
// judges nothing.
package witness

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/nastympi/nastympi/base/thread"
	"github.com/nastympi/nastympi/base/trace"
)

// Home is where a process can see other processes. Recordings have the same names of it.
type Home struct{ Host, Boot string }

// Here is the home of this process.
func Here() (Home, error) {
	host, err := os.Hostname()
	if err != nil {
		return Home{}, err
	}
	boot, _ := os.ReadFile("/proc/sys/kernel/random/boot_id") // recordings have none either if there is none
	return Home{host[:min(len(host), longestHost)], strings.TrimSpace(string(boot))}, nil
}

// longestHost is how much of a name recordings keep.
const longestHost = 63

// Of is the home of a recorded process.
func Of(r trace.Rank) Home { return Home{r.Host, r.Boot} }

// question is what a watcher asks all witnesses. They do not answer a watcher at their own home, which can see for itself.
type question struct {
	Inquiry string // names the watcher: recordings may be made in a folder that was used before
	Number  uint64 // 0: nothing yet
	Home    Home
}

// Statement is what a witness says of its rank.
type Statement struct {
	Inquiry  string
	Question uint64
	// Ended: the process no longer exists. This is the last statement, and answers all further questions.
	Ended bool
	// Still counts the stalls of the recording; 0: it moves, or cannot be read. Between two statements with the same count,
	// nothing was recorded.
	Still uint64
	// Before are the threads at the beginning of the stall, and Now at its latest moment.
	Before, Now []thread.Thread
	// Extent is how far the recording has come, unless it moves.
	Extent trace.Extent
}

// The files, beside the recordings.
const (
	questionName    = "question"
	statementSuffix = ".statement"
)

func questionOf(folder string) string { return filepath.Join(folder, questionName) }

func statementOf(recording string) string { return trace.Stem(recording) + statementSuffix }

// A file has a line with the length and the checksum of the text that follows it. Neither its size nor what lies beyond counts: a
// shorter text is written over a longer one, since some file systems know a file that has been replaced under its old name for long.
const (
	form     = "%d %08x\n"
	mostText = 16 << 20
)

// put writes a text into a file.
func put(path string, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	defer file.Close()
	if _, err := file.Write(append(fmt.Appendf(nil, form, len(text), crc32.ChecksumIEEE(text)), text...)); err != nil {
		return err
	}
	return file.Close()
}

// get opens a file and reads it. It returns false if there is none, or not all of it yet.
func get(path string, v any) bool {
	file, err := os.Open(path)
	if err != nil {
		return false
	}
	defer file.Close()
	all, err := io.ReadAll(io.LimitReader(file, mostText))
	if err != nil {
		return false
	}
	var length int
	var sum uint32
	head, text, _ := strings.Cut(string(all), "\n")
	if n, _ := fmt.Sscanf(head+"\n", form, &length, &sum); n < 2 || length < 0 || length > len(text) {
		return false
	}
	text = text[:length]
	return crc32.ChecksumIEEE([]byte(text)) == sum && json.Unmarshal([]byte(text), v) == nil
}
