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

func TestInsideValgrind(t *testing.T) {
	for line, want := range map[string]string{
		"/usr/bin/valgrind -q ./a -x": "./a -x",
		"valgrind --version":          "valgrind --version",
		"./a valgrind ./b":            "./a valgrind ./b",
	} {
		assert.Equal(t, want, strings.Join(insideValgrind(strings.Fields(line)), " "), line)
	}
}
