package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// cacheFolder returns a folder that this user may write: in the place where
// caches belong, or, for users without a home of their own as in many
// containers and CI systems, in the folder for temporary files.
func cacheFolder() (string, error) {
	for _, folder := range cacheFolders() {
		if filepath.IsAbs(folder) && usable(folder) {
			return folder, nil
		}
	}
	folder := filepath.Join(os.TempDir(), fmt.Sprintf("nastympi-%d", os.Getuid()))
	if !usable(folder) {
		return "", fmt.Errorf("no folder for the cache (tried %s and %s): set XDG_CACHE_HOME to a writable folder without spaces or colons", list(cacheParents()), folder)
	}
	return folder, private(folder)
}

// cacheFolders are where caches belong.
func cacheFolders() (folders []string) {
	for _, parent := range cacheParents() {
		folders = append(folders, filepath.Join(parent, "nastympi"))
	}
	return folders
}

func cacheParents() []string {
	var parents []string
	if xdg := os.Getenv("XDG_CACHE_HOME"); xdg != "" {
		parents = append(parents, xdg)
	}
	if home, err := os.UserHomeDir(); err == nil {
		parents = append(parents, filepath.Join(home, ".cache"))
	}
	return parents
}

// usable also refuses paths that cannot be written in LD_PRELOAD, where
// spaces and colons separate.
func usable(folder string) bool {
	const writable, searchable = 2, 1
	return !strings.ContainsAny(folder, " :") &&
		os.MkdirAll(folder, 0o700) == nil &&
		syscall.Access(folder, writable|searchable) == nil
}

// private refuses a folder in a place open to all that another user made, or
// can write: code is loaded from it.
func private(folder string) error {
	info, err := os.Lstat(folder)
	if err != nil {
		return err
	}
	owner, ok := info.Sys().(*syscall.Stat_t)
	if !ok || !info.IsDir() || int(owner.Uid) != os.Getuid() || info.Mode().Perm()&0o022 != 0 {
		return errors.New(folder + " belongs to another user or is writable by others: set XDG_CACHE_HOME to a folder of your own")
	}
	return nil
}
