package symbol

import "debug/elf"

// module is one file from which a program calls MPI.
type module struct {
	path    string
	script  *script    // nil if the file is no script
	program *elf.File  // nil if the file cannot be read
	debug   *elf.File  // a separate file with its DWARF, or nil
	dwarf   *debugInfo // nil without
	symbols *symbolTable
	data    []elf.Symbol     // nil: not read yet
	frames  map[uint64]Frame // by offset; as many as the program has call sites
}

// openModule reads what every lookup needs.
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
		// The return address is after the call: if the call never returns, it may belong to
		// another function or line.
		m.describe(offset-1, &frame)
	}
	m.frames[offset] = frame
	return frame
}

// describe sets what is known of the instruction at pc: first from DWARF, then the rest from the symbol
// tables.
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

// attempt does one step of reading a damaged or intact file. For most damage debug/elf and debug/dwarf
// return errors, for some they panic. In both cases the result of the step stays unknown. Steps are
// small, so that a damaged section does not hide an intact one.
func attempt(step func()) {
	defer func() { _ = recover() }()
	step()
}
