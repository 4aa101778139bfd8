package litmus

import (
	"fmt"
	"slices"
	"strings"
)

// String shows how an instruction is written.
func (f form) String() string {
	text := strings.TrimSpace(f.keyword + " " + strings.Join(f.words, " "))
	for _, option := range f.options {
		text += " [" + option + "]"
	}
	return text
}

// Forms lists how each instruction is written, for documentation.
func Forms() []string {
	var list []string
	for op := Load; op <= Barrier; op++ {
		list = append(list, forms[op].String())
	}
	return list
}

// checkInstr checks what a form cannot say: windows, types and counts. Whether an
// epoch is open is a question to those who run the program.
func (p *parser) checkInstr(in *Instr) error {
	if in.Op != Load && in.Op != Store && in.Remote.Name != "" {
		in.Window = in.Remote.Name
	}
	if in.Window != "" {
		if v, known := p.test.Var(in.Window); !known || v.Kind != Window {
			return p.choice("window", in.Window, p.windows())
		}
	}
	if in.Remote.Name == "" {
		return p.checkRequest(in)
	}
	v, _ := p.test.Var(in.Remote.Name)
	for _, ref := range []Ref{in.Origin.Ref, in.Result} {
		if own, known := p.test.Var(ref.Name); known && own.Type != v.Type {
			return p.errorf("%s is of type %s, %s of type %s", own.Name, own.Type, v.Name, v.Type)
		}
	}
	if err := p.checkCounts(in, v); err != nil {
		return err
	}
	return p.checkRequest(in)
}

func (p *parser) checkCounts(in *Instr, v *Var) error {
	count, origin := in.Remote.Count(), in.Origin.count()
	ignored := origin == 0 && in.Reduce == "no_op" && in.Op.Fetches()
	switch {
	case origin == 0 && !ignored:
		return p.errorf("none is an origin for no_op only")
	case in.Reduce == "no_op" && !in.Op.Fetches():
		return p.errorf("no_op is for calls that fetch only (MPI 4.1, 12.3.4)")
	case !ignored && origin != count:
		return p.errorf("%d elements to or from %d", origin, count)
	case in.Result.Name != "" && in.Result.Count() != count:
		return p.errorf("%d elements into %d", count, in.Result.Count())
	case count != 1 && slices.Contains([]Op{Load, Store, FetchAndOp, CompareAndSwap}, in.Op):
		return p.errorf("%s is about one element, not %d", in.Op, count)
	case in.Op.Remote() && v.Kind != Window:
		return p.choice("window", v.Name, p.windows())
	}
	return nil
}

// checkRequest has each request made before it is waited for, and waited for once.
func (p *parser) checkRequest(in *Instr) error {
	if in.Request == "" {
		return nil
	}
	state := 0 // 0 unknown, 1 active, 2 done
	for _, earlier := range p.test.Ranks[p.rank] {
		if earlier.Request == in.Request {
			state = 2
			if earlier.Op.Remote() {
				state = 1
			}
		}
	}
	switch {
	case in.Op.Remote() && state != 0:
		return p.errorf("request %s is made twice", in.Request)
	case !in.Op.Remote() && state != 1:
		return p.errorf("no request %s to %s for", in.Request, in.Op)
	}
	return nil
}

func (d Data) count() int {
	if d.Ref.Name != "" {
		return d.Ref.Count()
	}
	return len(d.Values)
}

func (p *parser) windows() []string {
	var names []string
	for _, v := range p.test.Vars {
		if v.Kind == Window {
			names = append(names, v.Name)
		}
	}
	if names == nil {
		return []string{fmt.Sprintf("a name after a line %q", "window NAME TYPE VALUE...")}
	}
	return names
}
