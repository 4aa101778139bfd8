package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTitles(t *testing.T) {
	for command, want := range map[string]string{
		"./halo prog.py":                     "./halo",
		"python3 -u -W error halo.py -m x":   "halo.py",
		"/usr/bin/python3.11 -m pytest -k a": "pytest",
		"python3 -c import halo":             "python3",
		"python3 -X":                         "python3",
		"python3":                            "python3",
	} {
		assert.Equal(t, want, title(strings.Fields(command)))
	}
}
