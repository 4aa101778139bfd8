package communication_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/check"
	"github.com/nastympi/nastympi/check/communication"
	"github.com/nastympi/nastympi/check/match"
	. "github.com/nastympi/nastympi/test/kit/executions"
)

func judged(t *testing.T, e *Execution) []*check.Finding {
	t.Helper()
	j := communication.New(match.New())
	require.NoError(t, e.History().Walk(j))
	InOrder(t, j.List())
	return j.List()
}

// none fails the test for each finding.
func none(t *testing.T, e *Execution) {
	t.Helper()
	for _, f := range judged(t, e) {
		t.Errorf("%s: %s", f.Name, f.Message)
	}
}

// only is the message of the only finding, which breaks the rule.
func only(t *testing.T, e *Execution, rule, message string) *check.Finding {
	t.Helper()
	found := judged(t, e)
	for _, f := range found[min(1, len(found)):] {
		t.Errorf("also %s: %s", f.Name, f.Message)
	}
	require.NotEmpty(t, found)
	assert.Equal(t, rule, found[0].Name)
	assert.Equal(t, message, found[0].Message)
	return found[0]
}

func num(name string) int64 { return int64(Type(name)) }

func op(name string) int64 { return int64(mpicall.Numbered(mpicall.Op, name)) }

// Some addresses.
const (
	here  = 0x1000
	there = 0x2000
)

// send and recv are the arguments of calls that transfer ints with tag 7.
func send(to, count int64) Args {
	return Args{"buf": here, "comm": World, "dest": to, "tag": 7, "count": count, "datatype": num("MPI_INT")}
}

func recv(from, count int64) Args {
	return Args{"buf": there, "comm": World, "source": from, "tag": 7, "count": count, "datatype": num("MPI_INT")}
}

func status(from, bytes int64) Args {
	return Args{"status": trace.Status{Present: true, Source: from, Tag: 7, Bytes: bytes}}
}

// received are the arguments and results of a receive.
func received(from, count int64) Args { return With(recv(from, count), status(from, 4*count)) }

// derived describes a datatype of a rank: runs of ints.
func derived(e *Execution, rank int, number uint64, committed bool, runs ...trace.Run) {
	m := trace.TypeMap{Committed: committed, Known: true, Runs: runs}
	for _, r := range runs {
		m.Size += r.Blocks * r.Each * r.Width
		m.TrueWidth = max(m.TrueWidth, r.Offset+(r.Blocks-1)*r.Stride+r.Each*r.Width)
	}
	m.Extent = m.TrueWidth
	e.Describe(rank, trace.Object{Kind: mpicall.Datatype, Number: number, Datatype: &m})
}

func run(name string, offset, blocks, each, stride int64) trace.Run {
	width := map[string]int64{"MPI_INT": 4, "MPI_FLOAT": 4, "MPI_DOUBLE": 8}[name]
	return trace.Run{Offset: offset, Blocks: blocks, Each: each, Stride: stride, Element: Type(name), Width: width}
}

// inter describes an intercommunicator of rank 0 and the others, which all ranks make.
func inter(e *Execution, size int64) int64 {
	const number = 50
	first, others := []trace.Span{{First: 0, Count: 1}}, []trace.Span{{First: 1, Stride: 1, Count: size - 1}}
	for rank := range int(size) {
		set := trace.ProcessSet{Parent: Self, Inter: true, Topology: mpicall.Undefined, Local: others, Remote: first, Rank: int64(rank) - 1}
		if rank == 0 {
			set.Local, set.Remote, set.Rank = first, others, 0
		}
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: Self, Communicator: &trace.ProcessSet{
			Topology: mpicall.Undefined, Local: []trace.Span{{First: int64(rank), Count: 1}},
		}})
		args := Args{"local_comm": Self, "newintercomm": number}
		e.Enter(rank, "MPI_Intercomm_create", args)
		e.Describe(rank, trace.Object{Kind: mpicall.Communicator, Number: number, Communicator: &set})
		e.Leave(rank, "MPI_Intercomm_create", args)
	}
	return number
}

func TestEachRuleIsComplete(t *testing.T) {
	names := map[string]bool{}
	for _, r := range communication.Rules() {
		assert.False(t, names[r.Name], "two rules are called %s", r.Name)
		names[r.Name] = true
		for what, text := range map[string]string{
			"severity": string(r.Severity), "section": r.Section, "title": r.Title, "text": r.Says, "example": r.Example, "repair": r.Repair,
		} {
			assert.NotEmpty(t, text, "%s has no %s", r.Name, what)
		}
	}
}

// Each rule is the subject of a test in this folder that makes an execution which breaks it.
func TestEachRuleIsTested(t *testing.T) {
	tested := map[string]bool{}
	for _, c := range wrongCalls {
		tested[c.rule] = true
	}
	for _, c := range wrongOperations {
		tested[c.rule] = true
	}
	for _, name := range []string{"message-truncated", "message-signature", "ready-send-too-early", "message-not-received", "matched-message-not-received", "collective-missing", "buffer-in-use", "buffer-out-of-scope", "used-after-free", "invalid-group-ranks", "variable-type-mismatch"} {
		tested[name] = true
	}
	for _, c := range neverFreed {
		tested[c.rule] = true
	}
	for _, r := range communication.Rules() {
		assert.True(t, tested[r.Name], r.Name)
	}
}
