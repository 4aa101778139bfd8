package gimple

import (
	"errors"
	"math"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
)

// errForm says that a statement has a form that the reader does not know.
var errForm = errors.New("unknown form")

// parser reads one statement.
type parser struct {
	line   string
	tokens []token
	at     int

	members []string // of structures
}

func (p *parser) peek() token {
	if p.at < len(p.tokens) {
		return p.tokens[p.at]
	}
	return token{kind: end, start: len(p.line)}
}

func (p *parser) next() token {
	t := p.peek()
	p.at++
	return t
}

func (p *parser) is(text string) bool {
	t := p.peek()
	return t.kind != end && t.kind != literal && t.text == text
}

func (p *parser) accept(text string) bool {
	if p.is(text) {
		p.at++
		return true
	}
	return false
}

func (p *parser) expect(text string) error {
	if !p.accept(text) {
		return errForm
	}
	return nil
}

// value reads the right side of an assignment, other than a call.
func (p *parser) value() (ir.Expr, error) {
	x, err := p.operand()
	if err != nil {
		return nil, err
	}
	switch t := p.peek(); {
	case t.kind == end || t.text == ";":
		return x, nil
	case t.text == "?":
		return p.choice(x)
	}
	op := p.operator()
	y, err := p.operand()
	return &ir.Binary{Op: op, X: x, Y: y}, err
}

// operator reads +, <=, r>> or /[ex].
func (p *parser) operator() string {
	op := p.next().text
	for {
		switch {
		case op == "u" || op == "r" || op == "w" || op == "l":
			op += p.next().text
		case p.is("["):
			p.skip("[", "]")
		default:
			return op
		}
	}
}

func (p *parser) choice(x ir.Expr) (ir.Expr, error) {
	p.next()
	y, err := p.operand()
	if err != nil {
		return nil, err
	}
	if err := p.expect(":"); err != nil {
		return nil, err
	}
	z, err := p.operand()
	return &ir.Choose{Operands: []ir.Expr{x, y, z}}, err
}

// operand reads a unary operation, memory, a register or a constant.
func (p *parser) operand() (ir.Expr, error) {
	switch t := p.peek(); {
	case t.text == "&" && t.kind == punctuation:
		p.next()
		x, err := p.operand()
		if _, literal := x.(*ir.Literal); literal {
			return x, err
		}
		return &ir.Address{Of: x}, err
	case t.text == "*" && t.kind == punctuation:
		p.next()
		x, err := p.primary()
		if err != nil {
			return nil, err
		}
		return p.postfix(&ir.Deref{Pointer: x})
	case t.text == "-" || t.text == "~" || t.text == "!":
		p.next()
		x, err := p.operand()
		if n, isInt := x.(*ir.Int); isInt && t.text == "-" {
			return &ir.Int{Value: -n.Value}, err
		}
		return &ir.Unary{Op: t.text, X: x}, err
	case t.text == "(" && !p.parenthesized():
		to := parseType(p.skip("(", ")"))
		x, err := p.operand()
		return &ir.Convert{To: to, X: x}, err
	}
	x, err := p.primary()
	if err != nil {
		return nil, err
	}
	return p.postfix(x)
}

// parenthesized says whether ( begins (*p)[i], or ((_2)) of Fortran, and not a conversion.
func (p *parser) parenthesized() bool {
	if p.at+1 >= len(p.tokens) {
		return false
	}
	inner := p.tokens[p.at+1]
	return inner.text == "*" || inner.text == "(" || inner.kind == register
}

func (p *parser) primary() (ir.Expr, error) {
	t := p.next()
	switch t.kind {
	case register:
		bare, marks, _ := strings.Cut(t.text, "(")
		return &ir.Register{Name: bare, Initial: strings.HasPrefix(marks, "D)")}, nil
	case name:
		return &ir.Ref{Name: t.text, Base: base(t.text)}, nil
	case number:
		return integer(t.text), nil
	case literal:
		return &ir.Literal{Text: t.text}, nil
	case word:
		return p.named(t.text)
	case punctuation:
		switch t.text {
		case "(":
			x, err := p.operand()
			if err != nil {
				return nil, err
			}
			return x, p.expect(")")
		case "{":
			p.at--
			return &ir.Literal{Text: p.skip("{", "}")}, nil
		case "+": // +Inf
			return p.primary()
		}
	}
	return nil, errForm
}

// resultAddress is the address at which a function makes the structure that it returns. Its caller knows it.
func resultAddress() *ir.Register { return &ir.Register{Name: result, Initial: true} }

// integer reads 42, 4B and 18446744073709551615, and makes a Literal of 1.0e+0.
func integer(s string) ir.Expr {
	digits := strings.TrimSuffix(s, "B")
	if n, err := strconv.ParseInt(digits, 0, 64); err == nil {
		return &ir.Int{Value: n}
	}
	if n, err := strconv.ParseUint(digits, 0, 64); err == nil {
		return &ir.Int{Value: int64(n)}
	}
	return &ir.Literal{Text: s}
}

