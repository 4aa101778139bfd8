package litmus

// Op is the kind of an instruction.
type Op uint8

const (
	Load Op = iota + 1
	Store
	Put
	Get
	Accumulate
	GetAccumulate
	FetchAndOp
	CompareAndSwap
	Rput
	Rget
	Raccumulate
	RgetAccumulate
	Wait
	TestRequest
	Lock
	Unlock
	LockAll
	UnlockAll
	Flush
	FlushAll
	FlushLocal
	FlushLocalAll
	Sync
	Fence
	Post
	Start
	Complete
	WinWait
	WinTest
	Send
	Recv
	Barrier
)

// form is how an instruction is written: its keyword, then words that stand for
// themselves or, in capitals, for a field. An option in the list may follow.
type form struct {
	keyword string
	words   []string
	options []string
}

// forms is the whole grammar of instructions; parser and printer both follow it.
var forms = map[Op]form{
	Load:           {"load", []string{"ORIGIN", "=", "REMOTE"}, nil},
	Store:          {"store", []string{"REMOTE", "=", "ORIGIN"}, nil},
	Put:            {"put", []string{"ORIGIN", "to", "TARGET"}, nil},
	Get:            {"get", []string{"ORIGIN", "from", "TARGET"}, nil},
	Accumulate:     {"accumulate", []string{"REDUCE", "ORIGIN", "to", "TARGET"}, nil},
	GetAccumulate:  {"get_accumulate", []string{"REDUCE", "ORIGIN", "to", "TARGET", "into", "RESULT"}, nil},
	FetchAndOp:     {"fetch_and_op", []string{"REDUCE", "ORIGIN", "to", "TARGET", "into", "RESULT"}, nil},
	CompareAndSwap: {"compare_and_swap", []string{"COMPARE", "by", "ORIGIN", "at", "TARGET", "into", "RESULT"}, nil},
	Rput:           {"rput", []string{"ORIGIN", "to", "TARGET", "as", "REQUEST"}, nil},
	Rget:           {"rget", []string{"ORIGIN", "from", "TARGET", "as", "REQUEST"}, nil},
	Raccumulate:    {"raccumulate", []string{"REDUCE", "ORIGIN", "to", "TARGET", "as", "REQUEST"}, nil},
	RgetAccumulate: {"rget_accumulate", []string{"REDUCE", "ORIGIN", "to", "TARGET", "into", "RESULT", "as", "REQUEST"}, nil},
	Wait:           {"wait", []string{"REQUEST"}, nil},
	TestRequest:    {"test", []string{"REQUEST"}, nil},
	Lock:           {"lock", []string{"MODE", "RANK"}, []string{"nocheck"}},
	Unlock:         {"unlock", []string{"RANK"}, nil},
	LockAll:        {"lock_all", []string{"WINDOW"}, []string{"nocheck"}},
	UnlockAll:      {"unlock_all", []string{"WINDOW"}, nil},
	Flush:          {"flush", []string{"RANK"}, nil},
	FlushAll:       {"flush_all", []string{"WINDOW"}, nil},
	FlushLocal:     {"flush_local", []string{"RANK"}, nil},
	FlushLocalAll:  {"flush_local_all", []string{"WINDOW"}, nil},
	Sync:           {"win_sync", []string{"WINDOW"}, nil},
	Fence:          {"fence", []string{"WINDOW"}, []string{"noprecede", "nosucceed", "nostore", "noput"}},
	Post:           {"post", []string{"WINDOW", "PEERS"}, []string{"nocheck", "nostore", "noput"}},
	Start:          {"start", []string{"WINDOW", "PEERS"}, []string{"nocheck"}},
	Complete:       {"complete", []string{"WINDOW"}, nil},
	WinWait:        {"win_wait", []string{"WINDOW"}, nil},
	WinTest:        {"win_test", []string{"WINDOW"}, nil},
	Send:           {"send", []string{"PEER"}, nil},
	Recv:           {"recv", []string{"PEER"}, nil},
	Barrier:        {"barrier", nil, nil},
}

func (o Op) String() string { return forms[o].keyword }

// Remote reports whether it is a one-sided operation.
func (o Op) Remote() bool { return o >= Put && o <= RgetAccumulate }

// Fetches reports whether the operation brings data to its origin.
func (o Op) Fetches() bool {
	switch o {
	case Get, Rget, GetAccumulate, RgetAccumulate, FetchAndOp, CompareAndSwap:
		return true
	default:
		return false
	}
}

// Atomic reports whether the operation belongs to the accumulate family (MPI 4.1, 12.7.1).
func (o Op) Atomic() bool {
	switch o {
	case Accumulate, Raccumulate, GetAccumulate, RgetAccumulate, FetchAndOp, CompareAndSwap:
		return true
	default:
		return false
	}
}

// Reductions are the operators of accumulates.
func Reductions() []string {
	return []string{"sum", "prod", "max", "min", "band", "bor", "bxor", "replace", "no_op"}
}
