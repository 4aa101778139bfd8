package shell

import (
	"fmt"
	"strings"
)

// bashBegin finds the command, its flags and the word to complete. bash splits words at "=", so they are joined again; raw has
// the index of each in COMP_WORDS.
const bashBegin = `# bash completion for nastympi, written by: nastympi completions bash

_nastympi() {
    local words=() raw=() i at current flags='' valued='' operands='' choices=''
    for ((i = 0; i <= COMP_CWORD; i++)); do
        if ((i > 0)) && [[ ${COMP_WORDS[i]} == = || ${COMP_WORDS[i - 1]} == = ]]; then
            words[${#words[@]} - 1]+=${COMP_WORDS[i]}
        else
            words+=("${COMP_WORDS[i]}")
            raw+=("$i")
        fi
    done
    current=${words[${#words[@]} - 1]}
    COMPREPLY=()
    if ((${#words[@]} == 2)); then
        _nastympi_words %s
        return
    fi
    case ${words[1]} in
`

// bashEnd skips the flags before the word to complete. A flag that takes a value has this value offered.
const bashEnd = `    *) return ;;
    esac
    for ((at = 2; at < ${#words[@]} - 1; at++)); do
        case ${words[at]} in
        --) flags='' ;;
        -*) [[ " $valued " != *" ${words[at]} "* ]] || ((++at)) ;;
        *) break ;;
        esac
    done
    if ((at == ${#words[@]})); then
        _nastympi_value "${words[1]} ${words[at - 2]}"
    elif [[ $current == -* && $at -eq $((${#words[@]} - 1)) ]]; then
        _nastympi_words "$flags"
    else
        _nastympi_operand
    fi
}

# Offers the words that begin as the current one does. What stands before "=" is on the command line already.
_nastympi_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
    if [[ $current == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${current%%%%=*}="}")
    elif [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2>/dev/null
    fi
}

_nastympi_paths() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen "$1" -- "$current")
}

_nastympi_operand() {
    case $operands in
    launch)
        if ((at < ${#words[@]} - 1)) && declare -F _command_offset >/dev/null; then
            _command_offset "${raw[at]}"
        elif ((at < ${#words[@]} - 1)) || [[ $current == */* ]]; then
            _nastympi_paths -f
        else
            mapfile -t COMPREPLY < <(compgen -c -- "$current")
        fi
        ;;
    files) _nastympi_paths -f ;;
    folders) _nastympi_paths -d ;;
    choice) _nastympi_words "$choices" ;;
    esac
}

_nastympi_value() {
    case $1 in
%s    esac
}

complete -F _nastympi nastympi
`

var bashOperands = map[Operands]string{None: "", Launch: "launch", Files: "files", Folders: "folders", Choice: "choice"}

// Bash is a completion for bash 4 or later. With the package bash-completion, launch commands are completed as they are
// without nastympi.
func Bash(t Tool) string {
	var cases, values strings.Builder
	for _, c := range t.Commands {
		var all, valued []string
		for _, f := range c.flags() {
			all = append(all, "-"+f.Name)
			if f.Argument != "" {
				valued = append(valued, "-"+f.Name)
				values.WriteString(bashValue(c.Name, f))
			}
		}
		fmt.Fprintf(&cases, "    %s)\n        flags=%s\n        valued=%s\n        operands=%s\n", c.Name,
			quoted(strings.Join(all, " ")), quoted(strings.Join(valued, " ")), quoted(bashOperands[c.Operands]))
		if len(c.Words) > 0 {
			fmt.Fprintf(&cases, "        choices=%s\n", quoted(strings.Join(c.Words, " ")))
		}
		cases.WriteString("        ;;\n")
	}
	return fmt.Sprintf(bashBegin, quoted(strings.Join(t.names(), " "))) + cases.String() + fmt.Sprintf(bashEnd, values.String())
}

// bashValue is a case of _nastympi_value; empty if nothing can be offered.
func bashValue(command string, f Flag) string {
	action := map[Operands]string{
		Files: "_nastympi_paths -f", Folders: "_nastympi_paths -d", Launch: "mapfile -t COMPREPLY < <(compgen -c -- \"$current\")",
		Choice: "_nastympi_words " + quoted(strings.Join(f.Words, " ")),
	}[f.Values]
	if action == "" {
		return ""
	}
	return fmt.Sprintf("    '%s -%s') %s ;;\n", command, f.Name, action)
}
