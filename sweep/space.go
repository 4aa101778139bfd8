package sweep

import (
	"slices"

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

// given says whether a variable has only one value in this sweep, the user's.
func (o Options) given(name string) bool {
	return slices.ContainsFunc(o.Space, func(p Parameter) bool { return p.Name == name && len(p.Values) == 1 })
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
