package report

import (
	"bytes"
	_ "embed"
	"html/template"
	"io"
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/nastympi/nastympi/internal/finding"
	"github.com/nastympi/nastympi/internal/trace"
)

//go:embed page/page.html
var pageText string

//go:embed page/page.css
var style string

//go:embed page/page.js
var script string

//go:embed page/waits.html
var waitsText string

var page = pageTemplate(pageText)

// pageTemplate is a template that may contain the picture of a deadlock.
func pageTemplate(text string) *template.Template {
	t := template.New("page").Funcs(template.FuncMap{
		"add":      func(a, b float64) float64 { return math.Round(10*(a+b)) / 10 },
		"neg":      func(a float64) float64 { return -a },
		"quote":    quote,
		"sentence": sentence,
		"capital":  capital,
	})
	return template.Must(template.Must(t.Parse(text)).Parse(waitsText))
}

// contents is what the page shows.
type contents struct {
	Finding   finding.Finding
	Title     string
	Meaning   string
	Steps     []pageStep
	Waits     *waitGraph
	Rule      pageRule
	Needed    []pageBehaviour
	NotNeeded string
	States    string
	Picture   *pagePicture
	Hint      string
	Replay    string
	Command   string
	Date      string
	Text      string
	Style     template.CSS
	Script    template.JS
}

type pageStep struct {
	Number int
	Text   string
	Where  string // the place, as far as the text does not name it
	Source []sourceLine
}

type sourceLine struct {
	Number int
	Text   string
	Marked bool // the line of the step
}

type pageRule struct{ Short, Help string }

type pageBehaviour struct{ Name, Meaning string }

type pagePicture struct {
	*picture
	Margin float64 // left of the picture, for the ranks' names
}

// margin has room for "rank 12345".
const margin = 76

// HTML writes a self-contained page about a finding: what nastympi is, what happened, why, and a timeline of
// the ranks' traces. places returns the source line of a call in a trace. If it is nil, the page
// knows only the source lines in f.
func HTML(w io.Writer, f finding.Finding, ranks []trace.Rank, places func(trace.Site) finding.Site) error {
	var text bytes.Buffer
	if err := Text(&text, f); err != nil {
		return err
	}
	rule := ruleOf(f)
	c := contents{
		Finding: f, Title: title(f), Meaning: meaningOf(f), Steps: steps(f), Waits: waitsOf(f.Outcome.Waits), Rule: pageRule{rule.short, rule.help},
		NotNeeded: join(f.NotNeeded), States: states(f), Hint: strings.Join(hints(f), " "), Replay: replay(f), Command: command(f.Command),
		Date: f.Time.Format("2 January 2006, 15:04 MST"), Text: text.String(),
		Style: template.CSS(style), Script: template.JS(script),
	}
	for _, b := range f.Needed {
		c.Needed = append(c.Needed, pageBehaviour{string(b), meaning[b]})
	}
	if p := draw(f, ranks, placing(f, places)); p != nil {
		c.Picture = &pagePicture{picture: p, Margin: margin}
	}
	return page.Execute(w, c)
}

func steps(f finding.Finding) []pageStep {
	var list []pageStep
	for i, step := range f.Cause {
		var where []string
		if place := step.Site.Place(f.Dir); step.Site.File != "" && !strings.Contains(step.Text, place) {
			where = append(where, place)
		}
		if step.Site.Function != "" {
			where = append(where, "in "+step.Site.Function)
		}
		list = append(list, pageStep{i + 1, step.Text, strings.Join(where, ", "), marked(step.Source, step.Site.Line)})
	}
	return list
}

// placing returns a function that says where a call in a trace is.
func placing(f finding.Finding, places func(trace.Site) finding.Site) func(trace.Site) string {
	known := map[string]finding.Site{}
	note := func(s finding.Site) { known[s.SiteName()] = s }
	for _, s := range f.Sites {
		note(s)
	}
	for _, step := range f.Cause {
		note(step.Site)
	}
	for _, state := range f.States {
		note(state.Site)
		for _, held := range state.Held {
			note(held.Site)
		}
	}
	return func(s trace.Site) string {
		at := s.String()
		site, found := known[at]
		switch {
		case !found && places != nil:
			site = places(s)
			known[at] = site
		case !found:
			site = finding.Site{Module: s.Module, Offset: s.Offset}
		}
		return site.Place(f.Dir)
	}
}

// sentence gives a text a capital letter at the beginning and a full stop at the end.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	return strings.TrimSuffix(capital(text), ".") + "."
}

// capital gives a text a capital letter at the beginning.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
