package conformance

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// diagnosed is what `nastympi check` says of a program, and its exit status.
func diagnosed(t *testing.T, lib mpitest.Library, l launch, options ...string) (finding.Result, int) {
	t.Helper()
	ranks := strconv.Itoa(max(2, l.ranks))
	runs := "1"
	if l.program == "usage_ranks" || mpitest.Soak() { // schedules cost much time elsewhere
		runs = "3"
	}
	if mpitest.Soak() && len(l.flags) == 0 && slices.Contains([]string{"communication", "usage"}, l.program) {
		runs = "2" // in the third one, a send of a message that is never received waits
	}
	words := append([]string{"-runs", runs}, options...)
	words = append(append(words, lib.Mpiexec, "-n", ranks, compile(t, lib, l)), l.args...)
	j, status, output := checked(t, lib, words...)
	require.Empty(t, j.Problem, output)
	return j, status
}

// checked runs `nastympi check`, and returns its result, its exit status and its output.
func checked(t *testing.T, lib mpitest.Library, words ...string) (j finding.Result, status int, output string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "check.json")
	status, output = command(t, lib, append([]string{"check", "-json", file}, words...)...)
	text, err := os.ReadFile(file)
	require.NoError(t, err, output)
	require.NoError(t, json.Unmarshal(text, &j))
	return j, status, output
}

// The exit status of a program in which nothing is found is its own, as natively.
func TestCheckKeepsTheProgramsStatus(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		var status int
		var output string
		for range mpitest.Slips { // a launcher may report a rank that it has killed
			status, output = command(t, lib, "check", "-only", "deadlocks", lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: "endings"}), "exit")
			if status == 3 {
				break
			}
		}
		assert.Equal(t, 3, status)
		assert.Contains(t, output, "the program itself ended with exit status 3; nothing else found")
		assert.Contains(t, output, "so no more runs were made")
		limit := patience(t, lib).String()
		hangs := []string{"check", "-timeout", limit, "-only", "deadlocks", lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: "hangs"})}
		status, output = command(t, lib, slices.Insert(slices.Clone(hangs), 1, "-not", "futile-polling")...)
		assert.Equal(t, finding.StatusPartly, status)
		assert.Contains(t, output, "INCOMPLETE")
		assert.Contains(t, output, "ended at its time limit of "+limit)
		status, output = command(t, lib, hangs...)
		assert.Equal(t, 1, status)
		assert.Contains(t, flat(output), "rank 1 was still polling with MPI_Iprobe (")
	})
}

var (
	atEnd    = regexp.MustCompile(`(;\s+/\*|\)\s+!).*`) // a comment after a statement
	ruleName = regexp.MustCompile(`[a-z]+(-[a-z]+)+`)
)

// flat is a report without the breaks of its lines, and without the severities at their ends.
func flat(output string) string {
	return strings.Join(strings.Fields(severities.ReplaceAllString(output, "")), " ")
}

var severities = regexp.MustCompile(`(?m) {2,}(error|warning|note)$`)

// expected are the rules that comments of a program name, with their lines: "name:7". Rules about requests and windows that
// are left at the end have no line of their own.
func expected(t *testing.T, program string) (want []string) {
	t.Helper()
	if filepath.Ext(program) == "" {
		program += ".c"
	}
	text, err := os.ReadFile(filepath.Join("testdata", program))
	require.NoError(t, err)
	for i, line := range strings.Split(string(text), "\n") {
		for _, name := range ruleName.FindAllString(atEnd.FindString(line), -1) {
			if want = append(want, name); !strings.HasPrefix(name, "request-") && name != "window-not-freed" {
				want[len(want)-1] += ":" + strconv.Itoa(i+1)
			}
		}
	}
	return want
}

// Each rule is found at the line that names it in a comment.
func TestCheckFindsWhatProgramsBreak(t *testing.T) {
	for i, p := range []struct {
		name  string
		rules int
	}{{"communication", 38}, {"usage", 5}, {"usage_ranks", 6}, {"usage_epochs", 6}} {
		want := expected(t, p.name)
		require.Len(t, want, p.rules)
		forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
			if !lib.Takes(i, 2) {
				return
			}
			j, status := diagnosed(t, lib, launch{program: p.name})
			assert.Equal(t, 1, status)
			var got []string
			for _, d := range j.Findings {
				name := d.Rule
				if isOfLibrary(d) || name == "fails-under-schedule" {
					continue
				}
				if slices.ContainsFunc(want, func(w string) bool { return strings.HasPrefix(w, name+":") }) {
					name += ":" + strconv.Itoa(d.MainPlace().Line)
				}
				got = append(got, name)
			}
			assert.ElementsMatch(t, want, got, p.name)
		})
	}
}

