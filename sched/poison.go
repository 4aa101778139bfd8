package sched

import (
	"golang.org/x/exp/rand"

	"github.com/nastympi/nastympi/base/rma"
)

// Fillings is how many buffers are filled before the fillings repeat.
const Fillings = 16

// Poisons decides what the buffers of a run are filled with, in turn. With half of the seeds it is always the same: then all
// elements of a result are wrong in the same way, whatever the program reads first. With the others it varies: then a program that
// compares two such buffers with each other sees a difference.
func Poisons(seed uint64) (fillings [Fillings]rma.Poison) {
	draws := Stream(seed, 0, 0, 0, Poisoning)
	alike := draws.Intn(2) == 0
	for i := range fillings {
		fillings[i] = draw(draws)
		if alike {
			fillings[i] = fillings[0]
		}
	}
	return fillings
}

func draw(draws *rand.Rand) rma.Poison { return rma.Poisons[draws.Intn(len(rma.Poisons))] }
