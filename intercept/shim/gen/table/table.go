// Package table reads the table of MPI functions and prints the C code that
// follows from it alone.
package table

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
)

// Class says what a trampoline does.
type Class string

const (
	// RMA calls the hand-written shim_X.
	RMA Class = "rma"
	// Collect waits for all ranks of comm first, while locally completed operations
	// are held.
	Collect Class = "collect"
	// Block releases locally completed operations, then forwards.
	Block Class = "block"
	// Hold calls the nonblocking form, MPI_IX for MPI_X, and tests its request
	// while locally completed operations are held.
	Hold Class = "hold"
	// Poll looks at the time for such a release, then forwards.
	Poll Class = "poll"
	// Use has no trampoline: only the shim calls it.
	Use Class = "use"
)

// Call is one MPI function.
type Call struct {
	Class  Class
	Since  string // what has to be true of an mpi.h that declares it; empty: nothing
	Name   string
	Params string   // as declared
	Args   []string // parameter names
}

var (
	line = regexp.MustCompile(`^(rma|collect|block|hold|poll|use) (3|4|41|s) int (MPI_\w+)\((.*)\)$`)
	arg  = regexp.MustCompile(`(\w+)(\[\w*\])*$`)

	polling = regexp.MustCompile(`^MPI_(Test(all|any|some)?|Win_test|Request_get_status(_all|_any|_some)?)$`)
)

// since are the preprocessor conditions of the table's second column.
var since = map[string]string{
	"3": "", "4": "MPI_VERSION >= 4", "41": "10 * MPI_VERSION + MPI_SUBVERSION >= 41",
	"s": "defined MPI_SESSION_NULL",
}

// Read parses the table at path. Errors name the line.
func Read(path string) ([]Call, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return Parse(path, string(text))
}

// Parse parses the text of a table; name is for errors.
func Parse(name, text string) ([]Call, error) {
	var calls []Call
	seen := map[string]bool{}
	for i, s := range strings.Split(text, "\n") {
		if s == "" || strings.HasPrefix(s, "#") {
			continue
		}
		call, err := parseLine(s)
		if err == nil && seen[call.Name] {
			err = fmt.Errorf("%s is listed twice", call.Name)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, i+1, err)
		}
		seen[call.Name] = true
		calls = append(calls, call)
	}
	return calls, nil
}

func parseLine(s string) (Call, error) {
	m := line.FindStringSubmatch(s)
	if m == nil {
		return Call{}, fmt.Errorf("want `class version int MPI_Name(parameters)`, got %q", s)
	}
	call := Call{Class: Class(m[1]), Since: since[m[2]], Name: m[3], Params: m[4]}
	switch {
	case call.Params != "void":
	case call.Class == Hold:
		return Call{}, fmt.Errorf("%s: class hold is for calls with parameters", call.Name)
	default:
		return call, nil
	}
	for p := range strings.SplitSeq(call.Params, ",") {
		name := arg.FindStringSubmatch(strings.TrimSpace(p))
		if name == nil {
			return Call{}, fmt.Errorf("%s: parameter %q has no name", call.Name, p)
		}
		call.Args = append(call.Args, name[1])
	}
	return call, nil
}

const notice = "/* Generated from calls.txt by `go generate ./intercept/shim`; do not edit. */\n"

// includes are what trampolines use.
const includes = `#include "calls.h"
#include "delay/delay.h"
#include "hold/attendance.h"
#include "hold/hold.h"
#include "library/find.h"
#include "process/platform.h"
#include "process/polls.h"
#include "process/state.h"
#include "replay/synchronize.h"
#include "start/load.h"
`

// Header prints calls.h: pointers to the library's functions, and prototypes of
// the hand-written ones.
func Header(calls []Call) string {
	var b strings.Builder
	b.WriteString(notice + "#ifndef NASTY_CALLS_H\n#define NASTY_CALLS_H\n\n#include \"quirks.h\"\n\n#include <mpi.h>\n\n")
	b.WriteString("/* The library's own functions, found by their PMPI_ names. */\nstruct nasty_real {\n")
	each(&b, calls, func(c Call) string { return fmt.Sprintf("    __typeof__(%s) *%s;\n", c.Name, c.short()) })
	b.WriteString("};\n\n/* Calls by number. */\nenum nasty_number {\n    NASTY_MPI_NONE,\n")
	for _, c := range calls {
		fmt.Fprintf(&b, "    NASTY_MPI_%s,\n", c.short())
	}
	b.WriteString("};\n\nextern struct nasty_real real;\n\nstruct nasty_name {\n    const char *name;\n    void **slot;\n};\n")
	b.WriteString("extern const struct nasty_name nasty_names[];\nextern const char *const nasty_call_names[]; /* by number */\n\n")
	each(&b, calls, func(c Call) string {
		if c.Class != RMA {
			return ""
		}
		return fmt.Sprintf("int shim_%s(%s);\n", c.short(), c.Params)
	})
	b.WriteString("\n#endif\n")
	return b.String()
}

