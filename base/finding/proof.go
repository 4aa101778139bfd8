package finding

// Proof is what came of running a program with either access of a race late. It has no orders if the outcome never changed.
type Proof struct {
	Runs   int     `json:"runs"` // in which the program ran for this race
	Orders []Order `json:"orders,omitempty"`
	// Same: the program was carried out in both orders, and had the same results.
	Same bool `json:"same_results,omitempty"`
	// Why no order was shown, or tried: "nastympi cannot delay a load".
	Why string `json:"why,omitempty"`
	// Needed and NotNeeded are what the unusual one of both orders needs, and Sites are the calls that must be perturbed for it:
	// "MPI_Put at halo.c:61". NotReduced says why that is not known.
	Needed     []Behaviour `json:"needed,omitempty"`
	NotNeeded  []Behaviour `json:"not_needed,omitempty"`
	Sites      []string    `json:"sites,omitempty"`
	NotReduced string      `json:"not_reduced,omitempty"`
	// Folder of the finding with which `nastympi replay` repeats it, as a user would type it.
	Folder string `json:"folder,omitempty"`
}

// Order is one of two schedules that make the outcome of a race differ.
type Order struct {
	Late     string    `json:"late"`     // the access that is late: "MPI_Get at halo.c:64 (rank 1)"
	Settings []Setting `json:"settings"` // which make it late
	Result   string    `json:"result"`   // for people: "exit status 1: got 0, expected 7"
}

// Reduced says whether it is known what the unusual one of both orders needs.
func (p *Proof) Reduced() bool { return len(p.Needed)+len(p.NotNeeded) > 0 && p.NotReduced == "" }

// Shown says whether the program was carried out in both orders.
func (p *Proof) Shown() bool { return p != nil && len(p.Orders) > 0 }

// Changes says whether the outcome depended on the order.
func (p *Proof) Changes() bool { return p.Shown() && !p.Same }

// CountShown counts the races that were tried and those that were shown.
func (r *Result) CountShown() {
	r.Proved = count(r.Findings, func(f Finding) bool { return f.Proof != nil })
	r.Shown = count(r.Findings, func(f Finding) bool { return f.Proof.Shown() })
}
