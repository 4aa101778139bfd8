// Package layout reads from debug information what dumps of compilers leave out: where the members of
// structures are, how large types are, and which variables and functions other units see. What is
// ambiguous, as for several instances of a template, it does not know.
package layout

import (
	"debug/dwarf"
	"debug/elf"
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
)

// Info implements ir.Types.
type Info struct {
	structs map[string]*structure
	sizes   map[string]int64
	names   map[string]*ir.Type // of typedefs
	globals map[string]global
	static  map[string]bool
}

type structure struct {
	size    int64
	members map[string]member
}

type member struct {
	offset int64
	typ    *ir.Type
}

type global struct {
	typ      *ir.Type
	external bool
}

// unknown is the offset of a member, and the size of a type, that has several.
const unknown = -1

// Read reads the debug information of one unit from its object file.
func Read(file *elf.File) (*Info, error) {
	if file.Section(".debug_info") == nil { // of an empty source
		return newInfo(), nil
	}
	data, err := file.DWARF()
	if err != nil {
		return nil, err
	}
	common, err := commonPlaces(file)
	if err != nil {
		return nil, err
	}
	r := &reader{data: data, common: common, types: map[dwarf.Offset]*ir.Type{}, info: newInfo()}
	entries := data.Reader()
	for {
		entry, err := entries.Next()
		if err != nil {
			return nil, err
		}
		if entry == nil {
			return r.info, nil
		}
		if err := r.entry(entry); err != nil {
			return nil, err
		}
	}
}

func newInfo() *Info {
	return &Info{structs: map[string]*structure{}, sizes: map[string]int64{}, names: map[string]*ir.Type{},
		globals: map[string]global{}, static: map[string]bool{}}
}

// Field is the offset and the type of a member.
func (i *Info) Field(name, field string) (int64, *ir.Type, bool) {
	s := i.structure(name)
	if s == nil {
		return 0, nil, false
	}
	m, known := s.members[field]
	if !known && strings.HasPrefix(field, "D.") { // a base class, or an anonymous structure
		m, known = s.members[""]
	}
	return m.offset, m.typ, known && m.offset != unknown
}

// structure with this name. gcc calls a structure without a name as its typedef.
func (i *Info) structure(name string) *structure {
	if s := i.structs[name]; s != nil {
		return s
	}
	if t := i.names[name]; t != nil && (t.Kind == ir.Struct || t.Kind == ir.Union) {
		return i.structs[t.Name]
	}
	return nil
}

// Size of a named type.
func (i *Info) Size(name string) int64 {
	if s := i.structure(name); s != nil {
		return s.size
	}
	if size, known := i.sizes[name]; known {
		return size
	}
	return unknown
}

// Typedef is what a name stands for; nil: it is no other name of a type.
func (i *Info) Typedef(name string) *ir.Type { return i.names[name] }

// Global is the type of a variable outside of functions, and whether other units see it.
func (i *Info) Global(name string) (*ir.Type, bool) {
	g := i.globals[name]
	return g.typ, g.external
}

// Static says whether only this unit sees a function.
func (i *Info) Static(function string) bool { return i.static[function] }
