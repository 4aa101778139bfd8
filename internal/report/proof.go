package report

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/internal/finding"
)

// proof adds what the runs for a race have shown.
func (b *block) proof(p *finding.Proof) {
	switch {
	case p == nil:
		return
	case !p.Shown():
		b.row("not shown", notShown(p))
		return
	}
	var shown, settings []string
	for _, o := range p.Orders {
		shown = append(shown, fmt.Sprintf("with %s late: %s", o.Late, o.Result))
		settings = append(settings, assignments(o.Settings))
	}
	b.row("shown", strings.Join(shown, "\n"))
	b.row("settings", strings.Join(settings, "\n"))
	if p.Folder != "" {
		b.row("replay", "nastympi replay "+p.Folder)
	}
}

// assignments are settings as a shell takes them.
func assignments(settings []finding.Setting) string {
	var words []string
	for _, s := range settings {
		words = append(words, s.Name+"="+quote(s.Value))
	}
	return strings.Join(words, " ")
}

func notShown(p *finding.Proof) string {
	return fmt.Sprintf("by %s in which one of the accesses was late", plural(p.Runs, "run"))
}
