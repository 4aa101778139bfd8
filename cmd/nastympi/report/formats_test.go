package report

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
)

// fields collects the names that a type has in JSON.
func fields(t reflect.Type, names map[string]bool) {
	switch {
	case t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice:
		fields(t.Elem(), names)
	case t.Kind() == reflect.Struct && strings.Contains(t.PkgPath(), "nastympi"):
		for i := range t.NumField() {
			field := t.Field(i)
			if name, _, _ := strings.Cut(field.Tag.Get("json"), ","); name != "" && name != "-" {
				names[name] = true
			}
			fields(field.Type, names)
		}
	}
}

// doc/formats.md names every field, kind, severity, behaviour, purpose and rule.
func TestFormatsDocument(t *testing.T) {
	text, err := os.ReadFile("../../../doc/formats.md")
	require.NoError(t, err)
	said := map[string]bool{}
	for _, quoted := range regexp.MustCompile("`([^`\n]+)`").FindAllStringSubmatch(string(text), -1) {
		said[quoted[1]] = true
	}
	for _, f := range Formats {
		assert.True(t, said["-"+f.Flag], "format -%s", f.Flag)
	}
	names := map[string]bool{}
	fields(reflect.TypeFor[event](), names)
	fields(reflect.TypeFor[finding.Site](), names)
	fields(reflect.TypeFor[finding.Result](), names)
	for name := range names {
		assert.True(t, said[name], "field %s", name)
	}
	for _, value := range []any{
		finding.Exited, finding.Signalled, finding.Hung, finding.Deadlock, finding.Slow, finding.Unfinished, finding.Diverged,
		finding.Baseline, finding.Search, finding.Confirming, finding.Reducing, finding.Trying, finding.Recording, finding.Proving,
		finding.Error, finding.Warning, finding.Note,
	} {
		assert.True(t, said[fmt.Sprint(value)], "value %s", value)
	}
	for behaviour := range meaning {
		assert.True(t, said[string(behaviour)], "behaviour %s", behaviour)
	}
	for _, r := range finding.ScheduleRules() {
		assert.True(t, strings.Contains(string(text), fmt.Sprintf("| `%s` | %s |\n", r.Name, r.Title)), "rule %s", r.Name)
	}
	for what, version := range map[string]int{"finding.json and results": finding.Version, "events": EventsVersion, "schedule.json": finding.ScheduleVersion} {
		assert.True(t, strings.Contains(string(text), fmt.Sprintf("| %s | %d |\n", what, version)), "version of %s", what)
	}
}
