package config

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"sync"
	"text/tabwriter"
)

// Variable describes one NASTY_ variable. The tags of Config say what the fields mean.
type Variable struct {
	Name    string
	Default string // text form; may be empty
	Value   string // the effective value, in the same form
	Meaning string // includes the choices

	Sweep     []string // values that a sweep tries; none: it leaves the variable as it is
	Fixed     bool     // a sweep refuses to change it
	Behaviour string   // text form of a finding.Behaviour; empty: none
	Off       string   // value that turns Behaviour off; empty: Behaviour is off by default
	Obeyed    []string // core, shim, launch
}

// Changed says whether the effective value is not the default.
func (v Variable) Changed() bool { return v.Value != v.Default }

// Variables lists every variable with its value in c, in the order of Config.
func (c Config) Variables() []Variable {
	list, values := Declared(), reflect.ValueOf(c)
	for i := range list {
		list[i].Value = fmt.Sprint(values.Field(i).Interface())
	}
	return list
}

// Assignments are the seed, and whatever else in c differs from the defaults, as NASTY_NAME=value: a run with these is repeated.
func (c Config) Assignments() []string {
	list := []string{fmt.Sprintf("%s=%d", Seed, c.Seed)}
	for _, v := range c.Variables() {
		if v.Changed() && v.Name != Seed {
			list = append(list, v.Name+"="+v.Value)
		}
	}
	return list
}

// Shared are the assignments that all ranks of a run must have in common. What only names files and compilers, or says how much
// to write, may differ between nodes.
func (c Config) Shared() []string {
	own := append(LaunchOnly(), variableLog, Trace, Record, RecordBytes)
	return slices.DeleteFunc(c.Assignments(), func(assignment string) bool {
		name, _, _ := strings.Cut(assignment, "=")
		return slices.Contains(own, name)
	})
}

// Declared lists every variable as Config declares it, without a value.
func Declared() []Variable { return slices.Clone(allDeclared()) }

// allDeclared reads the tags once: ranks ask several times while they start.
var allDeclared = sync.OnceValue(func() (list []Variable) {
	for _, field := range configFields() {
		list = append(list, declared(field))
	}
	return list
})

// LaunchOnly are the names of the variables that only the commands which start
// programs obey. They describe the machine, not the schedule.
func LaunchOnly() []string {
	var list []string
	for _, v := range Declared() {
		if slices.Equal(v.Obeyed, []string{obeyedByLaunch}) {
			list = append(list, v.Name)
		}
	}
	return list
}

// WriteHelp prints name, default and meaning of every variable for a terminal.
func WriteHelp(w io.Writer) error {
	for _, v := range Declared() {
		if _, err := fmt.Fprintf(w, "  %s (default %s)\n%s", v.Name, orEmpty(v.Default), wrapped(v.Meaning)); err != nil {
			return err
		}
	}
	return nil
}

// WriteMarkdown prints name, default and meaning of every variable as a table for doc/variables.md.
func WriteMarkdown(w io.Writer) error {
	var table strings.Builder
	table.WriteString("| variable | default | meaning |\n|---|---|---|\n")
	for _, v := range Declared() {
		fmt.Fprintf(&table, "| `%s` | %s | %s |\n", v.Name, orEmpty(v.Default), v.Meaning)
	}
	_, err := io.WriteString(w, table.String())
	return err
}

// WriteChanged prints the values in c that are not the defaults.
func WriteChanged(w io.Writer, c Config) error {
	for _, v := range c.Variables() {
		if !v.Changed() {
			continue
		}
		if _, err := fmt.Fprintf(w, "  %s=%s (default %s)\n", v.Name, v.Value, orEmpty(v.Default)); err != nil {
			return err
		}
	}
	return nil
}

// WriteValues prints all values in c and their meaning. A star marks a value that is
// not the default.
func WriteValues(w io.Writer, c Config) error {
	columns := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, v := range c.Variables() {
		mark := " "
		if v.Changed() {
			mark = "*"
		}
		fmt.Fprintf(columns, "%s %s\t%s\t(default %s)\n%s", mark, v.Name, orEmpty(v.Value), orEmpty(v.Default), wrapped(v.Meaning))
	}
	return columns.Flush()
}

func orEmpty(text string) string {
	if text == "" {
		return "empty"
	}
	return text
}

// wrapped breaks text into indented lines for a terminal of 80 columns.
func wrapped(text string) string {
	const width, indent = 72, "      "
	var out strings.Builder
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			out.WriteString(indent + line + "\n")
			line = ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	out.WriteString(indent + line + "\n")
	return out.String()
}
