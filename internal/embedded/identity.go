package embedded

import (
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"io"
	"io/fs"
)

// identity names a file by its content. Hashing the core, some megabytes, at
// every start of a program would take longer than all else; Go's build id
// holds a hash of the content already.
func identity(file fs.File, size int64) string {
	content := io.NewSectionReader(file.(io.ReaderAt), 0, size) // embed's files are io.ReaderAt
	if id := goBuildID(content); id != nil {
		return digest(id)
	}
	whole := make([]byte, size)
	content.ReadAt(whole, 0)
	return digest(whole)
}

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:16])
}

// goBuildID is nil if the file was not built by Go.
func goBuildID(content io.ReaderAt) []byte {
	file, err := elf.NewFile(content)
	if err != nil {
		return nil
	}
	section := file.Section(".note.go.buildid")
	if section == nil {
		return nil
	}
	id, err := section.Data()
	if err != nil || len(id) == 0 {
		return nil
	}
	return id
}
