package runner

import (
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

// settingsIn are arguments of `nastympi exec`. Of a variable that is set twice, the last value counts. Ranks that a launcher
// would leave alone are perturbed all the same: the others could not tell, and would wait for them in MPI_Init.
func settingsIn(environment []string) (words []string) {
	last := map[string]string{config.Enabled: "1"}
	names := []string{config.Enabled}
	for _, assignment := range environment {
		name, value, _ := strings.Cut(assignment, "=")
		if flags[name] == "" && !strings.HasPrefix(name, config.Prefix) {
			continue
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
		last[name] = value
	}
	slices.Sort(names)
	for _, name := range names {
		if flag := flags[name]; flag != "" {
			words = append(words, flag, last[name])
		} else {
			words = append(words, "-set", name+"="+last[name])
		}
	}
	return words
}
