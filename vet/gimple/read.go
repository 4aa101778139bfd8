// Package gimple reads what gcc, g++ and gfortran write with
//
//	-fdump-tree-original-lineno-uid -fdump-tree-ssa-lineno-uid-asmname-blocks
//
// into package ir. Dumps are no stable format: a statement that the reader does not understand is
// reported, never guessed. It decides nothing about the program.
package gimple

import (
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/base/symbol"
	"github.com/nastympi/nastympi/vet/ir"
)

// Options are the options of gcc, g++ and gfortran that make the dumps. The program is not optimized:
// optimization removes loads, and these may be the races.
var Options = []string{"-O0", "-g", "-fdump-tree-original-lineno-uid", "-fdump-tree-ssa-lineno-uid-asmname-blocks"}

// Dumps are what a compiler wrote about one unit.
type Dumps struct {
	Source        string // file
	Dir           string // working directory of the compiler, from which paths begin; empty: paths stay as they are
	Fortran       bool   // the language of the source
	SSA, Original string
}

// Read reads the dumps of one unit. Its types are left to the caller.
func Read(d Dumps) *ir.Unit {
	ssa := d.SSA
	u := &ir.Unit{Source: d.Source, Constants: constants(d.Original), Fortran: d.Fortran}
	r := &reader{unit: u, dir: d.Dir, paths: map[string]string{}, plainClobbers: !strings.Contains(ssa, "{CLOBBER(eol)}") && !strings.Contains(ssa, "{CLOBBER(eos)}")}
	for line := range strings.SplitSeq(ssa, "\n") {
		r.line(line)
	}
	return u
}

var static = regexp.MustCompile(`\bstatic .*\b(C\.\d+) = (-?\d+);`)

// constants finds the values of Fortran's by-reference constants: "static integer(kind=4)D.8 C.4360 = 3;".
func constants(original string) map[string]int64 {
	values := map[string]int64{}
	for line := range strings.SplitSeq(original, "\n") {
		if !strings.Contains(line, "C.") {
			continue
		}
		if m := static.FindStringSubmatch(line); m != nil {
			if n, err := strconv.ParseInt(m[2], 10, 64); err == nil {
				values[m[1]] = n
			}
		}
	}
	return values
}

// reader has the state between lines.
type reader struct {
	unit          *ir.Unit
	dir           string
	paths         map[string]string // full ones
	plainClobbers bool              // {CLOBBER} also ends scopes

	function *ir.Func // nil: outside of functions
	body     bool     // within its braces
	blocks   []*block
	block    *block         // the last one; nil: among the declarations
	numbers  map[string]int // indexes of blocks by gcc's number
	labels   map[string]int // indexes of blocks by label
	phis     []phiEdge
	last     ir.Pos
	split    string // the beginning of a statement of several lines
}

// block under construction.
type block struct {
	ir.Block
	number  string
	succ    []string // gcc's numbers of all successors, in which exceptions may be
	jumps   []jump
	jumped  bool
	returns bool
	pending *ir.Binary // the condition of the next goto
}

type jump struct {
	to        string // <bb 3>, or a label
	condition *ir.Binary
	other     bool // of a switch: no case matches
}

type phiEdge struct {
	block, phi int
	from       string
	value      ir.Expr
}

// path is the full path of a file that a dump names.
func (r *reader) path(file string) string {
	full, known := r.paths[file]
	if !known {
		full = file
		if r.dir != "" && !filepath.IsAbs(file) {
			full = filepath.Join(r.dir, file)
		}
		r.paths[file] = full
	}
	return full
}

func (r *reader) unread(place ir.Pos, line string) {
	r.unit.Unread = append(r.unit.Unread, ir.Unread{Pos: place, Text: strings.TrimSpace(line)})
	r.add(&ir.Opaque{Pos: place, Unread: true})
}

func (r *reader) add(s ir.Stmt) {
	if r.block != nil {
		r.block.Stmts = append(r.block.Stmts, s)
	}
}

// line dispatches by where it is.
func (r *reader) line(line string) {
	switch {
	case strings.HasPrefix(line, ";; Function "):
		r.begin(line)
	case r.function == nil:
	case !r.body:
		r.signature(line)
	case line == "}":
		r.finish()
	case strings.HasPrefix(line, ";;"):
		r.comment(line)
	case r.block == nil:
		r.declare(line)
	case strings.HasPrefix(strings.TrimSpace(line), "# ") && r.split == "":
		r.phi(strings.TrimSpace(line))
	case r.continues(line):
	default:
		line, r.split = r.split+line, ""
		r.statement(line)
	}
}

// continues collects a statement of several lines. Only strings of asm have line breaks.
func (r *reader) continues(line string) bool {
	whole := r.split + line
	if !strings.Contains(whole, "__asm__") || strings.HasSuffix(whole, ";") {
		return false
	}
	r.split = whole + "\n"
	return true
}

var heading = regexp.MustCompile(`^;; Function (.*) \((\S+), funcdef_no=`)

func (r *reader) begin(line string) {
	r.function = nil
	m := heading.FindStringSubmatch(line)
	if m == nil {
		return
	}
	linkage := strings.TrimPrefix(m[2], "*")
	*r = reader{unit: r.unit, dir: r.dir, paths: r.paths, plainClobbers: r.plainClobbers, numbers: map[string]int{}, labels: map[string]int{},
		function: &ir.Func{Name: linkage, Title: symbol.Name(m[1], linkage),
			Vars: map[string]*ir.Var{}, Registers: map[string]*ir.Type{}}}
}

