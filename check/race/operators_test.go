package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// Concurrent accumulates to one location have operations that info key accumulate_ops allows together (MPI 4.1, 12.2.1).
func TestConcurrentDifferentOperations(t *testing.T) {
	const differ = "concurrent-different-operations"
	swap := func(s scene, rank int) {
		s.call(rank, "MPI_Compare_and_swap", Args{
			"origin_addr": 0x5000, "compare_addr": 0x5010, "result_addr": 0x6000, "datatype": int64(Type("MPI_INT")), "target_rank": 2, "target_disp": 0,
		})
	}
	for name, c := range map[string]struct {
		info string
		want []string
		do   func(s scene)
	}{
		"sum and replace":            {"", []string{differ}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.accumulate(1, 0, "MPI_REPLACE") }},
		"the same operation":         {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.accumulate(1, 0, "MPI_SUM") }},
		"another location":           {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.accumulate(1, 4, "MPI_REPLACE") }},
		"one that only reads":        {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.fetch(1, 2, 0, "MPI_NO_OP") }},
		"one that reads and same_op": {"same_op", []string{differ}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.fetch(1, 2, 0, "MPI_NO_OP") }},
		"the default, given":         {"same_op_no_op", []string{differ}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.accumulate(1, 0, "MPI_MAX") }},
		"a value of the library":     {"any_op", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.accumulate(1, 0, "MPI_REPLACE") }},
		"compare and swap":           {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_REPLACE"); swap(s, 1) }},
		"of one origin":              {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.accumulate(0, 0, "MPI_REPLACE") }},
		"both operations of one rank": {"", []string{differ}, func(s scene) {
			s.accumulate(0, 0, "MPI_SUM")
			s.accumulate(0, 0, "MPI_REPLACE")
			s.accumulate(1, 0, "MPI_REPLACE")
		}},
		"in order": {"", nil, func(s scene) {
			s.accumulate(0, 0, "MPI_SUM")
			s.flush(0, 2)
			s.send(0, 1)
			s.recv(1, 0)
			s.accumulate(1, 0, "MPI_REPLACE")
		}},
		"complete only at the origin": {"", []string{differ}, func(s scene) {
			s.accumulate(0, 0, "MPI_SUM")
			s.call(0, "MPI_Win_flush_local", Args{"rank": 2})
			s.send(0, 1)
			s.recv(1, 0)
			s.accumulate(1, 0, "MPI_REPLACE")
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := passive(3, trace.Pair{Key: "accumulate_ops", Value: c.info})
			c.do(s)
			assert.Equal(t, c.want, found(t, s.Execution))
		})
	}
	s := passive(3)
	s.accumulate(0, 0, "MPI_SUM")
	s.accumulate(1, 0, "MPI_REPLACE")
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.Len(t, j.List(), 1)
	assert.Equal(t, "nothing orders A (MPI_SUM) and B (MPI_REPLACE), which access the same bytes", j.List()[0].Message)
	assert.Equal(t, finding.Note, j.List()[0].Severity)
}
