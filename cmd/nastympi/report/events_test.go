package report

import (
	"bytes"
	"encoding/json"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/samples"
)

func TestEvents(t *testing.T) {
	golden(t, "events.jsonl", written(t, func(b *bytes.Buffer) error {
		e := NewEvents(b)
		e.now = func() time.Time { return time.Date(2025, 3, 1, 12, 0, 0, 0, time.UTC) }
		require.NoError(t, e.Start(finding.Result{Program: "./halo"}))
		require.NoError(t, e.Baseline(unjudged()))
		require.NoError(t, e.Run(finding.Run{Number: 4, Purpose: finding.Search, Failed: true, Outcome: halo().Outcome, Time: time.Second}))
		require.NoError(t, e.Diagnosed(race()))
		require.NoError(t, e.Finding(halo()))
		return e.End(clean())
	}))
}

// Runs that go on at once write whole lines.
func TestEventsAtOnce(t *testing.T) {
	const runs = 200
	var b bytes.Buffer
	e := NewEvents(&b)
	var all sync.WaitGroup
	for i := range runs {
		all.Go(func() { assert.NoError(t, e.Run(finding.Run{Number: i + 1})) })
	}
	all.Wait()
	seen := map[int]bool{}
	for line := range bytes.Lines(b.Bytes()) {
		var got event
		require.NoError(t, json.Unmarshal(line, &got))
		assert.Equal(t, EventsVersion, got.Version)
		seen[got.Run.Number] = true
	}
	assert.Len(t, seen, runs)
}

// The last event is the whole result, which other commands read.
func TestReadEnd(t *testing.T) {
	var b bytes.Buffer
	e := NewEvents(&b)
	require.NoError(t, e.Start(finding.Result{Program: "./halo"}))
	got, err := ReadEnd(bytes.NewReader(b.Bytes()))
	require.NoError(t, err)
	assert.Nil(t, got, "the sweep was killed")
	require.NoError(t, e.End(summary()))
	got, err = ReadEnd(bytes.NewReader(b.Bytes()))
	require.NoError(t, err)
	assert.Equal(t, len(summary().Findings), len(got.Findings))
	assert.Equal(t, summary().Findings[1].Outcome, got.Findings[1].Outcome)
	_, err = ReadEnd(strings.NewReader("no JSON"))
	assert.Error(t, err)
}

// A result survives being written and read.
func TestJSON(t *testing.T) {
	for name, r := range samples.Sweeps() {
		var got finding.Result
		require.NoError(t, json.Unmarshal(written(t, func(b *bytes.Buffer) error { return JSON(b, r) }), &got), name)
		for _, list := range [][]finding.Finding{r.Findings, r.Known} {
			for i := range list {
				if list[i].Failure != nil {
					list[i].Folder = "" // a user's way to the folder is no part of the finding
				}
			}
		}
		if name != "foul" { // JSON has no bytes that are no characters
			assert.Equal(t, r, got, name)
		}
	}
}
