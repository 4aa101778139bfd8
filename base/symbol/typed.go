package symbol

import (
	"debug/dwarf"
	"encoding/binary"
	"slices"
)

// Element is the basic type of a variable, or of the elements of an array.
type Element struct {
	Variable string // its name
	Name     string // as the program has it: unsigned int
	Kind     ElementKind
	Width    int64 // bytes
	Total    int64 // bytes of the variable
}

// ElementKind is what elements are. Characters and other types of one byte are none of these, for they may hold anything.
type ElementKind uint8

// The kinds.
const (
	Integer ElementKind = iota + 1
	Floating
)

// typed is a variable with its type. Its bytes are in [low, high): addresses of the file, or offsets from the end of a stack frame.
type typed struct {
	low, high int64
	Element
}

// mostDWARF is how large debug information may be to look through all of it.
const mostDWARF = 256 << 20

// StaticElements are the variables with static storage that have the byte at an offset. Those whose types are no basic ones, nor arrays of
// them, are in the list without a kind.
func (s *Symbolizer) StaticElements(module string, offset uint64) (list []Element) {
	s.mu.Lock()
	defer s.mu.Unlock()
	attempt(func() {
		if d := s.module(module).dwarf; d != nil {
			list = at(d.staticVariables(), int64(offset))
		}
	})
	return list
}

// LocalElements is StaticElements for the variables of the function that makes a call. before is how many bytes before the end of its
// stack frame the byte is: before what the DWARF standard calls the canonical frame address.
func (s *Symbolizer) LocalElements(module string, call uint64, before int64) (list []Element) {
	s.mu.Lock()
	defer s.mu.Unlock()
	attempt(func() {
		if d := s.module(module).dwarf; d != nil && call > 0 {
			list = at(d.localVariables(call-1), -before)
		}
	})
	return list
}

func at(variables []typed, place int64) (list []Element) {
	for _, v := range variables {
		if v.low <= place && place < v.high {
			list = append(list, v.Element)
		}
	}
	return list
}

// staticVariables are those of all units.
func (d *debugInfo) staticVariables() []typed {
	if d.statics != nil {
		return d.statics
	}
	d.statics = []typed{}
	if n := len(d.units); n == 0 || d.units[n-1].end > mostDWARF {
		return d.statics
	}
	for i := range d.units {
		reader := d.units[i].entries(d.data, d.units[i].root)
		for entry := reader.next(); entry != nil; entry = reader.next() {
			location, _ := entry.Val(dwarf.AttrLocation).([]byte)
			if entry.Tag == dwarf.TagVariable && len(location) == 9 && location[0] == opAddress {
				d.statics = d.appendTyped(d.statics, entry, int64(binary.LittleEndian.Uint64(location[1:])))
			}
		}
	}
	return d.statics
}

// Operations of locations (DWARF 5, 2.5 and 2.6).
const (
	opAddress   = 0x03
	opFrameBase = 0x91
	opFrameEnd  = 0x9c
)

// localVariables are those whose scope has the instruction, and that are always on the stack.
func (d *debugInfo) localVariables(pc uint64) (list []typed) {
	for _, r := range d.ranges {
		if pc < r.low || pc >= r.high {
			continue
		}
		if function, found := r.unit.enclosing(d.data, pc); found {
			return d.ofFunction(r.unit, function.offset, pc)
		}
	}
	return nil
}

func (d *debugInfo) ofFunction(u *unit, offset dwarf.Offset, pc uint64) (list []typed) {
	reader := u.entries(d.data, offset)
	function := reader.next()
	if function == nil || !function.Children {
		return nil
	}
	if base, _ := function.Val(dwarf.AttrFrameBase).([]byte); !slices.Equal(base, []byte{opFrameEnd}) {
		return nil // clang counts from a register
	}
	for depth := 1; depth > 0; {
		entry := reader.next()
		switch {
		case entry == nil:
			return list
		case entry.Tag == 0:
			depth--
			continue
		case entry.Tag == dwarf.TagVariable, entry.Tag == dwarf.TagFormalParameter:
			location, _ := entry.Val(dwarf.AttrLocation).([]byte)
			if from, is := fromBase(location); is {
				list = d.appendTyped(list, entry, from)
			}
		}
		switch {
		case !entry.Children:
		case mayInline(d.data, entry, pc):
			depth++
		default:
			reader.skipChildren(entry)
		}
	}
	return list
}

// fromBase is the distance of a location from the frame base, if it has one.
func fromBase(location []byte) (distance int64, is bool) {
	if len(location) < 2 || location[0] != opFrameBase {
		return 0, false
	}
	for i, b := range location[1:] {
		distance |= int64(b&0x7f) << (7 * i)
		if b&0x80 == 0 {
			if b&0x40 != 0 {
				distance |= -1 << (7 * (i + 1))
			}
			return distance, i == len(location)-2
		}
	}
	return 0, false
}

// appendTyped adds a variable, whose entry may refer to the one that declares it.
func (d *debugInfo) appendTyped(list []typed, entry *dwarf.Entry, low int64) []typed {
	name, of := "", dwarf.Offset(0)
	reader := d.data.Reader()
	for hops := 0; entry != nil && hops < 4; hops++ {
		if name == "" {
			name = text(entry, dwarf.AttrName)
		}
		if at, ok := entry.Val(dwarf.AttrType).(dwarf.Offset); ok {
			of = at
			break
		}
		origin, ok := entry.Val(dwarf.AttrAbstractOrigin).(dwarf.Offset)
		if !ok {
			origin, ok = entry.Val(dwarf.AttrSpecification).(dwarf.Offset)
		}
		if !ok {
			return list
		}
		reader.Seek(origin)
		entry, _ = reader.Next()
	}
	t, err := d.data.Type(of)
	if err != nil {
		return list
	}
	size := d.sizeOf(of)
	if size <= 0 {
		return list
	}
	v := typed{low, low + size, basic(t)}
	v.Variable, v.Total = name, size
	return append(list, v)
}

// basic is what a type consists of; without a kind if that may be different things.
func basic(t dwarf.Type) Element {
	for range 16 {
		switch of := t.(type) {
		case *dwarf.TypedefType:
			t = of.Type
		case *dwarf.QualType:
			t = of.Type
		case *dwarf.ArrayType:
			t = of.Type
		case *dwarf.IntType, *dwarf.UintType, *dwarf.EnumType, *dwarf.BoolType:
			return element(t, Integer, t.Size())
		case *dwarf.FloatType:
			return element(t, Floating, t.Size())
		case *dwarf.ComplexType:
			return element(t, Floating, t.Size()/2)
		default:
			return Element{}
		}
	}
	return Element{}
}

func element(t dwarf.Type, kind ElementKind, width int64) Element {
	if width <= 1 {
		return Element{}
	}
	return Element{Name: t.Common().Name, Kind: kind, Width: width}
}
