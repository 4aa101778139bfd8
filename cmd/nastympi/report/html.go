package report

import (
	"bytes"
	"embed"
	"html/template"
	"io"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/base/trace"
)

//go:embed page
var pageFiles embed.FS

var page = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page.html").Funcs(template.FuncMap{
		"add":      func(a, b float64) float64 { return math.Round(10*(a+b)) / 10 },
		"sentence": sentence,
		"capital":  capital,
	}).ParseFS(pageFiles, "page/*.html"))
})

// Page is what a page shows besides a result.
type Page struct {
	// Traces returns the traces of the run of a failure. It may be nil.
	Traces func(f finding.Finding) ([]trace.Rank, error)
	// Describe returns the source line of a call in a trace. If it is nil, the page knows only the source lines of the findings.
	Describe func(trace.Site) finding.Site
	// Source returns the lines around a place that has none of its own. It may be nil.
	Source func(p finding.Place, context int) *finding.Source
}

// contents is what the page shows.
type contents struct {
	Result  finding.Result
	Word    string // the verdict
	Class   string // of the verdict, for its colour
	Says    string // what was found and judged
	Partial []string
	Tried   string
	Command string
	Date    string
	Time    string
	Index   []indexRow
	Groups  []pageGroup
	Known   []indexRow
	Style   template.CSS
	Script  template.JS
}

// indexRow is a line about a finding.
type indexRow struct {
	finding.Finding
	At      string // "halo.c:39 ↔ halo.c:47"
	Files   string // a line each, for the filter
	Numbers string // the ranks
}

// pageGroup are findings that are shown together: the first in full, the others closed.
type pageGroup struct {
	First pageFinding
	Rest  []pageFinding
	Many  bool // Rest is closed as a whole
}

// HTML writes a self-contained page about a result: an index of all findings, and for each of them its places, what explains it, and
// a timeline if it is a failure with a trace.
func HTML(w io.Writer, r finding.Result, p Page) error {
	v := r.Verdict()
	c := contents{
		Result: r, Word: v.Word, Class: verdictClass[v.Word], Says: sentence(conclusion(r, v)), Partial: partial(r, v), Command: shell.Join(r.Command), Date: dateText(r.Start), Time: seconds(r.Time),
		Style: template.CSS(pageFile("page/page.css")), Script: template.JS(pageFile("page/page.js")),
	}
	if r.IsSweep() && r.Problem == "" {
		c.Tried = tried(r)
	}
	for _, f := range r.Known {
		c.Known = append(c.Known, rowOf(f, r.Dir))
	}
	for _, members := range groups(r.Findings) {
		var group pageGroup
		for i, f := range members {
			c.Index = append(c.Index, rowOf(f, r.Dir))
			section, err := p.section(f, r.Dir)
			if err != nil {
				return err
			}
			if i == 0 {
				group.First = section
			} else {
				group.Rest = append(group.Rest, section)
			}
		}
		group.Many = len(group.Rest) > mostAlike
		c.Groups = append(c.Groups, group)
	}
	var text bytes.Buffer
	if err := page().Execute(&text, c); err != nil {
		return err
	}
	_, err := io.WriteString(w, characters(text.String()))
	return err
}

// verdictClass has the classes of page.css.
var verdictClass = map[string]string{"FAIL": "fail", "INCOMPLETE": "partly", "NO VERDICT": "partly", "ok": "ok"}

func pageFile(name string) string {
	text, err := pageFiles.ReadFile(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(text)
}

func rowOf(f finding.Finding, dir string) indexRow {
	row := indexRow{Finding: f, At: placesOf(f, dir), Numbers: numbers(f.Ranks)}
	var files []string
	for _, s := range sitesOf(f) {
		if s.File != "" {
			files = append(files, finding.Shorter(s.File, dir))
		}
	}
	slices.Sort(files)
	row.Files = strings.Join(slices.Compact(files), "\n")
	return row
}

func dateText(t time.Time) string { return t.Format("2 January 2006, 15:04 MST") }
