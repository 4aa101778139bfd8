package symbol

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// How long the first and the next question about a program of over 100 MB take, made
// of many units with the usual C++ headers:
//
//	go test ./base/symbol -run - -bench Big
func BenchmarkBigProgram(b *testing.B) {
	folder := b.TempDir()
	source, object := filepath.Join(folder, "headers.cpp"), filepath.Join(folder, "headers.o")
	require.NoError(b, os.WriteFile(source, []byte(`#include <bits/stdc++.h>
bool matches(const std::string &text) {
    std::map<std::string, std::vector<int>> numbers{{text, {1}}};
    return std::regex_match(text, std::regex("a+")) && !numbers.empty();
}
`), 0o644))
	tool(b, "g++", "-g", "-c", source, "-o", object)
	info, err := os.Stat(object)
	require.NoError(b, err)
	// The linker keeps the code of the first unit, and what DWARF says of all.
	copies := slices.Repeat([]string{object}, 1+int(650_000_000/info.Size())) // relocations go
	program := build(b, "grid.cpp", append(copies, "-g", "-Wl,-z,muldefs")...)
	matches := starts(b, program)["_Z7matchesRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"]

	info, err = os.Stat(program)
	require.NoError(b, err)
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			s := New()
			frame := s.Frame(program, matches+64)
			s.Close()
			require.Equal(b, "matches", frame.Function)
			require.NotZero(b, frame.Line)
		}
		b.ReportMetric(float64(info.Size())/1e6, "MB")
	})
	b.Run("next", func(b *testing.B) {
		s := newSymbolizer(b)
		s.Frame(program, matches+64)
		for b.Loop() {
			clear(s.modules[0].frames)
			require.NotZero(b, s.Frame(program, matches+96).Line)
		}
	})
}
