package layers

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/test/kit/section"
)

var update = flag.Bool("update", false, "write the table into doc/dev/packages.md and .golangci.yml")

// The root of the module, from this folder.
const root = "../.."

func TestFilesAreUpToDate(t *testing.T) {
	for file, text := range map[string]string{"doc/dev/packages.md": markdown(), ".golangci.yml": rules()} {
		path := filepath.Join(root, file)
		if *update {
			require.NoError(t, section.Write(path, "layers", text))
		}
		kept, err := section.Read(path, "layers")
		require.NoError(t, err)
		assert.True(t, text == kept, "%s: run `go test ./test/layers -update`", file)
	}
}

// No other rule for our own packages stands beside the generated ones.
func TestRulesAreOnlyHere(t *testing.T) {
	config, err := os.ReadFile(filepath.Join(root, ".golangci.yml"))
	require.NoError(t, err)
	_, depguard, _ := strings.Cut(string(config), "\n    depguard:")
	depguard, _, _ = strings.Cut(depguard, "\n    errcheck:")
	assert.NotContains(t, strings.Replace(depguard, rules(), "", 1), module, "write it into the table of test/layers")
}

// markdown is the table of doc/dev/packages.md.
func markdown() string {
	var b strings.Builder
	b.WriteString("\n| package or folder | what it is | may import |\n|---|---|---|\n")
	for _, floor := range Floors {
		fmt.Fprintf(&b, "| **%s** | **%s** | |\n", floor.Name, floor.What)
		for _, p := range floor.Packages {
			fmt.Fprintf(&b, "| `%s` | %s | %s |\n", p.Path, p.What+p.marks(), strings.ReplaceAll(p.May, " ", ", "))
		}
	}
	return b.String() + "\n"
}

func (p Package) marks() string {
	var marks []string
	if p.Traits&(Pure|Bare) != 0 {
		marks = append(marks, "pure")
	}
	if p.Traits&Random != 0 {
		marks = append(marks, "random")
	}
	if marks == nil {
		return ""
	}
	return " (" + strings.Join(marks, ", ") + ")"
}

// rules are those of depguard: one for each package. It forbids our own packages except those that the table
// allows; the longer of two paths that fit counts.
func rules() string {
	var b strings.Builder
	for _, floor := range Floors {
		for _, p := range floor.Packages {
			if p.Traits&NoGo == 0 {
				b.WriteString(p.rule())
			}
		}
	}
	return b.String() + "        # " // before the marker of the end
}

func (p Package) rule() string {
	mode, allow, deny := "lax", allowed(p.May), []string{"*ours"}
	if p.Traits&Bare != 0 {
		mode, allow = "strict", append([]string{"$gostd"}, allow...)
		if p.Traits&Random != 0 {
			allow = append(allow, "golang.org/x/exp/rand$")
		}
	}
	if p.Traits&(Pure|Bare) != 0 {
		deny = append(deny, "*files")
	}
	if p.Traits&Random == 0 {
		deny = append(deny, "*random", "*streams")
	}
	return fmt.Sprintf("        %s:\n          files: [\"${config-path}/%s/*.go\", \"!$test\"]\n          list-mode: %s\n          allow: [%s]\n          deny: [%s]\n",
		p.Path, p.Path, mode, strings.Join(allow, ", "), strings.Join(deny, ", "))
}

// allowed are the entries of a package in depguard's form: with $ for the package itself, with / for all below it.
func allowed(may string) (list []string) {
	for entry := range strings.FieldsSeq(may) {
		folder, tree := strings.CutSuffix(entry, "/...")
		list = append(list, module+folder+"$")
		if tree {
			list = append(list, module+folder+"/")
		}
	}
	return list
}
