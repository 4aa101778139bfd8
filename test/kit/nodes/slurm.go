package nodes

import (
	"testing"

	"github.com/nastympi/nastympi/test/kit/slurm"
)

// jobProcessors is how many processors a node has for jobs of Slurm, however many there really are.
const jobProcessors = 4

// slurmPort is free on nodes: each has its own network.
const slurmPort = 6818

// Slurm starts a scheduler, and a daemon on each node, and returns the assignment that makes Slurm's commands find
// them. The test calls LockOSThread before.
func (c *Cluster) Slurm(t testing.TB) (variable string) {
	t.Helper()
	var list []slurm.Node
	for i, n := range c.nodes {
		list = append(list, slurm.Node{
			Name: n.name, Address: n.address, Port: slurmPort, CPUs: jobProcessors,
			Enter: func(words ...string) []string { return c.On(i, words...) },
		})
	}
	return slurm.Start(t, list...)
}
