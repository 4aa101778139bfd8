package readers

import (
	"bytes"
	"context"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/cmd/nastympi/report"
	"github.com/nastympi/nastympi/test/kit/samples"
)

// browser is one for all pages: it takes longer to start than pages take to load.
func browser(t *testing.T) context.Context {
	t.Helper()
	limited, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	t.Cleanup(cancel)
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.WindowSize(1280, 900))
	allocator, cancel := chromedp.NewExecAllocator(limited, options...)
	t.Cleanup(cancel)
	ctx, cancel := chromedp.NewContext(allocator)
	t.Cleanup(cancel)
	require.NoError(t, chromedp.Do(ctx), "test/scripts/need-viewers installs chromium")
	return ctx
}

// complaints collects what a page does wrong: errors on the console, and anything that
// it loads from elsewhere.
func complaints(t *testing.T, ctx context.Context) func() []string {
	t.Helper()
	var mu sync.Mutex
	var all []string
	add := func(text string) {
		mu.Lock()
		defer mu.Unlock()
		all = append(all, text)
	}
	require.NoError(t, chromedp.Listen(ctx, func(event any) {
		switch e := event.(type) {
		case *runtime.EventExceptionThrown:
			add("exception: " + e.ExceptionDetails.Text)
		case *runtime.EventConsoleAPICalled:
			add("console: " + string(e.Type))
		case *log.EventEntryAdded:
			add("log: " + e.Entry.Text)
		case *network.EventRequestWillBeSent:
			if u, err := url.Parse(e.Request.URL); err != nil || u.Scheme == "http" || u.Scheme == "https" {
				add("request: " + e.Request.URL)
			}
		}
	}))
	for _, enable := range []error{
		send(ctx, runtime.Enable, cdp.Empty{}), send(ctx, log.Enable, cdp.Empty{}), send(ctx, network.Enable, network.EnableParams{}),
	} {
		require.NoError(t, enable)
	}
	return func() []string {
		mu.Lock()
		defer mu.Unlock()
		return all
	}
}

// open loads a page in a tab of its own.
func open(t *testing.T, browser context.Context, page []byte) (context.Context, func() []string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "page.html")
	require.NoError(t, os.WriteFile(path, page, 0o644))
	tab, cancel := chromedp.NewContext(browser)
	t.Cleanup(cancel)
	wrong := complaints(t, tab)
	require.NoError(t, chromedp.Do(tab, chromedp.Navigate("file://"+path)))
	return tab, wrong
}