// A deadlocked program is ended also if nobody looks for deadlocks.
func TestDeadlockThatIsNotLookedFor(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		j, status := diagnosed(t, lib, launch{program: "deadlock", args: []string{"recv_recv"}}, "-only", "communication")
		assert.Empty(t, j.Findings)
		assert.Equal(t, finding.StatusPartly, status)
		assert.Contains(t, j.Partial, "stopped: no rank could ever continue, and deadlocks are not looked for (see -only)")
	})
}

// Two threads that wait for one request (11.6.2), or that are in collective calls on one communicator (6.14). What the library makes of
// that is no finding of its own. On a busy machine, one call may be over before the other one begins.
func TestThreadsThatMustNotMeet(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, program := range []string{"waits_together", "collectives_together"} {
			if !lib.Takes(i, 2) {
				continue
			}
			l := launch{program: program, flags: []string{"-pthread"}}
			j, status := diagnosed(t, lib, l, "-timeout", patience(t, lib).String())
			for try := 1; len(j.Findings) == 0 && try < mpitest.Slips; try++ {
				j, status = diagnosed(t, lib, l, "-timeout", patience(t, lib).String())
			}
			assert.Equal(t, expected(t, program), placed(j))
			assert.Len(t, j.Findings, 1)
			assert.Equal(t, 1, status)
			l.flags = append(l.flags, "-DFIXED")
			j, status = diagnosed(t, lib, l)
			assert.Empty(t, j.Findings)
			assert.Zero(t, status)
		}
	})
}

// hanging are the rows of testdata/usage_hangs.c, named like the rules that they break.
var hanging = []string{"start_without_post", "post_without_start", "different_window_collectives", "group_not_in_window"}

// Programs that wait for ever break rules, too.
func TestCheckNamesTheRuleOfProgramsThatHang(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, row := range hanging {
			if !lib.Takes(i, 4) {
				continue
			}
			l := launch{program: "usage_hangs", ranks: 3, args: []string{row}}
			j, _ := diagnosed(t, lib, l)
			rule := strings.ReplaceAll(row, "_", "-")
			assert.True(t, slices.ContainsFunc(j.Findings, func(d finding.Finding) bool { return d.Rule == rule }), "%s: %v", rule, j.Findings)
			l.flags = []string{"-DFIXED"}
			j, status := diagnosed(t, lib, l)
			assert.Empty(t, j.Findings, row)
			assert.Zero(t, status, row)
		}
	})
}

// MPICH 5 may be built without files, and earlier libraries have no sessions.
func TestCheckFindsFilesAndSessionsThatAreLeft(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for program, has := range map[string]bool{"files": !lib.Brief, "session": lib.Sessions && lib.Takes(0, 1)} {
			if !has {
				continue
			}
			j, _ := diagnosed(t, lib, launch{program: program})
			assert.Equal(t, expected(t, program), placed(j))
			j, status := diagnosed(t, lib, launch{program: program, flags: []string{"-DFIXED"}})
			assert.Zero(t, status)
			assert.Empty(t, j.Findings)
		}
	})
}

// Each race is found at the line that names the rule. Which of its two places comes first is up to the compiler.
func TestCheckFindsRaces(t *testing.T) {
	want := expected(t, "races")
	require.Len(t, want, 11)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		j, status := diagnosed(t, lib, launch{program: "races"})
		assert.Equal(t, 1, status)
		var got []string
		for _, d := range j.Findings {
			if !strings.HasPrefix(d.Rule, "race-") {
				continue
			}
			got = append(got, lineOf(d, want))
		}
		assert.ElementsMatch(t, want, got)
	})
}

