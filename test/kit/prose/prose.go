// Package prose finds words that make a sentence hard to read. It knows only a short list of them: it decides nothing
// about grammar, and never changes a text.
package prose

import (
	"regexp"
	"strings"
)

// offences are words that users stumbled over. Each is a sign of a sentence to rewrite, not only of a word to replace.
var offences = regexp.MustCompile(`(?i)\b(?:` + strings.Join([]string{
	`of which`,
	`so many`,
	`nobody`,
	`anew`,
	`for ever`,
	`(?:one|some) such as`, // what? "a size such as"
	`any more`,
	`likewise`,
	`distinctly`,
	`somebody else`,
	`has never set`,
	`that which`,
	`where that showed`,
	`(?:is|are|be) said of`,
	`nothing is said`,
	`says? nothing of`,
	`br(?:ing|ings|inging|ought)(?: [\w-]+){0,4} about`,
	`t(?:ell|ells|elling|old) of`,
}, "|") + `)\b` +
	`|\bthe (?:first|second|last|other|latter|former) ones?(?:[^-\w]|$)` + // say A and B
	`|\btoo(?:[.,;)]|$)` + // also
	`|(?:^|[.;:] )Of (?:an?|the|each|all|such)\b` + // begin with the subject
	`|(?:^|[.;:] )To [a-z]+(?: [\w-]+){0,5} (?:takes|costs)\b`) // an infinitive is no subject

// surroundings is how many bytes a report quotes on either side: enough to find the sentence.
const surroundings = 40

// Offences returns each place of a text in which such words stand, with the words around them. A line may break anywhere.
func Offences(text string) (found []string) {
	text = strings.Join(strings.Fields(text), " ")
	for _, at := range offences.FindAllStringIndex(text, -1) {
		from, to := max(0, at[0]-surroundings), min(len(text), at[1]+surroundings)
		found = append(found, strings.ToValidUTF8(text[from:to], ""))
	}
	return found
}
