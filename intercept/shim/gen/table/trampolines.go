package table

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

const trampolineIncludes = `#include "calls.h"

#include "delay/delay.h"
#include "hold/attendance.h"
#include "hold/collectives.h"
#include "hold/companions.h"
#include "hold/hold.h"
#include "library/find.h"
#include "observe/site.h"
#include "process/platform.h"
#include "process/polls.h"
#include "process/state.h"
#include "replay/synchronize.h"
#include "start/load.h"
#include "start/untimely.h"

#include <stddef.h>
`

// Trampolines prints each function for which want holds, under its MPI_ and its PMPI_
// name, because Fortran bindings and other tools may enter by either.
func Trampolines(calls []Call, want func(Call) bool) string {
	var b strings.Builder
	b.WriteString(notice + "/* In C because these are C entry points with the types of the library's mpi.h. */\n" + trampolineIncludes + "\n")
	each(&b, calls, func(c Call) string {
		if !want(c) {
			return ""
		}
		return trampoline(c)
	})
	return b.String()
}

// Names prints the tables of all functions.
func Names(calls []Call) string {
	var b strings.Builder
	b.WriteString(notice + "/* In C because the library's functions are pointers to functions of C. */\n#include \"calls.h\"\n\n#include <stddef.h>\n\n")
	b.WriteString("struct nasty_real real;\n\nconst struct nasty_name nasty_names[] = {\n")
	each(&b, calls, func(c Call) string {
		return fmt.Sprintf("    {\"P%s\", (void **)&real.%s},\n", c.Name, c.short())
	})
	b.WriteString("    {NULL, NULL},\n};\n\nconst char *const nasty_call_names[] = {\n    \"?\",\n")
	for _, c := range calls {
		fmt.Fprintf(&b, "    %q,\n", c.Name)
	}
	b.WriteString("};\n")
	return b.String()
}

func trampoline(c Call) string {
	if !c.Intercepted() {
		return ""
	}
	return c.entry() + fmt.Sprintf("EXPORT extern __typeof__(%s) P%s __attribute__((alias(\"%s\")));\n\n", c.Name, c.Name, c.Name)
}

// entry is the function of the program's call, and those that it needs.
func (c Call) entry() string {
	switch c.Class {
	case Init:
		return c.exported(c.initializing())
	case Plain:
		return c.run() + c.exported(fmt.Sprintf("    NASTY_CALLED();\n    return run_%s(%s);\n", c.short(), c.list()))
	}
	return c.notedEntry()
}

func (c Call) exported(body string) string {
	return fmt.Sprintf("EXPORT int %s(%s)\n{\n%s}\n", c.Name, c.Params, body)
}

// initializing is the body of a trampoline that loads the shim.
func (c Call) initializing() string {
	return fmt.Sprintf("    nasty_initializing();\n    nasty_load();\n    int result = shim_%s(%s);\n    if (UNLIKELY(nasty.recording)) {\n%s        nasty_note_begun(NASTY_MPI_%s, HERE, args, result);\n    }\n    nasty_at_work = false;\n    return result;\n",
		c.short(), c.list(), c.places("        "), c.short())
}

// body is what any other trampoline does in the call.
func (c Call) body() string {
	return c.first() + c.accompanied() + c.begun() + "    return " + c.forward() + ";\n"
}

// begun finds the library, and tells of a call that MPI allows only while it is initialized.
func (c Call) begun() string {
	if c.Has(Anytime) {
		return "    nasty_need_library();\n"
	}
	return fmt.Sprintf("    nasty_need_open(NASTY_MPI_%s);\n", c.short())
}

// accompanied gives a request of a collective operation a companion, with which it waits for all processes.
func (c Call) accompanied() string {
	if !c.movesData() || c.arg(mpicall.Request) == "" {
		return ""
	}
	how := "begin"
	if c.persistent() {
		how = "prepare"
	}
	return fmt.Sprintf("    if (nasty_strict_collectives())\n        return nasty_companion_%s(%s, %s, %s);\n", how, c.forward(), c.arg(mpicall.Communicator), c.arg(mpicall.Request))
}

// places declares the array of the arguments' addresses.
func (c Call) places(indent string) string {
	var list []string
	for _, a := range c.Args {
		list = append(list, "(void *)&"+a.Name)
	}
	if len(list) == 0 {
		list = []string{"NULL"}
	}
	return fmt.Sprintf("%svoid *const args[] = {%s};\n", indent, strings.Join(list, ", "))
}

