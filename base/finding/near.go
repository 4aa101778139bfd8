package finding

import "fmt"

// The texts of near misses. Each follows the call that misses: "MPI_Win_flush (halo.c:34) is for rank 0; A goes to rank 2". The subject is what
// the call misses: "A", or "the operation".

// OtherRank is for a call that names another rank.
func OtherRank(subject string, named, to int64) string {
	return fmt.Sprintf("is for rank %d; %s goes to rank %d", named, subject, to)
}

// OtherWindow is for a call on another window. The names are those of history.Window.Name.
func OtherWindow(subject, named, of string) string {
	return fmt.Sprintf("is on window %s; %s is on window %s", named, subject, of)
}

// TooEarly is for a flush that comes before the operation: it is in a loop, and completes the operation of the iteration before.
func TooEarly(subject string) string { return "comes before " + subject }

// NotComplete is for a call that tests the right request.
func NotComplete(subject string) string {
	return fmt.Sprintf("returns flag = 0: %s is not complete", subject)
}

// OnlyMemory is for MPI_Win_sync at a rank.
func OnlyMemory(rank int) string {
	return fmt.Sprintf("synchronizes the memory of rank %d with its window: it completes no operation, and tells no other rank", rank)
}

// OtherRequests is for a call that waits for other requests, and for how many of those that are active. 0: they were not counted.
func OtherRequests(subject string, waited, active int) string {
	switch {
	case waited == 0:
		return fmt.Sprintf("is for requests other than that of %s", subject)
	case waited == 1:
		return fmt.Sprintf("waits for a request other than that of %s", subject)
	case active > waited:
		return fmt.Sprintf("is for %d of %d requests (%s's request is not among them)", waited, active, subject)
	}
	return fmt.Sprintf("is for %d requests (%s's request is not among them)", waited, subject)
}
