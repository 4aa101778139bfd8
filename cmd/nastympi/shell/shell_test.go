package shell

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func tool() Tool {
	return Tool{
		Version: "1.2.3", Date: time.Unix(86400, 0), Overview: "Finds bugs.\n",
		Commands: []Command{{
			Name: "look", Summary: "it's a look: quick", Operands: Launch,
			Help: "usage: nastympi look [flags] PROGRAM\n\nLooks with `-v x`:\n\n  nastympi look 'a\\b'\n\n" + Marker + "\n- one-sided\n  item\n- another\n",
			Flags: []FlagGroup{{"Flags", []Flag{
				{Name: "form", Argument: "FORM", Meaning: "this [FORM]: one\nof two", Values: Choice, Words: []string{"a", "b"}},
				{Name: "v", Meaning: "look closely; it's slow", Values: None},
			}}},
		}},
		Variables: []Variable{{"NASTY_X", "0", "'quoted' first"}},
	}
}

func TestManual(t *testing.T) {
	assert.Equal(t, `.TH NASTYMPI 1 "1970-01-02" "nastympi 1.2.3" "User Commands"
.SH "NAME"
nastympi \- find synchronization bugs in MPI programs
.SH "SYNOPSIS"
.nf
\fBnastympi look\fR [flags] PROGRAM
.fi
.SH "DESCRIPTION"
Finds bugs.
.SH "COMMANDS"
.SS "nastympi look"
Looks with \fB\-v x\fR:
.PP
.nf
  nastympi look \(aqa\eb\(aq
.fi
.PP
Flags:
.TP
\fB\-form\fR \fIFORM\fR
this [FORM]: one of two
.TP
\fB\-v\fR
look closely; it\(aqs slow
.IP \(bu 2
one-sided item
.IP \(bu 2
another
.SH "ENVIRONMENT"
An empty variable counts as unset, an unknown one is an error.
.TP
\fBNASTY_X\fR (default 0)
\(aqquoted\(aq first
.SH "FILES"
`, strings.SplitAfter(Manual(tool()), ".SH \"FILES\"\n")[0])
}

func TestLinesAreNoMacros(t *testing.T) {
	p := &page{}
	p.text(".nastympi is a folder\n\n  .nastympi   as it is\n")
	assert.Equal(t, ".PP\n\\&.nastympi is a folder\n.PP\n.nf\n  .nastympi   as it is\n.fi\n", p.out.String())
}

func TestLongLinesAreBroken(t *testing.T) {
	p := &page{}
	p.prose(strings.Repeat("-flag ", 40) + strings.Repeat("x", 70) + " . end")
	for line := range strings.Lines(p.out.String()) {
		assert.LessOrEqual(t, len(line), 81, line)
		assert.NotEqual(t, byte('.'), line[0])
	}
}

// Quotes and brackets in texts keep their meaning in each shell.
func TestTextsAreQuoted(t *testing.T) {
	zsh := Zsh(tool())
	assert.Contains(t, zsh, `'look:it'\''s a look\: quick'`)
	assert.Contains(t, zsh, `'*-form[this \[FORM\]]:FORM:(a b)'`)
	assert.Contains(t, zsh, `'*-v[look closely]'`)
	fish := Fish(tool())
	assert.Contains(t, fish, `-a look -d 'it\'s a look: quick'`)
	assert.Contains(t, fish, `-o form -xa 'a b' -d 'this [FORM]'`)
	assert.Contains(t, Bash(tool()), `'look -form') _nastympi_words 'a b' ;;`)
}
