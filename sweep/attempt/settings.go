package attempt

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/locality"
	"github.com/nastympi/nastympi/intercept/config"
)

// defaults of all variables, and the usual locality.
var defaults = func() map[string]string {
	values := map[string]string{}
	for _, v := range config.Declared() {
		values[v.Name] = v.Default
	}
	values[Locality] = locality.Shared
	return values
}()

// WithSetting returns settings in which a variable has a value. Settings omit variables at their
// defaults, except the seed: the user always wants to know it.
func WithSetting(settings []finding.Setting, name, value string) []finding.Setting {
	settings = slices.DeleteFunc(slices.Clone(settings), func(s finding.Setting) bool { return s.Name == name })
	if value == defaults[name] && name != config.Seed {
		return settings
	}
	return append(settings, finding.Setting{Name: name, Value: value})
}

// WithDefault returns settings in which a variable has its default.
func WithDefault(settings []finding.Setting, name string) []finding.Setting {
	return WithSetting(settings, name, defaults[name])
}

// WithPause returns settings in which slow ranks, if there are any, pause no longer than this (NASTY_DELAY_MAX).
func WithPause(settings []finding.Setting, longest time.Duration) []finding.Setting {
	if !Slowed(settings) {
		return WithDefault(settings, config.DelayMax)
	}
	return WithSetting(settings, config.DelayMax, longest.String())
}

// Slowed says whether some rank may be slow.
func Slowed(settings []finding.Setting) bool {
	return ValueOf(settings, config.Delay) != defaults[config.Delay]
}

// LongPauses says whether ranks may make no progress for long because nastympi itself lets them pause, as only users ask for.
func LongPauses(settings []finding.Setting) bool {
	return slices.ContainsFunc([]string{config.DelayMax, config.AddLatency, config.TornPause, config.Stay}, func(name string) bool {
		pause, err := time.ParseDuration(ValueOf(settings, name))
		return err == nil && pause > UsualPause
	})
}

// WithoutSites returns settings that perturb every call site.
func WithoutSites(settings []finding.Setting) []finding.Setting {
	return WithDefault(WithDefault(settings, config.OnlySites), config.SkipSites)
}

// ValueOf is the value of a variable under settings.
func ValueOf(settings []finding.Setting, name string) string {
	for _, s := range settings {
		if s.Name == name {
			return s.Value
		}
	}
	return defaults[name]
}

// Assignments are settings as a shell takes them.
func Assignments(settings []finding.Setting) string {
	var words []string
	for _, s := range settings {
		words = append(words, s.Name+"="+s.Value)
	}
	return strings.Join(words, " ")
}

// Disabled are the settings of a run that is neither perturbed nor traced.
var Disabled = []finding.Setting{{Name: config.Enabled, Value: "0"}}

// Observed are those of a run that is not perturbed, and may be traced or recorded.
var Observed = []finding.Setting{{Name: config.OnlySites, Value: NoSites}}

// NoSites is the text form of the empty set of call sites.
const NoSites = "none"

// SiteList is the text form of a set of call sites.
func SiteList(names []string) string { return cmp.Or(strings.Join(names, ","), NoSites) }

// Locality stands for the locality among settings. A sweep combines and reduces the
// locality like a variable; launches and findings have it in a field of its own.
const Locality = "locality"

// SplitLocality separates the locality from settings.
func SplitLocality(settings []finding.Setting) (others []finding.Setting, where string) {
	others = slices.DeleteFunc(slices.Clone(settings), func(s finding.Setting) bool { return s.Name == Locality })
	return others, ValueOf(settings, Locality)
}

// WithLocality puts the locality among settings.
func WithLocality(settings []finding.Setting, where string) []finding.Setting {
	return WithSetting(settings, Locality, where)
}
