package main

import (
	"os"
	"strconv"
)

// jobVariables are what launchers tell a process: how many they have started together with it, and its number.
var jobVariables = []struct{ size, rank string }{
	{"OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK"},
	{"PMI_SIZE", "PMI_RANK"},
	{"SLURM_STEP_NUM_TASKS", "SLURM_PROCID"},
}

// launched is how many processes the launcher says that it started, and the number of this one; size 0 and rank -1: it says nothing.
// Launchers that start others, as mpiexec with srun, set the later variables for these.
func launched() (size, rank int) {
	for _, v := range jobVariables {
		size, err := strconv.Atoi(os.Getenv(v.size))
		if err != nil {
			continue
		}
		if rank, err = strconv.Atoi(os.Getenv(v.rank)); err != nil {
			return size, -1
		}
		return size, rank
	}
	return 0, -1
}
