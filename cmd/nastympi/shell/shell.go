// Package shell writes what a shell and man(1) must know about nastympi: completions for bash, zsh and fish, and the manual
// page. It knows no command: all texts come from the caller, so that they are those of `nastympi help`. It reads and starts
// nothing.
package shell

import (
	"slices"
	"strings"
	"time"
)

// Tool is nastympi as its user sees it.
type Tool struct {
	Version   string
	Date      time.Time // of the manual page; zero: none
	Overview  string    // text of nastympi help
	Commands  []Command // in the order of the manual page
	Topics    []Topic   // of nastympi help, besides commands
	Rules     []string  // names that nastympi help explains
	Variables []Variable
}

// Command is the first word of a command line.
type Command struct {
	Name     string
	Summary  string // a few words
	Help     string // text of nastympi help, with Marker where the flags are; may be empty
	Flags    []FlagGroup
	Operands Operands
	Words    []string // for Choice: the operands
}

// Marker is the line of a help text at which the flags are listed.
const Marker = "{{flags}}\n"

// FlagGroup is a part of a command's flags.
type FlagGroup struct {
	Title string // may be empty
	Flags []Flag
}

// Flag is one flag of a command. In its help and in completions it has a single dash.
type Flag struct {
	Name     string
	Argument string // such as FILE; empty: it takes none
	Meaning  string // may have line breaks
	Values   Operands
	Words    []string // for Choice
}

// Operands are what may follow a flag or the flags.
type Operands uint8

// What completions offer.
const (
	_      Operands = iota
	None            // nothing can be offered
	Launch          // a command with its arguments
	Files
	Folders
	Choice // words; files if there are none
)

// Topic is one that nastympi help explains.
type Topic struct{ Name, Text string }

// Variable is one of the environment.
type Variable struct{ Name, Default, Meaning string }

// names of all commands.
func (t Tool) names() (list []string) {
	for _, c := range t.Commands {
		list = append(list, c.Name)
	}
	return list
}

// flags of a command, in alphabetical order.
func (c Command) flags() (list []Flag) {
	for _, group := range c.Flags {
		list = append(list, group.Flags...)
	}
	slices.SortFunc(list, func(a, b Flag) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// brief is the beginning of a flag's meaning, in one line: up to a colon, a semicolon, or the end of its first sentence.
func (f Flag) brief() string {
	text := strings.Join(strings.Fields(f.Meaning), " ")
	for _, end := range []string{":", ";", ". "} {
		text, _, _ = strings.Cut(text, end)
	}
	return strings.TrimSuffix(text, ".")
}

// quoted is a word for a POSIX shell.
func quoted(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" }
