package report

import "github.com/nastympi/nastympi/base/finding"

// Codes of colours as terminals know them (ECMA-48, SGR). The words are the same without them.
const (
	red    = "31"
	yellow = "33"
	cyan   = "36"
	bold   = "1"
	dim    = "2"
)

var severityColor = map[finding.Severity]string{finding.Error: red, finding.Warning: yellow, finding.Note: cyan}

func (b *block) color(code, text string) string { return colored(b.style.Color, code, text) }
func (b *block) bold(text string) string        { return b.color(bold, text) }
func (b *block) dim(text string) string         { return b.color(dim, text) }

func colored(on bool, code, text string) string {
	if !on || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}
