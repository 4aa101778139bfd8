package table

import (
	"fmt"
	"strings"
)

// Header prints calls.h: pointers to the library's functions, numbers of the calls, and
// prototypes of the functions shim_Name and before_Name.
func Header(calls []Call) string {
	var b strings.Builder
	b.WriteString(notice + "#ifndef NASTY_CALLS_H\n#define NASTY_CALLS_H\n\n#include \"quirks.h\"\n\n#include <mpi.h>\n\n")
	b.WriteString("/* The library's own functions, found by their PMPI_ names. */\nstruct nasty_real {\n")
	each(&b, calls, func(c Call) string { return fmt.Sprintf("    __typeof__(%s) *%s;\n", c.Name, c.short()) })
	b.WriteString("};\n\n/* Calls by number. */\nenum nasty_number {\n    NASTY_MPI_NONE,\n")
	for _, c := range calls {
		fmt.Fprintf(&b, "    NASTY_MPI_%s,\n", c.short())
	}
	b.WriteString("    NASTY_CALLS,\n};\n\n")
	fmt.Fprintf(&b, "/* Identifies the numbers of functions, arguments and constants. Go twin: mpicall.Table */\n#define NASTY_TABLE %#xull\n\n", Identity(calls))
	b.WriteString("extern struct nasty_real real;\n\nstruct nasty_name {\n    const char *name;\n    void **slot;\n};\n")
	b.WriteString("extern const struct nasty_name nasty_names[];\nextern const char *const nasty_call_names[]; /* by number */\n\n")
	each(&b, calls, func(c Call) (prototypes string) {
		if c.Has(Prepared) {
			prototypes = fmt.Sprintf("void before_%s(%s);\n", c.short(), c.Params)
		}
		if c.named() {
			prototypes += fmt.Sprintf("int shim_%s(%s);\n", c.short(), c.Params)
		}
		return prototypes
	})
	b.WriteString("\n#endif\n")
	return b.String()
}
