package runner

import (
	"maps"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/shell"
	"github.com/nastympi/nastympi/intercept/config"
)

// SettingsMark stands in a launch command, among the arguments of `nastympi exec`, for the settings of a run.
const SettingsMark = "-settings-of-the-run"

// markInScript is the mark as launchcmd writes it into a script.
var markInScript = shell.Quote(SettingsMark)

// WithSettings replaces the marks in a launch command by the settings in an environment. Launchers start ranks on other
// nodes with what they please of the environment, but with all arguments.
func WithSettings(words, environment []string) (list []string) {
	settings := settingsIn(environment)
	for _, word := range words {
		switch {
		case word == SettingsMark:
			list = append(list, settings...)
		case strings.Contains(word, markInScript): // of sh -c
			list = append(list, strings.ReplaceAll(word, markInScript, shell.Join(settings)))
		default:
			list = append(list, word)
		}
	}
	return list
}

// flags are those of `nastympi exec` for variables that are no settings.
var flags = map[string]string{MarkVariable: "-run", LogVariable: "-log"}

// settingsIn are the settings in an environment as arguments of `nastympi exec`.
func settingsIn(environment []string) (words []string) {
	for _, assignment := range assignmentsIn(environment) {
		name, value, _ := strings.Cut(assignment, "=")
		if flag := flags[name]; flag != "" {
			words = append(words, flag, value)
		} else {
			words = append(words, "-set", assignment)
		}
	}
	return words
}

// assignmentsIn an environment to settings, by name. Of a variable that is set twice, the last value counts. Ranks that a launcher
// would leave alone are perturbed all the same: the others could not tell, and would wait for them in MPI_Init.
func assignmentsIn(environment []string) (list []string) {
	last := map[string]string{config.Enabled: "1"}
	for _, assignment := range environment {
		if name, value, _ := strings.Cut(assignment, "="); flags[name] != "" || strings.HasPrefix(name, config.Prefix) {
			last[name] = value
		}
	}
	for _, name := range slices.Sorted(maps.Keys(last)) {
		list = append(list, name+"="+last[name])
	}
	return list
}
