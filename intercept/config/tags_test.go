package config

import (
	"encoding"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestEveryFieldDeclaresItself keeps lists of variables out of other packages: whoever adds a
// variable has to say here what it is.
func TestEveryFieldDeclaresItself(t *testing.T) {
	for _, field := range configFields() {
		t.Run(field.Name, func(t *testing.T) {
			for _, name := range []string{"default", "sweep", "behaviour", "obeyed", "desc"} {
				value, found := field.Tag.Lookup(name)
				assert.True(t, found, "no tag %s", name)
				assert.True(t, value != "" || name == "default", "empty tag %s", name)
			}
			checkSweepTag(t, field)
			checkOffTag(t, field)
			for _, who := range declared(field).Obeyed {
				assert.Contains(t, []string{"core", "shim", obeyedByLaunch}, who)
			}
		})
	}
}

func checkSweepTag(t *testing.T, field reflect.StructField) {
	t.Helper()
	v := declared(field)
	if len(v.Sweep) == 0 {
		_, reason, _ := strings.Cut(field.Tag.Get("sweep"), ": ")
		assert.NotEmpty(t, reason)
		return
	}
	assert.GreaterOrEqual(t, len(v.Sweep), 2, "one value is not a choice")
	assert.Contains(t, v.Sweep, v.Default)
	tried := map[any]bool{}
	for _, value := range v.Sweep {
		tried[parsed(t, field, value)] = true
	}
	assert.Len(t, tried, len(v.Sweep), "a value twice")
}

func checkOffTag(t *testing.T, field reflect.StructField) {
	t.Helper()
	v := declared(field)
	if _, found := field.Tag.Lookup("off"); !found {
		return
	}
	assert.NotEmpty(t, v.Behaviour, "off: of which behaviour?")
	assert.NotEqual(t, parsed(t, field, v.Default), parsed(t, field, v.Off))
}

// parsed is the value of a field in a form that can be compared.
func parsed(t *testing.T, field reflect.StructField, text string) any {
	t.Helper()
	value := reflect.New(field.Type)
	require.NoError(t, value.Interface().(encoding.TextUnmarshaler).UnmarshalText([]byte(text)))
	return fmt.Sprint(value.Elem().Interface())
}

func TestNamedVariablesExist(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "names.go", nil, 0)
	require.NoError(t, err)
	count := 0
	ast.Inspect(file, func(n ast.Node) bool {
		if literal, is := n.(*ast.BasicLit); is && strings.HasPrefix(literal.Value, `"`+Prefix) {
			name, err := strconv.Unquote(literal.Value)
			require.NoError(t, err)
			assert.Contains(t, names(), name)
			count++
		}
		return true
	})
	assert.NotZero(t, count)
}

func TestLaunchOnly(t *testing.T) {
	assert.Equal(t, []string{"NASTY_MPICC", "NASTY_LIBRARY"}, LaunchOnly())
}
