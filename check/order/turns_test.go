package order_test

import (
	"cmp"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/check/order"
	. "github.com/nastympi/nastympi/test/kit/executions"
	"github.com/nastympi/nastympi/test/kit/seed"
)

// 12.5.3: of two locks, one of which is exclusive, either may be the first one.
func TestTurnsAreThoseOfLocksThatExcludeEachOther(t *testing.T) {
	const shared, exclusive, all = mpicall.LockShared, mpicall.LockExclusive, -1
	type taken struct {
		rank   int
		kind   int64
		target int64
	}
	tests := []struct {
		name  string
		taken []taken
		first []int
	}{
		{"exclusive", []taken{{0, exclusive, 2}, {1, exclusive, 2}}, []int{0}},
		{"shared before exclusive", []taken{{1, shared, 2}, {0, exclusive, 2}}, []int{1}},
		{"exclusive before lock_all", []taken{{1, exclusive, 2}, {0, shared, all}}, []int{1}},
		{"lock_all before exclusive", []taken{{1, shared, all}, {0, exclusive, 2}}, []int{1}},
		{"shared ones exclude nothing", []taken{{0, shared, 2}, {1, shared, 2}, {2, shared, all}}, nil},
		{"other targets", []taken{{0, exclusive, 2}, {1, exclusive, 1}}, nil},
		{"a rank does not exclude itself", []taken{{0, exclusive, 2}, {0, exclusive, 2}}, nil},
		{"most often first", []taken{{2, exclusive, 0}, {1, exclusive, 0}, {0, exclusive, 0}}, []int{2, 1}},
		{"only the first times count", []taken{{1, exclusive, 2}, {0, exclusive, 2}, {1, exclusive, 2}, {0, exclusive, 2}}, []int{1}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			e := New(3)
			win := e.Window(64, 4)
			for _, l := range test.taken {
				args, name := Args{"win": int64(win), "assert": 0}, "MPI_Win_lock_all"
				if l.target != all {
					args["lock_type"], args["rank"], name = l.kind, l.target, "MPI_Win_lock"
				}
				e.Call(l.rank, name, args)
			}
			turns := order.NewTurns()
			require.NoError(t, e.History().Walk(turns))
			assert.Equal(t, test.first, turns.First())
		})
	}
}

// What First counts at the end is what counting each lock against all before it gives.
func TestTurnsOfRandomLocks(t *testing.T) {
	const ranks, all = 4, -1
	random := rand.New(rand.NewSource(seed.Of(t)))
	for range 200 {
		e := New(ranks)
		win := e.Window(64, 4)
		type taken struct {
			rank, target int
			exclusive    bool
		}
		var before []taken
		count := map[int]int{}
		for range 1 + random.Intn(20) {
			now := taken{random.Intn(ranks), random.Intn(3) - 1, random.Intn(2) == 0}
			args, name := Args{"win": int64(win), "assert": 0}, "MPI_Win_lock_all"
			if now.exclusive = now.exclusive && now.target != all; now.target != all {
				args["lock_type"], args["rank"], name = int64(mpicall.LockShared), now.target, "MPI_Win_lock"
			}
			if now.exclusive {
				args["lock_type"] = int64(mpicall.LockExclusive)
			}
			e.Call(now.rank, name, args)
			if slices.Contains(before, now) {
				continue
			}
			for _, b := range before {
				if b.rank != now.rank && (b.exclusive || now.exclusive) && (b.target == all || now.target == all || b.target == now.target) {
					count[b.rank]++
				}
			}
			before = append(before, now)
		}
		want := slices.SortedFunc(maps.Keys(count), func(a, b int) int { return cmp.Or(count[b]-count[a], a-b) })
		turns := order.NewTurns()
		require.NoError(t, e.History().Walk(turns))
		assert.Equal(t, want, turns.First(), "%+v", before)
	}
}
