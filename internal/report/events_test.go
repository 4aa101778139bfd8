package report

import (
	"bytes"
	"encoding/json"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/internal/finding"
)

func TestEvents(t *testing.T) {
	golden(t, "events.jsonl", written(t, func(b *bytes.Buffer) error {
		e := JSON(b)
		e.now = func() time.Time { return time.Date(2025, 3, 1, 12, 0, 0, 0, time.UTC) }
		require.NoError(t, e.Start(finding.Summary{Program: "./halo"}))
		require.NoError(t, e.Baseline(unjudged()))
		require.NoError(t, e.Run(finding.Run{Number: 4, Purpose: finding.Search, Failed: true, Outcome: halo().Outcome, Time: time.Second}))
		require.NoError(t, e.Finding(halo()))
		return e.End(clean())
	}))
}

// Runs that go on at once write whole lines.
func TestEventsAtOnce(t *testing.T) {
	const runs = 200
	var b bytes.Buffer
	e := JSON(&b)
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
