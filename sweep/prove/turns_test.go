package prove

import (
	"cmp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/sweep/attempt"
	"github.com/nastympi/nastympi/test/kit/simulated"
)

// putting is a rank that makes a put to rank 1 at the site put(site), in an epoch. It begins at a time: in its own call, where it is
// complete when that returns, or in a synchronization call.
type putting struct {
	rank, site int
	began      uint64
	held       bool
	epoch      trace.Epoch
	end        rma.OccasionKind // of the synchronization call; 0: MPI_Win_unlock
	host, made string
}

func (p putting) trace() trace.Rank {
	const call, end, window = 1, 2, 3
	kind := rma.Call
	events := []trace.Event{{Type: trace.Window, Site: window}, {Type: trace.Enter, Site: call}, {Type: trace.Op, Site: call, Seq: 1, Target: 1, B: 4, Code: trace.Code(rma.Put, p.epoch)}}
	at := uint32(call)
	if p.held {
		events = append(events, trace.Event{Type: trace.Leave, Site: call}, trace.Event{Type: trace.Enter, Site: end})
		kind, at = cmp.Or(p.end, rma.Unlock), end
	}
	events = append(events, trace.Event{Type: trace.Sync, Site: at, Code: uint16(kind)}, trace.Event{Type: trace.Done, Site: at, Seq: 1}, trace.Event{Type: trace.Leave, Site: at})
	for i := range events {
		events[i].Time = 1
		if n := len(events) - i; n <= 3 {
			events[i].Time = p.began + uint64(3-n)
		}
	}
	sites := append([]trace.Site{{}}, simulated.New().Sites[2*p.site], trace.Site{Call: "MPI_Win_unlock"}, trace.Site{Call: p.made})
	return trace.Rank{Rank: p.rank, Host: p.host, Sites: sites, Events: events}
}

func TestTurnsOfARace(t *testing.T) {
	race := Race{First: side(3, 0), Second: side(4, 2), Bytes: &finding.Bytes{Rank: 1, To: 4}}
	first := putting{rank: 0, site: 3, began: 100, held: true, epoch: trace.Passive}
	second := putting{rank: 2, site: 4, began: 50, epoch: trace.Passive}
	require.Equal(t, simulated.Put(3), simulated.New().Sites[6].String())
	for name, c := range map[string]struct {
		change   func(a, b *putting)
		settings []finding.Setting
		want     []bool
	}{
		"complete before":            {func(_, _ *putting) {}, nil, []bool{true}},
		"at the same time":           {func(_, b *putting) { b.began = 99 }, nil, []bool{false}},
		"held until an unlock":       {func(_, b *putting) { b.held = true }, nil, []bool{true}},
		"held until a fence":         {func(_, b *putting) { b.held, b.epoch, b.end = true, trace.Fence, rma.Fence }, nil, []bool{false}},
		"clocks of two hosts":        {func(a, b *putting) { a.host, b.host = "a", "b" }, nil, nil},
		"no flush":                   {func(_, b *putting) { b.epoch = trace.Fence }, nil, []bool{false}},
		"no shadow of such a window": {func(_, b *putting) { b.epoch = trace.Fence }, []finding.Setting{{Name: config.ShadowWindow, Value: "1"}}, []bool{false}},
		"flush on a shadow window": {func(_, b *putting) { b.epoch, b.made = trace.Fence, "MPI_Win_allocate" },
			[]finding.Setting{{Name: config.ShadowWindow, Value: "1"}}, []bool{true}},
	} {
		a, b := first, second
		c.change(&a, &b)
		run := attempt.Result{Ranks: []trace.Rank{a.trace(), b.trace()}}
		assert.Equal(t, c.want, race.overtaken(run, 0, c.settings), name)
	}
	elsewhere := race
	elsewhere.Bytes = &finding.Bytes{Rank: 1, From: 4, To: 8}
	assert.Empty(t, elsewhere.overtaken(attempt.Result{Ranks: []trace.Rank{first.trace(), second.trace()}}, 0, nil), "other bytes")
}

// Both orders have the same result, and are shown by when the operations began.
func TestOrdersWithTheSameResult(t *testing.T) {
	f := simulated.New()
	f.Contents = func(simulated.Perturbed) uint64 { return 7 }
	orders := func(always bool) {
		f.Ranks = func(p simulated.Perturbed) []trace.Rank {
			late := p.Is("NASTY_HOLD_SITES", simulated.Put(3))
			a := putting{rank: 5, site: 3, began: 50, epoch: trace.Passive}
			b := putting{rank: 6, site: 4, began: 100, held: true, epoch: trace.Passive}
			if late || always {
				a.held, a.began, b.held, b.began = true, 100, false, 50
			}
			return []trace.Rank{a.trace(), b.trace()}
		}
	}
	race := Race{First: side(3, 5), Second: side(4, 6)}
	orders(false)
	shown, _ := proved(t, f, race)
	require.NotNil(t, shown)
	assert.True(t, shown.Same)
	assert.Equal(t, simulated.Put(4)+" is complete before it begins", shown.Orders[0].Result)

	f.Runs = 0
	orders(true)
	shown, _ = proved(t, f, race)
	assert.Nil(t, shown)
	_, tried, err := (&Prover{Runner: f}).Prove(t.Context(), race)
	require.NoError(t, err)
	assert.Equal(t, simulated.Put(3)+" was never complete before "+simulated.Put(4)+" began", tried.Why)
}

func TestWhyARaceIsNotShown(t *testing.T) {
	for why, sides := range map[string][2]Side{
		"nastympi cannot delay a load or a store": {side(3, 0), {Call: "load", Site: "x"}},
		"nastympi cannot delay a message or a collective operation, and the library may copy its buffer at once": {side(3, 0), {Call: "MPI_Send", Site: "x"}},
	} {
		f := simulated.New()
		f.Contents = func(simulated.Perturbed) uint64 { return 7 }
		_, tried, err := (&Prover{Runner: f}).Prove(t.Context(), Race{First: sides[0], Second: sides[1]})
		require.NoError(t, err)
		assert.Equal(t, why, tried.Why)
	}
	f := simulated.New()
	f.Contents = func(simulated.Perturbed) uint64 { return uint64(f.Runs / 2) }
	_, tried, err := (&Prover{Runner: f}).Prove(t.Context(), Race{First: side(3, 0), Second: side(4, 0)})
	require.NoError(t, err)
	assert.NotEmpty(t, tried.Why)
}
