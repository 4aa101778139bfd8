package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const events = `{"Action":"start","Package":"github.com/nastympi/nastympi/sched"}
{"Action":"output","Package":"github.com/nastympi/nastympi/sched","Test":"TestGood","Output":"=== RUN   TestGood\n"}
{"Action":"pass","Package":"github.com/nastympi/nastympi/sched","Test":"TestGood","Elapsed":2}
{"Action":"output","Package":"github.com/nastympi/nastympi/sched","Test":"TestBad","Output":"--- FAIL: TestBad\n"}
{"Action":"fail","Package":"github.com/nastympi/nastympi/sched","Test":"TestBad","Elapsed":1.5}
{"Action":"output","Package":"github.com/nastympi/nastympi/sched","Output":"FAIL\tgithub.com/nastympi/nastympi/sched\t3.6s\n"}
{"Action":"fail","Package":"github.com/nastympi/nastympi/sched","Elapsed":3.6}
{"Action":"output","Package":"github.com/nastympi/nastympi/split","Test":"TestLost","Output":"fatal error\n"}
# a line of the compiler
{"Action":"output","Package":"github.com/nastympi/nastympi/split","Output":"PASS\n"}
{"Action":"output","Package":"github.com/nastympi/nastympi/split","Output":"ok  \tgithub.com/nastympi/nastympi/split\t0.4s\n"}
{"Action":"pass","Package":"github.com/nastympi/nastympi/split","Elapsed":0.4}
`

// What is printed is what `go test` prints: the output of tests that fail, and nothing of those that pass. What a test has written that never ended is shown at the end.
func TestEventsBecomeTheOutputOfGoTest(t *testing.T) {
	var out strings.Builder
	got, err := read(strings.NewReader(events), &out)
	require.NoError(t, err)
	assert.Equal(t, "--- FAIL: TestBad\nFAIL\tgithub.com/nastympi/nastympi/sched\t3.6s\n# a line of the compiler\n"+
		"ok  \tgithub.com/nastympi/nastympi/split\t0.4s\nfatal error\n", out.String())
	assert.Equal(t, times{
		Packages: map[string]float64{"sched": 3.6, "split": 0.4},
		Tests:    map[string]float64{"sched TestGood": 2, "sched TestBad": 1.5},
	}, got)
}

func TestTableHasTheSlowestFirst(t *testing.T) {
	got, err := read(strings.NewReader(events), &strings.Builder{})
	require.NoError(t, err)
	assert.Regexp(t, `(?s)3\.6 +90\.0%  sched\n +4\.0 +all\n.*2\.0  sched TestGood\n +1\.5  sched TestBad\n$`, got.table())
}

func TestPackagesKeepTheirShare(t *testing.T) {
	var all times
	all.join(times{Packages: map[string]float64{"a": 50, "b": 40}})
	all.join(times{Packages: map[string]float64{"b": 5, "c": 5}})
	noted, err := parseNotes(all.notes())
	require.NoError(t, err)
	assert.Equal(t, map[string]float64{"a": 50, "b": 45, "c": 5}, noted)
	assert.NoError(t, all.judge(noted))
	assert.NoError(t, all.judge(map[string]float64{"a": 26, "b": 23}), "below twice the share; c is small")
	assert.ErrorContains(t, all.judge(map[string]float64{"a": 50, "b": 22}), "b takes 45.0 % of the time, more than twice what is noted (22 %)")
	assert.ErrorContains(t, all.judge(map[string]float64{"b": 45}), "a takes 50.0 %", "a new package")
}

func TestNotesAreRead(t *testing.T) {
	for _, line := range []string{"a", "many a", "5"} {
		_, err := parseNotes("# heading\n" + line + "\n")
		assert.ErrorContains(t, err, "bad line", line)
	}
}

func TestArguments(t *testing.T) {
	for _, words := range []struct {
		keep  string
		table bool
		rest  []string
	}{{"", false, []string{"go"}}, {"f", true, []string{"go"}}, {"f", false, nil}} {
		assert.ErrorContains(t, act(words.keep, "", words.table, false, words.rest), "want -keep FILE")
	}
}

// The times of a command that fails are kept, too: what is slow often fails.
func TestTimesOfAFailureAreKept(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "times.json")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "events"), []byte(events), 0o600))
	require.ErrorContains(t, act(file, "", false, false, []string{"sh", "-c", "cat " + filepath.Join(folder, "events") + "; exit 1"}), "exit status 1")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Contains(t, string(text), `"sched TestBad": 1.5`)
}
