package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nastympi/nastympi/intercept/config"
)

// While `nastympi check` makes runs, valgrind writes its logs into the folder of the recording: one for each process, as
// logName has it. During the first run, check shows them where valgrind would have written.

// logName is the name of a log. valgrind puts its process number in place of %p.
const logName = "valgrind-%p.log"

// logOptions are valgrind's if it is to write its log into the folder of the recording: not if the user says otherwise, or
// uses another tool than memcheck.
func logOptions(words []string, settings config.Config) []string {
	folder := settings.Record
	if os.Getenv(logVariable) == "" || folder == "" {
		return nil
	}
	own := func(word string) bool {
		tool, is := strings.CutPrefix(word, "--tool=")
		return is && tool != "memcheck" || strings.HasPrefix(word, "--log-") || strings.HasPrefix(word, "--xml")
	}
	if slices.ContainsFunc(withOptions(words), own) {
		return nil
	}
	if os.MkdirAll(folder, 0o777) != nil {
		return nil
	}
	return []string{"--log-file=" + filepath.Join(strings.ReplaceAll(folder, "%", "%%"), logName)}
}

// readLog is what valgrind has written of a process into the folder; empty: valgrind wrote elsewhere.
func readLog(folder string, process int) string {
	text, err := os.ReadFile(filepath.Join(folder, strings.ReplaceAll(logName, "%p", fmt.Sprint(process))))
	if err != nil {
		return ""
	}
	return string(text)
}

// shownFiles are files that are copied while others write them.
type shownFiles struct {
	pattern string // of their paths
	to      io.Writer
	shown   map[string]int64 // bytes, by file
	ending  chan struct{}
	ended   sync.WaitGroup
}

// logInterval is how late the user may see a report.
const logInterval = 100 * time.Millisecond

// showLogs copies what valgrind writes into logs in the folder, until its end.
func showLogs(folder string, to io.Writer) *shownFiles {
	return showFiles(filepath.Join(folder, strings.ReplaceAll(logName, "%p", "*")), to)
}

// showFiles copies what is written into files, until its end.
func showFiles(pattern string, to io.Writer) *shownFiles {
	l := &shownFiles{pattern: pattern, to: to, shown: map[string]int64{}, ending: make(chan struct{})}
	l.ended.Go(func() {
		for {
			select {
			case <-time.After(logInterval):
				l.show(false)
			case <-l.ending:
				l.show(true)
				return
			}
		}
	})
	return l
}

func (l *shownFiles) end() {
	close(l.ending)
	l.ended.Wait()
}

// show copies what is new: whole lines, and at the end the rest, too.
func (l *shownFiles) show(all bool) {
	files, _ := filepath.Glob(l.pattern)
	for _, name := range files {
		text, err := readFrom(name, l.shown[name])
		if n := strings.LastIndexByte(text, '\n') + 1; !all {
			text = text[:n]
		}
		if err == nil && text != "" {
			l.shown[name] += int64(len(text))
			fmt.Fprint(l.to, text)
		}
	}
}

// readFrom reads the rest of a file.
func readFrom(name string, offset int64) (string, error) {
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	if _, err := file.Seek(offset, io.SeekStart); err != nil {
		return "", err
	}
	text, err := io.ReadAll(file)
	return string(text), err
}
