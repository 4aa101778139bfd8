package prose

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOffences(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"", nil},
		{"B can start before A is complete.", nil},
		{"The first operation completes; somebody reads about it.", nil},
		{"It bringt nothing about.", nil},
		{"Many operations, so manyfold they are.", nil},
		{"calls, one of which waits", []string{"calls, one of which waits"}},
		{"Nobody reads it.", []string{"Nobody reads it."}},
		{"a line that\nbreaks in so\n  many words", []string{"a line that breaks in so many words"}},
		{"further runs bring other orders of calls about", []string{"further runs bring other orders of calls about"}},
		{"an outcome is brought about", []string{"an outcome is brought about"}},
		{"the first one and the other one", []string{"the first one and the other one", "the first one and the other one"}},
		{"want one such as 4096", []string{"want one such as 4096"}},
		{"what no rank could bring any more", []string{"what no rank could bring any more"}},
		{"It waits, too.", []string{"It waits, too."}},
		{"the last one-sided operation", nil},
		{"It waits too long, and too often.", nil},
		{"Of a datatype, not all is watched. Of course not.", []string{"Of a datatype, not all is watched. Of course"}},
		{"It ends. Of the rest nothing is known.", []string{"It ends. Of the rest nothing is known."}},
		{"To record a call takes less time.", []string{"To record a call takes less time."}},
		{"To record a call, set NASTY_RECORD, which takes a folder.", nil},
		{"Complete the first access before the second one.", []string{"Complete the first access before the second one."}},
		{"two more ranks wait likewise", []string{"two more ranks wait likewise"}},
		{"a report tells of a race; it begins anew", []string{"a report tells of a race; it begins anew", "a report tells of a race; it begins anew"}},
	} {
		t.Run(c.text, func(t *testing.T) { assert.Equal(t, c.want, Offences(c.text)) })
	}
}

func TestOffencesQuoteTheSurroundings(t *testing.T) {
	long := strings.Repeat("é", 60)
	found := Offences(long + " nobody " + long)
	assert.Len(t, found, 1)
	assert.Contains(t, found[0], "é nobody é")
	assert.Less(t, len(found[0]), 100)
}
