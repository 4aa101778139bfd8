package table

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

// kinds are the constants of abi.h for the one-sided operations.
var kinds = map[string]string{
	"put": "KIND_PUT", "get": "KIND_GET", "accumulate": "KIND_ACC", "get_accumulate": "KIND_GET_ACC",
	"fetch_and_op": "KIND_FAO", "compare_and_swap": "KIND_CAS",
}

// base is the name of the operation, without what marks the variants with requests and large counts.
func (c Call) base() string {
	name := strings.TrimSuffix(strings.ToLower(c.short()), "_c")
	if c.returnsRequest() {
		name = strings.TrimPrefix(name, "r")
	}
	return name
}

func (c Call) returnsRequest() bool { return c.OneSided() && c.arg(mpicall.Request) != "" }

const operationIncludes = `#include "calls.h"

#include "abi.h"
#include "process/platform.h"
#include "record/atomic.h"
#include "record/forward.h"
#include "record/side.h"
#include "record/transfer.h"

#include <stddef.h>
`

// Operations prints operations.c: shim_Name for each one-sided operation, which records it or,
// if it cannot be recorded, makes the call.
func Operations(calls []Call) string {
	var b strings.Builder
	b.WriteString(notice + "/* The one-sided operations. In C because these are the program's MPI calls. */\n" + operationIncludes + "\n")
	each(&b, calls, func(c Call) string {
		if !c.OneSided() {
			return ""
		}
		return fmt.Sprintf("int shim_%s(%s)\n{\n%s    if (LIKELY(result >= 0))\n        return result;\n    return %s;\n}\n\n",
			c.short(), c.Params, c.record(), c.pass())
	})
	return b.String()
}

// record is the statements that record the operation. `result` is negative if they cannot.
func (c Call) record() string {
	before, function := "", "record_transfer"
	var more, op []string
	if c.Class == Accumulate {
		fetched := "NULL"
		if c.either("result_addr", "") != "" {
			fetched = "&fetched"
			before = fmt.Sprintf("    struct side fetched = {result_addr, %s, %s, NULL};\n",
				c.either("result_count", "1"), c.either("result_datatype", "datatype"))
		}
		function = "record_atomic"
		more = []string{fetched, c.either("compare_addr", "NULL")}
		op = []string{c.either("op", "MPI_REPLACE")} // a compare-and-swap replaces
	}
	args := []string{kinds[c.base()], "origin_addr", c.either("origin_count", "1"), c.either("origin_datatype", "datatype")}
	args = append(args, more...)
	args = append(args, "target_rank", "target_disp", c.either("target_count", "1"), c.either("target_datatype", "datatype"))
	args = append(args, op...)
	args = append(args, "win", c.either("request", "NULL"))
	return fmt.Sprintf("%s    int result = %s(%s);\n", before, function, strings.Join(args, ", "))
}

// pass is the call of the library. One without a request goes to the window that has the operations
// recorded before it; one with a request is made in a passive epoch, which no shadow window has.
func (c Call) pass() string {
	if c.returnsRequest() {
		return c.forward()
	}
	args := make([]Arg, len(c.Args))
	for i, a := range c.Args {
		args[i] = a
		if a.Role == mpicall.Window {
			args[i].Name = fmt.Sprintf("through(%s, %s)", a.Name, c.arg(mpicall.Peer))
		}
	}
	return fmt.Sprintf("forwarded(%s, %s, real.%s(%s))", c.arg(mpicall.Window), c.arg(mpicall.Peer), c.short(), names(args))
}

// either is the argument if the call has it, else otherwise.
func (c Call) either(arg, otherwise string) string {
	for _, a := range c.Args {
		if a.Name == arg {
			return arg
		}
	}
	return otherwise
}