// Races that MPI's libraries let happen are shown by runs in which either access is late. `make soak` shows all of them.
func TestCheckShowsRaces(t *testing.T) {
	tests := []struct {
		race  string
		shown []string // the result with either access late
		soak  bool
	}{
		{"local_flush", []string{"brings 0", "brings 1"}, false},
		{"received_in_window", []string{"at rank 1 are 1 at", "at rank 1 are 0 at"}, false},
		{"one_fence_epoch", []string{"at rank 1 are 1 at", "at rank 1 are 2 at"}, false},
		{"sent_from_window", nil, false}, // the library copies the message when it is sent
		{"get_after_put", []string{"brings 0", "brings 1"}, true},
		{"other_target", []string{"at rank 1 are 1 at", "at rank 1 are 2 at"}, true},
		{"no_barrier", []string{"brings 0", "brings 1"}, true},
		{"message_before_flush", []string{"brings 0", "brings 1"}, true},
		{"flag_overtakes_data", []string{"brings 0", "brings 1"}, true},
		{"put_and_accumulate", []string{"at rank 1 are 1 at", "at rank 1 are 2 at"}, true},
		{"shared_locks", []string{"at rank 1 are 1 at", "at rank 1 are 2 at"}, true},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, test := range tests {
			if !mpitest.Soak() && (test.soak || lib.Brief || !lib.Takes(i, 2)) {
				continue
			}
			t.Run(test.race, func(t *testing.T) {
				folder := t.TempDir()
				j, _ := diagnosed(t, lib, launch{program: "races", args: []string{test.race}}, "-only", "races", "-prove", "-reduce", "0s", "-o", folder)
				require.Len(t, j.Findings, 1)
				proof := j.Findings[0].Proof
				require.NotNil(t, proof)
				require.Equal(t, test.shown != nil, proof.Shown())
				assert.Equal(t, !proof.Shown(), strings.Contains(proof.Why, "nastympi cannot delay a message"), proof.Why)
				for i, o := range proof.Orders {
					other := strings.Contains(o.Result, test.shown[1])
					assert.True(t, other || strings.Contains(o.Result, test.shown[0]), o.Result)
					assert.NotContains(t, o.Result, strings.TrimSpace(proof.Orders[1-i].Result))
				}
				if proof.Shown() {
					status, output := command(t, lib, "replay", "-count", "12", proof.Folder) // a reduced one may fail a third as often
					assert.Equal(t, 1, status, output)
				}
			})
		}
	})
}

// Both orders of these races have the same results. When their operations began and were complete shows them.
func TestCheckShowsOrdersWithTheSameResult(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, race := range []string{"put_of_the_same", "one_buffer", "same_puts", "overwritten"} {
			if !mpitest.Soak() && (lib.Brief || i > 1 || !lib.Takes(i, 2)) {
				continue
			}
			l := launch{program: "proofs", args: []string{race}, ranks: 3}
			j, _ := diagnosed(t, lib, l, "-only", "races,communication", "-prove", "-reduce", "0s")
			require.Len(t, j.Findings, 1, race)
			proof := j.Findings[0].Proof
			require.True(t, proof.Shown(), "%s: %+v", race, proof)
			assert.Contains(t, proof.Orders[0].Result, "is complete before it begins")
			assert.True(t, proof.Same)
			assert.False(t, proof.Changes())

			l.flags = []string{"-DFIXED"}
			j, _ = diagnosed(t, lib, l, "-only", "races,communication")
			assert.Empty(t, j.Findings, race)
		}
	})
}

