package litmus

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// parseVar reads "NAME TYPE VALUE… [ordering WORD]" after window or buffer.
func (p *parser) parseVar(kind string, words []string) error {
	v := Var{Kind: Buffer, Line: p.line}
	if kind == "window" {
		v.Kind = Window
	}
	if p.rank >= 0 {
		return p.errorf("%s after rank 0 (want all variables first)", kind)
	}
	if len(words) < 3 {
		return p.errorf("want %s NAME TYPE VALUE..., one value per element", kind)
	}
	v.Name = words[0]
	if err := p.checkNewName(v.Name); err != nil {
		return err
	}
	at := slices.Index(typeNames[1:], words[1])
	if at < 0 {
		return p.choice("type", words[1], typeNames[1:])
	}
	v.Type = Type(at + 1)
	for i, word := range words[2:] {
		if word == "ordering" && v.Kind == Window && i > 0 {
			if v.Ordering = strings.Join(words[2+i+1:], ""); !orderingText.MatchString(v.Ordering) {
				return p.errorf("unknown ordering %q (want none, or a list of rar, raw, war, waw)", v.Ordering)
			}
			break
		}
		value, err := p.number(word, v.Type)
		if err != nil {
			return err
		}
		v.Initial = append(v.Initial, value)
	}
	if len(v.Initial) > maxElements {
		return p.errorf("%s has %d elements (want %d at most)", v.Name, len(v.Initial), maxElements)
	}
	p.test.Vars = append(p.test.Vars, v)
	return nil
}

var orderingText = regexp.MustCompile(`^(none|(rar|raw|war|waw)(,(rar|raw|war|waw))*)$`)

// reserved are words that a condition or an instruction gives a meaning.
var reserved = []string{"none", "and", "or", "ordering"}

func (p *parser) checkNewName(name string) error {
	if !identifier.MatchString(name) || slices.Contains(reserved, name) {
		return p.errorf("bad name %q (want a letter, then letters, digits and _)", name)
	}
	if v, known := p.test.Var(name); known {
		return p.errorf("%s is declared twice (first in line %d)", name, v.Line)
	}
	return nil
}

func (p *parser) number(word string, t Type) (uint64, error) {
	value, err := strconv.ParseUint(word, 0, 64)
	if err != nil {
		return 0, p.errorf("bad number %q (want 0, 7, 0x1ff, …)", word)
	}
	if !t.Holds(value) {
		return 0, p.errorf("%s does not fit into type %s", word, t)
	}
	return value, nil
}

// place matches NAME, NAME[i], NAME[from:to] and NAME[from:to:step], perhaps after RANK:.
var place = regexp.MustCompile(`^(?:([0-9]):)?([A-Za-z_][A-Za-z0-9_]*)(?:\[([0-9]{1,3})(?::([0-9]{1,3})(?::([0-9]{1,3}))?)?\])?$`)

// ref reads a place. The rank is -1 where none is given. What is unknown becomes a
// register of type t, if that is not 0.
func (p *parser) ref(word string, t Type) (rank int, ref Ref, err error) {
	m := place.FindStringSubmatch(word)
	if m == nil {
		return 0, ref, p.errorf("bad place %q (want NAME, NAME[i], NAME[from:to] or NAME[from:to:step], of another rank with RANK: before it)", word)
	}
	rank = -1
	if m[1] != "" {
		rank, _ = strconv.Atoi(m[1])
	}
	ref.Name = m[2]
	v, known := p.test.Var(ref.Name)
	if !known && (t == 0 || rank >= 0 || m[3] != "") {
		return 0, ref, p.choice("variable", ref.Name, p.names())
	}
	if !known {
		if err := p.checkNewName(ref.Name); err != nil {
			return 0, ref, err
		}
		p.test.Vars = append(p.test.Vars, Var{Kind: Register, Name: ref.Name, Type: t, Initial: []uint64{0}, Line: p.line})
		v = &p.test.Vars[len(p.test.Vars)-1]
	}
	ref.From, ref.To, ref.Step, ref.Whole = 0, len(v.Initial), 1, m[3] == ""
	if m[3] != "" {
		ref.From, _ = strconv.Atoi(m[3])
		ref.To = ref.From + 1
	}
	if m[4] != "" {
		ref.To, _ = strconv.Atoi(m[4])
	}
	if m[5] != "" {
		ref.Step, _ = strconv.Atoi(m[5])
	}
	if ref.Count() == 0 || ref.At(ref.Count()-1) >= len(v.Initial) {
		return 0, ref, p.errorf("%s: no such elements (%s has %d)", word, v.Name, len(v.Initial))
	}
	return rank, ref, nil
}

func (p *parser) names() []string {
	var names []string
	for _, v := range p.test.Vars {
		names = append(names, v.Name)
	}
	return names
}

// parseClaim reads "RANK:PLACE = VALUE and … or …".
func (p *parser) parseClaim(verdict string, words []string) error {
	if p.rank < 0 {
		return p.errorf("%s before the ranks (want the program first)", verdict)
	}
	claim := Claim{Verdict: Verdict(slices.Index(verdictNames, verdict)), Line: p.line, Any: [][]Comparison{nil}}
	for {
		if len(words) < 3 {
			return p.errorf("want %s RANK:PLACE = VALUE, perhaps with and, or", verdict)
		}
		c, err := p.comparison(words[0], words[1], words[2])
		if err != nil {
			return err
		}
		last := len(claim.Any) - 1
		claim.Any[last] = append(claim.Any[last], c)
		if words = words[3:]; len(words) == 0 {
			p.test.Claims = append(p.test.Claims, claim)
			return nil
		}
		switch words[0] {
		case "and":
		case "or":
			claim.Any = append(claim.Any, nil)
		default:
			return p.choice("connective", words[0], []string{"and", "or"})
		}
		words = words[1:]
	}
}

func (p *parser) comparison(word, sign, value string) (Comparison, error) {
	var c Comparison
	rank, ref, err := p.ref(word, 0)
	switch {
	case err != nil:
		return c, err
	case rank < 0 || ref.Count() != 1:
		return c, p.errorf("%s: want one element of one rank, such as 0:%s", word, ref.Name)
	case sign != "=" && sign != "!=":
		return c, p.choice("comparison", sign, []string{"=", "!="})
	}
	v, _ := p.test.Var(ref.Name)
	number, err := p.number(value, v.Type)
	return Comparison{Location{rank, ref.Name, ref.From}, sign == "!=", number}, err
}
