package config

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Size is an amount of memory in bytes; never negative.
type Size int64

// A bare letter is a power of 1024, as with ulimit and dd.
var sizeUnits = map[string]int64{
	"": 1, "b": 1,
	"k": 1 << 10, "kib": 1 << 10, "kb": 1e3,
	"m": 1 << 20, "mib": 1 << 20, "mb": 1e6,
	"g": 1 << 30, "gib": 1 << 30, "gb": 1e9,
	"t": 1 << 40, "tib": 1 << 40, "tb": 1e12,
}

// UnmarshalText parses a whole number of bytes or of a unit, in upper or lower case:
// KiB, MiB, GiB, TiB (short: K, M, G, T), or the decimal KB, MB, GB, TB.
func (s *Size) UnmarshalText(text []byte) error {
	lower := strings.ToLower(string(text))
	digits := strings.TrimRight(lower, "bikmgt ")
	unit, known := sizeUnits[strings.TrimSpace(lower[len(digits):])]
	n, err := strconv.ParseUint(digits, 10, 63)
	if err != nil || !known || int64(n) > math.MaxInt64/unit {
		return fmt.Errorf("bad size %q (want a size such as 4096, 64KiB, 256MiB or 1GiB)", text)
	}
	*s = Size(int64(n) * unit)
	return nil
}

// String prints the size exactly, in the largest binary unit that divides it.
func (s Size) String() string {
	units := []string{"", "KiB", "MiB", "GiB", "TiB"}
	value, unit := int64(s), 0
	for value != 0 && value%1024 == 0 && unit < len(units)-1 {
		value, unit = value/1024, unit+1
	}
	return strconv.FormatInt(value, 10) + units[unit]
}
