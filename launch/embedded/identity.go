package embedded

import (
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"io"
	"io/fs"
)

// identity names a file by its content. Go's build id already is a hash of the content. To hash the
// core, some megabytes, at every start of a program would take longer than everything else.
func identity(file fs.File, size int64) (string, error) {
	content := io.NewSectionReader(file.(io.ReaderAt), 0, size) // embed's files are io.ReaderAt
	if id := goBuildID(content); id != nil {
		return digest(id), nil
	}
	whole := make([]byte, size)
	if _, err := io.ReadFull(content, whole); err != nil {
		return "", err
	}
	return digest(whole), nil
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
