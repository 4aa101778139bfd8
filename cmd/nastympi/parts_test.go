package main

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A shim that others have built is used only where this process has no cache of its own to build one in: a new cache gets one.
func TestOtherCaches(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", "/shared")
	t.Setenv("HOME", "/home/me")
	t.Setenv(cacheVariable, "")
	first, second := filepath.Join("/shared", "nastympi"), filepath.Join("/home/me", ".cache", "nastympi")
	assert.Empty(t, otherCaches(first))
	assert.Equal(t, []string{"/shared/nastympi/shims"}, otherCaches(second), "the first one may only be read")
	assert.Equal(t, []string{"/shared/nastympi/shims", "/home/me/.cache/nastympi/shims"}, otherCaches("/tmp/nastympi-1"))
	t.Setenv(cacheVariable, "/of/the/run")
	assert.Equal(t, []string{"/of/the/run/shims"}, otherCaches(first))
}
