package tests

import (
	"fmt"
	"slices"
)

// after is something that follows an operation: what it completes.
type after struct {
	name    string
	calls   []string // of rank 0, instead of nothing
	other   []string // of rank 1, where it has to take part
	request bool     // the operation is a request-based one
	closes  bool     // the epoch of lock_all ends with it
	local   bool     // the origin may be reused, results may be read
	remote  bool     // the operation is complete at its target
	row     string   // of the contract's table A
}

var afters = []after{
	{name: "nothing", row: "A"},
	{name: "flush", calls: []string{"flush 1:x"}, local: true, remote: true, row: "A flush"},
	{name: "flush_self", calls: []string{"flush 0:x"}, row: "A flush"},
	{name: "flush_all", calls: []string{"flush_all x"}, local: true, remote: true, row: "A flush_all"},
	{name: "flush_local", calls: []string{"flush_local 1:x"}, local: true, row: "A flush_local"},
	{name: "flush_local_self", calls: []string{"flush_local 0:x"}, row: "A flush_local"},
	{name: "flush_local_all", calls: []string{"flush_local_all x"}, local: true, row: "A flush_local_all"},
	{name: "flush_other_window", calls: []string{"flush_all y"}, row: "A cross 4"},
	{name: "win_sync", calls: []string{"win_sync x"}, row: "A Win_sync"},
	{name: "barrier", calls: []string{"barrier"}, other: []string{"barrier"}, row: "A Barrier"},
	{name: "message", calls: []string{"send 1", "recv 1"}, other: []string{"recv 0", "send 0"}, row: "A send/recv"},
	{name: "lock_other_window", calls: []string{"lock shared 1:z", "unlock 1:z"}, row: "A lock"},
	{name: "fence_other_window", calls: []string{"fence z nosucceed"}, other: []string{"fence z nosucceed"}, row: "A cross 8"},
	{name: "wait", calls: []string{"wait q"}, request: true, local: true, row: "A Wait"},
	{name: "test", calls: []string{"test q"}, request: true, local: true, row: "A Test"},
	{name: "unlock_all", calls: []string{"unlock_all x"}, closes: true, local: true, remote: true, row: "A unlock_all"},
}

var vars = []string{"window x int 0", "window y int 0", "window z int 0", "buffer b int 1"}

// around is a program in which rank 0 makes an operation, then what follows, then more.
func (f *after) around(operation string, more, other []string) [2][]string {
	if f.request {
		operation = "r" + operation + " as q"
	}
	end := []string{"unlock_all y", "unlock_all x"}
	if f.closes {
		end = end[:1]
	}
	open := []string{"lock_all x", "lock_all y"}
	return [2][]string{
		calls(open, []string{operation}, f.calls, more, end),
		calls(open, f.other, other, []string{"unlock_all y", "unlock_all x"}),
	}
}

// visibility asks whether a target, told by a message, sees what was sent.
func visibility() (list []source) {
	for _, operation := range []struct{ name, text string }{{"put", "put 7 to 1:x"}, {"acc", "accumulate sum 7 to 1:x"}} {
		for _, f := range afters {
			s := source{
				name:  fmt.Sprintf("visible_%s_%s", operation.name, f.name),
				about: fmt.Sprintf("Is a %s at its target after %s?", operation.name, f.name),
				rules: []string{f.row}, vars: vars,
				ranks:  f.around(operation.text, []string{"send 1"}, []string{"recv 0", "win_sync x", "load r = x"}),
				claims: []string{"allowed 1:r = 7", "forbidden 1:x != 7"},
			}
			if f.remote {
				s.claims = append(s.claims, "forbidden 1:r != 7")
			} else {
				s.claims = append(s.claims, "allowed 1:r = 0")
			}
			list = append(list, s)
		}
	}
	return append(list, visibleActive()...)
}

// visibleActive are the same for epochs of active target.
func visibleActive() (list []source) {
	for _, e := range epochs[2:] {
		for _, operation := range []struct{ name, text string }{{"put", "put 7 to 1:x"}, {"acc", "accumulate sum 7 to 1:x"}} {
			list = append(list, source{
				name:  fmt.Sprintf("visible_%s_%s", operation.name, e.name),
				about: fmt.Sprintf("Is a %s at its target after the end of an epoch of %s?", operation.name, e.name),
				rules: []string{"A " + e.name}, vars: vars[:1],
				ranks:  [2][]string{calls(e.open, []string{operation.text}, e.close), calls(e.target, []string{"load r = x"})},
				claims: []string{"allowed 1:r = 7", "forbidden 1:r != 7"},
			})
		}
	}
	return list
}

// reuse asks whether an origin may be changed.
func reuse() (list []source) {
	operations := []struct{ name, text string }{
		{"put", "put b to 1:x"}, {"acc", "accumulate sum b to 1:x"}, {"get_acc", "get_accumulate sum b to 1:x into s"},
	}
	for _, operation := range operations {
		for _, f := range afters {
			s := source{
				name:  fmt.Sprintf("reuse_%s_%s", operation.name, f.name),
				about: fmt.Sprintf("May the origin of a %s be changed after %s?", operation.name, f.name),
				rules: []string{f.row, "F2"}, vars: vars,
				ranks:  f.around(operation.text, []string{"store b = 2"}, nil),
				claims: []string{"allowed 1:x = 1"},
			}
			verdict := "allowed"
			if f.local {
				verdict = "forbidden"
			}
			s.claims = append(s.claims, verdict+" 1:x = 2", "forbidden 1:x = 0")
			list = append(list, s)
		}
	}
	return list
}

// results asks whether what was fetched may be read.
func results() (list []source) {
	operations := []struct {
		name, text string
		request    bool
	}{
		{"get", "get b from 1:x", true}, {"get_acc", "get_accumulate sum 1 to 1:x into b", true},
		{"fop", "fetch_and_op sum 1 to 1:x into b", false}, {"cas", "compare_and_swap 0 by 1 at 1:x into b", false},
	}
	for _, operation := range operations {
		for _, f := range afters {
			if f.request && !operation.request {
				continue
			}
			s := source{
				name:  fmt.Sprintf("result_%s_%s", operation.name, f.name),
				about: fmt.Sprintf("May the result of a %s be read after %s? Before that it is undefined.", operation.name, f.name),
				rules: []string{f.row, "F5"}, vars: slices.Clone(vars),
				ranks:  f.around(operation.text, []string{"load r = b"}, nil),
				claims: []string{"allowed 0:r = 0", "allowed 0:r = 1"},
			}
			if f.local {
				s.claims[1] = "forbidden 0:r != 0"
			}
			list = append(list, s)
		}
	}
	return list
}

// separators asks what between a put and a get of its target orders them.
func separators() (list []source) {
	for _, f := range afters {
		if f.closes {
			continue
		}
		s := source{
			name:  "separate_" + f.name,
			about: fmt.Sprintf("Does %s order a put before a get?", f.name),
			rules: []string{f.row, "B1 put/get"}, vars: vars,
			ranks:  f.around("put 7 to 1:x", []string{"get r from 1:x"}, nil),
			claims: []string{"allowed 0:r = 7", "allowed 0:r = 0"},
		}
		if f.remote {
			s.claims[1] = "forbidden 0:r != 7"
		}
		list = append(list, s)
	}
	return list
}
