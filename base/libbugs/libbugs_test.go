package libbugs

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/base/mpicall"
	"github.com/nastympi/nastympi/base/trace"
)

const mpich = "MPICH Version:\t4.0.2\nMPICH Release date:\tThu Apr  7 12:34:45 CDT 2022\n"

// The sizes are those with which a native program lost data, or did not.
func TestMPICHLosesUpdatesToUnalignedWindows(t *testing.T) {
	library := Of(mpich)
	require.NotNil(t, library)
	for _, sizes := range [][]uint64{{44, 44, 44}, {44, 64}, {72, 72, 72}, {200, 200, 200}, {8, 8, 8}, {12, 16, 16}, {16, 12, 16}, {8200, 8200}, {44, 0, 44}} {
		assert.Contains(t, library.Allocated(sizes), "MPICH 4.0.2 loses updates", sizes)
	}
	for _, sizes := range [][]uint64{nil, {44}, {48, 48, 48}, {80, 80, 80}, {64, 44}, {4096, 4100}, {16, 16, 12}, {65536, 8}, {0, 44}, {44, 0}} {
		assert.Empty(t, library.Allocated(sizes), sizes)
	}
	assert.Contains(t, library.Allocated([]uint64{44, 44}), "this one has 44 bytes on a rank")
}

func TestOtherLibrariesDoNot(t *testing.T) {
	for _, version := range []string{"", "MPICH Version:\t4.0.21\n", "MPICH Version:      5.0.2\n", "Open MPI v4.1.4, package: Debian OpenMPI, ident: 4.1.4"} {
		assert.Empty(t, Of(version).Allocated([]uint64{44, 44}), version)
	}
}

func TestNamed(t *testing.T) {
	for short, version := range map[string]string{
		"MPICH 4.0.2": mpich, "MPICH 5.0.2": "MPICH Version:      5.0.2\nMPICH Release date: x", "Open MPI v4.1.4": "Open MPI v4.1.4, package: x", "": "",
	} {
		assert.Equal(t, short, trace.ShortVersion(version), "as recordings name it")
		assert.Same(t, Of(version), Named(short))
	}
}

func TestSaidIsTheWarningOfARun(t *testing.T) {
	text := Of(mpich).Allocated([]uint64{44, 44})
	assert.Equal(t, "halo.c:6: "+text, Said("halo: started\nnastympi: rank 0: warning: halo.c:6: "+text+"\nhalo: done\n"))
	assert.Empty(t, Said("nastympi: rank 0: warning: put.c:6: no epoch is open for the target of this call\n"))
	assert.Empty(t, Said(""))
}

func TestLibraryMayHang(t *testing.T) {
	start, wait := mpicall.Lookup("MPI_Win_start"), mpicall.Lookup("MPI_Win_wait")
	hangs := MayHang("nastympi: rank 0: warning: turns.c:9: " + Of(mpich).Does(OtherGroup) + "\n")
	assert.True(t, hangs(start))
	assert.False(t, hangs(wait), "it hangs nowhere else")
	assert.False(t, MayHang("nastympi: rank 0: warning: turns.c:9: "+Of(mpich).Does(GappedRget)+"\n")(start))
	assert.False(t, MayHang("")(start))
}

func TestLauncherMayFailByItself(t *testing.T) {
	assert.True(t, NotLaunched("A call to mkdir was unable to create the desired directory:\n[vm:1] [[8657,0],0] ORTE_ERROR_LOG: Error in file ../../../orte/util/session_dir.c at line 107\n"))
	assert.False(t, NotLaunched("mpiexec was unable to find the specified executable file"))
}

func TestMissedEnd(t *testing.T) {
	assert.True(t, MissedEnd("mpiexec has exited due to process rank 0 with PID 0 on\nnode vm exiting improperly. There are three reasons this could occur:\n"))
	assert.False(t, MissedEnd("mpiexec noticed that process rank 0 with PID 0 on node vm exited on signal 11 (Segmentation fault).\n"))
}

// The user has done what a warning says.
func TestHabitsThatSettingsAvoid(t *testing.T) {
	for setting, avoided := range map[string]Habit{
		"": 0, "OMPI_MCA_osc=^rdma": WideSwap, "OMPI_MCA_osc=^ucx": 0, "OMPI_MCA_osc=^ucx,rdma": WideSwap, "OMPI_MCA_osc=sm,pt2pt": WideSwap, "OMPI_MCA_osc=rdma": 0,
		"OMPI_MCA_btl_vader_single_copy_mechanism=none": WideSwap, "OMPI_MCA_btl_vader_single_copy_mechanism=cma": 0,
	} {
		variable, value, _ := strings.Cut(setting, "=")
		environment := map[string]string{variable: value}
		assert.Equal(t, avoided, Avoided(func(name string) string { return environment[name] }), setting)
	}
}

func TestHabits(t *testing.T) {
	four, five := Of("Open MPI v4.1.4, package: Debian OpenMPI, ident: 4.1.4"), Of("Open MPI v5.0.11, package: x")
	assert.Equal(t, GappedFetch|LongerGet|WideSwap, four.Habits())
	assert.Equal(t, NoCheckPost, five.Habits())
	assert.Equal(t, Allocated|GappedRget|MovedWindow|OtherGroup, Of(mpich).Habits())
	mpich5 := Of("MPICH Version:      5.0.2\nMPICH Release date: Fri Sep 25 20:00:00 CDT 2026\n")
	assert.Equal(t, OtherGroup, mpich5.Habits())
	assert.Contains(t, mpich5.Does(OtherGroup), "A hang may then be the library's fault")
	assert.Zero(t, Of("Open MPI v5.0.12, package: x").Habits())
	debian13, debian11 := Of("MPICH Version:      4.2.1\nMPICH Release date: Wed Apr 17 15:30:02 CDT 2024\n"), Of("Open MPI v4.1.0, package: Debian OpenMPI")
	assert.Equal(t, OtherGroup, debian13.Habits())
	assert.Equal(t, NoCheckPost, debian11.Habits())
	assert.Equal(t, NoCheckPost, Of("Open MPI v5.0.7, package: Debian OpenMPI").Habits())
	for library, habits := range map[*Library][]Habit{four: {GappedFetch, LongerGet, WideSwap}, five: {NoCheckPost}, Of(mpich): {GappedRget, MovedWindow, OtherGroup}, mpich5: {OtherGroup}} {
		for _, h := range habits {
			text := library.Does(h)
			assert.Contains(t, text, library.Name)
			assert.Equal(t, text, Said("nastympi: rank 0: warning: "+text+"\n"))
		}
	}
	assert.Empty(t, four.Does(NoCheckPost))
	assert.Empty(t, (*Library)(nil).Does(LongerGet))
}
