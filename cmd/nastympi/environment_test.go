package main

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/nastympi/nastympi/launch/embedded"
	"github.com/nastympi/nastympi/sweep/runner"
)

// What is told of one process holds for others: it names no process, and has nothing that they have anyway.
func TestStartOfOtherProcesses(t *testing.T) {
	for name, value := range map[string]string{
		preloadVariable: "/lib/user.so", cacheVariable: "/cache", clientVariable: "old", runVariable: "/run", sanitizerVariable: "", "NASTY_SEED": "7",
	} {
		t.Setenv(name, value)
	}
	process := strconv.Itoa(os.Getpid())
	e := plainEnvironment().with(execVariable, process).withShim(embedded.Files{Core: "/c/nastycore", Stub: "/c/nastystub.so"}, "/bin/nastympi", "/c/nastyshim.so")
	e = e.with(sanitizerVariable, "verify_asan_link_order=0")
	assert.Equal(t, runner.Start{
		Word:  "./a",
		Files: []string{filepath.Join(here(), "a"), "/lib/libmpi.so", "/c/nastycore", "/c/nastystub.so", "/c/nastyshim.so", "/lib/user.so"},
		Set: []string{
			cacheVariable + "=/cache", execVariable + "=first", binaryVariable + "=/bin/nastympi", coreVariable + "=/c/nastycore", processVariable + "=first",
			inheritVariable + "=/c/nastystub.so:/lib/user.so", preloadVariable + "=/c/nastystub.so:/c/nastyshim.so:/lib/user.so",
			sanitizerVariable + "=verify_asan_link_order=0",
		},
		Unset: []string{clientVariable},
	}, e.start("./a", "./a", "/lib/libmpi.so"))
}
