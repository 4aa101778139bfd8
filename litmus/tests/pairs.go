package tests

import (
	"fmt"
	"strings"
)

// epoch is a way to access the other rank's window x.
type epoch struct {
	name        string
	open, close []string // of rank 0
	target      []string // calls of rank 1
}

var epochs = []epoch{
	{"lock_all", []string{"lock_all x"}, []string{"unlock_all x"}, nil},
	{"lock", []string{"lock shared 1:x"}, []string{"unlock 1:x"}, nil},
	{"fence", []string{"fence x"}, []string{"fence x nosucceed"}, []string{"fence x", "fence x nosucceed"}},
	{"pscw", []string{"start x 1"}, []string{"complete x"}, []string{"post x 0", "win_wait x"}},
}

// kind is a kind of operation, in a form for the first and one for the second of a pair:
// what it does with the target's value, and what it brings back.
type kind struct {
	name    string
	family  bool
	fetches bool
	text    [2]string // %s: the register
	effect  [2]func(x uint64) uint64
}

func same(x uint64) uint64 { return x }

func constant(v uint64) func(uint64) uint64 { return func(uint64) uint64 { return v } }

func swap(compare, by uint64) func(uint64) uint64 {
	return func(x uint64) uint64 {
		if x == compare {
			return by
		}
		return x
	}
}

func sum(v uint64) func(uint64) uint64 { return func(x uint64) uint64 { return x + v } }

func bxor(v uint64) func(uint64) uint64 { return func(x uint64) uint64 { return x ^ v } }

// kinds use operators that give another result in another order.
var kinds = []kind{
	{"put", false, false, [2]string{"put 20 to 1:x", "put 30 to 1:x"}, [2]func(uint64) uint64{constant(20), constant(30)}},
	{"get", false, true, [2]string{"get %s from 1:x", "get %s from 1:x"}, [2]func(uint64) uint64{same, same}},
	{"acc", true, false, [2]string{"accumulate sum 2 to 1:x", "accumulate bxor 3 to 1:x"}, [2]func(uint64) uint64{sum(2), bxor(3)}},
	{"get_acc", true, true, [2]string{"get_accumulate sum 4 to 1:x into %s", "get_accumulate bxor 5 to 1:x into %s"},
		[2]func(uint64) uint64{sum(4), bxor(5)}},
	{"fop", true, true, [2]string{"fetch_and_op replace 7 to 1:x into %s", "fetch_and_op sum 8 to 1:x into %s"},
		[2]func(uint64) uint64{constant(7), sum(8)}},
	{"cas", true, true, [2]string{"compare_and_swap 1 by 9 at 1:x into %s", "compare_and_swap 1 by 10 at 1:x into %s"},
		[2]func(uint64) uint64{swap(1, 9), swap(1, 10)}},
}

const initial = 1

func (k *kind) call(position int) string {
	if k.fetches {
		return fmt.Sprintf(k.text[position], "ab"[position:position+1])
	}
	return k.text[position]
}

// outcome is what two operations leave, carried out in this order of positions.
func outcome(pair [2]*kind, order [2]int) string {
	x, terms := uint64(initial), [2]string{}
	for _, position := range order {
		if pair[position].fetches {
			terms[position] = fmt.Sprintf("0:%c = %d and ", 'a'+position, x)
		}
		x = pair[position].effect[position](x)
	}
	return fmt.Sprintf("%s%s1:x = %d", terms[0], terms[1], x)
}

// pairs are the cells of B1: two operations of one origin to one location. In either order,
// unless both belong to the accumulate family.
func pairs() (list []source) {
	for i, e := range epochs {
		for a := range kinds {
			for b := range kinds {
				first, second := &kinds[a], &kinds[b]
				if i > 0 && (a > 3 || b > 3) {
					continue // the cells of B1 do not tell family members apart
				}
				list = append(list, pair(e, first, second))
			}
		}
	}
	return list
}

func pair(e epoch, first, second *kind) source {
	both := [2]*kind{first, second}
	s := source{
		name:  strings.Join([]string{"order", first.name, second.name, e.name}, "_"),
		about: fmt.Sprintf("%s, then %s, in one epoch of %s: no order (MPI 4.1, 12.7).", first.name, second.name, e.name),
		rules: []string{fmt.Sprintf("B1 %s/%s", family(first), family(second))},
		vars:  []string{fmt.Sprintf("window x int %d", initial)},
		ranks: [2][]string{calls(e.open, []string{first.call(0), second.call(1)}, e.close), e.target},
	}
	inOrder, swapped := outcome(both, [2]int{0, 1}), outcome(both, [2]int{1, 0})
	s.claims = []string{"allowed " + inOrder}
	verdict := "allowed "
	if first.family && second.family {
		verdict = "forbidden "
		s.about = strings.Replace(s.about, "no order (MPI 4.1, 12.7)", "program order (MPI 4.1, 12.7.2)", 1)
	}
	if swapped != inOrder {
		s.claims = append(s.claims, verdict+swapped)
	}
	return s
}

func family(k *kind) string {
	if k.family {
		return "acc"
	}
	return k.name
}