// The finding of a race that was shown is reduced. Only what a third rank receives tells of the first two races. In the last one,
// MPICH's rank 3 waits for rank 0, unless it is told not to. A soak reduces all of them with each library: that takes a hundred runs.
func TestCheckReducesShownRaces(t *testing.T) {
	tests := []struct {
		program, scene   string
		ranks            int
		call, one, other string
	}{
		{"races/epochs", "sent_during_exposure", 3, "MPI_Recv at", "(rank 2) receives 0", "(rank 2) receives 5"},
		{"races/memory", "reduced_from_window", 3, "MPI_Reduce at", "(rank 2) receives 828", "(rank 2) receives 833"},
		{"races/order", "bcast_of_another_root", 4, "MPI_Get at", "brings 0", "brings 5"},
	}
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, test := range tests {
			if !lib.Takes(i, 3) || lib.Sampled() {
				continue
			}
			l := launch{program: test.program, args: []string{test.scene}, ranks: test.ranks}
			j, _ := diagnosed(t, lib, l, "-only", "races", "-prove", "-reduce", "5m", "-o", t.TempDir())
			require.Len(t, j.Findings, 1)
			proof := j.Findings[0].Proof
			require.True(t, proof.Shown(), test.scene)
			assert.ElementsMatch(t, []bool{true, false}, []bool{strings.HasSuffix(proof.Orders[0].Result, test.one), strings.HasSuffix(proof.Orders[1].Result, test.one)})
			for _, o := range proof.Orders {
				assert.Contains(t, o.Result, test.call)
				assert.Regexp(t, regexp.QuoteMeta(test.one)+"$|"+regexp.QuoteMeta(test.other)+"$", o.Result)
			}
			assert.True(t, proof.Reduced(), proof.NotReduced)
			assert.Less(t, len(proof.Sites), 4)
			status, output := command(t, lib, "replay", "-count", "12", proof.Folder) // a reduced one may fail a third as often
			assert.Equal(t, 1, status, output)
			assert.Contains(t, output, j.Findings[0].ID)
			assert.NotContains(t, output, "not reduced")
		}
	})
}

// 12.3: what the shim sees of the buffers of operations that it holds are findings. The second run holds them. The twin has
// such buffers as well, but its operations are complete when the buffers end.
func TestCheckFindsDamagedBuffers(t *testing.T) {
	check := func(lib mpitest.Library, program string, args ...string) (int, string) {
		words := append([]string{"check", "-v", "-runs", "2", "-only", "buffers", lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: program})}, args...)
		return command(t, lib, words...)
	}
	cases := []struct{ program, arg, line, place string }{
		{"racy", "origin_reused", "origin-changed: the origin buffer of A changed before B", "racy.c:"},
		{"lifetimes", "stack_origin", "buffer-gone: the origin buffer of A was on the stack", "lifetimes.c:26"},
		{"lifetimes", "stored", "fetched-buffer-changed: the buffer for fetched data of A changed before B", "A MPI_Fetch_and_op"},
		{"lifetimes", "freed", "buffer-gone: the origin buffer of A was freed or moved", "what freed it"},
		{"lifetimes", "stored_in_window", "window-origin-changed: the origin buffer of A, which is memory of a window, changed before B", "lifetimes.c:"},
		{"lifetimes", "stored_compare", "origin-changed: the compare buffer of A changed before B", "lifetimes.c:"},
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		for i, c := range cases {
			if !lib.Takes(i, 2) {
				continue
			}
			status, output := check(lib, c.program, c.arg)
			assert.Equal(t, 1, status, output)
			assert.Regexp(t, c.line, flat(output))
			assert.Contains(t, flat(output), c.place)
		}
		status, output := check(lib, "lifetimes")
		assert.Zero(t, status, output)
		assert.Contains(t, output, "nothing found")
	})
}

// 3.7.2 and 6.12: send buffers that change before their requests are complete, natively. The twin changes them afterwards, or
// where they are not sent.
func TestCheckFindsChangedSendBuffers(t *testing.T) {
	want := slices.DeleteFunc(expected(t, "pending"), func(rule string) bool { return !strings.HasPrefix(rule, "send-buffer-changed:") })
	require.Len(t, want, 9)
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		j, status := diagnosed(t, lib, launch{program: "pending"})
		assert.Equal(t, 1, status)
		var got []string
		for _, d := range j.Findings {
			got = append(got, d.Rule+":"+strconv.Itoa(d.MainPlace().Line))
		}
		assert.ElementsMatch(t, want, got)
	})
}