// Trampolines prints trampolines.c: each function under its MPI_ and its PMPI_
// name, since Fortran bindings and other tools may enter by either.
func Trampolines(calls []Call) string {
	var b strings.Builder
	b.WriteString(notice + "/* It is C because these are C entry points with the types of the library's mpi.h. */\n")
	b.WriteString(includes + "\nstruct nasty_real real;\n\nconst struct nasty_name nasty_names[] = {\n")
	each(&b, calls, func(c Call) string {
		return fmt.Sprintf("    {\"P%s\", (void **)&real.%s},\n", c.Name, c.short())
	})
	b.WriteString("    {NULL, NULL},\n};\n\nconst char *const nasty_call_names[] = {\n    \"?\",\n")
	for _, c := range calls {
		fmt.Fprintf(&b, "    %q,\n", c.Name)
	}
	b.WriteString("};\n\n")
	each(&b, calls, trampoline)
	return b.String()
}

func trampoline(c Call) string {
	if c.Class == Use {
		return ""
	}
	forward := fmt.Sprintf("real.%s(%s)", c.short(), strings.Join(c.Args, ", "))
	body := map[Class]string{
		RMA:     fmt.Sprintf("    if (nasty_active())\n        return shim_%s(%s);\n", c.short(), strings.Join(c.Args, ", ")),
		Block:   "    if (nasty_copies())\n        nasty_release();\n",
		Collect: "    if (nasty_has_attendance())\n        nasty_attendance_await(comm);\n    else if (nasty_copies())\n        nasty_release();\n",
		Poll:    "    if (nasty_copies())\n        nasty_poll();\n",
	}[c.Class]
	if c.Class == Hold {
		body = c.held()
	}
	if c.initializes() {
		body = fmt.Sprintf("    nasty_load();\n    return shim_%s(%s);\n", c.short(), strings.Join(c.Args, ", "))
		forward = ""
	}
	if forward != "" {
		body += "    nasty_need_library();\n    return " + forward + ";\n"
	}
	entry := fmt.Sprintf("EXPORT int %s(%s)\n{\n%s}\n", c.Name, c.Params, body)
	if c.isPoint() {
		entry = watched(c, body)
	}
	return entry + fmt.Sprintf("EXPORT extern __typeof__(%s) P%s __attribute__((alias(\"%s\")));\n\n", c.Name, c.Name, c.Name)
}

// held is the body of a trampoline of class Hold.
func (c Call) held() string {
	args, status := c.Args, "MPI_STATUS_IGNORE"
	if last := len(args) - 1; args[last] == "status" {
		args, status = args[:last], "status"
	}
	return fmt.Sprintf(`    if (nasty_copies()) {
        MPI_Request request;
        int error = real.I%s(%s, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, %s);
    }
`, strings.ToLower(c.short()), strings.Join(args, ", "), status)
}

// watched puts body into a function of its own, and the noted call into another that is not
// inlined, so that nothing but one branch is added where calls are not noted.
func watched(c Call, body string) string {
	run := fmt.Sprintf("run_%s(%s)", c.short(), strings.Join(c.Args, ", "))
	number := "NASTY_MPI_" + c.short()
	if c.polls() {
		number += " | NASTY_POLLS"
	}
	params := c.Params + ", const void *site"
	if len(c.Args) == 0 {
		params = "const void *site"
	}
	return fmt.Sprintf("static inline int run_%s(%s)\n{\n%s}\n", c.short(), c.Params, body) +
		fmt.Sprintf("static COLD int noted_%s(%s)\n{\n    NASTY_NOTED(noted);\n    if (!nasty_enter(&noted, %s, site))\n        return %s;\n    return nasty_leave(&noted, %s);\n}\n",
			c.short(), params, number, run, run) +
		fmt.Sprintf("EXPORT int %s(%s)\n{\n    return UNLIKELY(nasty.watched) ? noted_%s(%s) : %s;\n}\n",
			c.Name, c.Params, c.short(), strings.Join(append(slices.Clone(c.Args), "HERE"), ", "), run)
}

// isPoint says whether a rank may be delayed before and after the call, and others
// may wait for it there: not for those that look at datatypes alone, nor for those
// before and after which the library cannot be called.
func (c Call) isPoint() bool {
	return !c.initializes() && c.Name != "MPI_Abort" && !strings.HasPrefix(c.Name, "MPI_Type_")
}

// polls says whether a program may repeat the call until something happens elsewhere.
func (c Call) polls() bool { return c.Class == Poll || polling.MatchString(c.Name) }

func (c Call) short() string { return strings.TrimPrefix(c.Name, "MPI_") }

func (c Call) initializes() bool {
	return c.Name == "MPI_Init" || c.Name == "MPI_Init_thread" || c.Name == "MPI_Session_init"
}

// each prints the calls' texts, guarding those that older libraries lack.
func each(b *strings.Builder, calls []Call, print func(Call) string) {
	guard := ""
	for _, c := range calls {
		text := print(c)
		if text == "" {
			continue
		}
		if c.Since != guard {
			if guard != "" {
				b.WriteString("#endif\n")
			}
			if c.Since != "" {
				b.WriteString("#if " + c.Since + "\n")
			}
			guard = c.Since
		}
		b.WriteString(text)
	}
	if guard != "" {
		b.WriteString("#endif\n")
	}
}
