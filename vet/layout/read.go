package layout

import (
	"debug/dwarf"
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/symbol"
	"github.com/nastympi/nastympi/vet/ir"
)

type reader struct {
	data   *dwarf.Data
	types  map[dwarf.Offset]*ir.Type
	common []commonPlace
	info   *Info
	lowest int64 // index of an array that has no other one
}

// entry reads the entries that Info is made of.
func (r *reader) entry(e *dwarf.Entry) error {
	switch e.Tag {
	case dwarf.TagCompileUnit:
		r.lowest = symbol.LowestIndex(e)
	case dwarf.TagStructType, dwarf.TagClassType, dwarf.TagUnionType:
		return r.structure(e)
	case dwarf.TagCommonDwarfBlock:
		return r.commonBlock(e)
	case dwarf.TagBaseType, dwarf.TagEnumerationType:
		r.size(plain(text(e, dwarf.AttrName)), size(e))
	case dwarf.TagTypedef:
		if t := r.typeOf(e); t != nil {
			r.size(plain(text(e, dwarf.AttrName)), t.Size(r.info))
			r.typedef(plain(text(e, dwarf.AttrName)), t)
		}
	case dwarf.TagVariable:
		if e.Val(dwarf.AttrLocation) != nil || e.Val(dwarf.AttrDeclaration) != nil {
			r.variable(e)
		}
	case dwarf.TagSubprogram:
		if name := linkName(e); name != "" && e.Val(dwarf.AttrExternal) == nil && e.Val(dwarf.AttrLowpc) != nil {
			r.info.static[name] = true
		}
	}
	return nil
}

// size notes the size of a type, unless another type of that name has another size.
func (r *reader) size(name string, n int64) {
	if before, known := r.info.sizes[name]; known && before != n {
		n = unknown
	}
	r.info.sizes[name] = n
}

// typedef notes what a name stands for, unless it stands for several types, as in templates.
func (r *reader) typedef(name string, t *ir.Type) {
	if before, known := r.info.names[name]; known && (before.Kind != t.Kind || before.Name != t.Name) {
		t = &ir.Type{}
	}
	r.info.names[name] = t
}

func (r *reader) variable(e *dwarf.Entry) {
	name := linkName(e)
	if name == "" {
		return
	}
	external := e.Val(dwarf.AttrExternal) != nil
	if before, known := r.info.globals[name]; known && before.typ != nil {
		return
	}
	r.info.globals[name] = global{r.typeOf(e), external}
}

// structure reads the members. Instances of a template have the same name in dumps.
func (r *reader) structure(e *dwarf.Entry) error {
	if e.Val(dwarf.AttrDeclaration) != nil || !e.Children {
		return nil
	}
	name := structureName(e)
	s := &structure{size: size(e), members: map[string]member{}}
	err := r.children(e, func(child *dwarf.Entry) {
		if child.Tag == dwarf.TagMember || child.Tag == dwarf.TagInheritance {
			r.member(s, child, e.Tag == dwarf.TagUnionType)
		}
	})
	if err != nil {
		return err
	}
	r.info.structs[name] = merge(r.info.structs[name], s)
	return nil
}

// structureName is unique for a structure without a name.
func structureName(e *dwarf.Entry) string {
	if name := plain(text(e, dwarf.AttrName)); name != "" {
		return name
	}
	return fmt.Sprintf("unnamed structure %d", e.Offset)
}

// children calls f for each entry within e.
func (r *reader) children(e *dwarf.Entry, f func(*dwarf.Entry)) error {
	entries := r.data.Reader()
	entries.Seek(e.Offset)
	if _, err := entries.Next(); err != nil || !e.Children {
		return err
	}
	for {
		child, err := entries.Next()
		if err != nil {
			return err
		}
		if child == nil || child.Tag == 0 {
			return nil
		}
		f(child)
		if child.Children {
			entries.SkipChildren()
		}
	}
}

