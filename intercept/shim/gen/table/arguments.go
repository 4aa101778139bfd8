package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// objects are the kinds of handles, in the order of enum nasty_object (recording/objects.h), with their C types, null handles,
// and the condition under which mpi.h has them.
var objects = []struct {
	role              mpicall.Role
	name, ctype, null string
	since             string
}{
	{mpicall.Communicator, "COMMUNICATOR", "MPI_Comm", "MPI_COMM_NULL", ""},
	{mpicall.Group, "GROUP", "MPI_Group", "MPI_GROUP_NULL", ""},
	{mpicall.Datatype, "DATATYPE", "MPI_Datatype", "MPI_DATATYPE_NULL", ""},
	{mpicall.Op, "OP", "MPI_Op", "MPI_OP_NULL", ""},
	{mpicall.Window, "WINDOW", "MPI_Win", "MPI_WIN_NULL", ""},
	{mpicall.Info, "INFO", "MPI_Info", "MPI_INFO_NULL", ""},
	{mpicall.Request, "REQUEST", "MPI_Request", "MPI_REQUEST_NULL", ""},
	{mpicall.Message, "MESSAGE", "MPI_Message", "MPI_MESSAGE_NULL", ""},
	{mpicall.File, "FILE", "MPI_File", "MPI_FILE_NULL", ""},
	{mpicall.Session, "SESSION", "MPI_Session", "MPI_SESSION_NULL", since["s"]},
	{mpicall.ErrorHandler, "ERRHANDLER", "MPI_Errhandler", "MPI_ERRHANDLER_NULL", ""},
	{mpicall.Keyval, "KEYVAL", "int", "MPI_KEYVAL_INVALID", ""},
}

// sharing are the functions that return a handle which the program may have already.
var sharing = []string{
	"_group", "_get_errhandler", "_get_parent", "Group_union", "Group_intersection", "Group_difference", "Group_incl", "Group_excl",
	"Group_range_incl", "Group_range_excl", "Type_match_size", "Type_get_contents", "Type_get_contents_c", "Type_create_f90_integer",
	"Type_create_f90_real", "Type_create_f90_complex", "Type_get_value_index", "File_get_view",
}

func (c Call) shares() bool {
	return slices.ContainsFunc(sharing, func(name string) bool {
		return c.short() == name || strings.HasPrefix(name, "_") && strings.HasSuffix(c.Name, name)
	})
}

// flags are the ARG_ bits of argument a.
func (c Call) flags(a Arg) string {
	var flags []string
	for _, f := range []struct {
		name string
		set  bool
	}{
		{"ARG_LIST", a.List()},
		{"ARG_INDIRECT", a.Indirect()},
		{"ARG_OUT", c.direction(a) == mpicall.Out},
		{"ARG_WIDE", wide[baseType(a.Type)]},
		{"ARG_SHARES", a.Form() == mpicall.Handle && c.direction(a) == mpicall.Out && c.shares()},
		{"ARG_ENDS", a.Form() == mpicall.Handle && c.direction(a) == mpicall.In && (a.List() || a.Indirect()) && !strings.HasPrefix(a.Type, "const ") && !strings.HasPrefix(a.Type, "nasty_")},
		{"ARG_FLAG", a.Role == mpicall.Flag},
		{"ARG_INDEX", a.Role == mpicall.Index && a.Indirect()},
	} {
		if f.set {
			flags = append(flags, f.name)
		}
	}
	if len(flags) == 0 {
		return "0"
	}
	return strings.Join(flags, " | ")
}

var wide = map[string]bool{"MPI_Aint": true, "MPI_Count": true, "MPI_Offset": true}

// kind is the ARG's kind: of object, set of constants, or mask.
func kind(a Arg) string {
	if a.Form() == mpicall.Handle {
		for _, o := range objects {
			if o.role == a.Role {
				return "OBJECT_" + o.name
			}
		}
	}
	if a.Form() != mpicall.Number {
		return "0"
	}
	for i, set := range constants {
		if set.args == string(a.Role) || a.Role == mpicall.Value && set.args == a.Name {
			return fmt.Sprint(i + 1)
		}
	}
	for i, set := range masks {
		if set.args == string(a.Role) || a.Role == mpicall.Value && set.args == a.Name {
			return fmt.Sprintf("ARG_MASK + %d", i)
		}
	}
	return "0"
}

var forms = map[mpicall.Form]string{mpicall.Number: "FORM_NUMBER", mpicall.Pointer: "FORM_ADDRESS", mpicall.Handle: "FORM_HANDLE", mpicall.String: "FORM_TEXT", mpicall.Result: "FORM_STATUS"}

// Arguments prints arguments.c: what is recorded of each argument, and the constants and handles of mpi.h.
func Arguments(calls []Call) string {
	var b strings.Builder
	b.WriteString(notice + "/* In C because only the compiler knows the constants of the library's mpi.h. */\n#include \"recording/arguments.h\"\n\n")
	b.WriteString("const struct nasty_arg nasty_args[] = {\n")
	var firsts []int
	n := 0
	for _, c := range calls {
		firsts = append(firsts, n)
		for i, a := range c.Args {
			if a.Form() == mpicall.NotRecorded {
				continue
			}
			length := Length{Kind: "LENGTH_NONE"}
			if a.List() {
				var err error
				if length, err = c.length(a); err != nil {
					length.Kind = "LENGTH_NONE" // a test says so
				}
			}
			fmt.Fprintf(&b, "    {%s, %s, %s, %s, %d, %d}, /* %s: %s */\n", forms[a.Form()], kind(a), c.flags(a), length.Kind, length.Arg, i, c.short(), a.Name)
			n++
		}
	}
	b.WriteString("    {0},\n};\n\n")
	printFirsts(&b, "nasty_args_of", calls, append(firsts, n))
	b.WriteString("\nconst uint8_t nasty_args_flags[] = {\n    0,\n")
	for _, c := range calls {
		var flags []string
		for _, a := range c.Args {
			if a.Form() != mpicall.NotRecorded {
				flags = append(flags, c.flags(a))
			}
		}
		fmt.Fprintf(&b, "    %s, /* %s */\n", strings.Join(append(flags, "0"), " | "), c.short())
	}
	b.WriteString("};\n\n")
	printConstants(&b)
	printHandles(&b)
	return b.String()
}

