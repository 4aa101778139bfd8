package tests

import "fmt"

// splitting has an observer beside each kind of operation: in which pieces may it come?
func splitting() (list []source) {
	add := func(name, about, window string, rank0, rank1, claims []string) {
		list = append(list, source{
			name: "split_" + name, about: about, rules: []string{"B2 " + name}, vars: []string{window},
			ranks:  [2][]string{calls([]string{"lock_all x"}, rank0, []string{"unlock_all x"}), calls([]string{"lock_all x"}, rank1, []string{"unlock_all x"})},
			claims: claims,
		})
	}
	torn := func(rank int) []string {
		return []string{
			fmt.Sprintf("allowed %d:r = 0x101", rank), fmt.Sprintf("allowed %d:r = 0", rank),
			fmt.Sprintf("allowed %d:r = 1 or %d:r = 0x100", rank, rank),
		}
	}
	whole := func(rank int) []string {
		return append(torn(rank)[:2], fmt.Sprintf("forbidden %d:r = 1 or %d:r = 0x100", rank, rank))
	}
	read, both := []string{"load r = x"}, []string{"load r = x[1]", "load s = x[0]"}
	elements := []string{"allowed 1:r = 1 and 1:s = 0", "allowed 1:r = 0 and 1:s = 1", "allowed 1:r = 1 and 1:s = 1", "allowed 1:r = 0 and 1:s = 0"}

	add("put_bytes", "A put has no atomicity beyond one byte (MPI 4.1, 12.7).", "window x short 0",
		[]string{"put 0x101 to 1:x"}, read, torn(1))
	add("put_long", "Not even of eight bytes.", "window x long 0",
		[]string{"put 0x100000001 to 1:x"}, read, []string{"allowed 1:r = 1 or 1:r = 0x100000000", "allowed 1:r = 0x100000001", "allowed 1:r = 0"})
	add("get_bytes", "Nor has a get, beside an accumulate.", "window x short 0",
		[]string{"get r from 1:x"}, []string{"accumulate replace 0x101 to 1:x", "flush 1:x"}, torn(0))
	add("put_elements", "The elements of a put come in any order.", "window x int 0 0", []string{"put 1 1 to 1:x"}, both, elements)
	add("put_strided", "So they do where they are apart.", "window x int 0 0 0",
		[]string{"put 1 1 to 1:x[0:3:2]"}, []string{"load r = x[2]", "load s = x[0]"}, append(elements, "forbidden 1:x[1] != 0"))
	add("acc_element", "An accumulate is atomic for each element (MPI 4.1, 12.7.1).", "window x short 0",
		[]string{"accumulate replace 0x101 to 1:x"}, []string{"fetch_and_op no_op none to 1:x into r"}, whole(1))
	add("acc_byte_elements", "Elements of one byte each are pieces of their own.", "window x byte 0 0",
		[]string{"accumulate sum 1 1 to 1:x"}, both, elements)
	add("acc_elements", "The elements of an accumulate have no order.", "window x int 0 0", []string{"accumulate sum 1 1 to 1:x"}, both, elements)
	add("acc_strided", "So it is where they are apart.", "window x int 0 0 0",
		[]string{"accumulate sum 1 1 to 1:x[0:3:2]"}, []string{"load r = x[2]", "load s = x[0]"}, append(elements, "forbidden 1:x[1] != 0"))
	add("get_acc_elements", "Nor have those of a get-accumulate.", "window x int 0 0",
		[]string{"get_accumulate sum 1 1 to 1:x into b"}, both, elements)
	withBuffer(&list[len(list)-1])
	add("get_acc_element", "Each of its elements is atomic.", "window x short 0",
		[]string{"get_accumulate replace 0x101 to 1:x into s"}, []string{"get_accumulate no_op none to 1:x into r"}, whole(1))
	add("fop", "A fetch-and-op is one element.", "window x short 0",
		[]string{"fetch_and_op replace 0x101 to 1:x into s"}, []string{"fetch_and_op no_op none to 1:x into r"}, whole(1))
	add("cas", "A compare-and-swap is one element.", "window x short 0",
		[]string{"compare_and_swap 0 by 0x101 at 1:x into s"}, []string{"fetch_and_op no_op none to 1:x into r"}, whole(1))
	add("get_elements", "A get may bring its elements from different moments.", "window x int 0 0",
		[]string{"get b from 1:x"}, []string{"store x[0] = 1", "store x[1] = 1"},
		[]string{"allowed 0:b[0] = 1 and 0:b[1] = 1", "allowed 0:b[0] = 0 and 0:b[1] = 0", "allowed 0:b[0] = 1 and 0:b[1] = 0", "allowed 0:b[0] = 0 and 0:b[1] = 1"})
	withBuffer(&list[len(list)-1])
	add("acc_acc_elements", "Two accumulates are ordered for each element, not as wholes: an observer may see "+
		"the second in one element before the first in another.", "window x int 0 0",
		[]string{"accumulate sum 1 1 to 1:x", "accumulate sum 2 2 to 1:x"}, both,
		[]string{"allowed 1:r = 3 and 1:s = 0", "forbidden 1:r = 2 or 1:s = 2", "forbidden 1:x[0] != 3 or 1:x[1] != 3"})
	add("acc_acc_shifted", "So it is where they overlap in part only.", "window x int 0 0 0",
		[]string{"accumulate sum 1 1 to 1:x[0:2]", "accumulate sum 2 2 to 1:x[1:3]"}, []string{"load r = x[2]", "load s = x[0]"},
		[]string{"allowed 1:r = 2 and 1:s = 0", "allowed 1:r = 0 and 1:s = 1", "forbidden 1:x[0] != 1 or 1:x[1] != 3 or 1:x[2] != 2"})
	add("acc_get_acc_elements", "What is fetched is ordered the same way.", "window x int 0 0",
		[]string{"accumulate sum 1 1 to 1:x", "get_accumulate sum 2 2 to 1:x into b"}, both,
		[]string{"allowed 1:r = 3 and 1:s = 0", "forbidden 0:b[0] != 1 or 0:b[1] != 1"})
	withBuffer(&list[len(list)-1])
	return list
}

