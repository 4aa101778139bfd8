package symbol

import (
	"bytes"
	"debug/elf"
	"encoding/hex"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
)

func hasDWARF(file *elf.File) bool {
	return holdsData(file.Section(".debug_info"))
}

// holdsData is false for sections that strip or objcopy emptied.
func holdsData(section *elf.Section) bool {
	return section != nil && section.Type != elf.SHT_NOBITS && section.Size > 0
}

// openSeparate opens the separate debug file of the program at path. It searches like GDB: by build id, then
// by the name in .gnu_debuglink.
func openSeparate(path string, program *elf.File, roots []string) *elf.File {
	id := buildID(program)
	if len(id) > 1 {
		name := hex.EncodeToString(id[:1]) + "/" + hex.EncodeToString(id[1:]) + ".debug"
		for _, root := range roots {
			candidate := filepath.Join(root, ".build-id", name)
			if file := openIf(candidate, func(file *elf.File) bool { return bytes.Equal(buildID(file), id) }); file != nil {
				return file
			}
		}
	}
	name, sum, found := debugLink(program)
	if !found {
		return nil
	}
	for _, folder := range linkFolders(path, roots) {
		candidate := filepath.Join(folder, name)
		if file := openIf(candidate, func(*elf.File) bool { return checksum(candidate) == sum }); file != nil {
			return file
		}
	}
	return nil
}

// linkFolders returns the folders in which the debug file of the program at path may be.
func linkFolders(path string, roots []string) []string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	if absolute, err := filepath.Abs(path); err == nil {
		path = absolute
	}
	folder := filepath.Dir(path)
	folders := []string{folder, filepath.Join(folder, ".debug")}
	for _, root := range roots {
		folders = append(folders, filepath.Join(root, folder))
	}
	return folders
}

// openIf opens the ELF file at path if it has DWARF and belongs to the program.
func openIf(path string, belongs func(*elf.File) bool) *elf.File {
	file, err := elf.Open(path)
	if err != nil {
		return nil
	}
	if !hasDWARF(file) || !belongs(file) {
		file.Close()
		return nil
	}
	return file
}

// buildID returns the linker's build id, or nil.
func buildID(file *elf.File) []byte {
	section := file.Section(".note.gnu.build-id")
	if !holdsData(section) {
		return nil
	}
	note, err := section.Data()
	const header = 12 + len("GNU\x00") // three words, name
	if err != nil || len(note) < header {
		return nil
	}
	size := uint64(file.ByteOrder.Uint32(note[4:]))
	if size > uint64(len(note)-header) {
		return nil
	}
	return note[header : header+int(size)]
}

// debugLink returns the name and the CRC-32 of the debug file that objcopy --add-gnu-debuglink noted. The
// section has a string, padding to a multiple of four bytes, and the sum.
func debugLink(file *elf.File) (name string, sum uint32, found bool) {
	section := file.Section(".gnu_debuglink")
	if !holdsData(section) {
		return "", 0, false
	}
	data, err := section.Data()
	end := bytes.IndexByte(data, 0)
	at := (end + 4) &^ 3
	if err != nil || end <= 0 || at+4 > len(data) {
		return "", 0, false
	}
	return filepath.Base(string(data[:end])), file.ByteOrder.Uint32(data[at:]), true
}

// checksum returns the CRC-32 of a file, or 0 if it cannot be read.
func checksum(path string) uint32 {
	file, err := os.Open(path)
	if err != nil {
		return 0
	}
	defer file.Close()
	hash := crc32.NewIEEE()
	if _, err := io.Copy(hash, file); err != nil {
		return 0
	}
	return hash.Sum32()
}
