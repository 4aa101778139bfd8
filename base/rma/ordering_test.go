package rma

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParseOrdering(t *testing.T) {
	tests := []struct {
		name, value string
		want        Ordering
		wantErr     string
	}{
		{"absent: the default is everything (12.7.2)", "", DefaultOrdering, ""},
		{"none", "none", 0, ""},
		{"one", "raw", ReadAfterWrite, ""},
		{"list", "rar,waw", ReadAfterRead | WriteAfterWrite, ""},
		{"blanks", " war , raw ", WriteAfterRead | ReadAfterWrite, ""},
		{"all", "rar,raw,war,waw", DefaultOrdering, ""},
		{"unknown values are ignored by MPI: keep all", "rar,wow", DefaultOrdering,
			`accumulate_ordering: unknown relation "wow" (want none, or rar, raw, war, waw)`},
		{"empty word", "rar,", DefaultOrdering,
			`accumulate_ordering: unknown relation "" (want none, or rar, raw, war, waw)`},
		{"case matters", "RAR", DefaultOrdering,
			`accumulate_ordering: unknown relation "RAR" (want none, or rar, raw, war, waw)`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, err := ParseOrdering(test.value)
			assert.Equal(t, test.want, got)
			if test.wantErr == "" {
				assert.NoError(t, err)
			} else {
				assert.EqualError(t, err, test.wantErr)
			}
		})
	}
}

func TestKeeps(t *testing.T) {
	var (
		put   = Op{Kind: Put}
		get   = Op{Kind: Get}
		sum   = Op{Kind: Accumulate, Reduce: Combine}
		store = Op{Kind: Accumulate, Reduce: Replace}
		load  = Op{Kind: GetAccumulate, Reduce: NoOp}
		swap  = Op{Kind: GetAccumulate, Reduce: Replace}
		add   = Op{Kind: FetchAndOp, Reduce: Combine}
		peek  = Op{Kind: FetchAndOp, Reduce: NoOp}
		cas   = Op{Kind: CompareAndSwap, Reduce: Combine}
	)
	tests := []struct {
		name           string
		earlier, later Op
		want           Ordering // the relations of which any one keeps the order
	}{
		{"puts have no order (12.7.1)", put, put, 0},
		{"nor a put and an accumulate", put, sum, 0},
		{"nor an accumulate and a get", sum, get, 0},
		{"write, write", sum, store, WriteAfterWrite},
		{"write, read", store, load, ReadAfterWrite},
		{"read, write", load, store, WriteAfterRead},
		{"read, read", load, peek, ReadAfterRead},
		{"write, both", sum, add, ReadAfterWrite | WriteAfterWrite},
		{"both, write", cas, sum, WriteAfterRead | WriteAfterWrite},
		{"read, both", peek, swap, ReadAfterRead | WriteAfterRead},
		{"both, read", add, load, ReadAfterRead | ReadAfterWrite},
		{"both, both", cas, swap, DefaultOrdering},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for promised := Ordering(0); promised <= DefaultOrdering; promised++ {
				assert.Equal(t, promised&test.want != 0, promised.Keeps(&test.earlier, &test.later), "promised %04b", promised)
			}
		})
	}
}

func FuzzParseOrdering(f *testing.F) {
	for _, seed := range []string{"", "none", "rar,waw", " raw ", "none,none", "x", ","} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, value string) {
		got, err := ParseOrdering(value)
		assert.LessOrEqual(t, got, DefaultOrdering)
		if err != nil {
			assert.Equal(t, DefaultOrdering, got)
			return
		}
		again, err := ParseOrdering(printed(got))
		require.NoError(t, err)
		assert.Equal(t, got, again)
	})
}

func printed(o Ordering) string {
	words := []string{"none"}
	for i, word := range []string{"rar", "raw", "war", "waw"} {
		if o&(1<<i) != 0 {
			words = append(words, word)
		}
	}
	return strings.Join(words, ",")
}
