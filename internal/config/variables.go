package config

import (
	"fmt"
	"io"
	"reflect"
	"strings"
	"text/tabwriter"

	"github.com/nastympi/nastympi/sched"
)

// Variable describes one NASTY_ variable.
type Variable struct {
	Name    string
	Default string // text form; may be empty
	Value   string // the effective value, in the same form
	Meaning string // includes the choices
}

// Changed says whether the effective value is not the default.
func (v Variable) Changed() bool { return v.Value != v.Default }

// Variables lists every variable with its value in c, in the order of Config.
func (c Config) Variables() []Variable {
	var list []Variable
	values := reflect.ValueOf(c)
	for i, field := range reflect.VisibleFields(values.Type()) {
		list = append(list, Variable{
			Name:    variableName(field),
			Default: field.Tag.Get("default"),
			Value:   fmt.Sprint(values.Field(i).Interface()),
			Meaning: strings.ReplaceAll(field.Tag.Get("desc"), "{policies}", sched.PolicyHelp()),
		})
	}
	return list
}

// WriteHelp prints name, default and meaning of every variable for a terminal.
func WriteHelp(w io.Writer) error {
	for _, v := range (Config{}).Variables() {
		if _, err := fmt.Fprintf(w, "  %s (default %s)\n%s", v.Name, orEmpty(v.Default), wrapped(v.Meaning)); err != nil {
			return err
		}
	}
	return nil
}

// WriteMarkdown prints the same as a table for doc/variables.md.
func WriteMarkdown(w io.Writer) error {
	var table strings.Builder
	table.WriteString("| variable | default | meaning |\n|---|---|---|\n")
	for _, v := range (Config{}).Variables() {
		fmt.Fprintf(&table, "| `%s` | %s | %s |\n", v.Name, orEmpty(v.Default), v.Meaning)
	}
	_, err := io.WriteString(w, table.String())
	return err
}

// WriteValues prints c: a star before what was changed, then name, value and
// default, and the meaning on lines of their own.
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

// wrapped breaks text into indented lines which fit a terminal of 80 columns.
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
