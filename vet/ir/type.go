package ir

import (
	"strconv"
	"strings"
)

// Kind of a type.
type Kind uint8

// The kinds of types.
const (
	Scalar Kind = iota + 1
	Pointer
	Array
	Struct
	Union
)

// Type is the type of a variable or a register.
type Type struct {
	Kind  Kind
	Name  string // of a Scalar, Struct or Union
	Elem  *Type  // of a Pointer or Array
	Count int64  // elements of an Array; -1: not known
	First int64  // lowest index of an Array
}

// CommonBlock begins the names of structures that are common blocks of Fortran.
const CommonBlock = "common block "

const pointerSize = 8

// sizes of scalars on the 64-bit systems that nastympi knows.
var sizes = map[string]int64{
	"char": 1, "signed char": 1, "unsigned char": 1, "_Bool": 1, "bool": 1, "boolean": 1, "char8_t": 1,
	"short": 2, "short int": 2, "short unsigned int": 2, "char16_t": 2,
	"int": 4, "unsigned int": 4, "float": 4, "wchar_t": 4, "char32_t": 4,
	"long": 8, "long int": 8, "unsigned long": 8, "long unsigned int": 8, "long long int": 8,
	"long long unsigned int": 8, "double": 8, "sizetype": 8, "ssizetype": 8, "size_t": 8,
	"long double": 16, "__int128": 16, "__int128 unsigned": 16,
	"complex float": 8, "complex double": 16, "nullptr_t": 8,
	"MPI_Aint": 8, "MPI_Offset": 8, "MPI_Count": 8,
	"int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2, "int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8,
}

// Size of t in bytes; -1: not known.
func (t *Type) Size(types Types) int64 {
	if t == nil {
		return -1
	}
	switch t.Kind {
	case Pointer:
		return pointerSize
	case Array:
		elem := t.Elem.Size(types)
		if elem < 0 || t.Count < 0 {
			return -1
		}
		return elem * t.Count
	case Scalar:
		if size, known := sizes[t.Name]; known {
			return size
		}
		if size, known := fortranSize(t.Name); known {
			return size
		}
	}
	if types == nil {
		return -1
	}
	return types.Size(t.Name)
}

// fortranSize reads the kind of integer(kind=8): for all intrinsic types but complex it is the size.
func fortranSize(name string) (int64, bool) {
	base, rest, found := strings.Cut(name, "(kind=")
	if !found {
		return 0, false
	}
	kind, err := strconv.ParseInt(strings.TrimSuffix(rest, ")"), 10, 64)
	if base == "complex" {
		kind *= 2
	}
	return kind, err == nil
}

// Equal says whether both are the same type.
func (t *Type) Equal(u *Type) bool {
	if t == nil || u == nil {
		return t == u
	}
	return t.Kind == u.Kind && t.Name == u.Name && t.Count == u.Count && t.First == u.First && t.Elem.Equal(u.Elem)
}

// IsPointer says whether t is known to be a pointer.
func (t *Type) IsPointer() bool { return t != nil && t.Kind == Pointer }

// IsLogical says whether values of t are true and false only.
func (t *Type) IsLogical() bool {
	return t != nil && t.Kind == Scalar && (t.Name == "_Bool" || t.Name == "bool" || t.Name == "boolean" || strings.HasPrefix(t.Name, "logical("))
}

// Target is what a pointer points to; nil: not known.
func (t *Type) Target() *Type {
	if t.IsPointer() {
		return t.Elem
	}
	return nil
}
