package main

import (
	"os"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	aHash       = "f9b6719c30b4f9b6719c30b4f9b6719c30b4f9b6"
	bHash       = "0c86da40c86da40c86da40c86da40c86da40c86d"
	placeholder = "$Format:%H %ct$\n"
)

func TestCommitOf(t *testing.T) {
	vcs := func(hash, modified string) *debug.BuildInfo {
		return &debug.BuildInfo{Main: debug.Module{Version: "(devel)"}, Settings: []debug.BuildSetting{
			{Key: "vcs.revision", Value: hash}, {Key: "vcs.modified", Value: modified},
		}}
	}
	module := func(version string) *debug.BuildInfo { return &debug.BuildInfo{Main: debug.Module{Version: version}} }
	for _, c := range []struct {
		name, archived, linked string
		info                   *debug.BuildInfo
		want                   string
		changed                bool
	}{
		{"go build in a clone", placeholder, "", vcs(aHash, "false"), aHash[:12], false},
		{"go build in a changed clone", placeholder, "", vcs(aHash, "true"), aHash[:12], true},
		{"make", placeholder, aHash, module("(devel)"), aHash[:12], false},
		{"make in a changed clone", placeholder, aHash + "-changed", module("(devel)"), aHash[:12], true},
		{"make without git", placeholder, "", module("(devel)"), "", false},
		{"archive", aHash + " 1795560622\n", "", module("(devel)"), aHash[:12], false},
		{"archive within another repository", aHash + " 1795560622\n", bHash + "-changed", vcs(bHash, "true"), aHash[:12], false},
		{"go install of a tag", placeholder, "", module("v0.1.0"), "", false},
		{"go install of a commit", placeholder, "", module("v0.0.0-20261124225022-f9b6719c30b4"), aHash[:12], false},
		{"go install of a commit after a tag", placeholder, "", module("v0.1.1-0.20261124225022-f9b6719c30b4"), aHash[:12], false},
		{"go install of a commit after a candidate", placeholder, "", module("v0.2.0-rc1.0.20261124225022-f9b6719c30b4"), aHash[:12], false},
		{"go build of a changed clone, as Go 1.24 calls it", placeholder, "", module("v0.0.0-20261124225022-f9b6719c30b4+dirty"), aHash[:12], false},
		{"nothing known", placeholder, "", &debug.BuildInfo{}, "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			commit, changed := commitOf(c.archived, c.linked, c.info)
			assert.Equal(t, c.want, commit)
			assert.Equal(t, c.changed, changed)
		})
	}
}

// Git fills the file in only if .gitattributes says so.
func TestCommitIsArchived(t *testing.T) {
	attributes, err := os.ReadFile("../../.gitattributes")
	require.NoError(t, err)
	assert.Contains(t, strings.Split(string(attributes), "\n"), "cmd/nastympi/commit.txt export-subst")
	if !fullHash.MatchString(archivedCommit) {
		assert.Equal(t, placeholder, archivedCommit)
	}
}

// The placeholder is no commit, and the version does not depend on it.
func TestVersionIsKnownWithoutGit(t *testing.T) {
	assert.True(t, strings.HasPrefix(version(), release), version())
}
