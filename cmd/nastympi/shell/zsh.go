package shell

import (
	"fmt"
	"strings"
)

const zshBegin = `#compdef nastympi
# zsh completion for nastympi, written by: nastympi completions zsh

_nastympi() {
    local context state state_descr line
    typeset -A opt_args
    _arguments -C '1:command:->command' '*::argument:->argument'
    case $state in
    command)
        local -a commands=(
%s        )
        _describe command commands
        ;;
    argument)
        case $words[1] in
%s        esac
        ;;
    esac
}

# The file is loaded as the function itself, or by eval.
if [[ $funcstack[1] == _nastympi ]]; then
    _nastympi "$@"
else
    compdef _nastympi nastympi
fi
`

// Zsh is a completion for zsh: a file named _nastympi in fpath.
func Zsh(t Tool) string {
	var names, cases strings.Builder
	for _, c := range t.Commands {
		fmt.Fprintf(&names, "            %s\n", quoted(c.Name+":"+strings.ReplaceAll(c.Summary, ":", `\:`)))
		var specs []string
		for _, f := range c.flags() {
			specs = append(specs, zshFlag(f))
		}
		if specs = append(specs, zshOperands(c)...); len(specs) > 0 {
			fmt.Fprintf(&cases, "        %s)\n            _arguments %s\n            ;;\n", c.Name, strings.Join(specs, " \\\n                "))
		}
	}
	return fmt.Sprintf(zshBegin, names.String(), cases.String())
}

// zshFlag is an argument of _arguments: the star allows a flag to be repeated.
func zshFlag(f Flag) string {
	spec := fmt.Sprintf("*-%s[%s]", f.Name, strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`).Replace(f.brief()))
	if f.Argument != "" {
		spec += ":" + strings.ReplaceAll(f.Argument, ":", `\:`) + ":" + zshAction(f.Values, f.Words)
	}
	return quoted(spec)
}

func zshAction(kind Operands, words []string) string {
	switch kind {
	case Launch:
		return "_command_names -e"
	case Files:
		return "_files"
	case Folders:
		return "_files -/"
	case Choice:
		return "(" + strings.Join(words, " ") + ")"
	}
	return " "
}

// zshOperands end the flags of nastympi at the first operand.
func zshOperands(c Command) []string {
	switch c.Operands {
	case Launch:
		return []string{quoted("(-)1:command:_command_names -e"), quoted("*::argument:_normal")}
	case None:
		return nil
	}
	return []string{quoted("(-)*:argument:" + zshAction(c.Operands, c.Words))}
}
