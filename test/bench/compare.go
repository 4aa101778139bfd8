package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
)

// measured is a line of the table with all its values, as it is kept in a file.
type measured struct {
	Library string    `json:"library"`
	Window  string    `json:"window"`
	Figure  string    `json:"figure"`
	Unit    string    `json:"unit"`
	Digits  int       `json:"digits"`
	Values  []float64 `json:"values"` // of one launch each, the lowest first
}

func (m measured) key() string { return m.Library + " " + m.Window + " " + m.Figure + " " + m.Unit }

// number is v with the figure's digits. What is rounded to zero has no sign.
func (m measured) number(v float64) string {
	text := strconv.FormatFloat(v, 'f', m.Digits, 64)
	if positive, negative := strings.CutPrefix(text, "-"); negative && strings.Trim(positive, "0.") == "" {
		return positive
	}
	return text
}

func (m measured) median() float64 { return m.Values[len(m.Values)/2] }

// spread is "60.9..70.0".
func (m measured) spread() string {
	return m.number(m.Values[0]) + ".." + m.number(m.Values[len(m.Values)-1])
}

func (m measured) String() string { return m.number(m.median()) + " (" + m.spread() + ")" }

// beyond says whether no launch of either measurement is within the spread of the other one.
func (m measured) beyond(other measured) bool {
	return m.Values[0] > other.Values[len(other.Values)-1] || m.Values[len(m.Values)-1] < other.Values[0]
}

// keep writes the lines into a file. What the file has of other figures stays.
func keep(file string, lines []measured) error {
	if others, err := kept(file); err == nil {
		others = slices.DeleteFunc(others, func(old measured) bool {
			return slices.ContainsFunc(lines, func(m measured) bool { return m.key() == old.key() })
		})
		lines = append(others, lines...)
	}
	text, err := json.MarshalIndent(lines, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(text, '\n'), 0o666)
}

// kept reads what keep wrote.
func kept(file string) (lines []measured, err error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: no figures were kept there (-save %s keeps them)", file, file)
	}
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, &lines); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	for _, m := range lines {
		if len(m.Values) == 0 {
			return nil, fmt.Errorf("%s: %s has no values", file, m.key())
		}
		slices.Sort(m.Values)
	}
	return lines, nil
}

// compare prints the lines whose figures changed by more than launches of one program differ.
func compare(out io.Writer, before, now []measured) {
	old := map[string]measured{}
	for _, m := range before {
		old[m.key()] = m
	}
	changed, unknown := 0, 0
	for _, m := range now {
		was, found := old[m.key()]
		switch {
		case !found:
			unknown++
		case m.beyond(was):
			changed++
			fmt.Fprintf(out, "%-8s %-8s %-50s %s, before %s %s%s\n", m.Library, m.Window, m.Figure, m, was, m.Unit, percent(was.median(), m.median()))
		}
	}
	fmt.Fprintf(out, "%d of %d figures changed beyond their spread", changed, len(now)-unknown)
	if unknown > 0 {
		fmt.Fprintf(out, "; %d were not measured before", unknown)
	}
	fmt.Fprintln(out)
}

// percent is ": +12 %", or nothing if there is nothing to compare with.
func percent(before, now float64) string {
	if before == 0 {
		return ""
	}
	return fmt.Sprintf(": %+.0f %%", 100*(now-before)/before)
}
