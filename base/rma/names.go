package rma

import (
	"fmt"
	"slices"
	"strings"
)

// Names are the text forms of a type whose values are small numbers. A value without a text
// is invalid, so the zero value is invalid unless Texts begins with a text for it.
type Names[T ~uint8] struct {
	What    string       // what a value is, for messages: "order"
	Texts   []string     // the text of each value, by number
	Aliases map[string]T // other texts that Parse accepts
}

// List returns the texts of all valid values.
func (n Names[T]) List() []string {
	return slices.DeleteFunc(slices.Clone(n.Texts), func(text string) bool { return text == "" })
}

// Text returns the text of value, or its number if it is invalid: "order(0)".
func (n Names[T]) Text(value T) string {
	if int(value) < len(n.Texts) && n.Texts[value] != "" {
		return n.Texts[value]
	}
	return fmt.Sprintf("%s(%d)", n.What, uint8(value))
}

// Parse stores the value that text names. It leaves value as it is if there is none.
func (n Names[T]) Parse(text []byte, value *T) error {
	parsed, known := n.Aliases[string(text)]
	if i := slices.Index(n.Texts, string(text)); i >= 0 && len(text) > 0 {
		parsed, known = T(i), true
	}
	if !known {
		return fmt.Errorf("unknown %s %q (want %s)", n.What, text, Choices(n.List()))
	}
	*value = parsed
	return nil
}

// Choices joins words as an English sentence does: "a, b or c".
func Choices(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
