package launchcmd

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// options are those of a launcher: how many words follow each option, by its name without dashes.
type options struct {
	arity map[string]int
	// attached says that the value of a one-letter option may be part of the
	// same word, as in -n4.
	attached bool
	// hidden are options that name a file with the programs.
	hidden []string
}

// newOptions reads names, each with the number of its values if it has any.
func newOptions(table string) *options {
	o := &options{arity: map[string]int{}}
	for _, word := range strings.Fields(table) {
		name, count, _ := strings.Cut(word, "=")
		o.arity[name], _ = strconv.Atoi(count)
	}
	return o
}

// hiddenError is an option that names a file with the programs.
type hiddenError string

func (option hiddenError) Error() string {
	return fmt.Sprintf("%s names a file with the programs, which nastympi does not change; write \"nastympi exec\" before each program in it", string(option))
}

// programs returns the index of the program in each part of a command, whose
// parts are separated by colons.
func (o *options) programs(words []string, at int, runnable func(string) bool) ([]int, error) {
	var places []int
	for {
		place, err := o.program(words, at, runnable)
		if err != nil {
			return nil, err
		}
		places = append(places, place)
		for at = place; at < len(words) && words[at] != ":"; {
			at++
		}
		if at == len(words) {
			return places, nil
		}
		at++
	}
}

// program returns the index of the first word that is neither an option nor the value of an option.
func (o *options) program(words []string, at int, runnable func(string) bool) (int, error) {
	for at < len(words) && words[at] != ":" {
		word := words[at]
		if word == "--" {
			at++
			break
		}
		if !isOption(word) {
			return at, nil
		}
		values, err := o.values(words, at, runnable)
		if err != nil {
			return 0, err
		}
		at += 1 + values
	}
	if at >= len(words) || words[at] == ":" {
		return 0, errors.New("no program found in the launch command")
	}
	return at, nil
}

func isOption(word string) bool { return len(word) > 1 && word[0] == '-' }

// values returns how many words after the option at an index belong to it.
func (o *options) values(words []string, at int, runnable func(string) bool) (int, error) {
	name := strings.TrimLeft(words[at], "-")
	name, _, hasValue := strings.Cut(name, "=")
	if slices.Contains(o.hidden, name) {
		return 0, hiddenError(words[at])
	}
	if hasValue {
		return 0, nil
	}
	if count, known := o.arity[name]; known {
		return count, nil
	}
	if o.attached && !strings.HasPrefix(words[at], "--") {
		return o.cluster(name), nil
	}
	return guess(words, at, runnable)
}

// cluster handles one-letter options in one word. The first one with a value takes the rest of the word, or the
// next word if it is the last letter.
func (o *options) cluster(letters string) int {
	for i := range letters {
		if count := o.arity[letters[i:i+1]]; count > 0 {
			if i == len(letters)-1 {
				return count
			}
			return 0
		}
	}
	return 0
}

// guess decides about an unknown option by the next two words. It takes the first of them for the program, or for
// the option's value, only if the other reading makes no sense.
func guess(words []string, at int, runnable func(string) bool) (int, error) {
	if at+1 >= len(words) || isOption(words[at+1]) {
		return 0, nil
	}
	more := at+2 < len(words) && words[at+2] != ":"
	first, second := runnable(words[at+1]), more && runnable(words[at+2])
	switch {
	case first && !second:
		return 0, nil
	case !first && (second || more && isOption(words[at+2])):
		return 1, nil
	}
	return 0, fmt.Errorf("cannot tell the program from the value of the unknown option %s", words[at])
}

// skipKnown returns the index after the options that start at an index. It is for commands whose options are
// all known.
func (o *options) skipKnown(words []string, at int) int {
	for at < len(words) && isOption(words[at]) {
		if words[at] == "--" {
			return at + 1
		}
		count := 0
		if name, _, hasValue := strings.Cut(strings.TrimLeft(words[at], "-"), "="); !hasValue {
			count = o.arity[name]
		}
		at += 1 + count
	}
	return min(at, len(words))
}
