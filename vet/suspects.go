package vet

import (
	"bufio"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
)

// Suspect is a race that vet found, for commands that run the program.
type Suspect struct {
	Name     string
	Severity finding.Severity
	Places   []SuspectPlace // the operation, and what conflicts with it
}

// SuspectPlace is a place in the source.
type SuspectPlace struct {
	Call string // MPI_Put; -: no call of MPI
	File string
	Line int
}

func (p SuspectPlace) String() string { return fmt.Sprintf("%s\t%s:%d", p.Call, p.File, p.Line) }

// WriteSuspects writes one line for each race: its name and severity, and for each of both places the call, or -, and
// FILE:LINE. Tabs separate them.
func WriteSuspects(w io.Writer, list []finding.Finding) error {
	for _, d := range list {
		if d.Rule == CollectivesDiffer {
			continue // no schedule of one-sided operations shows it
		}
		line := d.Rule + "\t" + string(d.Severity)
		for _, p := range d.Places {
			call := p.Call
			if call == "" {
				call = "-"
			}
			line += "\t" + SuspectPlace{call, p.File, p.Line}.String()
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}

// ReadSuspects reads what WriteSuspects wrote.
func ReadSuspects(r io.Reader) (list []Suspect, err error) {
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		s, err := readSuspect(strings.Split(lines.Text(), "\t"))
		if err != nil {
			return nil, fmt.Errorf("line %d: %w (want NAME, SEVERITY, and twice CALL and FILE:LINE, between tabs)", n, err)
		}
		list = append(list, s)
	}
	return list, lines.Err()
}

// suspectWords are the words of a line.
const suspectWords = 6

func readSuspect(words []string) (s Suspect, err error) {
	if len(words) != suspectWords {
		return s, fmt.Errorf("%d words", len(words))
	}
	s.Name, s.Severity = words[0], finding.Severity(words[1])
	for i := 2; i < suspectWords; i += 2 {
		colon := strings.LastIndexByte(words[i+1], ':')
		if colon < 0 {
			return s, fmt.Errorf("%q has no line", words[i+1])
		}
		line, err := strconv.Atoi(words[i+1][colon+1:])
		if err != nil {
			return s, fmt.Errorf("%q has no line", words[i+1])
		}
		s.Places = append(s.Places, SuspectPlace{words[i], words[i+1][:colon], line})
	}
	return s, nil
}

// Concerns says whether a call site is one of the places. Only the names of files count: debug information may have other
// folders.
func (s Suspect) Concerns(site finding.Site) bool {
	for _, p := range s.Places {
		if p.Line == site.Line && p.Call == site.Call && filepath.Base(p.File) == filepath.Base(site.File) {
			return true
		}
	}
	return false
}
