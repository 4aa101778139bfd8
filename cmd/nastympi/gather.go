package main

import (
	"fmt"

	"github.com/nastympi/nastympi/launch/batch"
	"github.com/nastympi/nastympi/sweep/judging"
)

// fetcher gets recordings from the other nodes of a job of Slurm. It is nil outside of a job: then nobody but the user
// reaches the nodes. If the recordings are not to be kept, none is left there.
func fetcher(keep bool) judging.Fetch {
	if !batch.InJob() {
		return nil
	}
	return func(host, from, into string) error {
		err := batch.Fetch(interruption(), host, from, into, !keep)
		if err != nil {
			say("warning", fmt.Sprintf("the recordings in %s on %s cannot be copied: %v", from, host, err))
		}
		return err
	}
}
