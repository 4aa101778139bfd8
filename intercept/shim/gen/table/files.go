// Package table reads the table of MPI functions, calls.txt, and prints the C and Go
// code that follows from it. It decides nothing about what the shim does: the table says
// that, and the hand-written C code does it.
package table

import "strings"

// notice marks a file as generated for people and clang-format.
const notice = "// Code generated from calls.txt. DO NOT EDIT.\n// clang-format off\n"

// Sources are the texts of the C files that follow from the table. Their paths begin at the folder of the shim's sources.
func Sources(calls []Call) map[string]string {
	return map[string]string{
		"calls.h":                Header(calls),
		"names.c":                Names(calls),
		"trampolines.c":          Trampolines(calls, Call.Watched),
		"trampolines_observed.c": Trampolines(calls, func(c Call) bool { return !c.Watched() }),
		"operations.c":           Operations(calls),
		"recording/arguments.c":  Arguments(calls),
		"recording/sides.c":      Sides(calls),
	}
}

// GoFiles are the texts of the Go files that follow from the table. Their paths begin at the folder of calls.txt.
func GoFiles(calls []Call) map[string]string {
	return map[string]string{
		"../../base/mpicall/table.go":     GoTable(calls),
		"../../base/mpicall/functions.go": GoFunctions(calls),
		"../../base/mpicall/constants.go": GoConstants(),
	}
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
