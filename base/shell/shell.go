// Package shell splits lines into words and quotes words as a POSIX shell does. It expands nothing and starts nothing.
package shell

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/kballard/go-shellquote"
)

// Split returns the words of a line: blanks separate them, and quotes and backslashes are removed.
func Split(line string) ([]string, error) {
	words, err := shellquote.Split(line)
	if err != nil {
		return nil, fmt.Errorf("unfinished quotation in %q", line)
	}
	return words, nil
}

// assignment is the beginning of one. A shell takes 'NAME=value', quoted whole, for a command.
var assignment = regexp.MustCompile(`^[A-Za-z_][A-Za-z_0-9]*=`)

// Assigns says whether a word at the beginning of a command sets a variable.
func Assigns(word string) bool { return assignment.MatchString(word) }

// Quote makes one word of a shell command, and leaves a word as it is that has no special characters.
func Quote(word string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("_-+=./:,@%", r)
	}
	if word != "" && strings.IndexFunc(word, func(r rune) bool { return !plain(r) }) < 0 {
		return word
	}
	name := assignment.FindString(word)
	return name + Literal(word[len(name):])
}

// Literal is a word in single quotes.
func Literal(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" }

// Join makes a line of which Split returns the words, and which a user can paste into a shell.
func Join(words []string) string {
	quoted := make([]string, len(words))
	for i, word := range words {
		quoted[i] = Quote(word)
	}
	return strings.Join(quoted, " ")
}
