package main

import (
	"fmt"
	"runtime/debug"
)

// versionCommand prints where this executable comes from.
func versionCommand(arguments []string) (int, error) {
	flags := newFlags("version")
	if done, err := parse(flags, arguments); done || err != nil {
		return 0, err
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return 0, fmt.Errorf("built without version information")
	}
	fmt.Printf("nastympi %s, %s\n", version(), info.GoVersion)
	return 0, nil
}

// version of nastympi, empty if it was built without one.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	return info.Main.Version + revision(info)
}

// revision is " (commit, changed)" as far as the build knew it.
func revision(info *debug.BuildInfo) string {
	commit, changed := "", ""
	for _, setting := range info.Settings {
		switch {
		case setting.Key == "vcs.revision":
			commit = setting.Value[:min(12, len(setting.Value))]
		case setting.Key == "vcs.modified" && setting.Value == "true":
			changed = ", changed"
		}
	}
	if commit == "" {
		return ""
	}
	return " (" + commit + changed + ")"
}