func (r *reader) member(s *structure, e *dwarf.Entry, union bool) {
	offset, known := e.Val(dwarf.AttrDataMemberLoc).(int64)
	if !known && !union {
		return // a static member, or a virtual base
	}
	name := text(e, dwarf.AttrName)
	if name == "" && r.isEmpty(e) {
		return
	}
	if _, twice := s.members[name]; twice { // two base classes
		offset = unknown
	}
	s.add(name, offset, r.typeOf(e))
}

// isEmpty says whether e is a base class without members, such as an allocator.
func (r *reader) isEmpty(e *dwarf.Entry) bool {
	offset, ok := e.Val(dwarf.AttrType).(dwarf.Offset)
	if !ok || e.Tag != dwarf.TagInheritance {
		return false
	}
	entries := r.data.Reader()
	entries.Seek(offset)
	target, err := entries.Next()
	return err == nil && target != nil && size(target) == 1
}

// merge keeps what both say.
func merge(a, b *structure) *structure {
	if a == nil {
		return b
	}
	if a.size != b.size {
		a.size = unknown
	}
	for name, m := range b.members {
		if before, known := a.members[name]; known && before.offset != m.offset {
			m.offset = unknown
		}
		a.members[name] = m
	}
	return a
}

// typeOf is the type that e refers to.
func (r *reader) typeOf(e *dwarf.Entry) *ir.Type {
	offset, ok := e.Val(dwarf.AttrType).(dwarf.Offset)
	if !ok {
		return nil
	}
	if t, done := r.types[offset]; done {
		return t
	}
	t := &ir.Type{}
	r.types[offset] = t // of a structure that contains a pointer to itself
	entries := r.data.Reader()
	entries.Seek(offset)
	target, err := entries.Next()
	if err != nil || target == nil {
		return nil
	}
	r.fill(t, target, entries)
	return t
}

func (r *reader) fill(t *ir.Type, e *dwarf.Entry, entries *dwarf.Reader) {
	switch e.Tag {
	case dwarf.TagPointerType, dwarf.TagReferenceType, dwarf.TagRvalueReferenceType:
		t.Kind, t.Elem = ir.Pointer, r.typeOf(e)
	case dwarf.TagStructType, dwarf.TagClassType:
		t.Kind, t.Name = ir.Struct, structureName(e)
	case dwarf.TagUnionType:
		t.Kind, t.Name = ir.Union, structureName(e)
	case dwarf.TagArrayType:
		r.array(t, e, entries)
	case dwarf.TagTypedef, dwarf.TagConstType, dwarf.TagVolatileType, dwarf.TagRestrictType, dwarf.TagAtomicType:
		if of := r.typeOf(e); of != nil {
			*t = *of
		}
	default:
		t.Kind, t.Name = ir.Scalar, plain(text(e, dwarf.AttrName))
		r.size(t.Name, size(e))
	}
}

// array reads the dimensions, the outermost first.
func (r *reader) array(t *ir.Type, e *dwarf.Entry, entries *dwarf.Reader) {
	var counts []int64
	for e.Children {
		child, err := entries.Next()
		if err != nil || child == nil || child.Tag == 0 {
			break
		}
		if child.Tag == dwarf.TagSubrangeType {
			counts = append(counts, symbol.Elements(child, r.lowest))
		}
	}
	elem := r.typeOf(e)
	for i := len(counts) - 1; i > 0; i-- {
		elem = &ir.Type{Kind: ir.Array, Elem: elem, Count: counts[i]}
	}
	t.Kind, t.Elem, t.Count = ir.Array, elem, unknown
	if len(counts) > 0 {
		t.Count = counts[0]
	}
}

func size(e *dwarf.Entry) int64 {
	n, known := e.Val(dwarf.AttrByteSize).(int64)
	if !known {
		return unknown
	}
	return n
}

func text(e *dwarf.Entry, attribute dwarf.Attr) string {
	s, _ := e.Val(attribute).(string)
	return s
}

// linkName is the name that the linker sees.
func linkName(e *dwarf.Entry) string {
	if name := text(e, dwarf.AttrLinkageName); name != "" {
		return name
	}
	return text(e, dwarf.AttrName)
}

// plain leaves out the arguments of a template: dumps do not have them.
func plain(name string) string {
	name, _, _ = strings.Cut(name, "<")
	return name
}
