package report

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/samples"
)

func resultPage(t *testing.T, r finding.Result, p Page) string {
	t.Helper()
	return string(written(t, func(b *bytes.Buffer) error { return HTML(b, r, p) }))
}

// pageOf is the page of a check that found one thing.
func pageOf(t *testing.T, list ...finding.Finding) string {
	t.Helper()
	r := samples.Judgement()
	r.Findings = list
	return resultPage(t, r, Page{})
}

func TestPage(t *testing.T) {
	r := samples.Judgement()
	page := resultPage(t, r, Page{Source: func(p finding.Place, context int) *finding.Source {
		return &finding.Source{First: p.Line - 1, Lines: []string{"if (a < b)", "    call();"}}
	}})
	for _, f := range r.Findings {
		assert.Contains(t, page, `id="f-`+f.ID+`"`)
		assert.Contains(t, page, `<a href="#f-`+f.ID+`">`+f.Rule+`</a>`)
	}
	for _, text := range []string{"called by main at halo.c:88", "In passive target communication", "MPI 4.1, 12.5.3", "halo.c:58 ↔ halo.c:61",
		"Lock the rank", "if (a &lt; b)", `class="marked">  61`, "12 times, ranks 0-1", "nastympi check mpiexec -n 4 ./halo", ">FAIL</span> ./halo"} {
		assert.True(t, strings.Contains(page, text), text)
	}
	assert.NotContains(t, page, `class="missing"`)
}

func TestPageOfEachVerdict(t *testing.T) {
	partly, cannot, nothing := samples.Judgements()["nothing"], samples.Judgements()["problem"], samples.Judgements()["nothing"]
	partly.Partial = []string{"rank 3 has no recording"}
	for want, r := range map[string]finding.Result{
		`<span class="verdict ok">ok</span> ./halo`:             nothing,
		`<span class="verdict partly">INCOMPLETE</span> ./halo`: partly,
		`<span class="verdict partly">NO VERDICT</span> ./halo`: cannot,
		`<span class="verdict fail">FAIL</span> ./halo`:         samples.Judgement(),
	} {
		assert.Contains(t, resultPage(t, r, Page{}), want)
	}
	assert.Contains(t, resultPage(t, partly, Page{}), "rank 3 has no recording")
	assert.Contains(t, resultPage(t, cannot, Page{}), "No MPI program was intercepted.")
}

func TestPageOfARaceShowsWhatNothingOrders(t *testing.T) {
	page := pageOf(t, race())
	assert.Contains(t, page, `class="missing"`)
	assert.Contains(t, page, ">rank 0</text>")
	assert.Contains(t, page, ">rank 1</text>")
	assert.NotContains(t, page, ">rank 2</text>")
	f := race()
	f.Places[1].Rank = -1
	assert.NotContains(t, pageOf(t, f), `class="missing"`, "its rank is not known")
}

// In the picture of a race, the calls that explain it are between A and B, and nothing is outside.
func TestMapOfARace(t *testing.T) {
	m := mapOf(race(), samples.Dir)
	var labels string
	for _, mark := range m.Marks {
		labels += mark.Label
		assert.Less(t, mark.X, 100, "per cent")
		assert.Less(t, mark.Y, m.Height)
		assert.NotContains(t, mark.Tip, samples.Dir)
	}
	assert.Equal(t, "A12B", labels)
	assert.Less(t, m.Least, 700, "the picture is as wide as the text, also in a narrow window")
	assert.Nil(t, mapOf(samples.Deadlocked(), ""), "no race")
}

// The first finding of a group is open, and the others are closed.
func TestPageOfAGroup(t *testing.T) {
	page := resultPage(t, samples.OneLine(96), Page{})
	assert.Equal(t, 1, strings.Count(page, `<section class="finding"`))
	assert.Equal(t, 95, strings.Count(page, `<details class="finding"`))
	assert.Contains(t, page, "95 more with this rule and a place in common")
	assert.Equal(t, 96, strings.Count(page, `<tr data-for=`))
	assert.NotContains(t, resultPage(t, samples.OneLine(3), Page{}), `<details class="rest"`)
}

// Timelines are of failures that have traces; a page may have many, and no name twice.
func TestPageOfManyFindings(t *testing.T) {
	asked := 0
	page := resultPage(t, samples.Many(100), Page{Traces: func(f finding.Finding) ([]trace.Rank, error) {
		asked++
		return samples.Traces(f)
	}})
	assert.Equal(t, 20, asked, "once for each failure")
	assert.Equal(t, 10, strings.Count(page, `<svg class="timeline"`))
	seen := map[string]bool{}
	for _, id := range regexp.MustCompile(`\sid="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		assert.False(t, seen[id[1]], id[1])
		seen[id[1]] = true
	}
	for _, link := range regexp.MustCompile(`href="#([^"]*)"`).FindAllStringSubmatch(page, -1) {
		assert.True(t, seen[link[1]], link[1])
	}
	assert.Less(t, len(page), 2_000_000)
}

func TestPageWithoutTraces(t *testing.T) {
	r := samples.Clean()
	r.Findings = []finding.Finding{halo()}
	assert.NotContains(t, resultPage(t, r, Page{}), "Timeline")
	broken := errors.New("broken")
	err := HTML(io.Discard, r, Page{Traces: func(finding.Finding) ([]trace.Rank, error) { return nil, broken }})
	assert.ErrorIs(t, err, broken)
}

// What a program writes is text, not markup.
func TestPageQuotes(t *testing.T) {
	f := race()
	f.Message = "rank 2 reads <what> rank 0 writes"
	f.Places[0].Function = `operator<<"`
	page := pageOf(t, f)
	assert.Contains(t, page, "Rank 2 reads &lt;what&gt; rank 0 writes.")
	assert.NotContains(t, page, "operator<<")
}

// Markup that is well-formed XML, apart from what HTML leaves open, has no tag at the wrong place.
func TestPagesAreWellFormed(t *testing.T) {
	list := samples.Judgements()
	for name, r := range samples.Sweeps() {
		list["sweep "+name] = r
	}
	list["many"], list["group"] = samples.Many(20), samples.OneLine(20)
	for name, r := range list {
		page := resultPage(t, r, Page{Traces: samples.Traces})
		if i := strings.Index(page, "<script>"); i > 0 {
			page = page[:i] + page[strings.Index(page, "</script>")+len("</script>"):]
		}
		in := xml.NewDecoder(strings.NewReader(strings.TrimPrefix(page, "<!DOCTYPE html>")))
		in.Strict, in.AutoClose, in.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
		var err error
		for err == nil {
			_, err = in.Token()
		}
		require.True(t, errors.Is(err, io.EOF), "%s: %v", name, err)
	}
}
