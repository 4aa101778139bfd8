package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/cmd/nastympi/shell"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/judging"
)

var shells = map[string]func(shell.Tool) string{"bash": shell.Bash, "fish": shell.Fish, "zsh": shell.Zsh}

// completionsCommand prints the completion for a shell.
func completionsCommand(arguments []string) (int, error) {
	flags := newFlags("completions")
	if done, err := parse(flags, arguments); done || err != nil {
		return 0, err
	}
	write := shells[flags.Arg(0)]
	if write == nil || flags.NArg() != 1 {
		return 0, usage("completions: want one of bash, fish and zsh")
	}
	return 0, writeOut(write(describeTool()))
}

// writeManual prints the manual page. Its date is that of the sources: SOURCE_DATE_EPOCH states it in seconds, or the archive that
// the sources came in.
func writeManual() error {
	text := os.Getenv("SOURCE_DATE_EPOCH")
	if _, seconds, found := strings.Cut(archivedCommit, " "); found && text == "" && fullHash.MatchString(archivedCommit) {
		text = strings.TrimSpace(seconds)
	}
	tool := describeTool()
	if text != "" {
		seconds, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return usage("SOURCE_DATE_EPOCH: want seconds, not %q", text)
		}
		tool.Date = time.Unix(seconds, 0)
	}
	return writeOut(shell.Manual(tool))
}

func writeOut(text string) error {
	_, err := io.WriteString(os.Stdout, text)
	return err
}

// manualOrder is the order of the commands in the manual page: that of the overview.
var manualOrder = []string{
	"check", "run", "exec", "sweep", "replay", "cc", "vet", "env", "setup", "litmus", "completions", "version", "help",
}

// operandsOf are what commands take after their flags. The others take nothing.
var operandsOf = map[string]shell.Operands{
	"check": shell.Launch, "run": shell.Launch, "exec": shell.Launch, "sweep": shell.Launch, "cc": shell.Launch,
	"vet": shell.Files, "litmus": shell.Files, "replay": shell.Folders, "help": shell.Choice, "completions": shell.Choice,
}

// describeTool tells package shell what nastympi help says.
func describeTool() shell.Tool {
	overview, _ := helpText("overview") // embedded: it exists
	tool := shell.Tool{Version: release, Overview: overview}
	for _, name := range manualOrder {
		tool.Commands = append(tool.Commands, describeCommand(name, overview))
	}
	for _, name := range []string{"legality", "ctest", "ci"} {
		text, _ := helpText(name)
		tool.Topics = append(tool.Topics, shell.Topic{Name: name, Text: text})
	}
	for _, v := range config.Declared() {
		if v.Default == "" {
			v.Default = "empty"
		}
		tool.Variables = append(tool.Variables, shell.Variable{Name: v.Name, Default: v.Default, Meaning: v.Meaning})
	}
	return tool
}

func describeCommand(name, overview string) shell.Command {
	c := shell.Command{Name: name, Summary: summary(name, overview), Operands: operandsOf[name], Words: operandWords(name)}
	text, _ := helpTexts.ReadFile("help/" + name + ".txt") // embedded: it exists
	c.Help = string(text)
	if c.Operands == 0 {
		c.Operands = shell.None
	}
	if flags := commands()[name].flags; flags != nil {
		c.Flags = flags().described()
	}
	return c
}

func operandWords(command string) []string {
	switch command {
	case "help":
		return slices.DeleteFunc(append(append(topics(), "rules"), rules().Names()...), func(topic string) bool { return topic == "overview" })
	case "completions":
		return []string{"bash", "fish", "zsh"}
	}
	return nil
}

// summary of a command is what the overview says beside it.
func summary(command, overview string) string {
	if command == "help" { // the overview lists its topics there
		return "explains a command or a rule"
	}
	for line := range strings.Lines(overview) {
		if usage, text, found := strings.Cut(strings.TrimSpace(line), "  "); found && strings.Contains(usage+" ", "nastympi "+command+" ") {
			return strings.TrimSpace(text)
		}
	}
	return ""
}

// described tells package shell about flags.
func (f *commandFlags) described() (list []shell.FlagGroup) {
	for _, group := range f.grouped() {
		described := shell.FlagGroup{Title: group.title}
		for _, defined := range group.flags {
			described.Flags = append(described.Flags, describeFlag(defined))
		}
		if len(described.Flags) > 0 {
			list = append(list, described)
		}
	}
	return list
}

func describeFlag(defined *flag.Flag) shell.Flag {
	argument, meaning := flag.UnquoteUsage(defined)
	f := shell.Flag{Name: defined.Name, Argument: argument, Meaning: meaning + defaultOf(defined), Values: shell.None}
	if words := flagWords(defined.Name, meaning); words != nil {
		f.Values, f.Words = shell.Choice, words
		return f
	}
	switch argument {
	case "FILE":
		f.Values = shell.Files
	case "DIR":
		f.Values = shell.Folders
	case "LAUNCHER":
		f.Values = shell.Launch
	}
	return f
}

// flagWords are the words that a flag may have; nil: they are not words.
func flagWords(name, meaning string) []string {
	switch name {
	case "set":
		return settingWords()
	case "format":
		return []string{formatText, formatLine}
	case "fail-on":
		return slices.DeleteFunc([]string{string(finding.Error), string(finding.Warning), string(finding.Note)}, func(word string) bool {
			return !strings.Contains(meaning, word) // vet makes no notes
		})
	case "oracle":
		return []string{"status", "state"}
	case "locality":
		return []string{locality.Shared, locality.Shared + "," + locality.Network}
	case "launcher":
		return []string{"slurm"}
	case "check":
		return checkWords
	case "not":
		return judging.Catalogue().Names()
	case "only":
		var kinds []string
		for _, k := range judging.Kinds() {
			kinds = append(kinds, k.Name)
		}
		return kinds
	}
	return nil
}

// settingWords are the variables with the values that sweeps try.
func settingWords() (list []string) {
	for _, v := range config.Declared() {
		if len(v.Sweep) == 0 {
			list = append(list, v.Name+"=")
		}
		for _, value := range v.Sweep {
			list = append(list, fmt.Sprintf("%s=%s", v.Name, value))
		}
	}
	return list
}
