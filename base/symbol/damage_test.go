package symbol

import (
	"debug/elf"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/histories"
)

// Files that are none of a program's give the place as module and offset.
func TestNoProgram(t *testing.T) {
	folder := t.TempDir()
	script, empty := filepath.Join(folder, "script"), filepath.Join(folder, "empty")
	require.NoError(t, os.WriteFile(script, []byte("#!/bin/sh\n"), 0o755))
	require.NoError(t, os.WriteFile(empty, nil, 0o644))
	s := newSymbolizer(t)
	for _, path := range []string{script, empty, folder, filepath.Join(folder, "missing"), ""} {
		frame := s.Frame(path, 0x1234)
		assert.Equal(t, Frame{Module: path, Offset: 0x1234}, frame)
	}
	assert.Equal(t, "missing+0x1234", s.Frame(filepath.Join(folder, "missing"), 0x1234).String())
}

// Offsets where the program has no code.
func TestNoCode(t *testing.T) {
	program := build(t, "halo.c", "-g", "-O2")
	s := newSymbolizer(t)
	for _, offset := range []uint64{0, 1, 2, 1 << 40, 1<<64 - 1} {
		assert.Equal(t, Frame{Module: program, Offset: offset}, s.Frame(program, offset))
	}
}

// Damage anywhere in the file, or in each section that is read, may cost the
// answer, but neither panics nor hangs.
func TestDamagedFile(t *testing.T) {
	random := histories.Rand(t)
	for _, source := range []string{"halo.c", "grid.cpp"} {
		program := build(t, source, "-g", "-O2")
		seen := calls(t, program)
		intact, err := os.ReadFile(program)
		require.NoError(t, err)
		for _, part := range parts(t, program) {
			for range 60 {
				damaged := append([]byte(nil), intact...)
				for range 1 + random.Intn(8) {
					at := part.start + random.Intn(part.size)
					damaged[at] = []byte{0, 0xff, 0x80, byte(random.Intn(256))}[random.Intn(4)]
				}
				if random.Intn(10) == 0 {
					damaged = damaged[:part.start+random.Intn(part.size)]
				}
				path := filepath.Join(filepath.Dir(program), "damaged")
				require.NoError(t, os.WriteFile(path, damaged, 0o644))
				s := newSymbolizer(t)
				for _, call := range seen {
					frame := s.Frame(path, call.offset)
					assert.Equal(t, path, frame.Module)
				}
				s.Close()
			}
		}
	}
}

// A number that is cut off by the end of a section is no null entry.
func TestNumberThatIsCutOff(t *testing.T) {
	program := build(t, "halo.c", "-g", "-O2")
	seen := calls(t, program)
	intact, err := os.ReadFile(program)
	require.NoError(t, err)
	path := filepath.Join(filepath.Dir(program), "damaged")
	for _, part := range parts(t, program) {
		for n := range min(4, part.size) {
			damaged := append([]byte(nil), intact...)
			for i := range n + 1 {
				damaged[part.start+part.size-1-i] = 0x80
			}
			require.NoError(t, os.WriteFile(path, damaged, 0o644))
			s := newSymbolizer(t)
			for _, call := range seen {
				assert.Equal(t, path, s.Frame(path, call.offset).Module)
			}
			s.Close()
		}
	}
}

// part is a stretch of a file.
type part struct{ start, size int }

// parts returns the file's headers and the sections that are read.
func parts(t *testing.T, program string) []part {
	t.Helper()
	file, err := elf.Open(program)
	require.NoError(t, err)
	defer file.Close()
	info, err := os.Stat(program)
	require.NoError(t, err)
	table := len(file.Sections) * 64
	parts := []part{{0, 64}, {int(info.Size()) - table, table}}
	for _, name := range []string{
		".debug_abbrev", ".debug_info", ".debug_line", ".debug_str", ".debug_line_str", ".debug_rnglists",
		".symtab", ".strtab", ".note.gnu.build-id",
	} {
		if section := file.Section(name); assert.NotNil(t, section, name) {
			parts = append(parts, part{int(section.Offset), int(section.FileSize)})
		}
	}
	return parts
}

// Where only one kind of information is damaged, the others are still told.
func TestPartlyDamaged(t *testing.T) {
	program := build(t, "halo.c", "-g", "-O2")
	first := calls(t, program)["first"]
	line := places(t, "halo.c")["first"]
	unknown := Frame{Module: program, Offset: first.offset}.String()
	for section, want := range map[string]string{
		".debug_line":     unknown,
		".debug_info":     unknown,
		".debug_rnglists": unknown, // the unit is not found
		".debug_str":      line,
		".symtab":         line,
	} {
		t.Run(section, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "program")
			zeros(t, program, path, section)
			frame := newSymbolizer(t).Frame(path, first.offset)
			assert.Equal(t, want, frame.String())
			assert.Equal(t, "exchange", frame.Function)
		})
	}
}

// zeros copies a program and overwrites a section of the copy.
func zeros(t *testing.T, program, to, section string) {
	t.Helper()
	file, err := elf.Open(program)
	require.NoError(t, err)
	defer file.Close()
	bytes, err := os.ReadFile(program)
	require.NoError(t, err)
	found := file.Section(section)
	require.NotNil(t, found)
	clear(bytes[found.Offset : found.Offset+found.FileSize])
	require.NoError(t, os.WriteFile(to, bytes, 0o755))
}
