package completion

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTimeText(t *testing.T) {
	assert.Equal(t, "maximum_delay", MaximumDelay.String())
	assert.Equal(t, "Time(0)", Time(0).String(), "the zero value is invalid")
	var time Time
	assert.EqualError(t, time.UnmarshalText([]byte("late")),
		`unknown submission time "late" (want maximum_delay, fire_immediate, random_choice)`)
}

func FuzzTimeUnmarshalText(f *testing.F) {
	for _, name := range append(TimeNames(), "", "late") {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var first, second Time
		if first.UnmarshalText([]byte(text)) != nil {
			return
		}
		printed, err := first.MarshalText()
		assert.NoError(t, err)
		assert.NoError(t, second.UnmarshalText(printed))
		assert.Equal(t, first, second)
	})
}
