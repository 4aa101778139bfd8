package mpilib

import "context"

// State is that of a library's shim in the cache.
type State string

const (
	// Built means that a program starts without a compilation.
	Built State = "built"
	// NotBuilt means that the first program compiles it.
	NotBuilt State = "not built yet"
	// Broken means that the last compilation failed.
	Broken State = "broken"
)

// Found is a compiler wrapper with its library and shim.
type Found struct {
	Wrapper string
	Library Library // if Err is nil
	Shim    string  // the shim, or the log of its failure if it is broken
	State   State
	Err     error // why the wrapper cannot be used
}

// Survey looks at every compiler wrapper in PATH, or only at NASTY_MPICC if it is set, and at the shims of
// their libraries. It builds no shim.
// Of several wrappers for one library the first is listed.
func (s Shims) Survey(ctx context.Context) []Found {
	wrappers := compilersInPath()
	if s.MPICC != "" {
		wrapper, err := absolute(s.MPICC)
		if err != nil {
			return []Found{{Wrapper: s.MPICC, Err: err}}
		}
		wrappers = []string{wrapper}
	}
	var list []Found
	seen := map[Library]bool{}
	for _, wrapper := range wrappers {
		found := s.look(ctx, wrapper)
		if found.Err == nil && seen[found.Library] {
			continue
		}
		seen[found.Library] = true
		list = append(list, found)
	}
	return list
}

func (s Shims) look(ctx context.Context, wrapper string) Found {
	found := Found{Wrapper: wrapper}
	if found.Library, found.Err = libraryOf(ctx, wrapper); found.Err != nil {
		return found
	}
	found.Shim = s.Path(found.Library)
	switch log := logFile(found.Shim); {
	case exists(found.Shim):
		found.State = Built
	case exists(log):
		found.State, found.Shim = Broken, log
	default:
		found.State = NotBuilt
	}
	return found
}
