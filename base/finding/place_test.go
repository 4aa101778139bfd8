package finding

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPlace(t *testing.T) {
	for _, test := range []struct {
		name string
		site Site
		dir  string
		want string
	}{
		{"below the directory", Site{File: "/home/ann/halo/src/halo.c", Line: 61}, "/home/ann/halo", "src/halo.c:61"},
		{"beside it", Site{File: "/home/ann/halo/src/halo.c", Line: 61}, "/home/ann/halo/build", "../src/halo.c:61"},
		{"far away", Site{File: "/usr/include/x.h", Line: 1}, "/home/ann/halo", "/usr/include/x.h:1"},
		{"relative already", Site{File: "halo.c", Line: 61}, "/home/ann", "halo.c:61"},
		{"no directory", Site{File: "/a/halo.c", Line: 61}, "", "/a/halo.c:61"},
		{"no line", Site{File: "/a/halo.c"}, "/a", "halo.c"},
		{"no line, but a function", Site{File: "/a/halo.c", Function: "exchange", Module: "/a/halo", Offset: 1}, "/a", "halo.c (exchange)"},
		{"no debug information", Site{Module: "/opt/lib/libhalo.so", Offset: 0x11f0}, "/", "libhalo.so+0x11f0"},
		{"a stripped program", Site{File: "/opt/bin/hpcc", Module: "/opt/bin/hpcc", Offset: 0x2f933}, "/", "hpcc+0x2f933"},
		{"a stripped program that calls a library", Site{File: "/opt/bin/hpcc", Module: "/lib/libga.so", Offset: 4, Name: "libga.so+0x4:hpcc+0x2f933"}, "/", "hpcc+0x2f933"},
		{"nothing known", Site{}, "/", "??"},
	} {
		t.Run(test.name, func(t *testing.T) { assert.Equal(t, test.want, test.site.Place(test.dir)) })
	}
}

func TestLetter(t *testing.T) {
	for i, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 51: "AZ", 52: "BA", 701: "ZZ", 702: "AAA"} {
		assert.Equal(t, want, Letter(i), i)
	}
}
