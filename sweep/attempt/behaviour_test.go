package attempt

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/intercept/config"
)

// Config declares behaviours as text, since it does not know package finding.
func TestDeclaredBehavioursAreThoseOfFindings(t *testing.T) {
	switches, bringing := map[finding.Behaviour]int{}, map[finding.Behaviour]int{}
	for _, v := range config.Declared() {
		behaviour := finding.Behaviour(v.Behaviour)
		switch {
		case behaviour == "":
		case v.Off != "":
			assert.Contains(t, DefaultBehaviours, behaviour, v.Name)
			switches[behaviour]++
		default:
			assert.Contains(t, AddedBehaviours, behaviour, v.Name)
			bringing[behaviour]++
		}
	}
	for _, behaviour := range DefaultBehaviours {
		assert.Equal(t, 1, switches[behaviour], "variables that turn off %s", behaviour)
	}
	for _, behaviour := range AddedBehaviours {
		assert.NotZero(t, bringing[behaviour], "variables that bring %s", behaviour)
	}
}

func TestBrings(t *testing.T) {
	for _, test := range []struct {
		name      string
		behaviour finding.Behaviour
		want      bool
	}{
		{"NASTY_SUBMIT_TIME", finding.Early, true},
		{"NASTY_TORN_PAUSE", finding.Delaying, true},
		{"NASTY_INTERLEAVE", finding.Adversaries, true},
		{"NASTY_INTERLEAVE", finding.Delaying, false},
		{"NASTY_POISON", finding.Poisoning, false}, // a default behaviour: the setting turns it off
		{"NASTY_SPLIT", finding.Adversaries, false},
	} {
		settings := []finding.Setting{{Name: "NASTY_SEED", Value: "1"}, {Name: test.name, Value: "x"}}
		assert.Equal(t, test.want, Brings(settings, test.behaviour), "%s: %s", test.name, test.behaviour)
	}
}

func TestMildSettings(t *testing.T) {
	assert.Equal(t, "NASTY_SUBMIT_TIME=fire_immediate NASTY_SKIP_ATOMICITY_STAGE=1 NASTY_SKIP_REORDERING_STAGE=1 "+
		"NASTY_POISON=0 NASTY_LOCAL_COMPLETION_ENABLED=0 NASTY_SEED=3", Assignments(MildSettings(2)))
}
