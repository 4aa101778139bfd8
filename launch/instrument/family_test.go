package instrument

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A compiler whose version is not known is told to look at all local variables.
func TestOptionsOfLLVMsPass(t *testing.T) {
	const all = "-capture-tracking-max-uses-to-explore=0"
	for version, looks := range map[string]bool{
		"Debian clang version 14.0.6":                              true,
		"Cray clang version 20.0.1 (…)":                            true,
		"Intel(R) oneAPI DPC++/C++ Compiler 2025.0.0 (2025.0.0.2)": true,
		"flang-new version 16.0.6":                                 true,
		"flang version 21.1.0":                                     false,
		"Debian clang version 22.1.8 (1~deb12u1)":                  false,
		"clang version 11.0.1":                                     false, // does not know the option
	} {
		assert.Equal(t, looks, assert.ObjectsAreEqual(all, passOptions(version)[len(passOptions(version))-1]), version)
	}
}

// GCC 10 has no option for volatile objects. A vendor's specs may have no version.
func TestGCCThatIsTooOld(t *testing.T) {
	specs := func(version string) string { return "*asm:\n%{m16|m32:--32}\n\n*version:\n" + version + "\n\n" }
	for version, want := range map[string]string{
		"9.4.0": "GCC 9 does not tell", "10.2.1": "GCC 10 does not tell", "11.3.0": "", "14.2.0": "", "": "",
	} {
		why := gccTooOld(specs(version))
		assert.Equal(t, want == "", why == "", version)
		assert.Contains(t, why, want)
	}
}
