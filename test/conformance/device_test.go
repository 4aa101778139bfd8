package conformance

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/mpitest"
)

// withoutKernel are settings with which Open MPI itself copies data: the kernel cannot read what the process cannot.
var withoutKernel = []string{"OMPI_MCA_btl_vader_single_copy_mechanism=none", "OMPI_MCA_osc=pt2pt"}

// TestDevice runs a program whose origins, results and windows are in memory that only the MPI library may touch, as that of a GPU. It
// would end as soon as the shim reads or writes any of it. What cannot be copied is issued.
func TestDevice(t *testing.T) {
	forEachLibrary(t, func(t *testing.T, lib mpitest.Library) {
		if lib.Brief {
			return
		}
		lib = with(lib, withoutKernel...)
		l := launch{program: "device", native: true}
		require.True(t, pass(t, lib, l), "natively")
		l.native = false
		for i, setting := range settings {
			if lib.Takes(i, 4) {
				t.Run(strings.Join(setting, " "), func(t *testing.T) {
					l.env = named(setting)
					pass(t, lib, l)
				})
			}
		}
		status, output := command(t, lib, "check", lib.Mpiexec, "-n", "2", compile(t, lib, launch{program: "device"}))
		assert.Zero(t, status, output)
	})
}
