// Command coverage judges how much of each pure package tests reach. It reads profiles of `go test -coverprofile`, in which
// several tests may have reached the same statement, and fails if less than the bound was reached of any
// package. With -list it prints the packages, as `go test -coverpkg` takes them.
package main

import (
	"flag"
	"fmt"
	"os"
	"path"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/test/layers"
)

// bound is how much of each package tests reach, in percent.
const bound = 90

const module = "github.com/nastympi/nastympi/"

func main() {
	list := flag.Bool("list", false, "print the packages that are judged, separated by commas")
	but := flag.String("but", "", "a floor that is not judged: its tests need what is not here")
	flag.Parse()
	if *list {
		fmt.Println(module + strings.Join(judged(*but), ","+module))
		return
	}
	if err := run(judged(*but), flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "coverage: error:", err)
		os.Exit(1)
	}
}

// judged are the pure packages of the lower floors, and base/finding, which is pure but for its folders. The tests of the
// higher floors run programs. What intercept/shim generates is compared with its files.
func judged(but string) (paths []string) {
	for _, floor := range layers.Floors {
		if floor.Name == "launch" {
			break
		}
		for _, p := range floor.Packages {
			if floor.Name != but && !strings.HasPrefix(p.Path, "intercept/shim") && (p.Traits&(layers.Pure|layers.Bare) != 0 || p.Path == "base/finding") {
				paths = append(paths, p.Path)
			}
		}
	}
	return paths
}

func run(paths, profiles []string) error {
	all := coverage{}
	for _, file := range profiles {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := all.add(string(text)); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	return all.judge(paths)
}

// block is a part of a function without branches: a file and its lines and columns.
type block string

type reached struct {
	statements int
	is         bool
}

// coverage is what tests reached, by block. Each block is in the profile of each test.
type coverage map[block]reached

// add reads the lines of a profile: after the mode, the block, its statements, and how often it ran.
func (c coverage) add(profile string) error {
	for line := range strings.Lines(profile) {
		words := strings.Fields(line)
		if len(words) == 2 && words[0] == "mode:" {
			continue
		}
		if len(words) != 3 {
			return fmt.Errorf("bad line %q", line)
		}
		statements, err := strconv.Atoi(words[1])
		if err != nil {
			return fmt.Errorf("bad line %q", line)
		}
		at := block(words[0])
		c[at] = reached{statements, c[at].is || words[2] != "0"}
	}
	return nil
}

// part is how much of a package was reached, in statements.
type part struct{ reached, all int }

func (p part) percent() float64 { return 100 * float64(p.reached) / float64(p.all) }

// packages sums the blocks of each package.
func (c coverage) packages() map[string]part {
	parts := map[string]part{}
	for at, r := range c {
		file, _, _ := strings.Cut(string(at), ":")
		folder := strings.TrimPrefix(path.Dir(file), module)
		p := parts[folder]
		p.all += r.statements
		if r.is {
			p.reached += r.statements
		}
		parts[folder] = p
	}
	return parts
}

// judge prints the share of each package, and of all.
func (c coverage) judge(paths []string) error {
	const form = "%-32s %5.1f %% of %5d statements\n"
	var low []string
	var sum part
	parts := c.packages()
	for _, folder := range paths {
		p, found := parts[folder]
		if !found {
			return fmt.Errorf("%s is in no profile", folder)
		}
		fmt.Printf(form, folder, p.percent(), p.all)
		if p.percent() < bound {
			low = append(low, folder)
		}
		sum = part{sum.reached + p.reached, sum.all + p.all}
	}
	fmt.Printf(form, "all", sum.percent(), sum.all)
	if low != nil {
		return fmt.Errorf("tests reach less than %d %% of %s", bound, strings.Join(low, ", "))
	}
	return nil
}
