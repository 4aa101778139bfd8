// Package instrumented compiles test programs as `nastympi cc` does, so that their loads and stores are recorded. It decides
// nothing.
package instrumented

import (
	"path/filepath"

	"github.com/nastympi/nastympi/intercept/shim"
	"github.com/nastympi/nastympi/launch/instrument"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// Flags are the options with which `nastympi cc` calls lib's compiler wrapper. What they link is kept in dir.
func Flags(lib mpitest.Library, dir string) ([]string, error) {
	absolute, err := filepath.Abs(filepath.Join(dir, "access"))
	if err != nil {
		return nil, err
	}
	l := instrument.Library{Folder: absolute, Sources: shim.Instrument()}
	return l.Options([]string{lib.Mpicc}, []string{"file.c"})
}
