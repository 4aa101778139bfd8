package finding

import (
	"regexp"
	"strings"
)

// place and number are what Resemblance keeps and what it replaces, in this order: a place has
// numbers that tell one failure from another.
const (
	place  = `^\S+:\d+:|[^\s:]+\.[A-Za-z]\w*:\d+|\bline \d+`
	number = `-?\b(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|nan|inf)\b`
)

var varying = regexp.MustCompile(`(` + place + `)|` + number)

// Resemblance is what stays of an output's last line when values are taken out of it:
// two failures that differ in it need not be different, but those that do not
// are taken for the same where nothing better tells. A line number stays.
func Resemblance(lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	var form strings.Builder
	last, at := lines[len(lines)-1], 0
	for _, m := range varying.FindAllStringSubmatchIndex(last, -1) {
		form.WriteString(last[at:m[0]])
		if at = m[1]; m[2] >= 0 {
			form.WriteString(last[m[2]:m[3]])
		} else {
			form.WriteByte('#')
		}
	}
	return form.String() + last[at:]
}
