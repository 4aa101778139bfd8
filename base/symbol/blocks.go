package symbol

import (
	"debug/dwarf"
	"regexp"
	"slices"
	"strings"
)

// Attributes that package dwarf does not name: GCC sets one of them for functions that it has optimized.
const (
	attrAllCalls    dwarf.Attr = 0x7a
	attrGNUAllCalls dwarf.Attr = 0x2117
)

// block is a lexical block, or all of a function, with the variables that it declares itself.
type block struct {
	code      [][2]uint64
	variables []typed
}

// OutOfScope finds the variable that has bytes on the stack of the function that makes a call, if its scope is a block that does not have
// another call of the same function. low and high are the bytes' distances from the canonical frame address. Nothing is found in functions
// that were optimized or have parts of others inlined: the blocks in their debug information are not those of the source.
func (s *Symbolizer) OutOfScope(module string, call, other uint64, low, high int64) (variable string, found bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	attempt(func() {
		if d := s.module(module).dwarf; d != nil && call > 0 && other > 0 {
			variable, found = d.outOfScope(call-1, other-1, low, high)
		}
	})
	return variable, found
}

func (d *debugInfo) outOfScope(pc, other uint64, low, high int64) (variable string, found bool) {
	for _, r := range d.ranges {
		if pc < r.low || pc >= r.high {
			continue
		}
		function, known := r.unit.enclosing(d.data, pc)
		if !known {
			continue
		}
		around, known := r.unit.enclosing(d.data, other)
		if !known || around.offset != function.offset || !d.notOptimized(r.unit) {
			return "", false
		}
		return ended(d.blocks(r.unit, function.offset, pc), other, low, high)
	}
	return "", false
}

// ended finds the bytes' variable in blocks that do not have an instruction. Two variables in one place are none.
func ended(blocks []block, other uint64, low, high int64) (variable string, found bool) {
	holders := 0
	for _, b := range blocks {
		for _, v := range b.variables {
			if v.low < high && low < v.high {
				holders++
				variable, found = v.Variable, v.low <= low && high <= v.high && !has(b.code, other)
			}
		}
	}
	return variable, found && holders == 1
}

// optimization is an option that sets how much GCC optimizes.
var optimization = regexp.MustCompile(`^-O([0-9]*|[sgz]|fast)$`)

// notOptimized says whether GCC has compiled a unit without optimization. It names its options there, unless told not to. The last one
// counts.
func (d *debugInfo) notOptimized(u *unit) bool {
	root := u.entries(d.data, u.root).next()
	if root == nil {
		return false
	}
	producer, level := text(root, dwarf.AttrProducer), "-O0"
	for word := range strings.FieldsSeq(producer) {
		if optimization.MatchString(word) {
			level = word
		}
	}
	return (strings.HasPrefix(producer, "GNU C") || strings.HasPrefix(producer, "GNU Fortran")) && strings.Contains(producer, " -g") && level == "-O0"
}

// blocks are those around an instruction of a function, outermost first. The function is one of them. There are none if the function was
// optimized, or if the code of others is part of it.
func (d *debugInfo) blocks(u *unit, offset dwarf.Offset, pc uint64) (list []block) {
	reader := u.entries(d.data, offset)
	function := reader.next()
	if function == nil || !function.Children || function.Val(attrAllCalls) != nil || function.Val(attrGNUAllCalls) != nil {
		return nil
	}
	if base, _ := function.Val(dwarf.AttrFrameBase).([]byte); !slices.Equal(base, []byte{opFrameEnd}) {
		return nil
	}
	list = append(list, block{code: codeOf(d.data, function)})
	for around := []int{0}; len(around) > 0; { // for each entry around the next one, its place in the list
		entry, in := reader.next(), around[len(around)-1]
		switch {
		case entry == nil || entry.Tag == dwarf.TagInlinedSubroutine:
			return nil
		case entry.Tag == 0:
			around = around[:len(around)-1]
			continue
		case in == elsewhere:
		case entry.Tag == dwarf.TagLexDwarfBlock && has(codeOf(d.data, entry), pc):
			in = len(list)
			list = append(list, block{code: codeOf(d.data, entry)})
		default:
			list[in].variables = d.appendLocal(list[in].variables, entry)
			in = elsewhere
		}
		if entry.Children {
			around = append(around, in)
		}
	}
	return list
}

const elsewhere = -1 // not in a block with the instruction

// appendLocal adds the variable of an entry, if it is one that is always on the stack and in the source.
func (d *debugInfo) appendLocal(list []typed, entry *dwarf.Entry) []typed {
	if entry.Tag != dwarf.TagVariable && entry.Tag != dwarf.TagFormalParameter || entry.Val(dwarf.AttrArtificial) != nil {
		return list
	}
	location, _ := entry.Val(dwarf.AttrLocation).([]byte)
	from, is := fromBase(location)
	if !is {
		return list
	}
	return d.appendTyped(list, entry, from)
}

func has(code [][2]uint64, pc uint64) bool {
	return slices.ContainsFunc(code, func(part [2]uint64) bool { return part[0] <= pc && pc < part[1] })
}