// 3.7.2 and 6.12: buffers that are freed before their requests are complete, and are unmapped then. Nothing reads them any more.
func TestCheckFindsFreedBuffers(t *testing.T) {
	want := expected(t, "freed")
	require.Len(t, want, 4)
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		j, status := diagnosed(t, lib, launch{program: "freed"})
		assert.Equal(t, 1, status)
		var got []string
		for _, d := range j.Findings {
			got = append(got, d.Rule+":"+strconv.Itoa(d.MainPlace().Line))
			assert.Equal(t, "what freed it", d.Places[len(d.Places)-1].Role)
		}
		assert.ElementsMatch(t, want, got)
		j, status = diagnosed(t, lib, launch{program: "freed", flags: []string{"-DFIXED"}})
		assert.Zero(t, status)
		assert.Empty(t, j.Findings)

		j, status = diagnosed(t, lib, launch{program: "freed", args: []string{"put"}}, "-runs", "2")
		assert.Equal(t, 1, status)
		require.Len(t, j.Findings, 1, "a crash of the library in the flush is no finding of its own")
		require.Equal(t, "buffer-gone", j.Findings[0].Rule)
		assert.Equal(t, "what freed it", j.Findings[0].Places[1].Role)
		j, status = diagnosed(t, lib, launch{program: "freed", args: []string{"put"}, flags: []string{"-DFIXED"}}, "-runs", "2")
		assert.Zero(t, status)
		assert.Empty(t, j.Findings)
	})
}

// 3.7.2: the scope of a vector ends in code of the C++ library. The finding names the line of the program that leads there.
func TestCheckFindsBuffersWhoseScopeEnds(t *testing.T) {
	end := lineWith(t, "scope.cpp", "the end of the scope")
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Sampled() {
			return
		}
		j, status := diagnosed(t, lib, launch{program: "scope.cpp", flags: []string{"-O0"}})
		assert.Equal(t, 1, status)
		require.Len(t, j.Findings, 2)
		for _, d := range j.Findings {
			assert.Equal(t, "buffer-gone", d.Rule)
			freed := d.Places[1]
			assert.Equal(t, []any{"scope.cpp", end}, []any{filepath.Base(freed.File), freed.Line})
			assert.Contains(t, freed.Function, "exchange")
			assert.NotEmpty(t, freed.Through)
		}
		j, status = diagnosed(t, lib, launch{program: "scope.cpp", flags: []string{"-DFIXED"}})
		assert.Zero(t, status)
		assert.Empty(t, j.Findings)
	})
}

// 3.7.2 and 12.3: a receive buffer must not be accessed before its operation is complete. AddressSanitizer ends the program there.
// Libraries may access the buffer, and messages may be shorter than it: the twin is silent. So it is if a thread of MPICH
// accesses the buffer at any time, and if Open MPI loses memory.
func TestCheckFindsEarlyAccessesWithAddressSanitizer(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		for i, of := range []string{"MPI_Irecv", "MPI_Irecv", "MPI_Get", "MPI_Get"} {
			program, access := []string{"pending", "fetched"}[i/2], []string{"reads", "writes"}[i%2]
			l := launch{program: program, args: []string{access}, flags: []string{"-g", "-fsanitize=address"}}
			status, output := command(t, lib, "check", "-runs", "1", "-only", "buffers", lib.Mpiexec, "-n", "2", compile(t, lib, l), access)
			assert.Equal(t, 1, status)
			assert.Regexp(t, `receive-buffer-used: B `+access+` the receive buffer of A, which is not complete A `+of, flat(output))
			l.flags = append(l.flags, "-DFIXED")
			twin := lib
			if access == "writes" {
				twin = with(lib, "MPICH_ASYNC_PROGRESS=1")
			}
			status, output = command(t, twin, "check", "-runs", "1", lib.Mpiexec, "-n", "2", compile(t, lib, l), access)
			assert.Zero(t, status)
			assert.Contains(t, output, "nothing found")
		}
	})
}

