// Package section reads and replaces the generated parts of the documentation.
// A part stands between the comments <!-- NAME:begin --> and <!-- NAME:end -->.
// What stands there is decided by whoever generates it.
package section

import (
	"fmt"
	"os"
	"strings"
)

// Read returns the section of a file.
func Read(file, name string) (string, error) {
	_, body, _, err := cut(file, name)
	return body, err
}

// Write replaces the section of a file.
func Write(file, name, body string) error {
	before, _, after, err := cut(file, name)
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(before+body+after), 0o666)
}

// cut returns the text before the section with the line of its first marker, the section, and the
// rest.
func cut(file, name string) (before, body, after string, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", "", "", err
	}
	begin, end := "<!-- "+name+":begin -->\n", "<!-- "+name+":end -->"
	before, rest, found := strings.Cut(string(text), begin)
	if !found {
		return "", "", "", fmt.Errorf("%s: no line %s", file, strings.TrimSpace(begin))
	}
	body, after, found = strings.Cut(rest, end)
	if !found {
		return "", "", "", fmt.Errorf("%s: no line %s after %s", file, end, strings.TrimSpace(begin))
	}
	return before + begin, body, end + after, nil
}
