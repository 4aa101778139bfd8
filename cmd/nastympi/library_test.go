package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFilesOfLibraries(t *testing.T) {
	var l libraries
	require.NoError(t, l.add("gmr.c,libga*"))
	require.NoError(t, l.add("/src/runtime/*"))
	for file, match := range map[string]bool{
		"/home/user/gmr.c": true, "gmr.c": true, "/home/gmr.c/halo.c": false, "/lib/libga.so.5": true, "/src/runtime/put.f90": true,
		"/src/runtime/a/put.f90": false, "/src/put.f90": false, "": false,
	} {
		assert.Equal(t, match, l.match(file), file)
	}
}

func TestBadPatternsOfLibraries(t *testing.T) {
	for _, list := range []string{"", "gmr.c,", "[", "lib[a"} {
		assert.ErrorContains(t, new(libraries).add(list), "bad pattern", list)
	}
}
