package attempt

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

// Described names a call site by describe, or by its address if that is nil.
func Described(site trace.Site, describe func(trace.Site) finding.Site) finding.Site {
	if describe != nil {
		return describe(site)
	}
	return finding.Site{Call: site.Call, Module: site.Module, Offset: site.Offset}
}

// SiteText is the name of a call site for people, with paths relative to dir. describe may be nil.
func SiteText(site trace.Site, describe func(trace.Site) finding.Site, dir string) string {
	return SiteName(Described(site, describe), dir)
}

// SiteName is such a name of a site that was described before: "MPI_Put at halo.c:61".
func SiteName(site finding.Site, dir string) string { return site.Call + " at " + site.Place(dir) }

// Ordinal counts the calls at a site for people: "37th".
func Ordinal(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return fmt.Sprintf("%d%s", n, suffix)
}

// Counted is a number of things for people: "1 operation", "3 operations".
func Counted(n uint64, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
