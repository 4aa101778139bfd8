package finding

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCatalogue(t *testing.T) {
	late := &Rule{Name: "late", Severity: Error, Section: "12.5", Title: "too late", Says: "Come in time.", Example: "one();\ntwo();", Repair: "Be earlier."}
	loud := &Rule{Name: "too-loud", Severity: Warning, Title: "noise", Says: "Be quiet.", Example: "shout();", Repair: "Whisper."}
	c := Catalogue{{"time", []*Rule{late}}, {"sound", []*Rule{loud}}}
	assert.Equal(t, []string{"late", "too-loud"}, c.Names())
	assert.Equal(t, []*Rule{late, loud}, c.Rules())
	assert.Same(t, loud, c.Find("too-loud"))
	assert.Nil(t, c.Find("time"))
	assert.Equal(t, "time:\n  late     error    too late\nsound:\n  too-loud warning  noise\n", c.List())
	assert.Equal(t, "late (error): too late\n\nCome in time (MPI 4.1, 12.5).\n\nExample:\n\n    one();\n    two();\n\nRepair: Be earlier.\n", late.Help())
	assert.Equal(t, "too-loud (warning): noise\n\nBe quiet.\n\nExample:\n\n    shout();\n\nRepair: Whisper.\n", loud.Help())
}

func TestBreaks(t *testing.T) {
	f := Finding{Message: "rank 1 is late"}
	f.Breaks(&Rule{Name: "late", Severity: Error, Section: "12.5", Title: "too late", Says: "Come in time."})
	assert.Equal(t, Finding{Message: "rank 1 is late", Rule: "late", Severity: Error, Section: "12.5", Title: "too late", Says: "Come in time."}, f)
	assert.Equal(t, "Come in time (MPI 4.1, 12.5).", f.Cited())
	assert.Empty(t, Finding{Section: "12.5"}.Cited())
}
