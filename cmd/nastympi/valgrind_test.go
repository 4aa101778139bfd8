package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestClientOf(t *testing.T) {
	for line, want := range map[string]int{
		"valgrind ./a -x":                 1,
		"valgrind -q --tool=none ./a ./b": 3,
		"valgrind -q -- -a":               3,
		"valgrind --version":              2,
		"valgrind --":                     2,
		"valgrind":                        1,
	} {
		assert.Equal(t, want, clientOf(strings.Fields(line)), line)
	}
}

func TestChildOptions(t *testing.T) {
	t.Setenv("VALGRIND_OPTS", "-v --trace-children=yes")
	for line, want := range map[string]string{
		"valgrind -q":                            "--child-silent-after-fork=no --trace-children=yes",
		"valgrind --trace-children=no":           "--child-silent-after-fork=no --trace-children=no",
		"valgrind --child-silent-after-fork=yes": "--child-silent-after-fork=yes --trace-children=yes",
	} {
		assert.Equal(t, want, childOptions(strings.Fields(line)), line)
	}
}

func TestInsideValgrind(t *testing.T) {
	for line, want := range map[string]string{
		"/usr/bin/valgrind -q ./a -x": "./a -x",
		"valgrind --version":          "valgrind --version",
		"./a valgrind ./b":            "./a valgrind ./b",
	} {
		assert.Equal(t, want, strings.Join(insideValgrind(strings.Fields(line)), " "), line)
	}
}
