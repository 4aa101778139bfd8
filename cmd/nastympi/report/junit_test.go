package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

func TestJUnit(t *testing.T) {
	golden(t, "judgement.junit.xml", written(t, func(b *bytes.Buffer) error { return JUnit(b, samples.Judgement()) }))
	for _, name := range []string{"found", "unjudged"} {
		golden(t, name+".junit.xml", written(t, func(b *bytes.Buffer) error { return JUnit(b, sweeps()[name]) }))
	}
}

// Numbers of failures decide in CI.
func TestJUnitCounts(t *testing.T) {
	for name, want := range map[string]string{
		"found":    `tests="6" failures="4" errors="0" skipped="1"`,
		"clean":    `tests="1" failures="0" errors="0" skipped="0"`,
		"unjudged": `tests="1" failures="0" errors="1" skipped="0"`,
		"known":    `tests="3" failures="1" errors="0" skipped="1"`,
	} {
		text := string(written(t, func(b *bytes.Buffer) error { return JUnit(b, sweeps()[name]) }))
		assert.Contains(t, text, want, name)
		assert.Equal(t, 1, strings.Count(text, `name="sweep"`), name)
	}
}

// What the whole command says is its test case: an error unless all was judged and the program passes by itself.
func TestJUnitOfTheCommand(t *testing.T) {
	partly, itself := clean(), clean()
	partly.Partial = []string{"rank 3 has no recording"}
	itself.Ended, itself.Status = "died of SIGSEGV (exit status 139)", 139
	for want, r := range map[string]finding.Result{
		`<error type="incomplete" message="rank 3 has no recording">`:                             partly,
		`<error type="the program itself" message="died of SIGSEGV (exit status 139)">`:           itself,
		`<error type="no verdict" message="the baseline failed in 1 of 3 runs; `:                  unjudged(),
		`<testcase name="check" classname="nastympi.halo" time="1.200">` + "\n      <system-out>": samples.Judgement(),
	} {
		assert.Contains(t, string(written(t, func(b *bytes.Buffer) error { return JUnit(b, r) })), want)
	}
}
