package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLaunched(t *testing.T) {
	for _, c := range []struct {
		name       string
		variables  map[string]string
		size, rank int
	}{
		{"by hand", nil, 0, -1},
		{"rank 0", map[string]string{"PMI_SIZE": "4", "PMI_RANK": "0"}, 4, 0},
		{"another rank", map[string]string{"PMI_SIZE": "4", "PMI_RANK": "1"}, 4, 1},
		{"a launcher whose daemons srun started", map[string]string{
			"OMPI_COMM_WORLD_SIZE": "1", "OMPI_COMM_WORLD_RANK": "0", "SLURM_STEP_NUM_TASKS": "2", "SLURM_PROCID": "0",
		}, 1, 0},
		{"a job whose script starts a program by itself", map[string]string{"SLURM_NTASKS": "4", "SLURM_PROCID": "0"}, 0, -1},
		{"not a number", map[string]string{"PMI_SIZE": "x", "PMI_RANK": "0"}, 0, -1},
		{"without a number", map[string]string{"PMI_SIZE": "2"}, 2, -1},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, v := range jobVariables {
				t.Setenv(v.size, c.variables[v.size])
				t.Setenv(v.rank, c.variables[v.rank])
			}
			size, rank := launched()
			assert.Equal(t, [2]int{c.size, c.rank}, [2]int{size, rank})
		})
	}
}
