package main

import (
	"fmt"
	"strings"

	"github.com/nastympi/nastympi/intercept/config"
)

// failure is what a user reads who runs a program by `nastympi exec` and sees it fail: that it was perturbed, how, and what to
// type next.
func failure(cfg config.Config) func(rank, size int) string {
	if !cfg.Enabled {
		return nil
	}
	return func(rank, size int) string {
		return fmt.Sprintf("nastympi: rank %d: note: the one-sided operations of this run were perturbed, as MPI allows (%s; without: %s=0)\n"+
			"nastympi: rank %d: hint: to find out what fails: nastympi sweep, with the command that launches these %d ranks, without nastympi exec\n",
			rank, strings.Join(cfg.Assignments(), " "), config.Enabled, rank, size)
	}
}
