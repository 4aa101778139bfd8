// Package launchcmd finds the MPI programs in a launch command, so that `nastympi exec` can be put before
// them. It knows how many words each option of common launchers takes. It reads no file and starts nothing.
// It reports an error rather than guess.
package launchcmd

import (
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/shell"
)

// Mark is what a user writes where `nastympi exec` belongs.
const Mark = "{}"

// Command is a launch command made ready.
type Command struct {
	Words []string
	// ThroughEnvironment says that the command is no MPI launcher, but may start one: nastympi must reach
	// the MPI programs through their environment.
	ThroughEnvironment bool
	// At is the index of that command in Words, after env, timeout and the like.
	At int
}

// Wrap puts the wrapper's words before every program in a launch command. runnable says whether a word names an
// executable file; Wrap asks it after unknown options.
func Wrap(words, wrapper []string, runnable func(word string) bool) (Command, error) {
	if marked(words) {
		return Command{Words: fill(words, wrapper)}, nil
	}
	words = withEnv(words)
	at, err := skipWrappers(words)
	if err != nil {
		return Command{}, err
	}
	if at == len(words) {
		return Command{}, errors.New("no launch command given")
	}
	options, before := launcher(words[at:])
	if options == nil {
		return Command{Words: words, ThroughEnvironment: true, At: at}, nil
	}
	places, err := options.programs(words, at+before, runnable)
	var hidden hiddenError
	if errors.As(err, &hidden) {
		return Command{}, err
	}
	if err != nil {
		return Command{}, fmt.Errorf("%w; %s", err, advice(words[:at+before]))
	}
	return Command{Words: insert(words, wrapper, places)}, nil
}

// advice shows the mark where it usually belongs.
func advice(launcher []string) string {
	return fmt.Sprintf("mark it: nastympi run %s … %s ./prog", strings.Join(launcher, " "), Mark)
}

// markInside finds marks inside a word, such as the script of sh -c, that are separated by blanks.
var markInside = regexp.MustCompile(`(^|\s)\{\}(\s|$)`)

func marked(words []string) bool { return slices.ContainsFunc(words, markInside.MatchString) }

func fill(words, wrapper []string) []string {
	var filled []string
	for _, word := range words {
		if word == Mark {
			filled = append(filled, wrapper...)
			continue
		}
		filled = append(filled, markInside.ReplaceAllStringFunc(word, func(found string) string {
			return strings.Replace(found, Mark, shell.Join(wrapper), 1)
		}))
	}
	return filled
}

func insert(words, wrapper []string, places []int) []string {
	var result []string
	for i, word := range words {
		if slices.Contains(places, i) {
			result = append(result, wrapper...)
		}
		result = append(result, word)
	}
	return result
}

// withEnv puts env before a command that starts with assignments, as in a shell.
func withEnv(words []string) []string {
	if len(words) > 0 && shell.Assigns(words[0]) {
		return append([]string{"env"}, words...)
	}
	return words
}

// wrappers are commands that start another command, after their own options and so many operands.
var wrappers = map[string]struct {
	options  *options
	operands int
}{
	"env":     {newOptions("u=1 unset=1 C=1 chdir=1 S=1 i ignore-environment 0 null v debug"), 0},
	"nice":    {newOptions("n=1 adjustment=1"), 0},
	"nohup":   {newOptions(""), 0},
	"setsid":  {newOptions("c ctty f fork w wait"), 0},
	"stdbuf":  {newOptions("i=1 o=1 e=1 input=1 output=1 error=1"), 0},
	"time":    {newOptions("f=1 format=1 o=1 output=1 a append p portability v verbose q quiet"), 0},
	"timeout": {newOptions("k=1 kill-after=1 s=1 signal=1 foreground preserve-status v verbose"), 1},
}

// skipWrappers returns the index of the first word that belongs to no wrapper.
func skipWrappers(words []string) (int, error) {
	at := 0
	for at < len(words) {
		wrapper, known := wrappers[filepath.Base(words[at])]
		if !known {
			return at, nil
		}
		next := wrapper.options.skipKnown(words, at+1)
		for next < len(words) && shell.Assigns(words[next]) {
			next++
		}
		at = min(next+wrapper.operands, len(words))
	}
	return at, nil
}
