package sweep

import (
	"fmt"

	"github.com/nastympi/nastympi/base/finding"
	"github.com/nastympi/nastympi/base/trace"
)

func described(site trace.Site, describe func(trace.Site) finding.Site) finding.Site {
	if describe != nil {
		return describe(site)
	}
	return finding.Site{Call: site.Call, Module: site.Module, Offset: site.Offset}
}

func siteText(site trace.Site, describe func(trace.Site) finding.Site, dir string) string {
	return siteName(described(site, describe), dir)
}

func siteName(site finding.Site, dir string) string { return site.Call + " at " + site.Place(dir) }

func ordinal(n int) string {
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