// evaluate runs JavaScript in the page, and waits for what it promises.
func evaluate[T any](t *testing.T, tab context.Context, expression string) T {
	t.Helper()
	result, err := chromedp.Run(tab, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	require.NoError(t, err, expression)
	return result
}

// send sends a command of the browser's protocol that has no answer.
func send[P, R any](ctx context.Context, command cdp.Command[P, R], params P) error {
	_, err := chromedp.Call(ctx, command, params)
	return err
}

func emulate(t *testing.T, tab context.Context, params emulation.SetEmulatedMediaParams) {
	t.Helper()
	require.NoError(t, send(tab, emulation.SetEmulatedMedia, params))
}

// render is the page of a sweep that found something.
func render(t *testing.T, f finding.Finding, ranks []trace.Rank) []byte {
	t.Helper()
	r := samples.Clean()
	r.Findings = []finding.Finding{f}
	return page(t, r, func(finding.Finding) ([]trace.Rank, error) { return ranks, nil })
}

func page(t *testing.T, r finding.Result, traces func(finding.Finding) ([]trace.Rank, error)) []byte {
	t.Helper()
	return written(t, func(b *bytes.Buffer) error { return report.HTML(b, r, report.Page{Traces: traces}) })
}

// What a reader sees is judged in a browser: these are real boxes on the screen.
func TestBrowser(t *testing.T) {
	browser := browser(t)
	small, few := samples.HaloTrace(0)
	large, many := samples.HaloTrace(6000)
	foul, _ := samples.HaloTrace(0)
	foul.Program, foul.LastOutput = `</title><script>throw 1</script>`, []string{`<img src="http://x.invalid/">`}
	foul.Message = `</p><script>throw 2</script>`
	for _, test := range []struct {
		name    string
		finding finding.Finding
		ranks   []trace.Rank
	}{{"small", small, few}, {"100000 events", large, many}, {"foul", foul, few}} {
		t.Run(test.name, func(t *testing.T) { testTimeline(t, browser, render(t, test.finding, test.ranks)) })
	}
	t.Run("tooltip", func(t *testing.T) { testTooltip(t, browser, render(t, small, few)) })
	t.Run("dark and printed", func(t *testing.T) { testMedia(t, browser, render(t, small, few)) })
	t.Run("no trace", func(t *testing.T) {
		tab, wrong := open(t, browser, render(t, samples.Hang(), nil))
		assert.NotContains(t, evaluate[string](t, tab, `document.body.innerText`), "Timeline")
		assert.Empty(t, wrong())
	})
}

func testTimeline(t *testing.T, browser context.Context, page []byte) {
	tab, wrong := open(t, browser, page)
	assert.Equal(t, 3, evaluate[int](t, tab, `document.querySelectorAll(".timeline .band").length`))
	for what, selector := range map[string]string{
		"the held put, highlighted":  `.timeline .band[data-rank="0"] .bar[data-step="1"] rect.held.cause`,
		"held after the local flush": `.timeline .band[data-rank="0"] .bar[data-step="1"] rect.local.cause`,
		"the flush, as a line":       `.timeline .band[data-rank="0"] [data-step="2"] line.cause`,
		"its arrow":                  `.timeline .arrow line`,
		"where the put is":           `.timeline .mark`,
	} {
		size := evaluate[[]float64](t, tab, `(()=>{const e=document.querySelector('`+selector+`');
			if(!e)return [];const r=e.getBoundingClientRect(), s=e.closest(".scroll").getBoundingClientRect();
			return [Math.max(r.width,r.height), r.left-s.left, s.right-r.left]})()`)
		if assert.Len(t, size, 3, what) {
			assert.Greater(t, size[0], 3., "%s: big enough to see", what)
			assert.Greater(t, size[1], 0., "%s: in view", what)
			assert.Greater(t, size[2], 0., "%s: in view", what)
		}
	}
	left := evaluate[float64](t, tab, `(()=>{const e=document.querySelector(".timeline");
		return e.closest(".scroll").clientWidth - e.getBoundingClientRect().width - e.previousElementSibling.getBoundingClientRect().width})()`)
	assert.Less(t, left, 5., "the timeline fills its box")
	labels := `[...document.querySelectorAll(".timeline .mark .number")].map((e) => e.textContent).join("")`
	assert.Equal(t, "A12", evaluate[string](t, tab, labels), "as in the list above the timeline")
	assert.Empty(t, wrong())
}

// With the mouse and with the keyboard.
func testTooltip(t *testing.T, browser context.Context, page []byte) {
	tab, wrong := open(t, browser, page)
	put := `.timeline .bar[data-step="1"]`
	at := evaluate[[]float64](t, tab, `(()=>{const e=document.querySelector('`+put+` rect.local'); e.scrollIntoView({block:"center"});
		const r=e.getBoundingClientRect(); return [r.left+r.width/2, r.top+r.height/2]})()`)
	text := `document.getElementById("tip").hidden ? "" : document.getElementById("tip").innerText`
	for i := 0; i < 600 && evaluate[string](t, tab, text) == ""; i++ { // the page may still be scrolling, which hides it
		require.NoError(t, chromedp.Do(tab, chromedp.MouseEvent(chromedp.MouseMoved, 1, 1),
			chromedp.MouseEvent(chromedp.MouseMoved, at[0], at[1]), chromedp.Sleep(50*time.Millisecond)))
	}
	for _, want := range []string{"MPI_Put at halo.c:61 (rank 0 → 1,", `window "grid"`, "complete at the origin at", "in MPI_Win_flush at "} {
		assert.Contains(t, evaluate[string](t, tab, text), want)
	}
	require.NoError(t, chromedp.Do(tab, chromedp.MouseEvent(chromedp.MouseMoved, 1, 1)))
	assert.Empty(t, evaluate[string](t, tab, text))
	require.NoError(t, chromedp.Do(tab, chromedp.Focus(chromedp.CSS(`.timeline [data-step="2"]`))))
	assert.Contains(t, evaluate[string](t, tab, text), "MPI_Win_flush_local by rank 0 at halo.c:64")
	assert.Empty(t, wrong())
}

func testMedia(t *testing.T, browser context.Context, page []byte) {
	tab, wrong := open(t, browser, page)
	paper := `getComputedStyle(document.body).backgroundColor`
	light := evaluate[string](t, tab, paper)
	emulate(t, tab, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}})
	assert.NotEqual(t, light, evaluate[string](t, tab, paper))
	emulate(t, tab, emulation.SetEmulatedMediaParams{Media: "print"})
	fits := `document.querySelector(".timeline").getBoundingClientRect().right <= innerWidth`
	assert.True(t, evaluate[bool](t, tab, fits), "the timeline fits on paper")
	pdf, err := chromedp.Run(tab, chromedp.PrintToPDF(chromedp.PDFPrintBackground()))
	require.NoError(t, err)
	assert.Greater(t, len(pdf), 10_000)
	assert.Empty(t, wrong())
}
