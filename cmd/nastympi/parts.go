package main

import (
	"os"
	"path/filepath"

	"github.com/nastympi/nastympi/internal/config"
	"github.com/nastympi/nastympi/internal/embedded"
	"github.com/nastympi/nastympi/internal/mpilib"
)

// parts are the files which nastympi loads into other processes, and what it
// needs to make them.
type parts struct {
	cache  string
	binary string // this executable
	files  embedded.Files
}

func findParts() (parts, error) {
	cache, err := cacheFolder()
	if err != nil {
		return parts{}, err
	}
	binary, err := os.Executable()
	if err != nil {
		return parts{}, err
	}
	files, err := extract(cache)
	return parts{cache, binary, files}, err
}

func (p parts) shims(settings config.Config) mpilib.Shims { return shims(p.cache, settings) }

func shims(cache string, settings config.Config) mpilib.Shims {
	return mpilib.Shims{
		Folder:  filepath.Join(cache, "shims"),
		Sources: shimSources(),
		MPICC:   settings.Mpicc,
		Slow:    sayBuilding,
	}
}

// sayBuilding tells why the first program of a library starts late.
func sayBuilding(library mpilib.Library) {
	say("hint", "building the shim for "+library.Path+", once (nastympi setup does it ahead)")
}
