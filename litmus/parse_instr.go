package litmus

import (
	"slices"
	"strconv"
)

// parseInstr reads one instruction as its form says.
func (p *parser) parseInstr(keyword string, words []string) error {
	op := opOf(keyword)
	if op == 0 {
		return p.choice("call", keyword, append(keywords(), statements[4:]...))
	}
	in := Instr{Op: op, Line: p.line, Target: -1}
	f := forms[op]
	element, err := p.elementType(f, words)
	if err != nil {
		return err
	}
	for i, field := range f.words {
		until := len(words)
		if i+1 < len(f.words) && !isField(f.words[i+1]) {
			if at := slices.Index(words, f.words[i+1]); at >= 0 {
				until = at
			}
		}
		used, err := p.field(&in, field, words[:until], element)
		if err != nil {
			return err
		}
		words = words[used:]
	}
	for _, word := range words {
		if !slices.Contains(f.options, word) {
			if len(f.options) == 0 {
				return p.errorf("%q after the end of %s", word, keyword)
			}
			return p.choice("option", word, f.options)
		}
		in.Options = append(in.Options, word)
	}
	if err := p.checkInstr(&in); err != nil {
		return err
	}
	if len(p.test.Ranks[p.rank]) >= maxCalls {
		return p.errorf("too many calls (want %d at most per rank)", maxCalls)
	}
	p.test.Ranks[p.rank] = append(p.test.Ranks[p.rank], in)
	return nil
}

func opOf(keyword string) Op {
	for op, f := range forms {
		if f.keyword == keyword {
			return op
		}
	}
	return 0
}

func keywords() []string {
	var list []string
	for op := Load; op <= Barrier; op++ {
		list = append(list, op.String())
	}
	return list
}

func isField(word string) bool { return word[0] >= 'A' && word[0] <= 'Z' }

// elementType is the type of what the instruction accesses remotely or in memory: it
// gives registers and constants their type.
func (p *parser) elementType(f form, words []string) (Type, error) {
	at := slices.IndexFunc(f.words, func(w string) bool { return w == "REMOTE" || w == "TARGET" })
	if at < 0 {
		return 0, nil
	}
	from := 0
	if at > 0 {
		if from = slices.Index(words, f.words[at-1]) + 1; from == 0 || from == len(words) {
			return 0, p.errorf("want %s", f)
		}
	} else if len(words) == 0 {
		return 0, p.errorf("want %s", f)
	}
	_, ref, err := p.ref(words[from], 0)
	if err != nil {
		return 0, err
	}
	v, _ := p.test.Var(ref.Name)
	return v.Type, nil
}

// target reads what an operation accesses at another rank.
func (p *parser) target(in *Instr, word string) (err error) {
	in.Target, in.Remote, err = p.ref(word, 0)
	if err == nil && in.Target < 0 {
		return p.errorf("%s: want a rank before it, such as 1:%s", word, word)
	}
	return err
}

// rankOfWindow reads RANK:WINDOW.
func (p *parser) rankOfWindow(in *Instr, word string) error {
	rank, ref, err := p.ref(word, 0)
	in.Target, in.Window = rank, ref.Name
	if err == nil && (rank < 0 || !ref.Whole) {
		return p.errorf("%s: want RANK:WINDOW", word)
	}
	return err
}

// field reads a field from the beginning of words, and returns how many it used.
func (p *parser) field(in *Instr, field string, words []string, element Type) (used int, err error) {
	f := forms[in.Op]
	if len(words) == 0 {
		return 0, p.errorf("want %s", f)
	}
	word := words[0]
	if !isField(field) {
		if word != field {
			return 0, p.errorf("%q instead of %q (want %s)", word, field, f)
		}
		return 1, nil
	}
	switch field {
	case "ORIGIN":
		in.Origin, used, err = p.data(in.Op, words, element)
		return used, err
	case "RESULT":
		_, in.Result, err = p.local(word, element)
	case "REMOTE":
		_, in.Remote, err = p.local(word, 0)
	case "TARGET":
		err = p.target(in, word)
	case "WINDOW":
		in.Window = word
	case "RANK":
		err = p.rankOfWindow(in, word)
	case "PEER":
		in.Target, err = p.peer(word)
	case "PEERS":
		return p.peers(in, words)
	case "COMPARE":
		in.Compare, err = p.number(word, element)
	case "REDUCE":
		in.Reduce = word
		if !slices.Contains(Reductions(), word) {
			err = p.choice("operator", word, Reductions())
		}
	case "MODE":
		in.Mode = word
		if modes := []string{"shared", "exclusive"}; !slices.Contains(modes, word) {
			err = p.choice("lock type", word, modes)
		}
	case "REQUEST":
		in.Request = word
		if !identifier.MatchString(word) {
			err = p.errorf("bad request %q (want a name)", word)
		}
	}
	return 1, err
}

// data reads a variable's elements, or constants, or "none".
func (p *parser) data(op Op, words []string, element Type) (Data, int, error) {
	if words[0] == "none" {
		return Data{}, 1, nil
	}
	if words[0][0] < '0' || words[0][0] > '9' || op == Load || op == Get || op == Rget {
		t := Type(0)
		if op == Load || op == Get || op == Rget {
			t = element
		}
		_, ref, err := p.local(words[0], t)
		return Data{Ref: ref}, 1, err
	}
	var d Data
	for i, word := range words {
		if op == Store && i > 0 {
			break
		}
		value, err := p.number(word, element)
		if err != nil {
			return d, 0, err
		}
		d.Values = append(d.Values, value)
	}
	return d, len(d.Values), nil
}

// local reads a place of the rank itself.
func (p *parser) local(word string, t Type) (int, Ref, error) {
	rank, ref, err := p.ref(word, t)
	if err == nil && rank >= 0 {
		err = p.errorf("%s: want a place of the rank's own, without %d:", word, rank)
	}
	return rank, ref, err
}

func (p *parser) peer(word string) (int, error) {
	rank, err := strconv.Atoi(word)
	if err != nil || rank < 0 {
		return 0, p.errorf("bad rank %q (want 0, 1, …)", word)
	}
	return rank, nil
}

func (p *parser) peers(in *Instr, words []string) (used int, err error) {
	for _, word := range words {
		if word[0] < '0' || word[0] > '9' {
			break
		}
		rank, err := p.peer(word)
		if err != nil {
			return 0, err
		}
		if slices.Contains(in.Peers, rank) {
			return 0, p.errorf("rank %d is named twice", rank)
		}
		in.Peers = append(in.Peers, rank)
	}
	if len(in.Peers) == 0 {
		return 0, p.errorf("want %s", forms[in.Op])
	}
	return len(in.Peers), nil
}
