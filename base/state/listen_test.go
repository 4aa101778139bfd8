package state

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// long is more than anybody waits for.
const long = time.Minute

func connect(t *testing.T, folder string, rank int) *Teller {
	t.Helper()
	teller := Connect(folder)
	require.NotNil(t, teller)
	go teller.Answer(func() Rank { return Rank{Rank: rank} })
	return teller
}

func ranks(list []Rank) (numbers []int) {
	for _, r := range list {
		numbers = append(numbers, r.Rank)
	}
	return numbers
}

func TestEveryRankAnswers(t *testing.T) {
	folder := filepath.Join(t.TempDir(), strings.Repeat("x", 120)) // longer than the address of a socket
	require.NoError(t, os.Mkdir(folder, 0o700))
	l, err := Listen(folder)
	require.NoError(t, err)
	defer l.Close()
	tellers := []*Teller{connect(t, folder, 2), connect(t, folder, 0), connect(t, folder, 1)}
	require.Eventually(t, func() bool { l.mu.Lock(); defer l.mu.Unlock(); return len(l.cores) == 3 }, long, time.Millisecond)
	assert.Equal(t, []int{0, 1, 2}, ranks(l.Ask(long)))
	assert.Equal(t, []int{0, 1, 2}, ranks(l.Ask(long)), "once each")

	// A rank that ends says so, and is not asked any more.
	tellers[2].Tell(Rank{Rank: 1, Ended: true})
	require.NoError(t, tellers[2].conn.Close())
	require.Eventually(t, func() bool { l.mu.Lock(); defer l.mu.Unlock(); return len(l.cores) == 2 }, long, time.Millisecond)
	all := l.Ask(long)
	assert.Equal(t, []int{0, 1, 2}, ranks(all))
	assert.True(t, all[1].Ended)

	for _, teller := range tellers[:2] {
		teller.Tell(Rank{Rank: 5, Ended: true})
		require.NoError(t, teller.conn.Close())
	}
	assert.Equal(t, []int{1, 5, 5}, ranks(l.Last(long)))
}

func TestCoreThatDoesNotAnswer(t *testing.T) {
	folder := t.TempDir()
	l, err := Listen(folder)
	require.NoError(t, err)
	defer l.Close()
	stopped := Connect(folder)
	require.NotNil(t, stopped)
	connect(t, folder, 1)
	require.Eventually(t, func() bool { l.mu.Lock(); defer l.mu.Unlock(); return len(l.cores) == 2 }, long, time.Millisecond)
	require.Eventually(t, func() bool { return len(l.Ask(50*time.Millisecond)) == 1 }, long, time.Millisecond)
}

func TestNobodyListens(t *testing.T) {
	assert.Nil(t, Connect(""))
	assert.Nil(t, Connect(t.TempDir()))
	assert.Nil(t, Connect("/nonexistent"))
}
