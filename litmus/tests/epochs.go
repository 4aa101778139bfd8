package tests

import (
	"fmt"
	"strings"
)

// locking has two ranks that read, flush and write under all pairs of lock types: only an
// exclusive lock keeps the other out.
func locking() (list []source) {
	update := func(lock, register string, value int, option string) []string {
		return []string{
			strings.TrimSpace(fmt.Sprintf("lock %s 1:x %s", lock, option)),
			"get " + register + " from 1:x", "flush 1:x", fmt.Sprintf("put %d to 1:x", value), "unlock 1:x",
		}
	}
	for _, first := range []string{"shared", "exclusive"} {
		for _, second := range []string{"shared", "exclusive"} {
			s := source{
				name:  fmt.Sprintf("lock_%s_%s", first, second),
				about: fmt.Sprintf("Does a lock that is %s exclude one that is %s (MPI 4.1, 12.5.3)?", first, second),
				rules: []string{"A lock"}, vars: []string{"window x int 0"},
				ranks:  [2][]string{update(first, "r", 1, ""), update(second, "s", 2, "")},
				claims: []string{"allowed 0:r = 0 and 1:s = 1", "allowed 0:r = 2 and 1:s = 0"},
			}
			verdict := "forbidden"
			if first == "shared" && second == "shared" {
				verdict = "allowed"
			}
			s.claims = append(s.claims, verdict+" 0:r = 0 and 1:s = 0")
			list = append(list, s)
		}
	}
	nocheck := source{
		name: "lock_nocheck", about: "A rank that knows by messages that no other rank has a lock needs no check (MPI 4.1, 12.5.5).",
		rules: []string{"A lock NOCHECK"}, vars: []string{"window x int 0"},
		ranks: [2][]string{append(update("exclusive", "r", 1, "nocheck"), "send 1"),
			append([]string{"recv 0"}, update("exclusive", "s", 2, "")...)}, // MPICH 4.0.2 hangs where one's own lock has nocheck
		claims: []string{"allowed 0:r = 0 and 1:s = 1 and 1:x = 2", "forbidden 1:s != 1"},
	}
	return append(list, nocheck)
}

// asserting has the assertions of active target, used rightly: nothing changes.
func asserting() (list []source) {
	fences := []struct{ name, first, last string }{
		{"none", "", "nosucceed"}, {"noprecede", "noprecede", "nosucceed"}, {"nostore", "nostore", "nostore nosucceed"},
		{"noput", "noprecede", "noput nosucceed"},
	}
	for _, f := range fences {
		open, end := strings.TrimSpace("fence x "+f.first), "fence x "+f.last
		list = append(list, source{
			name: "fence_" + f.name, about: fmt.Sprintf("Fences with %q and %q.", f.first, f.last), rules: []string{"A fence " + f.name},
			vars: []string{"window x int 0"}, ranks: [2][]string{{open, "put 7 to 1:x", end}, {open, end, "load r = x"}},
			claims: []string{"allowed 1:x = 7", "forbidden 1:x != 7 or 1:r != 7"},
		})
	}
	list = append(list,
		source{name: "fence_two_epochs", about: "A fence orders the operations of two epochs.", rules: []string{"A fence"},
			vars:   []string{"window x int 0"},
			ranks:  [2][]string{{"fence x", "put 7 to 1:x", "fence x", "get r from 1:x", "fence x nosucceed"}, {"fence x", "fence x", "fence x nosucceed"}},
			claims: []string{"allowed 0:r = 7", "forbidden 0:r != 7"}},
		source{name: "fence_both_put", about: "Puts of two ranks in one epoch have no order.", rules: []string{"A fence", "B1 origins"},
			vars:   []string{"window x int 0"},
			ranks:  [2][]string{{"fence x", "put 1 to 1:x", "fence x nosucceed"}, {"fence x", "put 2 to 1:x", "fence x nosucceed"}},
			claims: []string{"allowed 1:x = 1", "allowed 1:x = 2", "forbidden 1:x = 0"}},
	)
	for _, end := range []string{"win_wait", "win_test"} {
		for _, option := range []string{"nostore", "noput"} {
			operation, claims := "put 7 to 1:x", []string{"allowed 1:r = 7", "forbidden 1:r != 7"}
			if option == "noput" {
				operation, claims = "get g from 1:x", []string{"allowed 0:g = 0", "forbidden 0:g != 0"}
			}
			list = append(list, source{
				name: fmt.Sprintf("pscw_%s_%s", end, option), about: fmt.Sprintf("post with %s, then %s.", option, end),
				rules: []string{"A post", "A " + end}, vars: []string{"window x int 0"},
				ranks:  [2][]string{{"start x 1", operation, "complete x"}, {"post x 0 " + option, end + " x", "load r = x"}},
				claims: claims,
			})
		}
	}
	return append(list, source{name: "pscw_both", about: "Each rank is origin and target at once.", rules: []string{"A post", "A start"},
		vars: []string{"window x int 0"},
		ranks: [2][]string{{"post x 1", "start x 1", "put 1 to 1:x", "complete x", "win_wait x", "load r = x"},
			{"post x 0", "start x 0", "put 2 to 0:x", "complete x", "win_wait x", "load r = x"}},
		claims: []string{"allowed 0:r = 2 and 1:r = 1", "forbidden 0:r != 2 or 1:r != 1"}})
}
