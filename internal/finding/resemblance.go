package finding

import "regexp"

var (
	number = regexp.MustCompile(`\b(0x[0-9a-fA-F]+|[0-9]+)\b`)
	place  = regexp.MustCompile(`^\S+:\d+:`)
)

// Resemblance is what stays of an output's last line when values are taken out of it:
// two failures that differ in it need not be different, but those that do not
// are taken for the same where nothing better tells. A line number stays.
func Resemblance(lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	last := lines[len(lines)-1]
	at := place.FindString(last)
	return at + number.ReplaceAllString(last[len(at):], "#")
}
