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
type script struct{ lines []string }

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
	return &script{strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")}
}

// describe sets the function around a line. Entry is the line where the function begins.
func (s *script) describe(line uint64, frame *Frame) {
	if line > uint64(len(s.lines)) {
		return
	}
	frame.File, frame.Line, frame.Function = frame.Module, int(line), "<module>"
	var names []string
	inner := len(indentation(s.lines[line-1]))
	for number := line - 1; number > 0 && inner > 0; number-- {
		scope := scopePattern.FindStringSubmatch(s.lines[number-1])
		if scope == nil || len(scope[1]) >= inner {
			continue
		}
		inner = len(scope[1])
		if scope[2] == "class" && names == nil {
			continue // a call in the body of a class
		}
		if names == nil {
			frame.Entry = number
		}
		names = append([]string{scope[3]}, names...)
	}
	if names != nil {
		frame.Function = strings.Join(names, ".")
	}
}

var scopePattern = regexp.MustCompile(`^(\s*)(?:async\s+)?(def|class)\s+(\w+)`)

func indentation(line string) string {
	return line[:len(line)-len(strings.TrimLeft(line, " \t"))]
}
