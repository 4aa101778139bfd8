package seed

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOnlySoaksHaveOtherSeeds(t *testing.T) {
	t.Setenv(Variable, "")
	t.Setenv("TEST_SOAK", "")
	assert.EqualValues(t, fixed, Of(t))
	t.Setenv("TEST_SOAK", "1")
	assert.NotEqual(t, Of(t), Of(t))
	t.Setenv(Variable, "77")
	assert.EqualValues(t, 77, Of(t))
}
