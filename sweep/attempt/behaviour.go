package attempt

import (
	"slices"
	"strconv"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
)

// DefaultBehaviours are those that nastympi has by default, in the order in which a reduction turns them off.
var DefaultBehaviours = []finding.Behaviour{
	finding.Splitting, finding.Reordering, finding.Flushing, finding.Poisoning, finding.BeyondLocal,
}

// AddedBehaviours are those that a setting brings, in the order in which a finding lists them.
var AddedBehaviours = []finding.Behaviour{finding.Early, finding.Delaying, finding.Adversaries}

// PartOf has the behaviours that cannot appear without another one: flushes stand
// between reordered pieces.
var PartOf = map[finding.Behaviour]finding.Behaviour{finding.Flushing: finding.Reordering}

// SettingWithout is the setting that turns a default behaviour off.
func SettingWithout(behaviour finding.Behaviour) finding.Setting {
	variables := config.Declared()
	i := slices.IndexFunc(variables, func(v config.Variable) bool { return v.Off != "" && v.Behaviour == string(behaviour) })
	return finding.Setting{Name: variables[i].Name, Value: variables[i].Off}
}

// Brings says whether one of these settings, which are not the defaults, brings a behaviour.
func Brings(settings []finding.Setting, behaviour finding.Behaviour) bool {
	return slices.ContainsFunc(config.Declared(), func(v config.Variable) bool {
		return v.Off == "" && v.Behaviour == string(behaviour) &&
			slices.ContainsFunc(settings, func(s finding.Setting) bool { return s.Name == v.Name })
	})
}

// Immediate is the value of NASTY_SUBMIT_TIME that holds nothing.
const Immediate = "fire_immediate"

// MildSettings make a traced run as one expects of a program without bugs: default behaviours are off,
// and operations are complete when their calls return. n becomes the seed.
func MildSettings(n int) []finding.Setting {
	settings := []finding.Setting{{Name: config.SubmitTime, Value: Immediate}}
	for _, behaviour := range DefaultBehaviours {
		if PartOf[behaviour] == "" {
			settings = append(settings, SettingWithout(behaviour))
		}
	}
	return append(settings, finding.Setting{Name: config.Seed, Value: strconv.Itoa(n + 1)})
}
