package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/nastympi/nastympi/test/kit/section"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMedianAndSpreadOfLaunches(t *testing.T) {
	var out strings.Builder
	var lines figures
	for _, output := range []string{"native put 61.2 - ns\n", "native put 70.0 - ns\n", "native put 60.9 - ns\n"} {
		lines.add(output)
	}
	(&table{out: &out}).rows("mpich", "create", lines)
	assert.Equal(t, []string{"mpich", "create", "native", "put", "61.2", "60.9..70.0", "-", "ns"}, strings.Fields(out.String()))
}

func TestWhatIsRoundedToZeroHasNoSign(t *testing.T) {
	m := measured{Digits: 1}
	require.Equal(t, "0.0", m.number(-0.04))
	require.Equal(t, "-0.1", m.number(-0.06))
	require.Equal(t, "10.0", m.number(10))
}

func TestPageHasTheTable(t *testing.T) {
	var header strings.Builder
	(&table{out: &header}).header()
	body, err := section.Read("../../"+page, sectionName)
	require.NoError(t, err)
	assert.Contains(t, body, header.String())
}

func TestPageHasTheSweeps(t *testing.T) {
	body, err := section.Read("../../"+page, sweepSection)
	require.NoError(t, err)
	assert.Contains(t, body, sweepHeader)
	body, err = section.Read("../../"+page, racySection)
	require.NoError(t, err)
	assert.Contains(t, body, racyHeader)
}

func TestEventsOfASweep(t *testing.T) {
	path := filepath.Join(t.TempDir(), "events")
	require.NoError(t, os.WriteFile(path, []byte(`{"event":"start","time":"2025-03-01T12:00:00Z"}
{"event":"run","time":"2025-03-01T12:00:01Z"}
{"event":"run","time":"2025-03-01T12:00:02Z"}
{"event":"confirmed","time":"2025-03-01T12:00:02Z"}
{"event":"run","time":"2025-03-01T12:00:03Z"}
{"event":"finding","time":"2025-03-01T12:00:04Z"}
`), 0o600))
	confirmed, found, err := readEvents(path)
	require.NoError(t, err)
	assert.Equal(t, "2 runs, 2.0 s", confirmed.String())
	assert.Equal(t, "3 runs, 4.0 s", found.String())
}
