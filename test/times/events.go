package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

// event is a line of `go test -json` (go doc test2json).
type event struct {
	Action  string
	Package string
	Test    string
	Elapsed float64 // in seconds
	Output  string
}

// test is a test with its package.
type test struct{ Package, Name string }

// reader turns events into the output of `go test` without -v: the output of tests that fail, and a line for each package.
type reader struct {
	out  io.Writer
	kept map[test]*strings.Builder
	t    times
}

// read reads events until the end. Lines that are no events, such as what a build prints, are copied.
func read(events io.Reader, out io.Writer) (times, error) {
	r := reader{out: out, kept: map[test]*strings.Builder{}}
	lines := bufio.NewReader(events)
	for {
		line, err := lines.ReadString('\n')
		if line != "" {
			r.line(line)
		}
		if err == io.EOF {
			r.unfinished()
			return r.t, nil
		}
		if err != nil {
			return r.t, err
		}
	}
}

func (r *reader) line(line string) {
	var e event
	if !strings.HasPrefix(line, "{") || json.Unmarshal([]byte(line), &e) != nil {
		fmt.Fprint(r.out, line)
		return
	}
	at := test{e.Package, e.Test}
	switch e.Action {
	case "output":
		r.output(at, e.Output)
	case "build-output":
		fmt.Fprint(r.out, e.Output)
	case "pass", "fail", "skip":
		r.end(at, e)
	}
}

// output keeps what a test prints until its end. What a package prints outside of its tests is shown at once, but for the
// word PASS, which `go test` shows only with -v.
func (r *reader) output(at test, text string) {
	if at.Name == "" {
		if text != "PASS\n" {
			fmt.Fprint(r.out, text)
		}
		return
	}
	if strings.HasPrefix(text, "=== ") { // RUN, PAUSE, CONT: shown only with -v
		return
	}
	if r.kept[at] == nil {
		r.kept[at] = &strings.Builder{}
	}
	r.kept[at].WriteString(text)
}

// unfinished prints the output of tests that were running when their package ended.
func (r *reader) unfinished() {
	for _, output := range r.kept {
		fmt.Fprint(r.out, output)
	}
}

func (r *reader) end(at test, e event) {
	if e.Action == "fail" && r.kept[at] != nil {
		fmt.Fprint(r.out, r.kept[at])
	}
	delete(r.kept, at)
	r.t.add(at, e.Elapsed)
}
