package gimple

import (
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
)

// kind of a token.
type kind uint8

const (
	end         kind = iota
	word             // MAX_EXPR, int, <L5>
	name             // a variable, function or member: bufD.1234, C.4360
	register         // _1, i_41, argc_2(D)
	number           // 42, 4B, 1.0e+0
	literal          // a string
	punctuation      // anything else: one character, or one of operators
)

type token struct {
	kind  kind
	text  string
	start int // where it begins in the line
}

// operators of several characters. Longer ones come first.
var operators = []string{"<<", ">>", "->", "<=", ">=", "==", "!=", "..."}

// scan splits a line into tokens. Positions such as [halo.c:12:3] are no tokens: the first one is the
// place of the statement.
func scan(line string) (tokens []token, place ir.Pos) {
	for at := 0; at < len(line); {
		c := line[at]
		length, t := 1, token{kind: punctuation}
		switch {
		case c == ' ' || c == '\t' || c == '\n':
			at++
			continue
		case c == '[':
			if pos, n := position(line[at:]); n > 0 {
				if place == (ir.Pos{}) {
					place = pos
				}
				at += n
				continue
			}
		case c == '"':
			length, t.kind = quoted(line[at:]), literal
		case isDigit(c):
			length, t.kind = numeral(line[at:]), number
		case isLetter(c) || c == '.' && startsName(line, at):
			length, t.kind = identifier(line[at:])
		case c == '<':
			if length = angled(line[at:]); length > 1 {
				t.kind = word
			} else if at+1 < len(line) && (line[at+1] == '<' || line[at+1] == '=') {
				length = 2
			}
		default:
			for _, op := range operators {
				if strings.HasPrefix(line[at:], op) {
					length = len(op)
					break
				}
			}
		}
		t.text, t.start = line[at:at+length], at
		tokens = append(tokens, t)
		at += length
	}
	return tokens, place
}

// startsName says whether the dot begins a name such as .omp_data_o.1D.1234, and is no member access.
func startsName(line string, at int) bool {
	return at+1 < len(line) && isLetter(line[at+1]) && (at == 0 || strings.IndexByte(" (&*,!", line[at-1]) >= 0)
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isLetter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c >= 0x80
}

// position reads [FILE:LINE:COLUMN], also with a discriminator, or [0:0], [INV] and [LP 1], which name
// no place. n is 0 if there is none of them: then it is an index.
func position(s string) (p ir.Pos, n int) {
	closing := strings.IndexByte(s, ']')
	if closing < 0 || strings.IndexByte(s[1:closing], '[') >= 0 {
		return p, 0
	}
	inner := s[1:closing]
	switch {
	case inner == "INV" || inner == "0:0" || strings.HasPrefix(inner, "LP "):
		return p, closing + 1
	case strings.HasPrefix(inner, "return slot") || strings.HasSuffix(inner, "tail call"):
		return p, closing + 1
	}
	inner, _, _ = strings.Cut(inner, " discrim ")
	file, column, ok := cutLast(inner, ':')
	if !ok || !allDigits(column) {
		return p, 0
	}
	file, line, ok := cutLast(file, ':')
	if !ok || !allDigits(line) || file == "" {
		return p, 0
	}
	p.File = file
	p.Line, _ = strconv.Atoi(line)
	return p, closing + 1
}

func cutLast(s string, c byte) (before, after string, found bool) {
	at := strings.LastIndexByte(s, c)
	if at < 0 {
		return s, "", false
	}
	return s[:at], s[at+1:], true
}

func allDigits(s string) bool {
	for i := range len(s) {
		if !isDigit(s[i]) {
			return false
		}
	}
	return s != ""
}

func quoted(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(s)
}

// numeral reads 42, 4B, 0x1f, 1.0e+0 and 5.0e-1.
func numeral(s string) int {
	i := 0
	for i < len(s) && (isDigit(s[i]) || isLetter(s[i]) || s[i] == '.' && !strings.HasPrefix(s[i:], "...")) {
		if (s[i] == 'e' || s[i] == 'E') && i+1 < len(s) && (s[i+1] == '+' || s[i+1] == '-') && !strings.HasPrefix(s, "0x") {
			i++
		}
		i++
	}
	return i
}

// result is the memory for a structure that a function returns.
const result = "<retval>"

// angled is the length of <L5>, <bb 3> or <retval>, or 1.
func angled(s string) int {
	if strings.HasPrefix(s, "<L") || strings.HasPrefix(s, "<bb ") || strings.HasPrefix(s, "<D.") || strings.HasPrefix(s, result) {
		if closing := strings.IndexByte(s, '>'); closing > 0 {
			return closing + 1
		}
	}
	return 1
}

// identifier reads a name, a register or a word. With -uid, gcc appends D.NUMBER to the name of each
// variable, function, member and type, and _NUMBER to a register.
func identifier(s string) (int, kind) {
	n := 0
	for n < len(s) && (isLetter(s[n]) || isDigit(s[n]) || s[n] == '.' || s[n] == '#') { // args#0 is of a pack
		n++
	}
	run := strings.TrimRight(s[:n], ".")
	if run == "" { // no name
		return 0, word
	}
	if length := uidEnd(run); length > 0 {
		return length, name
	}
	if strings.HasPrefix(run, "C.") && allDigits(run[2:]) {
		return len(run), name
	}
	if _, version, found := cutLast(run, '_'); found && allDigits(version) {
		n := len(run)
		for _, mark := range []string{"(D)", "(ab)"} { // without definition; live over abnormal edges
			if strings.HasPrefix(s[n:], mark) {
				n += len(mark)
			}
		}
		return n, register
	}
	if dot := strings.IndexByte(run[1:], '.'); dot >= 0 {
		return dot + 1, word
	}
	return len(run), word
}

// uidEnd is the end of the first D.NUMBER in s, or 0.
func uidEnd(s string) int {
	for from := 0; ; {
		at := strings.Index(s[from:], "D.")
		if at < 0 {
			return 0
		}
		from += at + 2
		last := from
		for last < len(s) && isDigit(s[last]) {
			last++
		}
		if last > from && (last == len(s) || s[last] == '.') {
			return last
		}
	}
}

// base is a name without D.NUMBER.
func base(n string) string {
	if before, after, found := cutD(n); found && allDigits(after) {
		return before
	}
	return n
}

func cutD(n string) (before, after string, found bool) {
	at := strings.LastIndex(n, "D.")
	if at < 0 {
		return n, "", false
	}
	return n[:at], n[at+2:], true
}
