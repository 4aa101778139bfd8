package explain

import (
	"fmt"
	"math"
	"regexp"
	"strings"
	"sync"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/rma"
)

// telling are the poisons that no program writes by chance. It may well write 0, -1 or nan.
var telling = []rma.Poison{rma.HugePositive, rma.HugeNegative}

// poisoned finds numbers of 4 and 8 bytes whose bytes are all the same poison, as programs print them. Those of 2 bytes are too
// short to be sure.
var poisoned = sync.OnceValue(func() *regexp.Regexp {
	var numbers []string
	for _, p := range telling {
		numbers = append(numbers, numbersOf(p))
	}
	return regexp.MustCompile(`(?:^|[^0-9A-Za-z.+-])(` + strings.Join(numbers, "|") + `)(?:$|[^0-9A-Za-z.])`)
})

// numbersOf matches the integers and the floating-point numbers that consist of a poison.
func numbersOf(p rma.Poison) string {
	bits := uint64(p) * (math.MaxUint64 / math.MaxUint8)
	half := uint32(bits)
	integers := fmt.Sprintf(`%d|%d|%d|%d|(?i:(?:0x)?(?:%02x){4}(?:(?:%02x){4})?)`, int32(half), half, int64(bits), bits, p, p)
	return integers + "|" + decimals(float64(math.Float32frombits(half))) + "|" + decimals(math.Float64frombits(bits))
}

// decimals matches a huge number with at least four digits, in scientific notation or in full.
func decimals(x float64) string {
	digits, exponent, _ := strings.Cut(fmt.Sprintf("%.6e", x), "e")
	digits = digits[:len(digits)-4] // the others may be rounded
	full := fmt.Sprintf("%.0f", x)
	shown := len(full) - len(strings.TrimLeft(full, "-")) + 6
	return fmt.Sprintf(`%s[0-9]+[eE]%s|%s[0-9]{%d}(?:\.[0-9]*)?`,
		regexp.QuoteMeta(digits), regexp.QuoteMeta(exponent), full[:shown], len(full)-shown)
}

// wrotePoison is such a number in what the program wrote last, or empty: then it has surely read a buffer too early.
func wrotePoison(lines []string) string {
	for _, line := range lines {
		if found := poisoned().FindStringSubmatch(line); found != nil {
			return found[1]
		}
	}
	return ""
}

// readPoison is the reason for a suspicion of an operation that fetches, if the program wrote poison; nil otherwise. If the failure
// is reduced, it is known what it needs.
func (f *failure) readPoison(op *operation) []finding.Reason {
	value := wrotePoison(f.finding.LastOutput)
	if f.finding.NotReduced == "" || !op.Kind().Fetches() || value == "" {
		return nil
	}
	return []finding.Reason{{Text: "the program wrote " + value + ", which nastympi puts into the buffers of gets until their data arrive"}}
}
