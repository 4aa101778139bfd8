package flow

import (
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
)

// moduleTypes are the types of a unit in Fortran. gfortran describes the variables and types of a module only in the unit
// that has the module.
type moduleTypes struct {
	ir.Types
	others []ir.Types // of all units in Fortran
}

// shareModules lets all units in Fortran know the modules of each other.
func shareModules(units []*ir.Unit) {
	var all []ir.Types
	for _, u := range units {
		if u.Fortran && u.Types != nil {
			all = append(all, u.Types)
		}
	}
	for _, u := range units {
		if u.Fortran && u.Types != nil && len(all) > 1 {
			u.Types = moduleTypes{u.Types, all}
		}
	}
}

func (m moduleTypes) Field(structure, member string) (int64, *ir.Type, bool) {
	if offset, t, ok := m.Types.Field(structure, member); ok {
		return offset, t, true
	}
	for _, other := range m.others {
		if offset, t, ok := other.Field(structure, member); ok {
			return offset, t, true
		}
	}
	return 0, nil, false
}

func (m moduleTypes) Size(name string) int64 {
	size := m.Types.Size(name)
	for i := 0; size < 0 && i < len(m.others); i++ {
		size = m.others[i].Size(name)
	}
	return size
}

func (m moduleTypes) Global(name string) (*ir.Type, bool) {
	t, external := m.Types.Global(name)
	for i := 0; t == nil && isModuleVariable(name) && i < len(m.others); i++ {
		t, external = m.others[i].Global(name)
	}
	return t, external || isModuleVariable(name)
}

// gfortran calls the variable v of the module m __m_MOD_v.
const inModule = "_MOD_"

func isModuleVariable(name string) bool {
	return strings.HasPrefix(name, "__") && strings.Contains(name, inModule)
}
