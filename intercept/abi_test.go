package intercept

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/libbugs"
	"github.com/nastympi/nastympi/base/rma"
	"github.com/nastympi/nastympi/base/trace"
	"github.com/nastympi/nastympi/completion"
	"github.com/nastympi/nastympi/intercept/config"
	"github.com/nastympi/nastympi/intercept/shim"
)

// Structures and constants of shim/src/abi.h are those of Go: a C compiler says where they are not.
func TestGoAndCAgree(t *testing.T) {
	twins := map[string]any{
		"nasty_run": rma.Run{}, "nasty_layout": rma.Layout{}, "nasty_shape": rma.Shape{}, "nasty_op": rma.Op{},
		"nasty_segment": segment{}, "nasty_target": target{}, "nasty_instr": instr{}, "nasty_sync": request{},
		"nasty_point": point{}, "nasty_loss": loss{}, "nasty_dirty": dirty{}, "nasty_latest": latest{}, "nasty_settings": Shim{}, "nasty_channel": channel{},
		"nasty_foretold": foretold{}, "nasty_row": row{}, "nasty_expected": expected{}, "nasty_step": step{},
	}
	constants := map[string]int{
		"NASTY_ABI_VERSION": abiVersion, "NASTY_SITE_BITS": siteBits, "NASTY_DEEPEST": config.MostFrames,
		"KIND_PUT": int(rma.Put), "KIND_CAS": int(rma.CompareAndSwap),
		"STATE_HELD": int(rma.Held), "STATE_COPIED": int(rma.Copied),
		"REDUCE_NOT": int(rma.NoReduction), "REDUCE_COMBINE": int(rma.Combine),
		"FLAG_OWNS_ORIGIN": int(rma.OwnsOrigin), "FLAG_LOST": int(rma.Lost), "FLAG_HALF_READ": int(rma.HalfRead), "FLAG_FETCHED": int(rma.Fetched), "FLAG_UNMAPPED": int(rma.Unmapped), "FLAG_SUMMED": int(rma.Summed), "FLAG_POISONED": int(rma.Poisoned), "FLAG_DEVICE": int(rma.Device),
		"CLASS_INTEGER": int(rma.Integer), "CLASS_CHAR": int(rma.Char),
		"SYNC_FENCE": int(rma.Fence), "SYNC_CALL": int(rma.Call), "SYNC_WAIT": int(rma.Wait),
		"CALL_LOCKING": int(completion.Locking), "CALL_POLLING": int(completion.Polling), "CALL_ENDING": int(completion.Ending), "CALLS": int(completion.Calls),
		"SCOPE_OVERDUE": int(completion.Overdue), "SCOPE_OTHERS": int(completion.Others), "SCOPE_ALL": int(completion.All),
		"REASON_LEFT_ALONE": int(trace.LeftAlone), "REASON_MEMORY": int(trace.OutOfWindow),
		"DAMAGE_CHANGED": int(trace.Changed), "DAMAGE_WINDOW": int(trace.ChangedInWindow), "DAMAGE_STACK": int(trace.StackGone), "DAMAGE_FREED": int(trace.Freed), "DAMAGE_STORED": int(trace.Stored),
		"BUFFER_ORIGIN": int(trace.Origin), "BUFFER_RESULT": int(trace.Fetched), "BUFFER_COMPARE": int(trace.Compare),
		"OPENING_SELF": openingSelf, "OPENING_SUSPECT": openingSuspect,
		"INSTR_ISSUE": int(issue), "INSTR_FLUSH": int(flush), "INSTR_SLEEP": int(sleep), "INSTR_ROUND": int(round), "INSTR_STAY": int(stay),
		"HALF_FIRST": int(config.FirstHalf), "HALF_LAST": int(config.LastHalf),
		"ASK_START": int(askStart), "ASK_GROW": int(askGrow), "ASK_LOSS": int(askLoss), "ASK_FAULT": int(askFault), "ASK_ALLOCATED": int(askAllocated), "FAULT_FREED": int(freedInEpoch),
		"ASK_HABIT": int(askHabit), "HABIT_ALLOCATED": int(libbugs.Allocated), "HABIT_NOCHECK": int(libbugs.NoCheckPost), "HABIT_GAPPED": int(libbugs.GappedFetch), "HABIT_LONGER_GET": int(libbugs.LongerGet), "HABIT_GAPPED_RGET": int(libbugs.GappedRget), "HABIT_MOVED": int(libbugs.MovedWindow), "HABIT_OTHER_GROUP": int(libbugs.OtherGroup), "HABIT_WIDE_SWAP": int(libbugs.WideSwap),
		"END_NOT": int(notEnded), "END_FINISHED": int(finished), "END_TOLD": int(told),
		"ROW_ANSWERS": rowAnswers, "ROW_OPS": rowOps, "ROW_STEPS": rowSteps, "EXPECTED_OPS": expectedOps, "EXPECTED_STEPS": expectedSteps,
	}
	var c strings.Builder
	c.WriteString("#include \"abi.h\"\n#include <stddef.h>\n")
	for name, twin := range twins {
		compare(&c, name, reflect.TypeOf(twin))
	}
	for name, value := range constants {
		fmt.Fprintf(&c, "_Static_assert(%s == %d, %q);\n", name, value, name)
	}
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(folder, shim.Sources()))
	file := filepath.Join(folder, "abi-test.c")
	require.NoError(t, os.WriteFile(file, []byte(c.String()), 0o600))
	out, err := exec.Command("cc", "-fsyntax-only", "-Wall", file).CombinedOutput()
	require.NoError(t, err, "%s", out)
}

// renamed are fields whose Go names are not C's in another spelling.
var renamed = map[string]string{"nasty_run.PerBlock": "per_block", "nasty_shape.Handle": "op", "nasty_instr.length": "len", "nasty_step.length": "len"}

func compare(c *strings.Builder, name string, twin reflect.Type) {
	// C aligns some structures more strictly than Go, and fills them up at their end.
	fmt.Fprintf(c, "_Static_assert(sizeof(struct %[1]s) == (%[2]d + _Alignof(struct %[1]s) - 1) / _Alignof(struct %[1]s) * _Alignof(struct %[1]s), \"size of %[1]s\");\n",
		name, twin.Size())
	for field := range twin.Fields() {
		if field.Name == "_" {
			continue
		}
		member := renamed[name+"."+field.Name]
		if member == "" {
			member = snake(field.Name)
		}
		fmt.Fprintf(c, "_Static_assert(offsetof(struct %s, %s) == %d, \"%s.%s\");\n", name, member, field.Offset, name, member)
		fmt.Fprintf(c, "_Static_assert(sizeof(((struct %s *)0)->%s) == %d, \"size of %s.%s\");\n", name, member, field.Type.Size(), name, member)
	}
}

// snake is a Go name as C spells it: accumulateOps, accumulate_ops.
func snake(name string) string {
	var s strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			s.WriteByte('_')
		}
		s.WriteRune(unicode.ToLower(r))
	}
	return s.String()
}