// printFirsts prints where the entries of each call begin in a table, and where those of the last call end. 0 is no call.
func printFirsts(b *strings.Builder, name string, calls []Call, firsts []int) {
	fmt.Fprintf(b, "const uint16_t %s[] = {\n    0,\n", name)
	for i, c := range calls {
		fmt.Fprintf(b, "    %d, /* %s */\n", firsts[i], c.short())
	}
	fmt.Fprintf(b, "    %d,\n};\n", firsts[len(calls)])
}

func printConstants(b *strings.Builder) {
	names := constantNames()
	fmt.Fprintf(b, "int64_t nasty_constants[%d];\n\n/* The sets of constants, each ended by 0; constant i has the number i + 1. */\n", len(names))
	for i, set := range constants {
		fmt.Fprintf(b, "static const uint8_t set_%d[] = {", i+1)
		for _, name := range strings.Fields(set.names) {
			fmt.Fprintf(b, "%d, ", slices.Index(names, name)+1)
		}
		fmt.Fprintf(b, "0}; /* %s */\n", set.args)
	}
	b.WriteString("const uint8_t *const nasty_sets[] = {\n    0,\n")
	for i := range constants {
		fmt.Fprintf(b, "    set_%d,\n", i+1)
	}
	b.WriteString("};\n\n")
	for i, set := range masks {
		fmt.Fprintf(b, "static const int mask_%d[] = {", i)
		for _, name := range strings.Fields(set.names) {
			fmt.Fprintf(b, "MPI_%s, ", name)
		}
		b.WriteString("0};\n")
	}
	b.WriteString("const int *const nasty_masks[] = {")
	for i := range masks {
		fmt.Fprintf(b, "mask_%d, ", i)
	}
	b.WriteString("};\n\n")
	for i, set := range constants {
		if names := map[string]string{"error code": "error", "peer": "peer", "tag": "tag", "count": "count", "root": "root", "combiner": "combiner",
			"flavor": "flavor", "model": "model", "topology": "topology", "address": "address"}; names[set.args] != "" {
			fmt.Fprintf(b, "const uint8_t nasty_set_%s = %d;\n", names[set.args], i+1)
		}
	}
	fmt.Fprintf(b, "int64_t nasty_set_max[%d];\n", len(constants)+1)
	b.WriteString("\nvoid nasty_constants_start(void)\n{\n")
	b.WriteString("    int64_t *value = nasty_constants;\n")
	for _, name := range names {
		fmt.Fprintf(b, "    *value++ = (int64_t)(intptr_t)MPI_%s;\n", name)
	}
	fmt.Fprintf(b, "    for (int set = 1; set <= %d; set++) {\n        nasty_set_max[set] = INT64_MIN;\n", len(constants))
	b.WriteString("        for (const uint8_t *c = nasty_sets[set]; *c; c++)\n            if (nasty_constants[*c - 1] > nasty_set_max[set])\n                nasty_set_max[set] = nasty_constants[*c - 1];\n    }\n")
	b.WriteString("}\n\n")
}

func printHandles(b *strings.Builder) {
	b.WriteString("const uint8_t nasty_handle_bytes[] = {\n")
	for _, o := range objects {
		if o.since != "" {
			fmt.Fprintf(b, "#if %s\n    sizeof(%s),\n#else\n    0,\n#endif\n", o.since, o.ctype)
		} else {
			fmt.Fprintf(b, "    sizeof(%s),\n", o.ctype)
		}
	}
	b.WriteString("};\n\n#define ADD(kind, type, handle, number)                                                              \\\n    do {                                                                                                     \\\n        type h = handle;                                                                                     \\\n        add(kind, &h, number);                                                                               \\\n    } while (0)\nvoid nasty_each_predefined(void (*add)(enum nasty_object kind, const void *handle, uint64_t number))\n{\n")
	for _, o := range objects {
		if o.since != "" {
			fmt.Fprintf(b, "#if %s\n", o.since)
		}
		fmt.Fprintf(b, "    ADD(OBJECT_%s, %s, %s, 0);\n", o.name, o.ctype, o.null)
		for _, set := range predefined {
			if set.kind == o.role {
				for i, name := range strings.Fields(set.names) {
					fmt.Fprintf(b, "    ADD(OBJECT_%s, %s, MPI_%s, %d);\n", o.name, o.ctype, name, i+1)
				}
			}
		}
		if o.since != "" {
			b.WriteString("#endif\n")
		}
	}
	b.WriteString("}\n\n/* The smallest number of an object that a call has made, by kind. */\nconst uint8_t nasty_first_made[] = {\n")
	for _, o := range objects {
		first := 1
		for _, set := range predefined {
			if set.kind == o.role {
				first += len(strings.Fields(set.names))
			}
		}
		fmt.Fprintf(b, "    %d,\n", first)
	}
	b.WriteString("};\n")
}
