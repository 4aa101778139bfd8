package trace

import "fmt"

// Decisions are the one-sided operations and synchronization calls of the rank with what
// nastympi made of them, one a line, without anything that differs from run to run:
// times, addresses, data. Runs of one program with the same seed and settings have the
// same ones, as far as the program itself makes the same calls and nothing that is
// locally complete has to be released because NASTY_HOLD_LOCAL is over.
func (r *Rank) Decisions() (lines []string) {
	for _, e := range r.Events {
		switch e.Type {
		case Op:
			e.A = 0 // an address in a dynamic window
		case Forwarded, Sync, Done, Copied, Plan, Unfinished:
		default:
			continue
		}
		lines = append(lines, fmt.Sprintf("%s %d %d %d %d %#x %d", e.Type, e.Code, e.Seq, e.Window, e.Target, e.A, e.B))
	}
	return lines
}
