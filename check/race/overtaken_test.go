package race_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check/race"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

// An accumulate that was called earlier, and is not complete, may be carried out later (MPI 4.1, 12.5.4 and 12.7.1); those of one origin
// keep the orders that accumulate_ordering promises (12.7.2).
func TestAccumulateNotComplete(t *testing.T) {
	const overtaken = "accumulate-not-complete"
	news := func(s scene) { s.send(0, 1); s.recv(1, 0) }
	read := func(s scene, rank int) { s.fetch(rank, 2, 0, "MPI_NO_OP") }
	for name, c := range map[string]struct {
		info string
		want []string
		do   func(s scene)
	}{
		"told by a message": {"", []string{overtaken}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); news(s); read(s, 1) }},
		"told by a barrier": {"", []string{overtaken}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.barrier(); read(s, 1) }},
		"complete at the origin": {"", []string{overtaken}, func(s scene) {
			s.accumulate(0, 0, "MPI_SUM")
			s.call(0, "MPI_Win_flush_local", Args{"rank": 2})
			news(s)
			read(s, 1)
		}},
		"complete after the message": {"", []string{overtaken}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); news(s); s.flush(0, 2); read(s, 1) }},
		"complete":                   {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.flush(0, 2); news(s); read(s, 1) }},
		"nothing is told":            {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); read(s, 1) }},
		"called before":              {"", nil, func(s scene) { news(s); s.accumulate(0, 0, "MPI_SUM"); read(s, 1) }},
		"another location":           {"", nil, func(s scene) { s.accumulate(0, 4, "MPI_SUM"); news(s); read(s, 1) }},
		"nothing is read":            {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); news(s); s.accumulate(1, 0, "MPI_SUM") }},
		"nothing is written":         {"", nil, func(s scene) { read(s, 0); news(s); read(s, 1) }},
		"what was fetched is there": {"", nil, func(s scene) {
			s.fetch(0, 2, 0, "MPI_SUM")
			s.call(0, "MPI_Win_flush_local", Args{"rank": 2})
			news(s)
			read(s, 1)
		}},
		"fetched and pending":        {"", []string{overtaken}, func(s scene) { s.fetch(0, 2, 0, "MPI_SUM"); news(s); read(s, 1) }},
		"seen by an earlier fetch":   {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); read(s, 1); s.flush(1, 2); read(s, 1) }},
		"in order":                   {"", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); read(s, 0) }},
		"an unknown order":           {"sideways", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); read(s, 0) }},
		"writes in order":            {"waw", []string{overtaken}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); read(s, 0) }},
		"in no order":                {"none", []string{overtaken}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); read(s, 0) }},
		"in no order, and complete":  {"none", nil, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); s.flush(0, 2); read(s, 0) }},
		"in no order, the other way": {"none", nil, func(s scene) { read(s, 0); s.accumulate(0, 0, "MPI_SUM") }},
		"two calls that read":        {"", []string{overtaken, overtaken}, func(s scene) { s.accumulate(0, 0, "MPI_SUM"); news(s); read(s, 1); s.flush(1, 2); read(s, 1) }},
	} {
		t.Run(name, func(t *testing.T) {
			s := passive(3, trace.Pair{Key: "accumulate_ordering", Value: c.info})
			c.do(s)
			assert.Equal(t, c.want, foundOnOne(t, s.Execution))
			assert.Empty(t, judgedOn(t, s.Execution, 2).List(), "over nodes, nothing is said")
		})
	}
}

func TestAccumulateNotCompleteIsExplained(t *testing.T) {
	s := passive(3)
	s.accumulate(0, 0, "MPI_SUM")
	s.send(0, 1)
	s.recv(1, 0)
	s.fetch(1, 2, 0, "MPI_NO_OP")
	j := race.New()
	require.NoError(t, s.History().Walk(j))
	require.Len(t, j.List(), 1)
	f := j.List()[0]
	assert.Equal(t, finding.Note, f.Severity)
	assert.Equal(t, "B may read the bytes before A has updated them", f.Message)
	assert.Equal(t, []string{"MPI_Accumulate", "MPI_Fetch_and_op"}, []string{f.Places[0].Function.String(), f.Places[1].Function.String()})
	require.Len(t, f.Why, 1)
	assert.Equal(t, "{0} lets rank 1 go on, but nothing completes A before", f.Why[0].Text)
	assert.Equal(t, "MPI_Win_flush(2, win) after {0}", f.Repair)
}

// A thread that fetches the same again is compared with many accumulates only if it has heard of one since.
func TestAccumulateNotCompleteAmongMany(t *testing.T) {
	const ranks = 64
	s := passive(ranks)
	for rank := 1; rank < ranks; rank++ {
		s.accumulate(rank, 0, "MPI_SUM")
	}
	fetch := func() {
		s.CallAgain(0, "MPI_Fetch_and_op", Args{
			"win": s.w, "origin_addr": 0x500000, "result_addr": 0x500040, "datatype": int64(Type("MPI_INT")), "target_rank": 2,
			"target_disp": 0, "op": int64(mpicall.Numbered(mpicall.Op, "MPI_SUM")),
		})
	}
	for range 3 {
		fetch()
	}
	assert.Empty(t, foundOnOne(t, s.Execution), "nothing is told")
	s.send(5, 0)
	s.CallAgain(0, "MPI_Recv", receipt(5))
	fetch()
	assert.Equal(t, []string{"accumulate-not-complete"}, foundOnOne(t, s.Execution))
}
