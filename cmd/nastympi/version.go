package main

import (
	_ "embed"
	"fmt"
	"regexp"
	"runtime/debug"
	"strings"
)

// release is the version of nastympi. It stands here; packaging reads it, and a test compares the pages with it.
const release = "0.1.0"

// linkedCommit is the commit as `make build` knows it, with "-changed" if tracked files differ: -ldflags -X sets it.
var linkedCommit string

// archivedCommit is "HASH SECONDS" in an archive that git has made: .gitattributes tells git to fill the file in. In a
// clone it is the placeholder.
//
//go:embed commit.txt
var archivedCommit string

// versionCommand prints where this executable comes from.
func versionCommand(arguments []string) (int, error) {
	flags := newFlags("version")
	if done, err := parse(flags, arguments); done || err != nil {
		return 0, err
	}
	compiler := "unknown Go"
	if info, known := debug.ReadBuildInfo(); known {
		compiler = info.GoVersion
	}
	fmt.Printf("nastympi %s, %s\n", version(), compiler)
	return 0, nil
}

// version of nastympi, with the commit in parentheses as far as the build knew it.
func version() string {
	info, known := debug.ReadBuildInfo()
	if !known {
		info = &debug.BuildInfo{}
	}
	commit, changed := commitOf(archivedCommit, linkedCommit, info)
	switch {
	case commit == "":
		return release
	case changed:
		return release + " (" + commit + ", changed)"
	}
	return release + " (" + commit + ")"
}

var (
	fullHash = regexp.MustCompile(`^[0-9a-f]{40,64}\b`)
	// pseudoVersion is what go install MODULE@COMMIT calls a commit without a tag.
	pseudoVersion = regexp.MustCompile(`-(?:0\.|\w+\.0\.)?\d{14}-([0-9a-f]{12})(?:\+|$)`)
)

// commitOf returns the first 12 digits of the commit, and whether files differ from it. An archive comes first: unpacked inside
// another repository, both go and git would name the commit of that one.
func commitOf(archived, linked string, info *debug.BuildInfo) (commit string, changed bool) {
	if hash := fullHash.FindString(archived); hash != "" {
		return hash[:12], false
	}
	if linked, changed = strings.CutSuffix(linked, "-changed"); fullHash.MatchString(linked) {
		return linked[:12], changed
	}
	changed = false
	for _, setting := range info.Settings {
		switch setting.Key {
		case "vcs.revision":
			commit = setting.Value[:min(12, len(setting.Value))]
		case "vcs.modified":
			changed = setting.Value == "true"
		}
	}
	if match := pseudoVersion.FindStringSubmatch(info.Main.Version); commit == "" && match != nil {
		commit = match[1]
	}
	return commit, changed
}
