package main

import (
	"os"
	"path/filepath"
)

// rankVariables are what launchers tell a process its number by. The stub has
// the same list.
var rankVariables = []string{"PMIX_RANK", "PMI_RANK", "OMPI_COMM_WORLD_RANK", "MV2_COMM_WORLD_RANK", "SLURM_PROCID"}

// launched says whether this process was started by an MPI launcher.
func launched() bool {
	for _, name := range rankVariables {
		if os.Getenv(name) != "" {
			return true
		}
	}
	return false
}

// once says whether this process is the one which tells the user something
// that is true of all: the first to leave a mark in the folder of the run, or
// else rank 0 as far as known.
func once(mark string) bool {
	if folder := os.Getenv(runVariable); folder != "" {
		file, err := os.OpenFile(filepath.Join(folder, mark), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if err == nil {
			file.Close()
		}
		return err == nil
	}
	for _, name := range rankVariables {
		if rank := os.Getenv(name); rank != "" {
			return rank == "0"
		}
	}
	return true
}
