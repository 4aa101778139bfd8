package conformance

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

var update = flag.Bool("update", false, "write golden files")

// recorded runs l and returns the recordings of its ranks, as files.
func recorded(t *testing.T, lib mpitest.Library, l launch) (mpitest.Result, []string) {
	t.Helper()
	folder := t.TempDir()
	l.env = append(l.env, "NASTY_RECORD="+folder)
	result := run(t, lib, l)
	files, err := trace.Files(folder)
	require.NoError(t, err)
	return result, files
}

// whole prints the calls and objects of a recording, one per line. Addresses in known buffers are printed as BUFFER+OFFSET.
func whole(t *testing.T, file string, name func(rank int, address int64) string) []string {
	t.Helper()
	r, err := trace.Open(file)
	require.NoError(t, err)
	require.NotNil(t, r, file)
	defer r.Close()
	assert.True(t, r.Complete)
	p := printer{rank: r.Rank.Rank, name: name, receives: map[int64]bool{}}
	var lines []string
	for {
		var e trace.Event
		more, err := r.Next(&e)
		require.NoError(t, err)
		if !more {
			return lines
		}
		if line := p.line(t, &e); line != "" {
			lines = append(lines, line)
		}
	}
}

type printer struct {
	rank   int
	name   func(rank int, address int64) string
	values trace.Values
	// receives are the requests of receives; others have statuses that mean nothing.
	receives map[int64]bool
	waited   []int64 // requests of the current call
}

func (p *printer) line(t *testing.T, e *trace.Event) string {
	switch e.Type {
	case trace.Enter:
		require.NoError(t, e.In(&p.values))
		p.waited = slices.Clone(p.values.Ints(e.Call.Argument("array_of_requests")))
		if i := e.Call.Argument("request"); p.values.Has(i) {
			p.waited = []int64{p.values.Int(i)}
		}
		return e.Call.String() + p.arguments(e.Call)
	case trace.Leave:
		require.NoError(t, e.Out(&p.values))
		if strings.Contains(strings.ToLower(e.Call.String()), "recv") {
			p.receives[p.values.Int(e.Call.Argument("request"))] = true
		}
		if text := p.arguments(e.Call); text != "" || e.A != mpicall.Success {
			return "  = " + mpicall.Name(int64(e.A)) + text
		}
	case trace.Made:
		o, err := e.Object()
		require.NoError(t, err)
		return "  " + p.object(o)
	}
	return ""
}

func (p *printer) arguments(call mpicall.Function) string {
	var b strings.Builder
	for i, a := range call.Arguments() {
		if p.values.Has(i) {
			fmt.Fprintf(&b, " %s=%s", a.Name, p.value(i, a))
		}
	}
	return b.String()
}

func (p *printer) value(i int, a mpicall.Argument) string {
	v := &p.values
	switch {
	case a.Form == mpicall.Result:
		var list []string
		for k, s := range v.Statuses(i) {
			if len(p.waited) > k && !p.receives[p.waited[k]] {
				list = append(list, "-")
				continue
			}
			if s.Cancelled {
				list = append(list, "cancelled")
				continue
			}
			list = append(list, fmt.Sprintf("{from %s, tag %s, %d bytes}", number(s.Source), number(s.Tag), s.Bytes))
		}
		return strings.Join(list, " ")
	case a.Form == mpicall.String:
		return fmt.Sprintf("%q", v.Text(i))
	case a.List:
		var list []string
		for _, n := range v.Ints(i) {
			list = append(list, p.scalar(a, n))
		}
		return "[" + strings.Join(list, " ") + "]"
	}
	return p.scalar(a, v.Int(i))
}

func (p *printer) scalar(a mpicall.Argument, n int64) string {
	switch {
	case a.Form == mpicall.Pointer:
		return p.name(p.rank, n)
	case a.Form == mpicall.Handle && mpicall.Predefined(a.Role, uint64(n)) != "":
		return mpicall.Predefined(a.Role, uint64(n))
	case a.Form == mpicall.Handle:
		return fmt.Sprint(n)
	}
	return number(n)
}

func number(n int64) string {
	if name := mpicall.Name(n); name != "" {
		return name
	}
	return fmt.Sprint(n)
}

func (p *printer) object(o *trace.Object) string {
	text := fmt.Sprintf("%s %d:", o.Kind, o.Number)
	switch {
	case o.Elsewhere:
		text += " unknown"
	case o.Communicator != nil:
		c := o.Communicator
		text += fmt.Sprintf(" of %d, rank %d, %v %v %s", c.Parent, c.Rank, c.Local, c.Remote, number(c.Topology))
	case o.Window != nil:
		w := o.Window
		text += fmt.Sprintf(" of %d, %s %d bytes, unit %d, %s, %v", w.Communicator, p.name(p.rank, int64(w.Base)), w.Bytes, w.Unit, number(w.Flavor), w.Info)
	case o.Datatype != nil:
		d := o.Datatype
		text += fmt.Sprintf(" %s %v, size %d, extent %d %d, true %d %d, %v", number(d.Combiner), d.Committed, d.Size, d.Lb, d.Extent, d.TrueLb, d.TrueWidth, d.Known)
		for _, r := range d.Runs {
			text += fmt.Sprintf(", %d+%d*%d of %d %s", r.Offset, r.Blocks, r.Stride, r.Each, mpicall.Predefined(mpicall.Datatype, r.Element))
		}
	default:
		text += fmt.Sprint(" ", o.Group)
	}
	return text
}

var bufferLine = regexp.MustCompile(`buffer (\d) (\w+) (\d+) (\d+)`)

// buffers names addresses by what the program prints.
func buffers(stdout string) func(rank int, address int64) string {
	type buffer struct {
		rank        int
		name        string
		first, size int64
	}
	var list []buffer
	for _, m := range bufferLine.FindAllStringSubmatch(stdout, -1) {
		var b buffer
		if _, err := fmt.Sscan(strings.Join(m[1:], " "), &b.rank, &b.name, &b.first, &b.size); err != nil {
			continue // not as the program prints it
		}
		list = append(list, b)
	}
	return func(rank int, address int64) string {
		for _, b := range list {
			if b.rank == rank && address >= b.first && address < b.first+b.size {
				return fmt.Sprintf("%s+%d", b.name, address-b.first)
			}
		}
		if name := mpicall.Name(address); name != "" || address == 0 {
			return name
		}
		return "?"
	}
}

// Libraries differ in the thread level that they provide.
var differs = regexp.MustCompile(`provided=\S+`)

func TestRecording(t *testing.T) {
	golden := filepath.Join("testdata", "recorded.txt")
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		result, files := recorded(t, lib, launch{program: "recorded"})
		require.Zero(t, result.ExitCode, "%s", result)
		require.Len(t, files, 2)
		var text strings.Builder
		for rank, file := range files {
			fmt.Fprintf(&text, "rank %d\n", rank)
			for _, line := range whole(t, file, buffers(result.Stdout)) {
				text.WriteString(strings.TrimRight(differs.ReplaceAllString(line, ""), " ") + "\n")
			}
		}
		if *update {
			require.NoError(t, os.WriteFile(golden, []byte(text.String()), 0o644))
		}
		want, err := os.ReadFile(golden)
		require.NoError(t, err)
		got, expected := strings.Split(text.String(), "\n"), strings.Split(string(want), "\n")
		for i := range min(len(got), len(expected)) { // only the first difference: the texts are long
			require.Equal(t, expected[i], got[i], "%s:%d", golden, i+1)
		}
		assert.Len(t, got, len(expected))
	})
}