// first is what happens before the library's function is called, or instead of that.
func (c Call) first() string {
	switch c.Class {
	case Shim, Transfer, Accumulate:
		return fmt.Sprintf("    if (nasty_active())\n        return shim_%s(%s);\n", c.short(), c.list())
	case Nonblocking:
		return c.nonblocking()
	case Collective:
		strict := ""
		if c.MayWait() {
			strict = fmt.Sprintf("    if (nasty_strict_collectives())\n        nasty_strict_barrier(%s);\n", c.arg(mpicall.Communicator))
		}
		return fmt.Sprintf("    if (nasty_has_attendance())\n        nasty_attendance_await(%s);\n    else if (nasty_copies())\n        nasty_release_before(CALL_BLOCKING, NULL, -1);\n", c.arg(mpicall.Communicator)) + strict
	case Release:
		return "    if (nasty_copies())\n        nasty_release_before(CALL_BLOCKING, NULL, -1);\n"
	case Overdue:
		return "    if (nasty_copies())\n        nasty_poll();\n"
	}
	return ""
}

// forward is the call of the library's function.
func (c Call) forward() string { return fmt.Sprintf("real.%s(%s)", c.short(), c.list()) }

// nonblocking makes the nonblocking call, MPI_IName for MPI_Name, and waits for its request.
func (c Call) nonblocking() string {
	args, status := c.Args, "MPI_STATUS_IGNORE"
	if last := len(args) - 1; args[last].Role == mpicall.Status {
		args, status = args[:last], args[last].Name
	}
	return fmt.Sprintf(`    if (nasty_copies()) {
        MPI_Request request;
        int error = real.I%s(%s, &request);
        return error != MPI_SUCCESS ? error : nasty_hold_wait(&request, %s);
    }
`, strings.ToLower(c.short()), names(args), status)
}

// prepared is what the shim does before the call.
func (c Call) prepared() string {
	if !c.Has(Prepared) {
		return ""
	}
	return fmt.Sprintf("    before_%s(%s);\n", c.short(), c.list())
}

// run is the body as a function. Its usual case needs no stack frame, since what the other cases do between is elsewhere.
func (c Call) run() string {
	usual, forward := "nasty.open", c.forward()
	switch c.Class {
	case Shim, Transfer, Accumulate:
		usual, forward = "nasty.active && !nasty_inside", fmt.Sprintf("shim_%s(%s)", c.short(), c.list())
	case Nonblocking, Release, Overdue:
		usual += " && !nasty.copies"
	case Collective:
		usual += " && !nasty.copies && !nasty_attendance"
	}
	if c.movesData() {
		usual += " && !nasty.settings.strict_collectives"
	}
	return fmt.Sprintf("static COLD int other_%s(%s)\n{\n%s}\nstatic inline int run_%s(%s)\n{\n    return LIKELY(%s) ? %s : other_%s(%s);\n}\n",
		c.short(), c.Params, c.body(), c.short(), c.Params, usual, forward, c.short(), c.list())
}

// notedEntry puts the body into a function of its own, and the call that is noted into another
// one that is not inlined, so that a call costs only one branch more where none is noted.
func (c Call) notedEntry() string {
	run := fmt.Sprintf("run_%s(%s)", c.short(), c.list())
	number, when := "NASTY_MPI_"+c.short(), "nasty.watched"
	if c.Has(Polls) {
		number += " | NASTY_POLLS"
	} else if c.Has(Repeated) && c.arg(mpicall.Request) == "" {
		number += " | NASTY_REPEATED"
	}
	if c.Has(Functions) {
		number += " | NASTY_FUNCTIONS"
	}
	if !c.Watched() {
		number += " | NASTY_OBSERVED"
		when = "nasty.observing"
	}
	params, args := c.Params+", const void *site", c.list()+", HERE"
	if len(c.Args) == 0 {
		params, args = "const void *site", "HERE"
	}
	return c.run() +
		fmt.Sprintf("static NOINLINE int noted_%s(%s)\n{\n    NASTY_NOTED(noted);\n%s    if (!nasty_enter(&noted, %s, site, args))\n        return %s;\n%s    return nasty_leave(&noted, %s, args);\n}\n",
			c.short(), params, c.places("    "), number, run, c.notes(), run) +
		c.exported(c.prepared()+fmt.Sprintf("    NASTY_CALLED();\n    return UNLIKELY(%s) ? noted_%s(%s) : %s;\n", when, c.short(), args, run))
}

// notes writes the arguments down as integers, whatever their types.
func (c Call) notes() string {
	if len(c.Args) == 0 || !c.Watched() {
		return ""
	}
	var b strings.Builder
	b.WriteString("    if (noted.latest) {\n")
	for i, a := range c.Args[:min(len(c.Args), noted)] {
		fmt.Fprintf(&b, "        noted.latest->args[%d] = (int64_t)(intptr_t)%s;\n", i, a.Name)
	}
	return b.String() + "    }\n"
}

// noted is NASTY_ARGUMENTS of abi.h.
const noted = 13
