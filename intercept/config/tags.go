package config

import (
	"reflect"
	"strings"

	"github.com/nastympi/nastympi/sched"
)

// Values and beginnings of Config's tags.
const (
	noBehaviour    = "-"
	sweptIfSet     = "if set: "
	sweptNever     = "never: "
	obeyedByLaunch = "launch"
)

// declared is the variable of a field, by its tags.
func declared(field reflect.StructField) Variable {
	tag := field.Tag.Get
	v := Variable{
		Name: variableName(field), Default: tag("default"),
		Meaning: strings.ReplaceAll(tag("desc"), "{policies}", sched.PolicyHelp()),
		Off:     tag("off"), Obeyed: strings.Split(tag("obeyed"), ","),
	}
	if behaviour := tag("behaviour"); behaviour != noBehaviour {
		v.Behaviour = behaviour
	}
	v.Sweep, v.Fixed = sweepTag(tag("sweep"))
	return v
}

// sweepTag splits the tag into the values that a sweep tries, or says that it refuses to
// change the variable.
func sweepTag(tag string) (values []string, fixed bool) {
	switch {
	case strings.HasPrefix(tag, sweptNever):
		return nil, true
	case strings.HasPrefix(tag, sweptIfSet):
		return nil, false
	}
	return strings.Split(tag, ","), false
}
