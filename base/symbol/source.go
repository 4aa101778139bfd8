package symbol

import (
	"os"
	"strings"
)

// mostColumns bounds a line of an excerpt: generated sources have lines of any length.
const mostColumns = 200

// Excerpt returns lines of a source file: one, and so many before and after it. It returns none if the file cannot be
// read, has no such line, or has changed since the module was compiled. first is the number of the first line.
func Excerpt(file, module string, line, around int) (first int, lines []string) {
	if line < 1 || changedSince(file, module) {
		return 0, nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, nil
	}
	all := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if line > len(all) {
		return 0, nil
	}
	first = max(1, line-around)
	for _, l := range all[first-1 : min(len(all), line+around)] {
		lines = append(lines, tidy(l))
	}
	return first, lines
}

// changedSince says whether a file is newer than another one. A script is its own module.
func changedSince(file, module string) bool {
	source, err := os.Stat(file)
	if err != nil {
		return true
	}
	compiled, err := os.Stat(module)
	return err == nil && source.ModTime().After(compiled.ModTime())
}

// tidy is a line without what would disturb a report.
func tidy(line string) string {
	line = strings.ReplaceAll(strings.TrimRight(line, " \t\r"), "\t", "    ")
	if columns := []rune(strings.ToValidUTF8(line, "?")); len(columns) > mostColumns {
		return string(columns[:mostColumns]) + "…"
	}
	return strings.ToValidUTF8(line, "?")
}
