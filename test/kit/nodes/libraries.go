package nodes

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// These settings passed 20 of 20 native runs of testdata/small.c over two nodes, and 20 of 20 over three, on two
// processors with other load:
//
//   - MPICH 5.0.2, over UCX with UCX_TLS=tcp,self and UCX_NET_DEVICES=eth0. Without these it fails in MPI_Init: it sees that
//     nodes have one boot number, and tries shared memory. Runs over three nodes take 1 to 3 s, since ranks spin.
//   - Open MPI 4.1.4 and 5.0.11, over the BTL tcp and the PML ob1. Ranks are mapped by node: otherwise the first node
//     takes as many as it has processors. Their launchers write a warning that setpgid failed, now and then with two
//     nodes and mostly with three, because the process that becomes the launcher in place of ssh is faster than they
//     are. It means nothing.
//
// MPICH 4.0.2, over UCX's tcp, does not: 20 of 20 runs over two nodes passed and 16 of 20 over three; 14 of 30 with
// UCX_TCP_PUT_ENABLE=n. The others hung in MPI_Finalize after the program had said OK. One rank closes its connection to
// another one and waits for an acknowledgement, which that rank no longer sends: it waits in PMI's barrier, where it
// makes no progress. That depends on nothing but the time at which ranks arrive, so two nodes may hang on a busy machine.
// Debian builds it without libfabric.

// Runs says whether programs of a library run over nodes without hanging natively.
func Runs(lib mpitest.Library) bool {
	switch lib.Name {
	case "mpich5", "mpich5abi", "openmpi", "openmpi5":
		return true
	}
	return false
}

// Lingers says whether the launcher of a library runs on, also natively, if a rank exits while others wait for it.
func Lingers(lib mpitest.Library) bool { return strings.HasPrefix(lib.Name, "mpich5") }

// Launch is the launch command of a library, up to the program. Ranks are dealt over the nodes. The command is for the
// first node.
func (c *Cluster) Launch(lib mpitest.Library, ranks int) []string {
	words := []string{lib.Mpiexec, "-n", strconv.Itoa(ranks)}
	tcp := []string{
		"--host", c.slots(ranks), "--map-by", "node:OVERSUBSCRIBE", "--mca", "pml", "ob1", "--mca", "btl", "self,tcp", "--mca", "btl_tcp_if_include", "eth0",
	}
	switch lib.Name {
	case "openmpi":
		tcp = append(tcp, "--mca", "plm_rsh_agent", c.Rsh, "--mca", "osc", "pt2pt")
	case "openmpi5":
		tcp = append(tcp, "--prtemca", "plm_ssh_agent", c.Rsh)
	default:
		return append(words, "-launcher", "ssh", "-launcher-exec", c.Rsh, "-hosts", c.Names())
	}
	return append(words, tcp...)
}

// Variable are the words after those of Launch that set a variable for all ranks. Open MPI does not take the launcher's variables to other
// nodes.
func Variable(lib mpitest.Library, name, value string) []string {
	if strings.HasPrefix(lib.Name, "openmpi") {
		return []string{"-x", name + "=" + value}
	}
	return []string{"-genv", name, value}
}

// slots gives each node room for its share of the ranks.
func (c *Cluster) slots(ranks int) string {
	var list []string
	for _, n := range c.nodes {
		list = append(list, fmt.Sprintf("%s:%d", n.name, (ranks+len(c.nodes)-1)/len(c.nodes)))
	}
	return strings.Join(list, ",")
}

// Env are the variables of a command on the first node, as NAME=value.
func (c *Cluster) Env(lib mpitest.Library) []string {
	env := append(append([]string{}, lib.Env...), "TMPDIR="+c.Local())
	if strings.HasPrefix(lib.Name, "mpich") {
		env = append(env, "UCX_TLS=tcp,self", "UCX_NET_DEVICES=eth0")
	}
	return env
}

// Srun is the launch command of a library inside a job of Slurm, up to the program. It is empty if the library is not tested by
// srun. With Debian's Slurm 22.05, Open MPI 4.1.4 runs with --mpi=pmix (with pmi2 it says that it was not built for that), and
// MPICH 4.0.2 and 5.0.2 run with pmi2. MPICH 4.0.2 may hang over nodes, see above.
func (c *Cluster) Srun(lib mpitest.Library, ranks int) []string {
	kind := map[string]string{"openmpi": "pmix", "mpich5": "pmi2"}[lib.Name]
	if kind == "" {
		return nil
	}
	return []string{"srun", "--mpi=" + kind, "-n", strconv.Itoa(ranks)}
}

// SrunEnv are the variables of a command that contains Srun.
func (c *Cluster) SrunEnv(lib mpitest.Library) []string {
	env := c.Env(lib)
	if strings.HasPrefix(lib.Name, "openmpi") {
		env = append(env, "OMPI_MCA_pml=ob1", "OMPI_MCA_btl=self,tcp", "OMPI_MCA_btl_tcp_if_include=eth0", "OMPI_MCA_osc=pt2pt")
	}
	return env
}
