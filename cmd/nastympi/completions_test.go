package main

import (
	"flag"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/cmd/nastympi/shell"
	"github.com/nastympi/nastympi/intercept/config"
)

// The manual page and the completions have all commands, and say what each is for.
func TestEachCommandIsDescribed(t *testing.T) {
	var names []string
	for _, c := range describeTool().Commands {
		names = append(names, c.Name)
		assert.NotEmpty(t, c.Summary, c.Name)
		assert.True(t, strings.HasPrefix(c.Help, "usage: nastympi "+c.Name), "help/%s.txt", c.Name)
		assert.Equal(t, len(c.Flags) > 0, strings.Contains(c.Help, shell.Marker), c.Name)
	}
	assert.ElementsMatch(t, slices.Collect(maps.Keys(commands())), names)
}

// Topics of help that are no commands are parts of the manual page.
func TestEachTopicIsInTheManual(t *testing.T) {
	known := []string{"overview", "variables"} // its description and its environment
	for name := range commands() {
		known = append(known, name)
	}
	for _, topic := range describeTool().Topics {
		known = append(known, topic.Name)
	}
	assert.ElementsMatch(t, topics(), known)
}

// unoffered are the arguments of flags for which completions offer nothing.
var unoffered = []string{"N", "D", "K/N", "REGEXP", "OPTIONS"}

// Each word that is offered for a flag is one that the flag takes.
func TestOfferedWordsAreTaken(t *testing.T) {
	for name, command := range commands() {
		if command.flags == nil {
			continue
		}
		command.flags().VisitAll(func(defined *flag.Flag) {
			f := describeFlag(defined)
			for _, word := range f.Words {
				if strings.HasSuffix(word, "=") {
					continue // a variable without its value
				}
				name, _, _ := strings.Cut(word, "=")
				t.Setenv(name, "") // -set changes it
				assert.NoError(t, command.flags().Parse([]string{"-" + f.Name, word}), "nastympi %s -%s %s", name, f.Name, word)
			}
			if f.Argument != "" && f.Values == shell.None && f.Name != "library" && defined.Usage != "" {
				assert.Contains(t, unoffered, f.Argument, "nastympi %s -%s", name, f.Name)
			}
		})
	}
}

// bashTry completes the words that it is given, as bash splits them.
const bashTry = `
. "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_nastympi
printf '%s\n' "${COMPREPLY[@]}"
`

func TestBashCompletes(t *testing.T) {
	script := filepath.Join(t.TempDir(), "nastympi")
	require.NoError(t, os.WriteFile(script, []byte(shell.Bash(describeTool())), 0o666))
	folder := t.TempDir()
	for _, name := range []string{"halo.c", "halo run"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o777))
	}
	require.NoError(t, os.Mkdir(filepath.Join(folder, "recording"), 0o777))
	for line, want := range map[string][]string{
		"nastympi|sw":                                      {"sweep"},
		"nastympi|c":                                       {"check", "cc", "completions"},
		"nastympi|sweep|-or":                               {"-oracle"},
		"nastympi|sweep|-oracle|":                          {"status", "state"},
		"nastympi|sweep|-j|4|-ti":                          {"-time", "-timeout"},
		"nastympi|check|-only|dea":                         {"deadlocks"},
		"nastympi|check|-not|race-between-t":               {"race-between-threads"},
		"nastympi|check|-from|re":                          {"recording"},
		"nastympi|check|-from|ha":                          nil,
		"nastympi|check|-v|./ha":                           {"./halo run", "./halo.c"},
		"nastympi|check|-prove|sh|-c":                      nil, // -c is a flag of sh
		"nastympi|run|-set|NASTY_SUBMIT_O":                 wordsOf(t, "NASTY_SUBMIT_ORDER=", false),
		"nastympi|run|-set|NASTY_SUBMIT_ORDER|=":           wordsOf(t, "NASTY_SUBMIT_ORDER=", true),
		"nastympi|run|-set|NASTY_SUBMIT_ORDER|=|put":       {"put_before_get"},
		"nastympi|run|-set|NASTY_SUBMIT_ORDER|=|pct|-dead": {"-deadlocks"},
		"nastympi|vet|ha":                                  {"halo run", "halo.c"},
		"nastympi|help|race-between-r":                     {"race-between-ranks"},
		"nastympi|completions|z":                           {"zsh"},
		"nastympi|version|":                                nil,
		"nastympi|nonsense|":                               nil,
	} {
		cmd := exec.Command("bash", append([]string{"-uc", bashTry, "try", script}, strings.Split(line, "|")...)...)
		cmd.Dir, cmd.Stderr = folder, io.Discard // compopt says that it runs outside of a completion
		out, err := cmd.Output()
		require.NoError(t, err, line)
		assert.ElementsMatch(t, want, strings.FieldsFunc(string(out), func(r rune) bool { return r == '\n' }), line)
	}
}

// wordsOf are the settings that begin with a prefix.
func wordsOf(t *testing.T, prefix string, cut bool) (list []string) {
	for _, word := range settingWords() {
		if strings.HasPrefix(word, prefix) {
			if cut {
				word = strings.TrimPrefix(word, prefix)
			}
			list = append(list, word)
		}
	}
	require.NotEmpty(t, list)
	return list
}

// The manual page has what nastympi help says: each flag, each variable, and the words of each topic.
func TestManualHasAllOfHelp(t *testing.T) {
	manual := strings.NewReplacer(`\-`, "-", `\fB`, "", `\fI`, "", `\fR`, "", `\(aq`, "'", `\(dq`, `"`, `\(ti`, "~", `\(ga`, "`",
		`\(ha`, "^", `\e`, `\`, `\&`, "").Replace(regexp.MustCompile(`(?m)^\.(PP|nf|fi|IP|TP).*$`).ReplaceAllString(shell.Manual(describeTool()), ""))
	flat := strings.Join(strings.Fields(manual), " ")
	contains := func(text, what string) {
		assert.True(t, strings.Contains(flat, strings.Join(strings.Fields(text), " ")), "%s: %s", what, text)
	}
	for _, topic := range topics() {
		if topic == "variables" {
			continue
		}
		raw, err := helpTexts.ReadFile("help/" + topic + ".txt")
		require.NoError(t, err)
		before, after, _ := strings.Cut(string(raw), shell.Marker)
		for block := range strings.SplitSeq(strings.TrimPrefix(before, "usage: ")+"\n\n"+after, "\n\n") {
			block = strings.ReplaceAll(strings.ReplaceAll("\n"+block, "\n- ", "\n"), "`", "")
			contains(block, topic)
		}
		if flags := commands()[topic].flags; flags != nil {
			for _, f := range flags().visible() {
				described := describeFlag(f)
				contains("-"+f.Name+" "+described.Argument+" "+described.Meaning, topic)
			}
		}
	}
	for _, v := range config.Declared() {
		contains(v.Meaning, v.Name)
	}
}
