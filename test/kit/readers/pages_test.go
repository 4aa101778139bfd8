package readers

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

// A page has one finding, ten or a hundred, and its reader a wide or a narrow window.
func TestPagesInABrowser(t *testing.T) {
	browser := browser(t)
	results := map[string]finding.Result{"one line": samples.OneLine(96), "nothing": samples.Judgements()["nothing"], "not judged": samples.Judgements()["problem"]}
	for _, n := range []int{1, 10, 100} {
		results[fmt.Sprint(n)] = samples.Many(n)
	}
	for name, r := range results {
		t.Run(name, func(t *testing.T) {
			tab, wrong := open(t, browser, page(t, r, samples.Traces))
			for _, width := range []int{1400, 800} {
				testWidth(t, tab, width, len(r.Findings))
			}
			if len(r.Findings) > 1 {
				testIndex(t, tab, len(r.Findings))
			}
			if name == "10" {
				testFilters(t, tab)
			}
			assert.Empty(t, wrong())
		})
	}
	t.Run("a link opens a closed finding", func(t *testing.T) { testLink(t, browser) })
	t.Run("without scripts", func(t *testing.T) { testPlain(t, browser) })
}

func resize(t *testing.T, tab context.Context, width int) {
	t.Helper()
	require.NoError(t, send(tab, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(width), Height: 900, DeviceScaleFactor: 1}))
}

// testWidth looks at the page in a window: long lines scroll in their boxes, and A is on the left of B or above it.
func testWidth(t *testing.T, tab context.Context, width, findings int) {
	t.Helper()
	resize(t, tab, width)
	assert.Equal(t, width, evaluate[int](t, tab, `innerWidth`))
	assert.LessOrEqual(t, evaluate[int](t, tab, `document.documentElement.scrollWidth`), width, "nothing is wider than the window")
	assert.Empty(t, evaluate[[]string](t, tab, `[...document.querySelectorAll("main *")].filter((e) => !e.closest(".scroll, pre, .index") &&
		e.getBoundingClientRect().right > document.querySelector("main").getBoundingClientRect().right + 1).map((e) => e.outerHTML.slice(0, 80))`))
	beside := evaluate[[]bool](t, tab, `[...document.querySelectorAll("section.finding .accesses")].filter((e) => e.children.length > 1).map((e) => {
		const a = e.querySelector('[data-label="A"]').getBoundingClientRect(), b = e.querySelector('[data-label="B"]').getBoundingClientRect();
		return a.right <= b.left && a.top === b.top || `+map[bool]string{true: "false", false: "a.bottom <= b.top && a.left === b.left"}[width >= 1000]+`})`)
	assert.NotContains(t, beside, false)
	if findings > 2 {
		assert.NotEmpty(t, beside)
	}
	for _, wide := range evaluate[[]float64](t, tab, `[...document.querySelectorAll(".timeline")].map((e) =>
		e.closest(".scroll").getBoundingClientRect().width - document.querySelector("main").getBoundingClientRect().width)`) {
		assert.InDelta(t, 0, wide, 1, "the box of the timeline is as wide as the text")
	}
	testPictures(t, tab)
	assert.LessOrEqual(t, evaluate[int](t, tab, `Math.max(0, ...[...document.querySelectorAll(".index")].map((e) => e.scrollWidth - e.clientWidth))`), 0, "the index does not scroll to the side")
}

// testPictures looks at the pictures of races: all of them is in view, no text is on another one, and A is on the left of B.
func testPictures(t *testing.T, tab context.Context) {
	t.Helper()
	for _, left := range evaluate[[]float64](t, tab, `[...document.querySelectorAll("section.finding .places")].map((e) => {
		const box = e.closest(".scroll"); return Math.abs(box.clientWidth - e.getBoundingClientRect().width) + box.scrollWidth - box.clientWidth})`) {
		assert.InDelta(t, 0, left, 1, "the picture of a race is as wide as the text")
	}
	assert.Empty(t, evaluate[[]string](t, tab, `[...document.querySelectorAll("section.finding .places")].flatMap((e) => {
		const texts = [...e.querySelectorAll("text:not(.number), circle")].map((of) => ({of, box: of.getBoundingClientRect()}));
		return texts.flatMap((x, i) => texts.slice(i + 1).filter((y) => x.box.left < y.box.right && y.box.left < x.box.right && x.box.top < y.box.bottom &&
			y.box.top < x.box.bottom).map((y) => x.of.outerHTML + y.of.outerHTML))})`), "texts that overlap")
	assert.NotContains(t, evaluate[[]bool](t, tab, `[...document.querySelectorAll("section.finding .places")].map((e) => {
		const marks = [...e.querySelectorAll(".number")].map((n) => [n.textContent, n.getBoundingClientRect().left]);
		return marks.find((m) => m[0] === "A")[1] < marks.find((m) => m[0] === "B")[1]})`), false)
}

