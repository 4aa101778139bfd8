package finding

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