func withBuffer(s *source) { s.vars = append(s.vars, "buffer b int 9 9") }

// orderings has one promised relation at a time, or all but one.
func orderings() (list []source) {
	relations := []struct{ name, first, second, swapped string }{
		{"waw", "accumulate sum 2 to 1:x", "accumulate bxor 3 to 1:x", "1:x = 4"},
		{"raw", "accumulate sum 2 to 1:x", "get_accumulate no_op none to 1:x into r", "0:r = 1"},
		{"war", "get_accumulate no_op none to 1:x into r", "accumulate sum 2 to 1:x", "0:r = 3"},
	}
	without := map[string]string{"waw": "rar,raw,war", "raw": "rar,war,waw", "war": "rar,raw,waw"}
	inOrder := map[string]string{"waw": "1:x = 0", "raw": "0:r = 3", "war": "0:r = 1"}
	for _, r := range relations {
		for _, promised := range []bool{true, false} {
			ordering, verdict, name := r.name, "forbidden ", "only"
			if !promised {
				ordering, verdict, name = without[r.name], "allowed ", "without"
			}
			list = append(list, source{
				name:  fmt.Sprintf("ordering_%s_%s", name, r.name),
				about: fmt.Sprintf("accumulate_ordering=%s: is the order %s kept (MPI 4.1, 12.7.2)?", ordering, r.name),
				rules: []string{"B1 accumulate_ordering"}, vars: []string{"window x int 1 ordering " + ordering},
				ranks:  [2][]string{{"lock_all x", r.first, r.second, "unlock_all x"}, nil},
				claims: []string{"allowed " + inOrder[r.name], verdict + r.swapped},
			})
		}
	}
	return list
}
