package litmus

// Claim is a statement about the outcomes of a test.
type Claim struct {
	Verdict Verdict
	// Any of the alternatives has to hold, in it all of the comparisons.
	Any  [][]Comparison
	Line int
}

// Verdict is what a claim says of the outcomes that satisfy its condition.
type Verdict uint8

const (
	// Allowed: there is one, and scheduling at the origins reaches it.
	Allowed Verdict = iota + 1
	// Beyond: MPI allows one, but scheduling at the origins reaches none.
	Beyond
	// Forbidden: MPI allows none.
	Forbidden
)

var verdictNames = []string{Allowed: "allowed", Beyond: "beyond", Forbidden: "forbidden"}

func (v Verdict) String() string { return verdictNames[v] }

// Location is one element of one rank's copy of a variable.
type Location struct {
	Rank  int
	Name  string
	Index int
}

// Comparison compares the final value of a location with a constant.
type Comparison struct {
	Location Location
	Differs  bool // != instead of =
	Value    uint64
}

// Value is the final value of a location; an undefined one satisfies any comparison.
type Value struct {
	Bits      uint64
	Undefined bool
}

// Locations are those that the claims mention, each once, in order.
func (t *Test) Locations() []Location {
	var list []Location
	seen := map[Location]bool{}
	for _, claim := range t.Claims {
		for _, all := range claim.Any {
			for _, c := range all {
				if !seen[c.Location] {
					seen[c.Location] = true
					list = append(list, c.Location)
				}
			}
		}
	}
	return list
}

// Satisfied reports whether an outcome, the values of Locations, satisfies the condition.
func (c *Claim) Satisfied(locations []Location, values []Value) bool {
	for _, all := range c.Any {
		if satisfied(all, locations, values) {
			return true
		}
	}
	return false
}

func satisfied(all []Comparison, locations []Location, values []Value) bool {
	for _, c := range all {
		for i, l := range locations {
			if l == c.Location && !values[i].Undefined && (values[i].Bits == c.Value) == c.Differs {
				return false
			}
		}
	}
	return true
}
