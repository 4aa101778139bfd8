package finding

// Stall is a deadlock that a run has shown.
type Stall struct {
	Rule  string // deadlock, or potential-deadlock
	Text  string // which calls wait for whom: "rank 0 waits in MPI_Recv (from rank 1, tag 3) for rank 1, …"
	Waits []Wait // the same calls
}

// Wait is a call of a deadlock that can never return, and what it waits for. Lists of ranks are ascending.
type Wait struct {
	Rank  int    `json:"rank"`
	Call  string `json:"call"`
	About string `json:"about,omitempty"` // what the call is about: "from rank 1, tag 7"
	// For are the ranks that it waits for and that wait as well.
	For []int `json:"for,omitempty"`
	// Finished are the ranks that it waits for and that have called MPI_Finalize.
	Finished []int `json:"finished,omitempty"`
	// Arrived are the ranks that have called a collective operation.
	Arrived []int `json:"arrived,omitempty"`
}
