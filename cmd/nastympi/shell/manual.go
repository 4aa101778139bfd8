package shell

import (
	"fmt"
	"regexp"
	"strings"
	"time"
)

// Manual is the manual page, in the macros of man(7).
func Manual(t Tool) string {
	p := &page{}
	date := ""
	if !t.Date.IsZero() {
		date = t.Date.UTC().Format(time.DateOnly)
	}
	p.line(fmt.Sprintf(`.TH NASTYMPI 1 "%s" "nastympi %s" "User Commands"`, date, t.Version))
	p.macro(".SH", "NAME")
	p.line(`nastympi \- find synchronization bugs in MPI programs`)
	p.macro(".SH", "SYNOPSIS")
	p.synopsis(t.Commands)
	p.macro(".SH", "DESCRIPTION")
	p.text(t.Overview)
	p.macro(".SH", "COMMANDS")
	for _, c := range t.Commands {
		p.command(c)
	}
	for _, topic := range t.Topics {
		p.macro(".SH", strings.ToUpper(topic.Name))
		p.text(topic.Text)
	}
	p.macro(".SH", "ENVIRONMENT")
	p.prose("An empty variable counts as unset, an unknown one is an error.")
	for _, v := range t.Variables {
		p.tagged(bold(v.Name)+" (default "+escaped(v.Default)+")", v.Meaning)
	}
	p.macro(".SH", "FILES")
	p.tagged(italic("~/.cache/nastympi"), "What nastympi compiles for each MPI library, or the folder nastympi in $XDG_CACHE_HOME. Delete it to free the space: nastympi compiles it again.")
	p.tagged(italic(".nastympi"), "Findings that `nastympi replay` repeats, in the folder where they were found.")
	p.macro(".SH", "SEE ALSO")
	p.line(`.BR mpicc (1),`)
	p.line(`.BR mpiexec (1),`)
	p.line(`.BR valgrind (1)`)
	return p.out.String()
}

// page is one that is written line by line.
type page struct {
	out   strings.Builder
	fresh bool // the last line was a heading, which begins a paragraph
}

func (p *page) line(text string) {
	p.fresh = strings.HasPrefix(text, ".S")
	p.out.WriteString(text + "\n")
}

// paragraph begins one.
func (p *page) paragraph() {
	if !p.fresh {
		p.line(".PP")
	}
}

// macro writes a macro with its arguments.
func (p *page) macro(name string, arguments ...string) {
	for _, a := range arguments {
		name += ` "` + escaped(a) + `"`
	}
	p.line(name)
}

// synopsis has the lines of each command's usage.
func (p *page) synopsis(commands []Command) {
	p.line(".nf")
	for _, c := range commands {
		lines, _ := usage(c)
		for _, line := range lines {
			rest := strings.TrimPrefix(line, "nastympi "+c.Name)
			p.line(bold("nastympi "+c.Name) + escaped(rest))
		}
	}
	p.line(".fi")
}

// usage splits a help text into its usage lines and the rest.
func usage(c Command) (lines []string, rest string) {
	head, rest, _ := strings.Cut(strings.TrimPrefix(c.Help, "usage: "), "\n\n")
	for line := range strings.SplitSeq(head, "\n") {
		lines = append(lines, strings.TrimSpace(line))
	}
	return lines, rest
}

func (p *page) command(c Command) {
	p.macro(".SS", "nastympi "+c.Name)
	_, help := usage(c)
	before, after, hasFlags := strings.Cut(help, Marker)
	p.text(before)
	if hasFlags {
		for _, group := range c.Flags {
			p.flags(group)
		}
	}
	p.text(after)
}

func (p *page) flags(group FlagGroup) {
	if group.Title != "" {
		p.paragraph()
		p.line(escaped(group.Title) + ":")
	}
	for _, f := range group.Flags {
		tag := bold("-" + f.Name)
		if f.Argument != "" {
			tag += " " + italic(f.Argument)
		}
		p.tagged(tag, f.Meaning)
	}
}

// tagged is a paragraph below its tag, which has its own escapes.
func (p *page) tagged(tag, meaning string) {
	p.line(".TP")
	p.line(tag)
	p.prose(meaning)
}

var (
	column = regexp.MustCompile(`\S  +\S`)
	item   = regexp.MustCompile(`^- `)
)

// text converts a help text: paragraphs, lists of lines that begin with a dash, and lines to be shown as they are, which are
// indented or have columns.
func (p *page) text(text string) {
	for block := range strings.SplitSeq(strings.Trim(text, "\n"), "\n\n") {
		if block != "" {
			p.block(strings.Split(strings.Trim(block, "\n"), "\n"))
		}
	}
}

// Forms of lines in a help text.
const (
	running = iota // of a paragraph
	shown          // as they are
	listed         // of an item
)

func form(line string, before int) int {
	switch {
	case item.MatchString(line) || before == listed && strings.HasPrefix(line, "  "):
		return listed
	case strings.HasPrefix(line, " ") || column.MatchString(line):
		return shown
	}
	return running
}

// block writes lines without an empty one between them: runs of lines of one form.
func (p *page) block(lines []string) {
	for len(lines) > 0 {
		first, n := form(lines[0], running), 1
		for n < len(lines) && form(lines[n], first) == first && !item.MatchString(lines[n]) {
			n++
		}
		p.run(first, lines[:n])
		lines = lines[n:]
	}
}

func (p *page) run(form int, lines []string) {
	switch form {
	case listed:
		p.line(`.IP \(bu 2`)
		p.prose(item.ReplaceAllString(strings.Join(lines, " "), ""))
	case shown:
		p.paragraph()
		p.line(".nf")
		for _, line := range lines {
			p.line(escaped(line))
		}
		p.line(".fi")
	default:
		p.paragraph()
		p.prose(strings.Join(lines, " "))
	}
}

// prose writes running text in lines of at most 80 bytes.
func (p *page) prose(text string) {
	line := ""
	for word := range strings.FieldsSeq(prose(text)) {
		if line != "" && len(line)+1+len(word) > 80 {
			p.line(guarded(line))
			line = ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	p.line(guarded(line))
}

// escaped is text that appears as it is: with dashes that can be searched for and pasted.
func escaped(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "`", `\(ga`, "'", `\(aq`, "^", `\(ha`, "~", `\(ti`, `"`, `\(dq`).Replace(text)
	if strings.HasPrefix(text, ".") {
		return `\&` + text
	}
	return text
}

var (
	quotedCode = regexp.MustCompile("`([^`]*)`")
	dashed     = regexp.MustCompile(`(^|[\s(])\\-(\w)`)
)

// prose is running text: code between backquotes is bold, and hyphens are hyphens, except those of flags.
func prose(text string) string {
	var out strings.Builder
	for i, part := range strings.Split(quotedCode.ReplaceAllString(text, "\x00$1\x00"), "\x00") {
		if i%2 == 1 {
			part = bold(part)
		} else {
			part = hyphenated(part)
		}
		out.WriteString(part)
	}
	return out.String()
}

func hyphenated(text string) string {
	const flagDash = "\x01"
	text = dashed.ReplaceAllString(escaped(text), "$1"+flagDash+"$2")
	return strings.ReplaceAll(strings.ReplaceAll(text, `\-`, "-"), flagDash, `\-`)
}

// guarded is a line that is no macro.
func guarded(line string) string {
	if strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'") {
		return `\&` + line
	}
	return line
}

func bold(text string) string   { return `\fB` + escaped(text) + `\fR` }
func italic(text string) string { return `\fI` + escaped(text) + `\fR` }
