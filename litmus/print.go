package litmus

import (
	"fmt"
	"strings"
)

// String prints the test in the form that Parse reads.
func (t *Test) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "litmus %s\n", t.Name)
	for _, line := range t.About {
		fmt.Fprintln(&b, strings.TrimSpace("# "+line))
	}
	for _, rule := range t.Rules {
		fmt.Fprintf(&b, "rule %s\n", rule)
	}
	b.WriteByte('\n')
	for i := range t.Vars {
		t.Vars[i].print(&b)
	}
	for rank, instrs := range t.Ranks {
		fmt.Fprintf(&b, "\nrank %d\n", rank)
		for i := range instrs {
			fmt.Fprintf(&b, "    %s\n", t.Text(&instrs[i]))
		}
	}
	b.WriteByte('\n')
	for i := range t.Claims {
		fmt.Fprintln(&b, t.ClaimText(&t.Claims[i]))
	}
	return b.String()
}

func (v *Var) print(b *strings.Builder) {
	if v.Kind == Register {
		return
	}
	kind := "buffer"
	if v.Kind == Window {
		kind = "window"
	}
	fmt.Fprintf(b, "%s %s %s%s", kind, v.Name, v.Type, numbers(v.Initial))
	if v.Ordering != "" {
		fmt.Fprintf(b, " ordering %s", v.Ordering)
	}
	b.WriteByte('\n')
}

// Number prints a value: small ones in decimal.
func Number(value uint64) string {
	if value > 0xff {
		return fmt.Sprintf("0x%x", value)
	}
	return fmt.Sprint(value)
}

func numbers(values []uint64) string {
	text := ""
	for _, v := range values {
		text += " " + Number(v)
	}
	return text
}

func (r Ref) String() string {
	switch {
	case r.Whole:
		return r.Name
	case r.Step != 1:
		return fmt.Sprintf("%s[%d:%d:%d]", r.Name, r.From, r.To, r.Step)
	case r.To != r.From+1:
		return fmt.Sprintf("%s[%d:%d]", r.Name, r.From, r.To)
	default:
		return fmt.Sprintf("%s[%d]", r.Name, r.From)
	}
}

func (d Data) String() string {
	switch {
	case d.Ref.Name != "":
		return d.Ref.String()
	case len(d.Values) == 0:
		return "none"
	default:
		return strings.TrimPrefix(numbers(d.Values), " ")
	}
}

// Text prints one instruction.
func (t *Test) Text(in *Instr) string {
	f := forms[in.Op]
	words := []string{f.keyword}
	for _, field := range f.words {
		words = append(words, in.word(field))
	}
	return strings.Join(append(words, in.Options...), " ")
}

func (in *Instr) word(field string) string {
	switch field {
	case "ORIGIN":
		return in.Origin.String()
	case "RESULT":
		return in.Result.String()
	case "REMOTE":
		return in.Remote.String()
	case "TARGET":
		return fmt.Sprintf("%d:%s", in.Target, in.Remote)
	case "WINDOW":
		return in.Window
	case "RANK":
		return fmt.Sprintf("%d:%s", in.Target, in.Window)
	case "PEER":
		return fmt.Sprint(in.Target)
	case "PEERS":
		return strings.Trim(fmt.Sprint(in.Peers), "[]")
	case "COMPARE":
		return Number(in.Compare)
	case "REDUCE":
		return in.Reduce
	case "MODE":
		return in.Mode
	case "REQUEST":
		return in.Request
	default:
		return field
	}
}

// ClaimText prints a claim.
func (t *Test) ClaimText(c *Claim) string {
	var terms []string
	for _, all := range c.Any {
		var parts []string
		for _, comparison := range all {
			sign := "="
			if comparison.Differs {
				sign = "!="
			}
			parts = append(parts, fmt.Sprintf("%s %s %s", t.LocationText(comparison.Location), sign, Number(comparison.Value)))
		}
		terms = append(terms, strings.Join(parts, " and "))
	}
	return c.Verdict.String() + " " + strings.Join(terms, " or ")
}

// LocationText prints a location as conditions name it: without an index where the
// variable has one element.
func (t *Test) LocationText(l Location) string {
	if v, known := t.Var(l.Name); known && len(v.Initial) == 1 {
		return fmt.Sprintf("%d:%s", l.Rank, l.Name)
	}
	return fmt.Sprintf("%d:%s[%d]", l.Rank, l.Name, l.Index)
}

// OutcomeText prints an outcome, the values of Locations.
func (t *Test) OutcomeText(values []Value) string {
	var words []string
	for i, l := range t.Locations() {
		value := Number(values[i].Bits)
		if values[i].Undefined {
			value = "?"
		}
		words = append(words, t.LocationText(l)+"="+value)
	}
	return strings.Join(words, " ")
}