// 3.7.2: memcheck names early accesses to receive buffers, and check finds those of the program in its log. Garbage that is sent is
// a note (3.2.2), and memcheck names the use of what a shorter message has not brought (3.2.4). The twin does nothing of
// that. A soak runs both with both of Debian's libraries.
func TestCheckFindsEarlyAccessesWithMemcheck(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		l := launch{program: "pending", args: []string{"garbage"}, flags: []string{"-g", "-O0"}}
		in := func(program string) (int, string) {
			return command(t, lib, "check", "-v", "-runs", "1", "-only", "buffers", lib.Mpiexec, "-n", "2", "valgrind", "-q", program, "garbage")
		}
		if lib.Takes(0, 2) {
			status, output := in(compile(t, lib, l))
			assert.Equal(t, 1, status)
			for _, access := range []string{"reads", "writes"} {
				assert.Regexp(t, `receive-buffer-used: B `+access+` the receive buffer of A, which is not complete A MPI_Irecv \S*pending.c:\d+ in received \(rank \d\).* B access \S*pending.c:\d+ in received`, flat(output))
			}
			assert.Regexp(t, `(?s)Invalid read of size 4.*\(pending.c:`, output)
			assert.Regexp(t, `(?s)Invalid write of size 4.*\(pending.c:`, output)
			assert.Contains(t, output, "8 bytes inside a receive buffer of MPI_Irecv, which is not complete (call site ")
			assert.Contains(t, flat(output), "valgrind-error: valgrind has reported an error in the program before MPI_Send")
			assert.Contains(t, flat(output), "undefined-send: MPI_Isend sends 124 uninitialized bytes, the first at byte 4 of its data")
			assert.Contains(t, output, "depends on uninitialised value")
			for call, bytes := range map[string]int{"MPI_Sendrecv": 8, "MPI_Bcast": 12, "MPI_Allreduce": 16, "MPI_Put": 28, "MPI_Compare_and_swap": 4} {
				assert.Contains(t, flat(output), fmt.Sprintf("undefined-send: %s sends %d uninitialized bytes", call, bytes))
			}
			parts := map[string]int{"MPI_Scatterv": 8, "MPI_Alltoallv": 8, "MPI_Alltoallw": 8, "MPI_Ialltoallv": 8, "MPI_Neighbor_alltoall": 4}
			if lib.Counts { // MPI 4
				parts["MPI_Alltoallv_init"] = 8
			}
			for call, first := range parts {
				assert.Contains(t, flat(output), fmt.Sprintf("undefined-send: %s sends 4 uninitialized bytes, the first at byte %d of its data", call, first))
			}
			for what, call := range map[string]string{"reads": "MPI_Ialltoallv", "writes": "MPI_Ineighbor_allgather"} {
				assert.Regexp(t, `receive-buffer-used: B `+what+` the receive buffer of A, which is not complete A `+call+` .*pending.c:\d+ in received_parts`, flat(output))
			}
			assert.Contains(t, flat(output), "undefined-send: MPI_Allreduce sends 20 uninitialized bytes", "MPI_IN_PLACE")
		}
		if lib.Takes(1, 2) {
			l.flags = append(l.flags, "-DFIXED")
			status, output := in(compile(t, lib, l))
			assert.Zero(t, status, output)
			assert.Contains(t, output, "nothing found")
			assert.NotRegexp(t, `==\d+== (Invalid|Conditional|Use|Syscall)`, output)
		}
	})
}

// 12.3: the buffers of gets and fetches must not be accessed before a synchronization call or the request completes them at
// the origin. What lies between their elements may be, and what the target is too short for. The twin accesses them then.
func TestCheckFindsEarlyFetchesWithMemcheck(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		l := launch{program: "fetched", flags: []string{"-g", "-O0"}}
		in := func(program string) (int, string) {
			return command(t, lib, "check", "-v", "-runs", "1", "-only", "buffers", lib.Mpiexec, "-n", "2", "valgrind", "-q", program)
		}
		if lib.Takes(1, 2) {
			status, output := in(compile(t, lib, l))
			assert.Equal(t, 1, status)
			for _, early := range [][2]string{{"reads", "MPI_Get"}, {"writes", "MPI_Get"}, {"writes", "MPI_Rget"}, {"reads", "MPI_Fetch_and_op"}, {"writes", "MPI_Compare_and_swap"}, {"reads", "MPI_Get_accumulate"}} {
				assert.Contains(t, flat(output), "receive-buffer-used: B "+early[0]+" the receive buffer of A, which is not complete A "+early[1]+" ")
			}
			assert.Regexp(t, `MPI_Get \S+ in gaps`, flat(output))
			assert.Regexp(t, `MPI_Get \S+ in active`, flat(output))
			assert.NotContains(t, output, "valgrind-error", "the findings say all")
		}
		if lib.Takes(0, 2) {
			l.flags = append(l.flags, "-DFIXED")
			status, output := in(compile(t, lib, l))
			assert.Zero(t, status, output)
			assert.Contains(t, output, "nothing found")
			assert.NotRegexp(t, `==\d+== (Invalid|Conditional|Use|Syscall)`, output)
		}
	})
}

