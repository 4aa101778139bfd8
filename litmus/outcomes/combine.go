package outcomes

import (
	"bytes"

	"github.com/nastympi/nastympi/litmus"
)

// combine is what an operation leaves at its target.
func combine(in *litmus.Instr, old, sent []byte, oldUnknown, sentUnknown bool) (value []byte, unknown bool) {
	switch {
	case in.Op == litmus.Put, in.Op == litmus.Rput, in.Reduce == "replace":
		return sent, sentUnknown
	case in.Reduce == "no_op":
		return old, oldUnknown
	case in.Op == litmus.CompareAndSwap:
		if bytes.Equal(old, little(in.Compare, len(old))) {
			return sent, oldUnknown || sentUnknown
		}
		return old, oldUnknown
	}
	return little(reduce(in.Reduce, number(old), number(sent)), len(old)), oldUnknown || sentUnknown
}

func reduce(operator string, a, b uint64) uint64 {
	switch operator {
	case "sum":
		return a + b
	case "prod":
		return a * b
	case "max":
		return max(a, b)
	case "min":
		return min(a, b)
	case "band":
		return a & b
	case "bor":
		return a | b
	case "bxor":
		return a ^ b
	default:
		panic("no such operator: " + operator)
	}
}