// signature reads the line "int mainD.12 (intD.6 argcD.13)", and the brace after it.
func (r *reader) signature(line string) {
	if line == "{" {
		r.body = true
		return
	}
	opening := strings.LastIndex(line, "D.")
	if opening < 0 || !strings.HasSuffix(line, ")") || strings.HasPrefix(line, "__attribute__") {
		return
	}
	var unnamed []*ir.Var
	function, list := parameters(line)
	for _, text := range list {
		if variable, t, _, ok := declaration(text); ok {
			v := &ir.Var{Name: member(variable), Type: t}
			r.function.Params = append(r.function.Params, v)
			r.function.Vars[variable] = v
			if base(variable) == "" && t.Kind != ir.Struct && t.Kind != ir.Union { // structures have no registers
				unnamed = append(unnamed, v)
			}
		}
	}
	if _, t, _, ok := declaration(function); ok {
		r.function.Registers[result] = &ir.Type{Kind: ir.Pointer, Elem: t}
	}
	if len(unnamed) == 1 { // of a function that the program does not write: its register is _7, in place of p_7
		unnamed[0].Name = ""
	}
}

// parameters splits the last pair of parentheses at its commas. The text before them is that of the function.
func parameters(line string) (function string, list []string) {
	depth, last := 0, len(line)-1
	for i := len(line) - 1; i >= 0; i-- {
		switch line[i] {
		case ')', ']':
			depth++
		case '(', '[':
			depth--
		}
		switch {
		case depth == 0:
			return strings.TrimSpace(line[:i]), append([]string{strings.TrimSpace(line[i+1 : last])}, list...)
		case depth == 1 && line[i] == ',':
			list = append([]string{strings.TrimSpace(line[i+1 : last])}, list...)
			last = i
		}
	}
	return "", nil
}

func (r *reader) declare(line string) {
	variable, t, static, ok := declaration(strings.TrimSuffix(strings.TrimSpace(line), ";"))
	if !ok {
		return
	}
	if _, kind := identifier(variable); kind == register {
		bare, _, _ := strings.Cut(variable, "(")
		r.function.Registers[bare] = t
		return
	}
	r.function.Vars[variable] = &ir.Var{Name: base(variable), Type: t, Static: static}
}

// comment reads the lines about blocks.
func (r *reader) comment(line string) {
	words := strings.Fields(strings.TrimPrefix(line, ";;"))
	switch {
	case len(words) > 2 && words[0] == "basic" && words[1] == "block":
		r.block = &block{number: strings.TrimSuffix(words[2], ",")}
		r.numbers[r.block.number] = len(r.blocks)
		r.blocks = append(r.blocks, r.block)
	case r.block == nil:
	case len(words) > 0 && words[0] == "succ:":
		r.block.succ = append(r.block.succ, words[1:]...)
	case len(words) == 1 && len(r.block.succ) > 0 && allDigits(words[0]):
		r.block.succ = append(r.block.succ, words[0])
	}
}

// finish connects the blocks, and ends the function.
func (r *reader) finish() {
	for i, b := range r.blocks {
		r.connect(i, b)
	}
	for _, e := range r.phis {
		if from, known := r.numbers[e.from]; known {
			phi := &r.blocks[e.block].Phis[e.phi]
			phi.From = append(phi.From, ir.PhiInput{Block: from, Value: e.value})
		}
	}
	for _, b := range r.blocks {
		r.function.Blocks = append(r.function.Blocks, &b.Block)
	}
	r.typeRegisters()
	if len(r.blocks) > 0 {
		r.unit.Funcs = append(r.unit.Funcs, r.function)
	}
	r.function, r.block = nil, nil
}

// typeRegisters gives registers such as p_5, which hold the variable p at some time, its type. Several variables may have one name.
func (r *reader) typeRegisters() {
	named := map[string][]*ir.Type{}
	for _, v := range r.function.Vars {
		named[v.Name] = append(named[v.Name], v.Type)
	}
	note := func(register string) {
		at := strings.LastIndex(register, "_")
		if at <= 0 || r.function.Registers[register] != nil {
			return
		}
		types := named[register[:at]]
		if len(types) > 0 && !slices.ContainsFunc(types, func(t *ir.Type) bool { return !t.Equal(types[0]) }) {
			r.function.Registers[register] = types[0]
		}
	}
	for _, b := range r.function.Blocks {
		for _, p := range b.Phis {
			note(p.Register)
		}
		for _, s := range b.Stmts {
			var to ir.Expr
			switch s := s.(type) {
			case *ir.Assign:
				to = s.To
			case *ir.Call:
				to = s.To
			}
			if x, is := to.(*ir.Register); is {
				note(x.Name)
			}
		}
	}
}

// connect finds the edges of a block. Edges of exceptions are left out: vet looks at what happens without
// them. Without a jump, control falls through to the next block, unless gcc knows that it does not.
func (r *reader) connect(i int, b *block) {
	for _, j := range b.jumps {
		to, known := r.labels[strings.Trim(j.to, "<>")]
		if number, isBlock := strings.CutPrefix(strings.Trim(j.to, "<>"), "bb "); isBlock {
			to, known = r.numbers[number]
		}
		if known {
			b.Succs = append(b.Succs, ir.Edge{To: to, If: j.condition})
		}
	}
	if b.jumped || b.returns || i+1 == len(r.blocks) {
		return
	}
	for _, number := range b.succ {
		if number == r.blocks[i+1].number {
			b.Succs = []ir.Edge{{To: i + 1}}
		}
	}
}