// serious is what a correct program must not have: errors, warnings, and notes of races between threads.
func serious(j finding.Result) (list []string) {
	for _, d := range j.Findings {
		if d.Severity != finding.Note || d.Rule == "race-between-threads" {
			list = append(list, d.Rule+": "+d.Message)
		}
	}
	return list
}

// sampled is how many correct programs the tests judge; `make soak` judges all.
const sampled = 12

// Debian's libraries take turns with the programs that are no twins, except in `make soak`.
func TestCheckIsSilentAboutCorrectPrograms(t *testing.T) {
	launches := []launch{
		{program: "usage", flags: []string{"-DFIXED"}}, {program: "usage_ranks", flags: []string{"-DFIXED"}}, {program: "usage_epochs", flags: []string{"-DFIXED"}},
		{program: "communication", flags: []string{"-DFIXED"}}, {program: "threads"}, {program: "isendrecv", ranks: 3},
		{program: "races", flags: []string{"-DFIXED"}}, {program: "pending", flags: []string{"-DFIXED"}}, {program: "fetched", flags: []string{"-DFIXED"}},
		{program: "many_requests"},
	}
	for _, p := range programs {
		launches = append(launches, launch{program: p.name, args: p.args, ranks: p.ranks, native: p.failsNatively != ""})
	}
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		for i, l := range launches {
			share := 2
			if len(l.flags) > 0 {
				share = 1
			}
			if i >= sampled && !mpitest.Soak() || !lib.Takes(i, share) || l.native || broken(lib, l) {
				continue
			}
			t.Run(strings.Join(append([]string{l.program}, l.args...), " "), func(t *testing.T) {
				j, status := diagnosed(t, lib, l)
				assert.Empty(t, serious(j))
				if status != finding.StatusPartly || !mpitest.Soak() { // slow ranks may need more than the time limit there
					assert.Zero(t, status)
				}
				assert.NotZero(t, j.Calls)
			})
		}
	})
}

// What package match does not believe: the status of MPI_Isendrecv.
func TestStatusOfIsendrecvIsBroken(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if strings.HasPrefix(lib.Name, "mpich") {
			stillBroken(t, lib, launch{program: "isendrecv", args: []string{"status"}, ranks: 3}, "the status says nothing of the message")
		}
	})
}

// broken says whether the library is known to fail the program.
func broken(lib mpitest.Library, l launch) bool {
	return slices.ContainsFunc(programs, func(p program) bool {
		return p.name == l.program && slices.Equal(p.args, l.args) && p.broken[lib.Name] != ""
	})
}

// What a sweep shows as an error or a warning makes it fail, as in check. Of a correct program it shows nothing.
func TestSweepsShowBrokenRules(t *testing.T) {
	lib := libraries(t)[0]
	sweep := func(l launch, options ...string) (int, string) {
		words := append(append([]string{"sweep", "-runs", "1", "-baseline", "1", "-o", t.TempDir()}, options...), lib.Mpiexec, "-n", "2", compile(t, lib, l))
		return command(t, lib, words...)
	}
	correct := launch{program: "usage_ranks", flags: []string{"-DFIXED"}}
	status, output := sweep(correct)
	assert.Zero(t, status)
	assert.NotRegexp(t, "(?m) (error|warning|note)$", output)
	status, output = sweep(launch{program: "usage_ranks"}, "-set", "NASTY_ONLY_SITES=none", "-check", "off")
	assert.Zero(t, status)
	assert.Contains(t, verdictOf(output), "nothing found")
	status, output = sweep(launch{program: "usage_ranks"}, "-set", "NASTY_ONLY_SITES=none")
	assert.Equal(t, 1, status)
	assert.Contains(t, output, "changes window 0 of rank 1, which gave MPI_MODE_NOPUT to ")
	assert.Regexp(t, "(?m)^FAIL .* [0-9]+ (error|warning)s?.* in 1 run ", output)
}

// 3.5: the messages of threads have no order, and each receive gets what it has matched. Nothing is wrong with programs whose messages,
// requests and groups are easily taken for one another.
func TestCheckTellsMessagesApart(t *testing.T) {
	forSomeLibrary(t, func(t *testing.T, lib mpitest.Library) {
		j, status := diagnosed(t, lib, launch{program: "matching"})
		assert.Empty(t, j.Findings)
		assert.Zero(t, status)
	})
}
