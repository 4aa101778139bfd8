package report

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// sentence gives a text a capital letter at the beginning and a full stop at the end.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	return strings.TrimSuffix(capital(text), ".") + "."
}

// capital gives a text a capital letter at the beginning.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
