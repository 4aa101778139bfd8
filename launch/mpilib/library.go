package mpilib

import (
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
)

// Library is one MPI library on this machine. Two libraries are the same if
// their identities are equal.
type Library struct {
	Path string // without symbolic links
	ID   string // hash of path, size, build id and architecture
}

// openLibrary returns the shared object at path if it is an MPI library.
func openLibrary(path string) (library Library, found bool, err error) {
	file, err := elf.Open(path)
	if err != nil {
		return Library{}, false, fmt.Errorf("cannot read %s: %w", path, err)
	}
	defer file.Close()
	if !defines(file, elf.SHT_DYNSYM) {
		return Library{}, false, nil
	}
	library, err = identify(path, file)
	return library, err == nil, err
}

func identify(path string, file *elf.File) (Library, error) {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return Library{}, err
	}
	info, err := os.Stat(real)
	if err != nil {
		return Library{}, err
	}
	build := buildID(file)
	if build == "" {
		build = info.ModTime().String()
	}
	// Nodes of several architectures may share a cache.
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%d\n%s\n%s", real, info.Size(), build, file.Machine))
	return Library{Path: real, ID: hex.EncodeToString(sum[:16])}, nil
}

// buildID returns the build ID that the linker wrote, or "".
func buildID(file *elf.File) string {
	section := file.Section(".note.gnu.build-id")
	if section == nil {
		return ""
	}
	note, err := section.Data()
	if err != nil {
		return ""
	}
	return string(note)
}
