package deadlock_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	. "github.com/nastympi/nastympi/test/kit/executions"
)

// Whether messages suffice for many receives is found out in little time.
func TestManyReceivesFromAnySource(t *testing.T) {
	const many = 1000
	for messages, verdict := range map[int]bool{many: false, many - 1: true} {
		s := script{New(3)}
		var requests []int64
		for i := range int64(many) {
			s.begin(0, "MPI_Irecv", receipt([]int64{anyone, 1}[i%2], 7), 5+i)
			requests = append(requests, 5+i)
		}
		for range messages {
			s.send(1, 0, 7)
		}
		s.Waits(0, "MPI_Waitall", requests...)
		s.Recv(1, 0, 7)
		s.Recv(2, 0, 7)
		began := time.Now()
		assert.Equal(t, verdict, looked(t, s.Execution, recorded).Deadlocked())
		assert.Less(t, time.Since(began), 10*time.Second)
	}
}
