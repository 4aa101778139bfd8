package completion

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A rank that polls for copied data gets it, because every call in which this rank may wait
// for another one issues the data, at once or in time (12.7.3).
func TestEveryCallReleases(t *testing.T) {
	for call := Locking; call < Calls; call++ {
		assert.NotZero(t, Releases(call), "class %d", call)
	}
}

func TestReleases(t *testing.T) {
	tests := []struct {
		name string
		call Call
		want Scope
	}{
		{"a lock waits for its holder (12.5.3)", Locking, All},
		{"an unlock needs its own target only (12.5.3)", Unlocking, OthersIfShared},
		{"a flush needs its own target only (12.5.4)", Flushing, OthersIfShared},
		{"a fence completes its own window (12.5.1)", Fencing, Others},
		{"a post waits for nobody (12.5.2)", Posting, Overdue},
		{"a wait becomes tests of the exposure epoch (12.5.2)", Exposing, Overdue},
		{"a start may wait for posts (12.5.2)", Starting, All},
		{"complete completes its own window (12.5.2)", Completing, Others},
		{"a local flush waits for nobody (12.5.4)", LocalFlush, Overdue},
		{"a test waits for nobody (3.7.3)", Polling, Overdue},
		{"a receive may wait for whoever polls (12.7.3)", Blocking, All},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, Releases(test.call)) })
	}
}

func TestMayBeLate(t *testing.T) {
	tests := []struct {
		name    string
		opening Opening
		want    bool
	}{
		{"a lock of a remote rank (12.5.3)", Opening{}, true},
		{"the own window: it guards loads and stores (12.5.3)", Opening{Self: true}, false},
		{"memory that is shared", Opening{Reachable: true}, false},
		{"inside another epoch", Opening{Nested: true}, false},
		{"with other threads", Opening{Threads: true}, false},
		{"wrong arguments: the library reports them", Opening{Suspect: true}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, MayBeLate(test.opening)) })
	}
}
