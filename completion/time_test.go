package completion

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTimeText(t *testing.T) {
	assert.Equal(t, []string{"maximum_delay", "fire_immediate", "random_choice"}, TimeNames())
	assert.Equal(t, "submission time(0)", Time(0).String(), "the zero value is invalid")
	var time Time
	assert.EqualError(t, time.UnmarshalText([]byte("late")),
		`unknown submission time "late" (want maximum_delay, fire_immediate or random_choice)`)
}
