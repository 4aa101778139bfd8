package finding

import (
	"regexp"
	"strings"
	"sync"
)

// Resemblance keeps a place and replaces a number. Places come first: their numbers distinguish failures.
const (
	place  = `^\S+:\d+:|[^\s:]+\.[A-Za-z]\w*:\d+|\bline \d+`
	number = `-?\b(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|nan|inf)\b`
)

var varying = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(` + place + `)|` + number) })

// Resemblance is the last line of an output without its values. If nothing else distinguishes two failures,
// those with the same resemblance count as the same. Line numbers stay.
func Resemblance(lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	var form strings.Builder
	last, at := lines[len(lines)-1], 0
	for _, m := range varying().FindAllStringSubmatchIndex(last, -1) {
		form.WriteString(last[at:m[0]])
		if at = m[1]; m[2] >= 0 {
			form.WriteString(last[m[2]:m[3]])
		} else {
			form.WriteByte('#')
		}
	}
	return form.String() + last[at:]
}
