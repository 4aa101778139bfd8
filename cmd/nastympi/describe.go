package main

import (
	"path/filepath"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/symbol"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/sweep/explain"
	"github.com/nastympi/nastympi/sweep/judging"
)

// aroundSteps is how many source lines before and after each step of a cause a finding shows.
const aroundSteps = 2

// explainer returns what explains a finding, with source lines.
func explainer(describe func(trace.Site) finding.Site) func(*finding.Finding, []trace.Rank) []finding.Explanation {
	x := explain.Explainer{Describe: describe}
	return func(f *finding.Finding, ranks []trace.Rank) []finding.Explanation {
		list := x.Explain(f, ranks)
		addSources(f.Places, f.Why, f.Dir)
		for _, e := range list {
			addSources(e.Places, e.Why, f.Dir)
		}
		return list
	}
}

// addSources to the places whose files can be read. Names that are not absolute are relative to dir.
func addSources(places []finding.Place, why []finding.Reason, dir string) {
	for i := range places {
		places[i].Source = excerpt(places[i].File, dir, places[i].Module, places[i].Line, aroundSteps)
	}
	for _, r := range why {
		addSources(r.Places, nil, dir)
	}
}

// sourceAround returns a function that reads the source around a place.
func sourceAround(dir string) func(finding.Place, int) *finding.Source {
	return func(p finding.Place, context int) *finding.Source {
		return excerpt(p.File, dir, p.Module, p.Line, context)
	}
}

// excerpt is nil if the file cannot be read or has changed since the module was compiled. No module: it is not known.
func excerpt(file, dir, module string, line, context int) *finding.Source {
	if file != "" && !filepath.IsAbs(file) {
		file = filepath.Join(dir, file)
	}
	if first, lines := symbol.Excerpt(file, module, line, context); lines != nil {
		return &finding.Source{First: first, Lines: lines}
	}
	return nil
}

// variables returns what finds variables by their modules' symbols.
func variables() func(trace.Site) judging.Variable {
	symbols := symbol.New()
	return func(site trace.Site) judging.Variable {
		v, found := symbols.Variable(site.Module, site.Offset)
		if !found {
			return judging.Variable{}
		}
		return judging.Variable{Name: v.Name, Before: site.Offset - v.Start, Bytes: v.Size}
	}
}

// typesOfVariables are those in the debug information of modules.
type typesOfVariables struct{ symbols *symbol.Symbolizer }

func (t typesOfVariables) Static(module string, offset uint64) []judging.Element {
	return elements(t.symbols.StaticElements(module, offset))
}

func (t typesOfVariables) Local(call trace.Site, before int64) []judging.Element {
	return elements(t.symbols.LocalElements(call.Module, call.Offset, before))
}

func (t typesOfVariables) OutOfScope(call, other trace.Site, before judging.Distances) (variable string, is bool) {
	return t.symbols.OutOfScope(call.Module, call.Offset, other.Offset, -before.First, -before.End)
}

func elements(list []symbol.Element) (all []judging.Element) {
	for _, e := range list {
		all = append(all, judging.Element{
			Variable: e.Variable, Name: e.Name, Integer: e.Kind == symbol.Integer, Floating: e.Kind == symbol.Floating, Width: e.Width, Total: e.Total,
		})
	}
	return all
}

// describer returns what names call sites by their modules' debug information.
func describer() func(trace.Site) finding.Site {
	symbols := symbol.New()
	return func(site trace.Site) finding.Site {
		stack, at := inlined(symbols, site)
		described, own := explain.Plain(site), stack[at]
		described.Function, described.File, described.Line = own.Function, own.File, own.Line
		if own.File == "" && site.Own > 0 {
			described.File = own.Module
		}
		described.Through, described.Stack = around(stack, at)
		return described
	}
}

// inlined is the call stack of a site with the calls that compilers have replaced by the bodies of functions, and which frame is the
// program's own: none in a header of the system, if there is another one.
func inlined(symbols *symbol.Symbolizer, site trace.Site) (stack []symbol.Frame, own int) {
	for i, f := range site.Stack() {
		if i == site.Own {
			own = len(stack)
		}
		frame := symbols.Frame(f.Module, f.Offset)
		stack = append(append(stack, frame), frame.Around...)
	}
	return stack, own + symbol.OwnOf(stack[own:])
}
