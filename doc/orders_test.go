package doc

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/sched"
)

// Each order that users may ask for has a row that says what it is good for.
func TestOrdersPageHasEachOrder(t *testing.T) {
	text, err := os.ReadFile("orders.md")
	require.NoError(t, err)
	for _, name := range sched.PolicyNames() {
		assert.True(t, strings.Contains(string(text), "\n| `"+name+"`"), "doc/orders.md has no row %s", name)
	}
}
