// Package settings prints what the shim is told, in C and in Go, from the table of package config. It decides
// nothing.
package settings

import (
	"fmt"
	"go/format"
	"strings"

	"github.com/nastympi/nastympi/intercept/config"
)

// Header is settings.h: the structure that the shim reads.
func Header(list []config.Setting) string {
	var b strings.Builder
	b.WriteString("// Code generated from intercept/config. DO NOT EDIT.\n// clang-format off\n#ifndef NASTY_SETTINGS_H\n#define NASTY_SETTINGS_H\n\n#include <stdint.h>\n\n")
	b.WriteString("/* The part of the configuration that the shim needs. Go twin: Shim */\nstruct nasty_settings {\n")
	for _, s := range list {
		element, length := parts(s.C)
		fmt.Fprintf(&b, "    %s %s%s; /* %s */\n", element, s.Name, length, s.Meaning)
	}
	b.WriteString("};\n\n#endif\n")
	return b.String()
}

// goTypes are Go's names of the types of C.
var goTypes = map[string]string{"uint8_t": "uint8", "char": "byte", "uint32_t": "uint32", "uint64_t": "uint64"}

// Twin is shimsettings.go of package intercept: the same structure in Go.
func Twin(list []config.Setting) string {
	var b strings.Builder
	b.WriteString("// Code generated from intercept/config by `go generate ./intercept/shim`. DO NOT EDIT.\n\npackage intercept\n\n// Shim is what the shim is told, in the memory layout of its struct nasty_settings.\ntype Shim struct {\n")
	for _, s := range list {
		element, length := parts(s.C)
		fmt.Fprintf(&b, "%s %s%s // %s\n", s.GoName(), length, goTypes[element], s.Meaning)
	}
	b.WriteString("}\n")
	text, err := format.Source([]byte(b.String()))
	if err != nil {
		panic(err) // each name is a word
	}
	return string(text)
}

// parts splits a type of C into the type of its elements and its length, such as [20].
func parts(c string) (element, length string) {
	element, length, isArray := strings.Cut(c, "[")
	if isArray {
		length = "[" + length
	}
	return element, length
}
