package symbol

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestReadable(t *testing.T) {
	tests := []struct {
		name, linkage, want string
	}{
		{"exchange", "", "exchange"},
		{"", "exchange", "exchange"},
		{"", "exchange.part.0.cold", "exchange"},
		{"main._omp_fn.0", "", "main"},
		{"", "_ZN4halo8exchangeEi", "halo::exchange"},
		{"exchange", "_ZN4halo8exchangeEi", "halo::exchange"},
		{"_ZN4halo8exchangeEi._omp_fn.0", "", "halo::exchange"},
		{"", "_ZN4halo4GridIdE8exchangeEv.constprop.1", "halo::Grid<double>::exchange"},
		{"", "_Zbroken", "_Zbroken"},
		{"", "_ZdaPv", "operator delete[]"},
		{"", "_ZN4halo6bufferE", "halo::buffer"},
		{"exchange", "__ocean_MOD_exchange", "ocean::exchange"},
		{"", "__ocean_MOD_exchange.isra.0", "ocean::exchange"},
		{"tides", "MAIN__", "tides"},
		{"outside", "outside_", "outside"},
		{"renamed", "symbol_chosen_with_asm", "renamed"},
		{"", "__libc_start_main", "__libc_start_main"},
		{"", ".dot", ".dot"},
		{"", "", ""},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, Name(test.name, test.linkage), "%q %q", test.name, test.linkage)
	}
}

func TestFrameString(t *testing.T) {
	assert.Equal(t, "halo.c:61", Frame{File: "/home/ann/src/halo.c", Line: 61}.String())
	assert.Equal(t, "halo.c", Frame{File: "/home/ann/src/halo.c"}.String())
	assert.Equal(t, "libhalo.so+0x1234", Frame{Function: "f", Module: "/lib/libhalo.so", Offset: 0x1234}.String())
}
