// Package embedded decides where the files are that nastympi loads into other
// processes: the core and the stub. They travel inside the executable and are
// put into the cache when they are first needed, so that one file can be
// copied to another place. It never builds them: `make build` does.
package embedded

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// The folder is empty in a fresh clone, except for a file that keeps it.
//
//go:embed all:files
var embedded embed.FS

const (
	coreName = "nastycore.so"
	stubName = "nastystub.so"
)

// Files are absolute paths of what is loaded into other processes.
type Files struct {
	Core string // loaded by a shim in MPI_Init
	Stub string // preloaded wherever MPI programs may be started
}

// Extract returns the files, and writes them into the cache folder if they
// are not there yet. Any number of processes may do so at the same time.
func Extract(cache string) (Files, error) {
	files, err := fs.Sub(embedded, "files")
	if err != nil {
		return Files{}, err
	}
	executable, err := os.Executable()
	if err != nil {
		return Files{}, err
	}
	return extract(files, cache, filepath.Dir(executable))
}

func extract(files fs.FS, cache, beside string) (Files, error) {
	core, err := place(files, coreName, cache, beside)
	if err != nil {
		return Files{}, err
	}
	stub, err := place(files, stubName, cache, beside)
	return Files{Core: core, Stub: stub}, err
}

func place(files fs.FS, name, cache, beside string) (string, error) {
	content, err := fs.ReadFile(files, name)
	if err == nil {
		return write(filepath.Join(cache, contentHash(content)), name, content)
	}
	path := filepath.Join(beside, name)
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	return "", errors.New("nastympi was built without its core: run make build")
}

func contentHash(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:16])
}

// write makes the file appear complete or not at all. A file that is there
// has the same content, since its folder is named after that; one that was
// cut short by a full disk has another length.
func write(folder, name string, content []byte) (string, error) {
	path := filepath.Join(folder, name)
	if info, err := os.Stat(path); err == nil && info.Size() == int64(len(content)) {
		return path, nil
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", err
	}
	file, err := os.CreateTemp(folder, name+"-")
	if err != nil {
		return "", err
	}
	defer os.Remove(file.Name())
	_, err = file.Write(content)
	if err := errors.Join(err, file.Chmod(0o700), file.Close()); err != nil {
		return "", fmt.Errorf("cannot write %s: %w", path, err)
	}
	return path, os.Rename(file.Name(), path)
}
