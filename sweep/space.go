package sweep

import (
	"slices"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/intercept/config"
)

// Parameter is a variable and the values that a sweep gives it.
type Parameter struct {
	Name   string
	Values []string
}

// Space returns the variables that a sweep varies, as config declares them. The first value of
// each is the nastiest: orders and submission times stand in the order of the share of outcomes
// that doc/litmus.md has measured for each.
func Space() []Parameter {
	var space []Parameter
	for _, v := range config.Declared() {
		if len(v.Sweep) > 0 {
			space = append(space, Parameter{v.Name, v.Sweep})
		}
	}
	return space
}

// Restrict gives a variable these values in a space. It adds the variable if the space lacks it.
func Restrict(space []Parameter, given Parameter) []Parameter {
	space = slices.Clone(space)
	if i := slices.IndexFunc(space, func(p Parameter) bool { return p.Name == given.Name }); i >= 0 {
		space[i] = given
		return space
	}
	return append(space, given)
}

// defaults of all variables, and the usual locality.
var defaults = func() map[string]string {
	values := map[string]string{}
	for _, v := range config.Declared() {
		values[v.Name] = v.Default
	}
	values[localityName] = locality.Shared
	return values
}()

// withSetting returns settings in which a variable has a value. Settings omit variables at their
// defaults, except the seed: the user always wants to know it.
func withSetting(settings []finding.Setting, name, value string) []finding.Setting {
	settings = slices.DeleteFunc(slices.Clone(settings), func(s finding.Setting) bool { return s.Name == name })
	if value == defaults[name] && name != config.Seed {
		return settings
	}
	return append(settings, finding.Setting{Name: name, Value: value})
}

// valueOf a variable under settings.
func valueOf(settings []finding.Setting, name string) string {
	for _, s := range settings {
		if s.Name == name {
			return s.Value
		}
	}
	return defaults[name]
}
