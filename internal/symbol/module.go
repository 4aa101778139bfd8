package symbol

import "debug/elf"

// module is one file that calls come from.
type module struct {
	path    string
	script  *script    // nil if it is none
	program *elf.File  // nil if the file cannot be read
	debug   *elf.File  // a separate file with its DWARF, or nil
	dwarf   *debugInfo // nil without
	symbols *symbolTable
	frames  map[uint64]Frame // by offset; as many as the program has call sites
}

// openModule reads as much as all lookups need.
func openModule(path string, roots []string) *module {
	m := &module{path: path, script: openScript(path), frames: make(map[uint64]Frame)}
	if m.script != nil {
		return m
	}
	attempt(func() {
		program, err := elf.Open(path)
		if err != nil {
			return
		}
		m.program = program
		if hasDWARF(program) {
			m.dwarf = openDebugInfo(program)
		} else if m.debug = openSeparate(path, program, roots); m.debug != nil {
			m.dwarf = openDebugInfo(m.debug)
		}
	})
	return m
}

func (m *module) close() {
	for _, file := range []*elf.File{m.program, m.debug} {
		if file != nil {
			file.Close() // opened for reading: nothing to lose
		}
	}
}

// frame describes the call that returns to offset.
func (m *module) frame(offset uint64) Frame {
	if frame, known := m.frames[offset]; known {
		return frame
	}
	frame := Frame{Module: m.path, Offset: offset}
	if offset > 0 && m.script != nil {
		m.script.describe(offset, &frame)
	} else if offset > 0 && m.program != nil {
		// The call ends where it returns to, and a call that never returns may be
		// the last instruction of its function or line.
		m.describe(offset-1, &frame)
	}
	m.frames[offset] = frame
	return frame
}

// describe fills in what is known of the instruction at pc: first from DWARF, then
// what that leaves open from the symbol tables.
func (m *module) describe(pc uint64, frame *Frame) {
	if m.dwarf != nil {
		m.dwarf.describe(pc, frame)
	}
	if frame.Function != "" {
		return
	}
	attempt(func() {
		if m.symbols == nil {
			m.symbols = readSymbols(m.program, m.debug)
		}
		if symbol, entry, found := m.symbols.at(pc); found {
			frame.Function, _ = readable("", symbol)
			frame.Entry = entry
		}
	})
}

// attempt does one step of reading a file. debug/elf and debug/dwarf return errors
// for most damage and panic for some; either way the step's result stays unknown.
// Steps are small, so that a damaged section does not hide an intact one.
func attempt(step func()) {
	defer func() { _ = recover() }()
	step()
}
