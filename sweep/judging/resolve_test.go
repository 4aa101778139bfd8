package judging

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// A place is named by the program's own code, and its site by all frames from there to the call.
func TestTheProgramsOwnLineComesFirst(t *testing.T) {
	e := New(1)
	w := e.Window(64, 4)
	e.Call(0, "MPI_Win_lock", Args{"win": int64(w), "lock_type": mpicall.LockShared, "rank": 0, "assert": 0})
	e.Call(0, "MPI_Win_lock", Args{"win": int64(w), "lock_type": mpicall.LockShared, "rank": 0, "assert": 0})
	folder := t.TempDir()
	require.NoError(t, e.Write(folder))
	r := Reader{Describe: func(s trace.Site) finding.Site {
		return finding.Site{Call: s.Call, Module: s.Module, Offset: s.Offset, File: "/src/halo.c", Line: 61, Function: "exchange", Through: []string{"raw_put in libraw.so"}}
	}}
	judged, err := r.Judge(folder, Mistakes())
	require.NoError(t, err)
	require.NotEmpty(t, judged.Findings)
	p := judged.Findings[0].MainPlace()
	assert.Equal(t, []any{"MPI_Win_lock", "/src/halo.c", 61, "exchange"}, []any{p.Call, p.File, p.Line, p.Function})
	assert.Equal(t, []string{"raw_put in libraw.so"}, p.Through)
	assert.NotEmpty(t, p.SiteName())
}
