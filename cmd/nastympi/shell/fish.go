package shell

import (
	"fmt"
	"strings"
)

// Fish is a completion for fish.
func Fish(t Tool) string {
	var text strings.Builder
	text.WriteString("# fish completion for nastympi, written by: nastympi completions fish\n\ncomplete -c nastympi -f\n")
	for _, c := range t.Commands {
		fmt.Fprintf(&text, "complete -c nastympi -n __fish_use_subcommand -a %s -d %s\n", c.Name, fishQuoted(c.Summary))
	}
	for _, c := range t.Commands {
		text.WriteString("\n")
		condition := fishQuoted("__fish_seen_subcommand_from " + c.Name)
		for _, f := range c.flags() {
			fmt.Fprintf(&text, "complete -c nastympi -n %s -o %s%s -d %s\n", condition, f.Name, fishValue(f), fishQuoted(f.brief()))
		}
		if operands := fishOperands(c); operands != "" {
			fmt.Fprintf(&text, "complete -c nastympi -n %s %s\n", condition, operands)
		}
	}
	return text.String()
}

func fishValue(f Flag) string {
	if f.Argument == "" {
		return ""
	}
	switch f.Values {
	case Files:
		return " -rF"
	case Folders:
		return " -xa " + fishQuoted("(__fish_complete_directories)")
	case Launch:
		return " -xa " + fishQuoted("(__fish_complete_command)")
	case Choice:
		return " -xa " + fishQuoted(strings.Join(f.Words, " "))
	}
	return " -x"
}

// fishOperands skip the flags of nastympi and their values before a launch command.
func fishOperands(c Command) string {
	switch c.Operands {
	case Launch:
		valued := []string{"(__fish_complete_subcommand", "--fcs-skip=2"}
		for _, f := range c.flags() {
			if f.Argument != "" {
				valued = append(valued, "-"+f.Name)
			}
		}
		return "-xa " + fishQuoted(strings.Join(valued, " ")+")")
	case Files:
		return "-F"
	case Folders:
		return "-xa " + fishQuoted("(__fish_complete_directories)")
	case Choice:
		return "-xa " + fishQuoted(strings.Join(c.Words, " "))
	}
	return ""
}

// fishQuoted is a word for fish, which knows no other escapes within single quotes.
func fishQuoted(word string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(word) + "'"
}
