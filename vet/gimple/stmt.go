package gimple

import (
	"cmp"
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
)

// statement reads a line of a block, which may end the block.
func (r *reader) statement(line string) {
	tokens, place := scan(line)
	if len(tokens) == 0 || strings.HasPrefix(line[tokens[0].start:], "//") {
		return
	}
	if place == (ir.Pos{}) { // gcc gives no places to clobbers
		place = r.last
	} else {
		place.File = r.path(place.File)
	}
	r.last = place
	p := &parser{line: line, tokens: tokens}
	if err := r.control(p, place); err != nil {
		r.unread(place, line)
	}
	r.unit.Members = append(r.unit.Members, p.members...)
}

// control reads what begins with a keyword, and passes the rest on.
func (r *reader) control(p *parser, place ir.Pos) error {
	switch first := p.peek(); {
	case p.is("if"):
		r.block.Branch = place
		return r.condition(p)
	case p.is("else"):
		r.otherwise()
	case p.is("goto"):
		p.next()
		r.jump(p.next().text)
	case p.is("switch"):
		r.block.Branch = place
		return r.cases(p)
	case p.is("return"):
		p.next()
		s := &ir.Return{Pos: place}
		r.block.returns = true
		switch {
		case p.accept(result):
			s.Value = resultAddress()
		case !p.is(";"):
			var err error
			if s.Value, err = p.operand(); err != nil {
				return err
			}
		}
		r.add(s)
	case first.kind == word && strings.HasPrefix(first.text, "__asm__"):
		r.add(&ir.Opaque{Pos: place})
	case first.kind == word && (first.text == "resx" || first.text == "eh_dispatch" || first.text == "GIMPLE_NOP"):
	case first.kind == punctuation && (first.text == "#" || first.text == ";"):
	case p.isLabel():
		r.labels[p.label()] = len(r.blocks) - 1
	default:
		return r.action(p, place)
	}
	return nil
}

// isLabel says whether the line is <L5>: or outL.9:.
func (p *parser) isLabel() bool {
	last := p.tokens[len(p.tokens)-1]
	return last.text == ":" && last.kind == punctuation && p.tokens[0].kind != punctuation && !strings.ContainsAny(p.line, "=(")
}

// label is the text before the colon, as switch and goto have it.
func (p *parser) label() string {
	colon := p.tokens[len(p.tokens)-1]
	return strings.Trim(p.line[p.tokens[0].start:colon.start], "<>")
}

// action reads an assignment, a clobber or a call.
func (r *reader) action(p *parser, place ir.Pos) error {
	x, err := p.operand()
	if err != nil {
		return err
	}
	if p.is("(") {
		return r.call(p, place, nil, x)
	}
	if err := p.expect("="); err != nil {
		return err
	}
	if p.is("{") && p.volatile() {
		p.skip("{", "}")
	}
	if p.is("{") {
		inner := p.skip("{", "}")
		if kind, clobber := strings.CutPrefix(inner, "CLOBBER"); clobber {
			r.add(&ir.Clobber{Pos: place, What: x, End: r.endsScope(kind, x)})
			return nil
		}
		r.add(&ir.Assign{Pos: place, To: x, From: &ir.Literal{Text: "{" + inner + "}"}})
		return nil
	}
	return r.assign(p, place, x)
}

// assign reads the right side: a call or a value.
func (r *reader) assign(p *parser, place ir.Pos, to ir.Expr) error {
	from := p.at
	if function, err := p.operand(); err == nil && p.is("(") {
		return r.call(p, place, to, function)
	}
	p.at = from
	x, err := p.value()
	if err != nil {
		return err
	}
	if !p.ended() {
		return errForm
	}
	r.add(&ir.Assign{Pos: place, To: to, From: x})
	return nil
}

// ended says whether nothing follows but the semicolon.
func (p *parser) ended() bool { return p.peek().kind == end || p.is(";") && p.at == len(p.tokens)-1 }

// volatile says whether the next token begins {v}.
func (p *parser) volatile() bool {
	return p.at+2 < len(p.tokens) && p.tokens[p.at+1].text == "v" && p.tokens[p.at+2].text == "}"
}

// call reads the arguments.
func (r *reader) call(p *parser, place ir.Pos, to, function ir.Expr) error {
	s := &ir.Call{Pos: place, To: to, Func: function}
	p.next()
	for !p.accept(")") {
		x, err := p.operand()
		if err != nil {
			return err
		}
		s.Args = append(s.Args, x)
		if !p.accept(",") && !p.is(")") {
			return errForm
		}
	}
	if err := p.chain(s); err != nil || !p.ended() {
		return errForm
	}
	r.add(s)
	return nil
}

// chain reads ; [static-chain: &FRAME.1D.1234] after a call of a function that is nested in another one.
func (p *parser) chain(s *ir.Call) error {
	if p.at+1 >= len(p.tokens) || !p.is(";") || p.tokens[p.at+1].text != "[" {
		return nil
	}
	p.at += 2
	for _, text := range []string{"static", "-", "chain", ":"} {
		if err := p.expect(text); err != nil {
			return err
		}
	}
	var err error
	if s.Chain, err = p.operand(); err != nil {
		return err
	}
	return p.expect("]")
}

