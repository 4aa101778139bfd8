package main

import (
	"embed"
	"fmt"
	"io"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/cmd/nastympi/shell"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/judging"
	vetting "github.com/nastympi/nastympi/vet"
)

//go:embed help/*.txt
var helpTexts embed.FS

// helpCommand prints the overview or a topic on standard output.
func helpCommand(arguments []string) (int, error) {
	topic := "overview"
	if len(arguments) > 0 {
		topic = arguments[0]
	}
	if topic == "--man" { // for packages
		return 0, writeManual()
	}
	if topic == "variables" {
		return 0, writeVariables(os.Stdout, arguments[1:])
	}
	if text := ruleHelp(topic); text != "" {
		_, err := io.WriteString(os.Stdout, text)
		return 0, err
	}
	text, err := helpText(topic)
	if err != nil {
		return 0, unknownWord("topic", topic, topics())
	}
	_, err = io.WriteString(os.Stdout, text)
	return 0, err
}

// rules are all that nastympi looks for.
func rules() finding.Catalogue {
	return append(judging.Catalogue(),
		finding.Chapter{Title: "schedules (nastympi sweep, and runs of check under a schedule)", Rules: finding.ScheduleRules()},
		finding.Chapter{Title: "source (nastympi vet)", Rules: vetting.Rules()})
}

// ruleHelp explains a rule, or lists all of them if the name is rules; empty: there is no such rule.
func ruleHelp(name string) string {
	if name == "rules" {
		return rules().List()
	}
	if r := rules().Find(name); r != nil {
		return r.Help()
	}
	return ""
}

func helpText(topic string) (string, error) {
	text, err := helpTexts.ReadFile(path.Join("help", topic+".txt"))
	if err != nil {
		return "", err
	}
	if command := commands()[topic]; command.flags != nil {
		return strings.Replace(string(text), shell.Marker, command.flags().help(), 1), nil
	}
	return string(text), nil
}

func topics() []string {
	entries, _ := helpTexts.ReadDir("help") // embedded: it exists
	words := []string{"variables"}
	for _, entry := range entries {
		words = append(words, strings.TrimSuffix(entry.Name(), ".txt"))
	}
	slices.Sort(words)
	return words
}

// writeVariables prints the table of doc/variables.md when asked for markdown.
func writeVariables(w io.Writer, arguments []string) error {
	if slices.Equal(arguments, []string{"--markdown"}) {
		return config.WriteMarkdown(w)
	}
	fmt.Fprint(w, "Environment variables; an empty one counts as unset, an unknown one is an error.\n\n")
	return config.WriteHelp(w)
}
