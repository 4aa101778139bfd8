package symbol

import (
	"cmp"
	"debug/dwarf"
	"sort"
	"strings"
)

// attrMIPSLinkageName is the linkage name before DWARF 4.
const attrMIPSLinkageName dwarf.Attr = 0x2007

// declared is the name of a function in DWARF.
type declared struct {
	name, linkage string
	offset        dwarf.Offset // of the entry with the name
}

// functionName returns the readable name of a function's entry. GCC gives no linkage names to functions that
// other files cannot see. Their names are qualified by the scope of their declaration.
func (d *debugInfo) functionName(entry *dwarf.Entry) string {
	found := d.declaration(entry)
	name, qualified := readable(found.name, found.linkage)
	if qualified || found.name == "" {
		return name
	}
	return strings.Join(append(d.scope(found.offset, name), name), "::")
}

// declaration collects the names of a function's entry. The entry of the code refers to the abstract
// function, which refers to the declaration.
func (d *debugInfo) declaration(entry *dwarf.Entry) (found declared) {
	reader := d.data.Reader()
	for hops := 0; entry != nil && hops < 8; hops++ { // bounded: damage may make a cycle
		if found.name == "" {
			found.name, found.offset = text(entry, dwarf.AttrName), entry.Offset
		}
		found.linkage = cmp.Or(found.linkage, text(entry, dwarf.AttrLinkageName), text(entry, attrMIPSLinkageName))
		origin, ok := entry.Val(dwarf.AttrAbstractOrigin).(dwarf.Offset)
		if !ok {
			origin, ok = entry.Val(dwarf.AttrSpecification).(dwarf.Offset)
		}
		if !ok {
			return found
		}
		reader.Seek(origin)
		entry, _ = reader.Next() // nil on errors
	}
	return found
}

// scope returns the names of the namespaces, modules, classes and functions around the
// declaration at offset, outermost first. A function with a qualified name replaces the names around it.
func (d *debugInfo) scope(offset dwarf.Offset, name string) (scope []string) {
	for _, entry := range d.ancestors(offset) {
		switch entry.Tag {
		case dwarf.TagNamespace:
			scope = append(scope, cmp.Or(text(entry, dwarf.AttrName), "(anonymous namespace)"))
		case dwarf.TagModule, dwarf.TagClassType, dwarf.TagStructType, dwarf.TagUnionType:
			scope = append(scope, cmp.Or(text(entry, dwarf.AttrName), anonymousClass(name)))
		case dwarf.TagSubprogram:
			found := d.declaration(entry)
			outer, qualified := readable(found.name, found.linkage)
			if qualified {
				scope = nil
			}
			scope = append(scope, outer)
		}
	}
	// GCC gives the function of an OpenMP region the name of the function around it.
	if n := len(scope); n > 0 && scope[n-1] == name {
		scope = scope[:n-1]
	}
	return scope
}

// anonymousClass names a class without a name. A lambda expression has an operator().
func anonymousClass(function string) string {
	if function == "operator()" {
		return "(lambda)"
	}
	return "(anonymous class)"
}

// ancestors returns the entries around the entry at offset, outermost first. DWARF has no references to
// parents, so it walks down from the root.
func (d *debugInfo) ancestors(offset dwarf.Offset) (around []*dwarf.Entry) {
	i := sort.Search(len(d.units), func(i int) bool { return d.units[i].end > offset })
	if i == len(d.units) {
		return nil
	}
	u := &d.units[i]
	reader := u.entries(d.data, u.root)
	for {
		entry := reader.next()
		if entry == nil || entry.Offset >= offset {
			return around
		}
		sibling, ok := entry.Val(dwarf.AttrSibling).(dwarf.Offset)
		switch {
		case entry.Tag == 0:
			around = around[:max(0, len(around)-1)]
		case !entry.Children:
		case ok && sibling > entry.Offset && sibling <= offset:
			reader.Seek(sibling)
		default:
			around = append(around, entry)
		}
	}
}

func text(entry *dwarf.Entry, attribute dwarf.Attr) string {
	value, _ := entry.Val(attribute).(string)
	return value
}
