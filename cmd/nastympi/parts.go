package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/intercept/shim"
	"github.com/nastympi/nastympi/launch/embedded"
	"github.com/nastympi/nastympi/launch/mpilib"
	"github.com/nastympi/nastympi/launch/process"
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
	binary, err := embedded.Executable()
	if err != nil {
		return parts{}, err
	}
	files, err := extract(cache)
	return parts{cache, binary, files}, err
}

func (p parts) shims(settings config.Config) mpilib.Shims { return shims(p.cache, settings) }

const shimFolder = "shims"

// otherCaches are where shims may be that this process cannot build: the cache of nastympi run on its node, and caches that
// would come before its own, and that it may only read.
func otherCaches(own string) (folders []string) {
	before := cacheFolders()
	if i := slices.Index(before, own); i >= 0 {
		before = before[:i]
	}
	for _, cache := range append([]string{os.Getenv(cacheVariable)}, before...) {
		if filepath.IsAbs(cache) {
			folders = append(folders, filepath.Join(cache, shimFolder))
		}
	}
	return folders
}

func shims(cache string, settings config.Config) mpilib.Shims {
	return mpilib.Shims{
		Folder:  filepath.Join(cache, shimFolder),
		Others:  otherCaches(cache),
		Sources: shimSources,
		Key:     shimKey(),
		Unit:    shim.Unit,
		MPICC:   settings.Mpicc,
		Slow:    sayBuilding,
	}
}

// shimInRank is for `nastympi exec`, which is about to become a rank. While it waits for the shim, the time limit of the
// run stands still, and signals end the build. At other times, signals are the program's.
func (p parts) shimInRank(settings config.Config, library mpilib.Library) (string, error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	shims := p.shims(settings)
	var caught *interrupts
	shims.Busy = func() func() {
		resume := process.Pause(os.Getenv(runVariable))
		caught = catchInterrupts()
		context.AfterFunc(caught, cancel)
		return func() { caught.stop(); resume() }
	}
	path, err := shims.Get(ctx, library)
	if caught != nil && caught.Err() != nil {
		return "", failure{caught.status(), fmt.Errorf("%s while the shim of %s was built", caught.signal(), library.Path)}
	}
	return path, err
}

// sayBuilding tells why the first program of a library starts late.
func sayBuilding(library mpilib.Library) {
	say("hint", "building the shim for "+library.Path+", once (nastympi setup does this in advance)")
}
