// Package embedded unpacks the files inside the executable: the core, which runs beside each rank,
// the stub, which is loaded into other processes, and what valgrind is not to report. They are written into the cache when they are first needed, so
// that nastympi is one file to copy. The package never builds them: `make build` does.
package embedded

import (
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// In a fresh clone the folder has only a file that keeps it in git.
//
//go:embed all:files
var embedded embed.FS

//go:embed suppressions
var suppressions embed.FS

const (
	coreName     = "nastycore"
	stubName     = "nastystub.so"
	memcheckName = "memcheck.supp"
)

// Files are absolute paths.
type Files struct {
	Core string // started by a shim in MPI_Init
	Stub string // preloaded wherever MPI programs may be started
}

// ExtractSuppressions returns the absolute path of a file for valgrind: what is not to be reported about MPI libraries. It
// writes the file as Extract does.
func ExtractSuppressions(cache string) (string, error) {
	files, err := fs.Sub(suppressions, "suppressions")
	if err != nil {
		return "", err
	}
	return place(files, memcheckName, cache, "")
}

// Executable is the absolute path of the running executable.
func Executable() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", fmt.Errorf("nastympi needs the folder /proc of the process, which is not mounted here: %w", err)
	}
	return path, nil
}

// Extract returns the files, which it writes into the cache folder if they are missing. Any number of processes
// may call it at the same time.
func Extract(cache string) (Files, error) {
	files, err := fs.Sub(embedded, "files")
	if err != nil {
		return Files{}, err
	}
	executable, err := Executable()
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
	file, err := files.Open(name)
	if err == nil {
		defer file.Close()
		return unpack(file, cache, name)
	}
	path := filepath.Join(beside, name)
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	return "", errors.New("nastympi was built without its core: run make build")
}

// unpack reads the whole file only if it is not in the cache yet. A file in the cache has the same content, since
// its folder is named after a hash; a full disk may have cut it short, hence the comparison of lengths.
func unpack(file fs.File, cache, name string) (string, error) {
	info, err := file.Stat()
	if err != nil {
		return "", err
	}
	id, err := identity(file, info.Size())
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, id)
	path := filepath.Join(folder, name)
	if there, err := os.Stat(path); err == nil && there.Size() == info.Size() {
		return path, nil
	}
	content, err := io.ReadAll(file)
	if err != nil {
		return "", err
	}
	return path, write(folder, path, content)
}

// write writes the file completely or not at all.
func write(folder, path string, content []byte) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	file, err := os.CreateTemp(folder, filepath.Base(path)+"-")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	_, err = file.Write(content)
	if err := errors.Join(err, file.Chmod(0o700), file.Close()); err != nil {
		return fmt.Errorf("cannot write %s: %w", path, err)
	}
	return os.Rename(file.Name(), path)
}
