package litmus

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Error is a mistake in a test, with its place.
type Error struct {
	File string
	Line int
	Text string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Text) }

// Bounds keep a test small enough to enumerate.
const (
	maxRanks    = 4
	maxCalls    = 32 // of one rank
	maxElements = 64 // of one variable
)

// Parse reads one test. Its error is an *Error.
func Parse(file, text string) (*Test, error) {
	p := &parser{file: file, test: &Test{}, rank: -1}
	for i, line := range strings.Split(text, "\n") {
		p.line = i + 1
		if err := p.parseLine(line); err != nil {
			return nil, err
		}
	}
	if err := p.finish(); err != nil {
		return nil, err
	}
	return p.test, nil
}

type parser struct {
	file string
	line int
	test *Test
	rank int // whose calls are being read, or -1
	body bool
}

func (p *parser) errorf(format string, values ...any) error {
	return &Error{p.file, p.line, fmt.Sprintf(format, values...)}
}

// choice is the error for a word that is none of the choices.
func (p *parser) choice(what, word string, choices []string) error {
	if word == "" {
		return p.errorf("no %s (want %s)", what, strings.Join(choices, ", "))
	}
	return p.errorf("unknown %s %q (want %s)", what, word, strings.Join(choices, ", "))
}

// token matches a comparison sign or a word.
var token = regexp.MustCompile(`!=|=|[^\s=!]+|!`)

// identifier matches a name.
var identifier = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`)

// testName matches the name of a test: a file name and a shell word as it is.
var testName = regexp.MustCompile(`^[A-Za-z0-9_][A-Za-z0-9_+.-]*$`)

// statements are the first words of lines outside of ranks.
var statements = []string{"litmus", "rule", "window", "buffer", "rank", "allowed", "beyond", "forbidden"}

func (p *parser) parseLine(line string) error {
	code, comment, commented := strings.Cut(line, "#")
	words := token.FindAllString(code, -1)
	if len(words) == 0 {
		if commented && !p.body {
			p.test.About = append(p.test.About, strings.TrimSpace(comment))
		}
		return nil
	}
	first, rest := words[0], words[1:]
	if p.test.Name == "" && first != "litmus" {
		return p.errorf("a test starts with its name (want litmus NAME, not %q)", first)
	}
	p.body = p.body || first != "litmus"
	switch first {
	case "litmus":
		return p.parseName(rest)
	case "rule":
		return p.parseRule(code)
	case "window", "buffer":
		return p.parseVar(first, rest)
	case "rank":
		return p.parseRank(rest)
	case "allowed", "beyond", "forbidden":
		return p.parseClaim(first, rest)
	}
	if p.rank < 0 {
		return p.choice("statement", first, statements)
	}
	return p.parseInstr(first, rest)
}

func (p *parser) parseName(words []string) error {
	switch {
	case p.test.Name != "":
		return p.errorf("a second name (want one test per file)")
	case len(words) != 1 || !testName.MatchString(words[0]):
		return p.errorf("bad name %q (want letters, digits and _ + - . only)", strings.Join(words, " "))
	}
	p.test.Name = words[0]
	return nil
}

func (p *parser) parseRule(code string) error {
	text := strings.Join(strings.Fields(code)[1:], " ")
	if text == "" {
		return p.errorf("no rule (want rule SECTION what, such as rule B1 put/get)")
	}
	p.test.Rules = append(p.test.Rules, text)
	return nil
}

func (p *parser) parseRank(words []string) error {
	next := len(p.test.Ranks)
	if len(words) != 1 || words[0] != fmt.Sprint(next) {
		return p.errorf("bad rank %q (want %d, the next one)", strings.Join(words, " "), next)
	}
	if next >= maxRanks {
		return p.errorf("too many ranks (want %d at most)", maxRanks)
	}
	p.rank = next
	p.test.Ranks = append(p.test.Ranks, nil)
	return nil
}

// finish checks what can only be known at the end.
func (p *parser) finish() error {
	t := p.test
	switch {
	case t.Name == "":
		return p.errorf("no test (want litmus NAME)")
	case len(t.Ranks) == 0:
		return p.errorf("no ranks (want rank 0 and its calls)")
	case len(t.Claims) == 0:
		return p.errorf("nothing is asked (want allowed, beyond or forbidden, and a condition)")
	}
	for r := range t.Ranks {
		for i := range t.Ranks[r] {
			in := &t.Ranks[r][i]
			for _, rank := range append(slices.Clone(in.Peers), in.Target) {
				if rank >= len(t.Ranks) {
					p.line = in.Line
					return p.errorf("no rank %d (the last is %d)", rank, len(t.Ranks)-1)
				}
			}
		}
	}
	for _, claim := range t.Claims {
		for _, all := range claim.Any {
			for _, c := range all {
				if c.Location.Rank >= len(t.Ranks) {
					p.line = claim.Line
					return p.errorf("no rank %d (the last is %d)", c.Location.Rank, len(t.Ranks)-1)
				}
			}
		}
	}
	return nil
}