// endsScope says whether CLOBBER(kind) is the end of the variable's scope. gcc 12 and 13 write eol there,
// gcc 14 eos; older ones write nothing, as all of them do where an object only loses its value.
func (r *reader) endsScope(kind string, x ir.Expr) bool {
	if _, variable := x.(*ir.Ref); !variable {
		return false
	}
	switch kind {
	case "(eol)", "(eos)":
		return true
	case "":
		return r.plainClobbers && !r.unit.Fortran
	}
	return false
}

// condition reads if (a < b). The next lines name both targets.
func (r *reader) condition(p *parser) error {
	p.next()
	if err := p.expect("("); err != nil {
		return err
	}
	x, err := p.operand()
	if err != nil {
		return err
	}
	c := &ir.Binary{Op: "!=", X: x, Y: &ir.Int{}}
	if !p.is(")") {
		op := p.operator()
		y, err := p.operand()
		if err != nil {
			return err
		}
		c = &ir.Binary{Op: op, X: x, Y: y}
	}
	r.block.pending = c
	return nil
}

// otherwise turns the condition around for the goto after else.
func (r *reader) otherwise() {
	if c := r.block.pending; c != nil {
		r.block.pending = negate(c)
	}
}

var opposite = map[string]string{"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}

// negate is the opposite of a condition; nil: not known, as for floating-point numbers.
func negate(c *ir.Binary) *ir.Binary {
	op, known := opposite[c.Op]
	if !known {
		return nil
	}
	return &ir.Binary{Op: op, X: c.X, Y: c.Y}
}

// jump adds an edge to <bb 3>.
func (r *reader) jump(target string) {
	r.block.jumps = append(r.block.jumps, jump{to: target, condition: r.block.pending})
	r.block.jumped = true
}

// cases reads switch (x) <default: <L7>, case 0: <L5>, case 1 ... 3: <L6>>.
func (r *reader) cases(p *parser) error {
	p.next()
	if err := p.expect("("); err != nil {
		return err
	}
	x, err := p.operand()
	if err != nil {
		return err
	}
	if err := p.expect(")"); err != nil {
		return err
	}
	if err := p.expect("<"); err != nil {
		return err
	}
	targets := map[string]int{}
	var others *ir.Binary // none of the cases
	for !p.is(">") && p.peek().kind != end {
		j, err := p.oneCase(x)
		if err != nil {
			return err
		}
		targets[j.to]++
		if j.condition != nil && len(targets) <= maxOthers {
			others = both(others, negate(j.condition))
		}
		r.block.jumps = append(r.block.jumps, j)
		p.accept(",")
	}
	for i, j := range r.block.jumps {
		switch {
		case targets[j.to] > 1: // any of several values
			r.block.jumps[i].condition = nil
		case j.other:
			r.block.jumps[i].condition = others
		}
	}
	r.block.jumped = true
	return nil
}

// maxOthers bounds the targets of a switch that the condition of its default tells apart.
const maxOthers = 16

// both conditions as one; nil says nothing.
func both(c, d *ir.Binary) *ir.Binary {
	if c == nil || d == nil {
		return cmp.Or(c, d)
	}
	return &ir.Binary{Op: "!=", X: &ir.Binary{Op: "&", X: c, Y: d}, Y: &ir.Int{}}
}

func (p *parser) oneCase(x ir.Expr) (jump, error) {
	var j jump
	if p.accept("case") {
		low, err := p.operand()
		if err != nil {
			return j, err
		}
		j.condition = &ir.Binary{Op: "==", X: x, Y: low}
		if p.accept("...") {
			j.condition = nil
			if _, err := p.operand(); err != nil {
				return j, err
			}
		}
	} else if err := p.expect("default"); err != nil {
		return j, err
	} else {
		j.other = true
	}
	if err := p.expect(":"); err != nil {
		return j, err
	}
	j.to = p.target()
	return j, nil
}

// target reads <L5>, or L.31L.66 as gfortran calls labels.
func (p *parser) target() (label string) {
	for !p.is(",") && !p.is(">") && p.peek().kind != end {
		label += p.next().text
	}
	return strings.Trim(label, "<>")
}

// phi reads "# i_25 = PHI <i_41(3), i_48(4)>".
func (r *reader) phi(line string) {
	tokens, _ := scan(line)
	p := &parser{line: line, tokens: tokens}
	p.accept("#")
	phi := ir.Phi{Register: strings.TrimSuffix(p.next().text, "(ab)")}
	if p.expect("=") != nil || p.expect("PHI") != nil || p.expect("<") != nil {
		return // of virtual operands
	}
	var edges []phiEdge
	for !p.is(">") {
		x, err := p.operand()
		if err != nil || p.expect("(") != nil {
			r.unread(r.last, line)
			return
		}
		edges = append(edges, phiEdge{block: len(r.blocks) - 1, phi: len(r.block.Phis), from: p.next().text, value: x})
		if p.expect(")") != nil {
			r.unread(r.last, line)
			return
		}
		p.accept(",")
	}
	r.block.Phis = append(r.block.Phis, phi)
	r.phis = append(r.phis, edges...)
}
