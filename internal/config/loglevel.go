package config

import (
	"fmt"
	"strings"
)

// LogLevel says how much is written to standard error: each level writes what
// the ones before it write, so levels may be compared with < and >=.
type LogLevel uint8

const (
	// LogOff writes nothing but errors that stop the run.
	LogOff LogLevel = iota + 1
	// LogWarn also writes what makes a result doubtful.
	LogWarn
	// LogInfo also writes a line per window and a summary per rank.
	LogInfo
	// LogDebug also writes what each synchronization call decided.
	LogDebug
)

var logLevelNames = []string{LogOff: "off", LogWarn: "warn", LogInfo: "info", LogDebug: "debug"}

func (l LogLevel) String() string {
	if l == 0 || int(l) >= len(logLevelNames) {
		return fmt.Sprintf("LogLevel(%d)", uint8(l))
	}
	return logLevelNames[l]
}

// UnmarshalText parses a level's name.
func (l *LogLevel) UnmarshalText(text []byte) error {
	for i, known := range logLevelNames[1:] {
		if string(text) == known {
			*l = LogLevel(i + 1)
			return nil
		}
	}
	return fmt.Errorf("unknown level %q (want %s)", text, strings.Join(logLevelNames[1:], ", "))
}
