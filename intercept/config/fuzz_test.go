package config

import (
	"encoding"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzValues sets variables of all types to a text. Each refuses the text, or means the
// same after it was printed and parsed again.
func FuzzValues(f *testing.F) {
	for _, v := range Declared() {
		f.Add(v.Default)
	}
	for _, text := range []string{"64KiB", "9223372036854775807", "8191 tib", "-0.5us", "+7", "prog+0x1a2b,libx.so+0x4c", "none", "2,0"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.HasPrefix(text, "@") {
			t.Skip("names a file")
		}
		for _, field := range configFields() {
			first := reflect.New(field.Type)
			parser, has := first.Interface().(encoding.TextUnmarshaler)
			if !has || parser.UnmarshalText([]byte(text)) != nil {
				continue
			}
			printed := fmt.Sprint(first.Elem().Interface())
			second := reflect.New(field.Type)
			require.NoError(t, second.Interface().(encoding.TextUnmarshaler).UnmarshalText([]byte(printed)), "%s: %q", field.Name, text)
			assert.Equal(t, first.Elem().Interface(), second.Elem().Interface(), "%s: %q, printed as %q", field.Name, text, printed)
		}
	})
}