// testIndex looks for a row of each finding, and where it leads.
func testIndex(t *testing.T, tab context.Context, findings int) {
	t.Helper()
	assert.Equal(t, findings, evaluate[int](t, tab, `document.querySelectorAll("#index tbody tr").length`))
	assert.Equal(t, findings, evaluate[int](t, tab, `[...document.querySelectorAll("#index a")].filter((a) => document.querySelector(a.hash + ".finding")).length`))
	assert.Less(t, evaluate[float64](t, tab, `document.getElementById("index").getBoundingClientRect().height`), 600., "findings begin on the first screen or the next")
}

// testFilters uses all filters of a page with ten findings.
func testFilters(t *testing.T, tab context.Context) {
	t.Helper()
	choose := func(name, value string) []int {
		return evaluate[[]int](t, tab, `(() => { const f = document.querySelector(".filters"); f.elements["`+name+`"].value = "`+value+`";
			f.dispatchEvent(new Event("input", {bubbles: true}));
			const seen = (all) => [...document.querySelectorAll(all)].filter((e) => e.checkVisibility()).length;
			return [seen("#index tbody tr"), seen("section.finding, details.finding")] })()`)
	}
	for _, test := range []struct {
		name, value string
		want        int
	}{
		{"severity", "note", 1}, {"severity", "", 10}, {"rule", "race-between-ranks", 4}, {"file", "io/checkpoint.c", 2}, {"rule", "", 2},
		{"severity", "warning", 0}, {"file", "", 1}, {"severity", "", 10},
	} {
		assert.Equal(t, []int{test.want, test.want}, choose(test.name, test.value), "%s %s", test.name, test.value)
	}
	choose("severity", "warning")
	assert.Equal(t, "1 of 10 shown", evaluate[string](t, tab, `document.querySelector(".filters output").textContent`))
	assert.Equal(t, 10, evaluate[int](t, tab, `(() => { document.querySelector(".filters").reset();
		return new Promise((done) => setTimeout(() => done([...document.querySelectorAll("#index tbody tr")].filter((e) => e.checkVisibility()).length), 50)) })()`), "all again")
}

func testLink(t *testing.T, browser context.Context) {
	r := samples.OneLine(96)
	tab, wrong := open(t, browser, page(t, r, nil))
	last := `document.getElementById("f-` + r.Findings[95].ID + `")`
	assert.False(t, evaluate[bool](t, tab, last+`.checkVisibility()`))
	assert.True(t, evaluate[bool](t, tab, `(() => { [...document.querySelectorAll("#index a")].at(-1).click();
		return new Promise((done) => setTimeout(() => done(`+last+`.open && `+last+`.checkVisibility() && `+last+`.getBoundingClientRect().top < innerHeight), 300)) })()`))
	assert.Empty(t, wrong())
}

// Without scripts all findings are there, and no filter that does nothing.
func testPlain(t *testing.T, browser context.Context) {
	tab, wrong := open(t, browser, page(t, samples.Judgement(), nil))
	require.NoError(t, send(tab, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))
	require.NoError(t, chromedp.Do(tab, chromedp.Navigate(evaluate[string](t, tab, `location.href`))))
	assert.Equal(t, 3, evaluate[int](t, tab, `[...document.querySelectorAll("section.finding")].filter((e) => e.checkVisibility()).length`))
	assert.False(t, evaluate[bool](t, tab, `document.querySelector(".filters").checkVisibility()`))
	assert.Empty(t, wrong())
}
