// Package table reads the table of MPI functions, calls.txt, and prints the C and Go
// code that follows from it. It decides nothing about what the shim does: the table says
// that, and the hand-written C code does it.
package table

import "strings"

// notice marks a file as generated for people, Go tools and clang-format.
const notice = "// Code generated from calls.txt by `go generate ./intercept/shim`. DO NOT EDIT.\n// clang-format off\n"

// Files are the texts of the generated files. Their paths begin at the folder of calls.txt.
func Files(calls []Call) map[string]string {
	return map[string]string{
		"src/calls.h":                     Header(calls),
		"src/names.c":                     Names(calls),
		"src/trampolines.c":               Trampolines(calls, Call.Watched),
		"src/trampolines_observed.c":      Trampolines(calls, func(c Call) bool { return !c.Watched() }),
		"src/operations.c":                Operations(calls),
		"src/recording/arguments.c":       Arguments(calls),
		"src/recording/sides.c":           Sides(calls),
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