// named reads what begins with a word: MEM, MAX_EXPR <a, b>, a literal.
func (p *parser) named(w string) (ir.Expr, error) {
	switch {
	case w == result:
		return &ir.Deref{Pointer: resultAddress()}, nil
	case w == "MEM":
		return p.memory()
	case w == "true":
		return &ir.Int{Value: 1}, nil
	case w == "false":
		return &ir.Int{Value: 0}, nil
	case w == "__complex__":
		p.skip("(", ")")
		return &ir.Literal{Text: w}, nil
	case w == "OBJ_TYPE_REF":
		return p.virtual()
	case w == "VIEW_CONVERT_EXPR":
		p.skip("<", ">")
		if err := p.expect("("); err != nil {
			return nil, err
		}
		x, err := p.operand()
		if err != nil {
			return nil, err
		}
		return &ir.Part{Of: x}, p.expect(")")
	case p.is("<"):
		return p.angled(w)
	}
	return &ir.Literal{Text: w}, nil
}

// angled reads the operands of MAX_EXPR <a, b>.
func (p *parser) angled(w string) (ir.Expr, error) {
	p.next()
	var operands []ir.Expr
	for {
		x, err := p.operand()
		if err != nil {
			return nil, err
		}
		operands = append(operands, x)
		if p.accept(",") {
			continue
		}
		if !p.is(">") { // MIN_EXPR <a, b> has no operators within
			return nil, errForm
		}
		p.next()
		break
	}
	switch {
	case w == "REALPART_EXPR" || w == "IMAGPART_EXPR" || w == "BIT_FIELD_REF":
		return &ir.Part{Of: operands[0]}, nil
	case len(operands) == 2:
		return &ir.Binary{Op: w, X: operands[0], Y: operands[1]}, nil
	case len(operands) == 1:
		return &ir.Unary{Op: w, X: operands[0]}, nil
	}
	return &ir.Choose{Operands: operands}, nil
}

// memory reads MEM <type> [(type *)pointer + 4B].
func (p *parser) memory() (ir.Expr, error) {
	d := &ir.Deref{}
	if p.is("<") {
		d.Type = parseType(p.skip("<", ">"))
	}
	if err := p.expect("["); err != nil {
		return nil, err
	}
	if p.is("(") && !p.parenthesized() {
		if t := parseType(p.skip("(", ")")); d.Type == nil {
			d.Type = t.Target()
		}
	}
	var err error
	if d.Pointer, err = p.operand(); err != nil {
		return nil, err
	}
	if p.accept("+") {
		n, isInt := integer(p.next().text).(*ir.Int)
		if !isInt {
			return nil, errForm
		}
		d.Offset = n.Value
	}
	if !p.is("]") {
		return nil, errForm
	}
	p.next()
	return d, nil
}

// virtual reads OBJ_TYPE_REF(_5;(struct Base)_4->0), a function known only at run time.
func (p *parser) virtual() (ir.Expr, error) {
	if err := p.expect("("); err != nil {
		return nil, err
	}
	x, err := p.operand()
	for depth := 1; depth > 0; {
		switch t := p.next(); {
		case t.kind == end:
			return nil, errForm
		case t.text == "(":
			depth++
		case t.text == ")":
			depth--
		}
	}
	return x, err
}

// postfix reads what follows memory: .member, ->member, [index].
func (p *parser) postfix(x ir.Expr) (ir.Expr, error) {
	for {
		switch t := p.peek(); {
		case t.kind == punctuation && (t.text == "." || t.text == "->"):
			p.next()
			if t.text == "->" {
				x = &ir.Deref{Pointer: x}
			}
			unique := p.next().text
			name := member(unique)
			p.members = append(p.members, name)
			x = &ir.Field{Of: x, Name: name, Unique: unique}
		case t.text == "[" && t.kind == punctuation:
			p.next()
			i, err := p.operand()
			if err != nil {
				return nil, err
			}
			if err := p.expect("]"); err != nil {
				return nil, err
			}
			index := &ir.Index{Of: x, Index: i, First: math.MinInt64}
			p.annotation(index)
			x = index
		default:
			return x, nil
		}
	}
}

// annotation reads {lb: 1 sz: 4} after an index.
func (p *parser) annotation(x *ir.Index) {
	if !p.is("{") {
		return
	}
	words := strings.Fields(p.skip("{", "}"))
	for i := 0; i+1 < len(words); i += 2 {
		n, err := strconv.ParseInt(words[i+1], 10, 64)
		switch {
		case err != nil:
		case words[i] == "lb:":
			x.First = n
		case words[i] == "sz:":
			x.Size = n
		}
	}
}

// skip reads up to the closing bracket, and returns the text between the brackets.
func (p *parser) skip(opening, closing string) string {
	if !p.is(opening) {
		return ""
	}
	from := p.next().start + len(opening)
	for depth := 1; ; {
		t := p.next()
		switch {
		case t.kind == end:
			return strings.TrimSpace(p.line[min(from, len(p.line)):])
		case t.text == opening:
			depth++
		case t.text == closing:
			depth--
		case t.text == closing+closing: // >>
			depth -= 2
		}
		if depth <= 0 {
			return strings.TrimSpace(p.line[from:t.start])
		}
	}
}

// member is the name of a member or a parameter: one that all units share, if it has one.
func member(n string) string {
	if b := base(n); b != "" {
		return b
	}
	return n
}
