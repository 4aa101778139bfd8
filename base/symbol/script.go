package symbol

import (
	"bufio"
	"debug/elf"
	"io"
	"os"
	"regexp"
	"strings"
)

// script is a Python file. Offsets of calls in it are numbers of lines.
type script struct {
	lines  []string
	begins []int // for each line, the index of the one where its statement begins
}

// openScript returns nil for an ELF file and for a file that it cannot read.
func openScript(path string) *script {
	file, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer file.Close()
	source := bufio.NewReader(file)
	if magic, err := source.Peek(len(elf.ELFMAG)); err != nil || string(magic) == elf.ELFMAG {
		return nil
	}
	text, err := io.ReadAll(source)
	if err != nil {
		return nil
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	return &script{lines, statements(lines)}
}

// describe sets the function around a line. Entry is the line where the function begins.
func (s *script) describe(line uint64, frame *Frame) {
	if line > uint64(len(s.lines)) {
		return
	}
	frame.File, frame.Line, frame.Function = frame.Module, int(line), "<module>"
	at := s.begins[line-1]
	inner := len(indentation(s.lines[at]))
	if scope := scopePattern.FindStringSubmatch(s.lines[at]); scope != nil && scope[1] == "def" && !strings.HasSuffix(code(s.lines[at]), ":") {
		inner++ // a function of one line
	}
	var names []string
	for ; at >= 0 && inner > 0; at-- {
		text := s.lines[at]
		if trimmed := strings.TrimSpace(text); s.begins[at] != at || trimmed == "" || trimmed[0] == '#' || len(indentation(text)) >= inner {
			continue
		}
		inner = len(indentation(text))
		scope := scopePattern.FindStringSubmatch(text)
		if scope == nil || scope[1] == "class" && names == nil { // a call in the body of a class
			continue
		}
		if names == nil {
			frame.Entry = uint64(at) + 1
		}
		names = append([]string{scope[2]}, names...)
	}
	if names != nil {
		frame.Function = strings.Join(names, ".")
	}
}

var scopePattern = regexp.MustCompile(`^\s*(?:async\s+)?(def|class)\s+(\w+)`)

func indentation(line string) string {
	return line[:len(line)-len(strings.TrimLeft(line, " \t"))]
}

// statements says for each line where its statement begins. It goes on in the next line within brackets and strings of several lines, and
// after a backslash.
func statements(lines []string) []int {
	begins := make([]int, len(lines))
	var l lexer
	for i, line := range lines {
		if i > 0 && l.inside() {
			begins[i] = begins[i-1]
		} else {
			begins[i] = i
		}
		l.read(line)
	}
	return begins
}

// lexer tells where strings, brackets and comments of Python are.
type lexer struct {
	quote     string // that ends the string; empty: it is in none
	depth     int    // of brackets
	continued bool   // the line ended with a backslash
}

// inside says whether the statement goes on after the last line.
func (l *lexer) inside() bool { return l.quote != "" || l.depth > 0 || l.continued }

// code is a line without its comment.
func code(line string) string {
	var l lexer
	at := 0
	for at < len(line) && (l.quote != "" || line[at] != '#') {
		at += l.next(line[at:])
	}
	return strings.TrimSpace(line[:at])
}

func (l *lexer) read(line string) {
	l.continued = strings.HasSuffix(line, `\`)
	for line != "" {
		line = line[l.next(line):]
	}
	if len(l.quote) == 1 && !l.continued { // it does not end: no Python
		l.quote = ""
	}
}

// next reads what the line begins with, and says how long that is.
func (l *lexer) next(line string) int {
	switch c := line[0]; {
	case l.quote != "" && c == '\\':
		return min(2, len(line))
	case l.quote != "" && strings.HasPrefix(line, l.quote):
		n := len(l.quote)
		l.quote = ""
		return n
	case l.quote != "":
	case c == '#':
		l.continued = false
		return len(line)
	case strings.HasPrefix(line, `"""`), strings.HasPrefix(line, "'''"):
		l.quote = line[:3]
		return len(l.quote)
	case c == '"', c == '\'':
		l.quote = line[:1]
	case strings.ContainsRune("([{", rune(c)):
		l.depth++
	case strings.ContainsRune(")]}", rune(c)):
		l.depth = max(0, l.depth-1)
	}
	return 1
}
