package config

import "github.com/nastympi/nastympi/base/rma"

// LogLevel says how much is written to standard error. Each level includes those
// before it, so levels may be compared with < and >=.
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

var logLevels = rma.Names[LogLevel]{What: "level", Texts: []string{LogOff: "off", LogWarn: "warn", LogInfo: "info", LogDebug: "debug"}}

func (l LogLevel) String() string { return logLevels.Text(l) }

// UnmarshalText parses a level's name.
func (l *LogLevel) UnmarshalText(text []byte) error { return logLevels.Parse(text, l) }
