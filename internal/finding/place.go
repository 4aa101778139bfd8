package finding

import (
	"fmt"
	"path/filepath"
)

// SiteName is the call as NASTY_ONLY_SITES names it: prog+0x1a2b.
func (s Site) SiteName() string {
	if s.Name != "" {
		return s.Name
	}
	return fmt.Sprintf("%s+%#x", filepath.Base(s.Module), s.Offset)
}

// Known says whether s is a place at all.
func (s Site) Known() bool { return !s.Same(Site{}) }

// Same says whether both are the same call.
func (s Site) Same(other Site) bool {
	return s.Call == other.Call && s.Module == other.Module && s.Offset == other.Offset && s.Name == other.Name &&
		s.File == other.File && s.Line == other.Line && s.Function == other.Function && s.Ordinal == other.Ordinal
}

// Place is the place of s for people: "src/halo.c:61", relative to dir if that is shorter, or
// "?? (libhalo.so+0x11f0)" without debug information.
func (s Site) Place(dir string) string {
	switch {
	case s.File != "" && s.Line == 0:
		return Shorter(s.File, dir) + ":?"
	case s.File != "":
		return fmt.Sprintf("%s:%d", Shorter(s.File, dir), s.Line)
	case s.Module != "":
		return fmt.Sprintf("?? (%s+%#x)", filepath.Base(s.Module), s.Offset)
	}
	return "??"
}

// Shorter is path itself, or path relative to dir if that is shorter.
func Shorter(path, dir string) string {
	if !filepath.IsAbs(path) || dir == "" {
		return path
	}
	relative, err := filepath.Rel(dir, path)
	if err != nil || len(relative) >= len(path) {
		return path
	}
	return relative
}
