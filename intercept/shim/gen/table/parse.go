package table

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/nastympi/nastympi/base/mpicall"
)

var (
	prototype = regexp.MustCompile(`^(MPI_\w+)\((.*)\)$`)
	parameter = regexp.MustCompile(`^(.*[^\w])(\w+)((?:\[\w*\])*)$`)
)

// versions are the texts of the table's second column, since the preprocessor conditions that they stand for.
var (
	versions = []string{"3", "4", "41", "s"}
	since    = map[string]string{
		"3": "", "4": "MPI_VERSION >= 4", "41": "10 * MPI_VERSION + MPI_SUBVERSION >= 41",
		"s": "defined MPI_SESSION_NULL",
	}
)

// Read parses the table at path. Errors name the line.
func Read(path string) ([]Call, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return Parse(path, string(text))
}

// Parse parses the text of a table; name is for errors.
func Parse(name, text string) ([]Call, error) {
	var calls []Call
	seen := map[string]bool{}
	for i, s := range strings.Split(text, "\n") {
		if s == "" || strings.HasPrefix(s, "#") {
			continue
		}
		call, err := parseLine(s)
		if err == nil && seen[call.Name] {
			err = fmt.Errorf("%s is listed twice", call.Name)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, i+1, err)
		}
		seen[call.Name] = true
		calls = append(calls, call)
	}
	return calls, nil
}

func parseLine(s string) (Call, error) {
	head, declaration, _ := strings.Cut(s, " int ")
	words, m := strings.Split(head, " "), prototype.FindStringSubmatch(declaration)
	if len(words) < 2 || m == nil {
		return Call{}, fmt.Errorf("want `class version [property ...] int MPI_Name(parameters)`, got %q", s)
	}
	call := Call{Class: Class(words[0]), Since: since[words[1]], Name: m[1], Params: m[2]}
	if err := oneOf("class", call.Class, classes); err != nil {
		return Call{}, fmt.Errorf("%s: %w", call.Name, err)
	}
	if err := oneOf("version", words[1], versions); err != nil {
		return Call{}, fmt.Errorf("%s: %w", call.Name, err)
	}
	for _, word := range words[2:] {
		if err := call.add(Property(word)); err != nil {
			return Call{}, fmt.Errorf("%s: %w", call.Name, err)
		}
	}
	if err := call.parseParams(); err != nil {
		return Call{}, fmt.Errorf("%s: %w", call.Name, err)
	}
	return call, call.check()
}

func oneOf[T ~string](what string, got T, choices []T) error {
	if slices.Contains(choices, got) {
		return nil
	}
	return fmt.Errorf("unknown %s %q (want one of %q)", what, got, choices)
}

func (c *Call) add(p Property) error {
	if c.Has(p) {
		return fmt.Errorf("property %s is given twice", p)
	}
	c.Properties = append(c.Properties, p)
	return oneOf("property", p, properties)
}

func (c *Call) parseParams() error {
	if c.Params == "void" {
		return nil
	}
	for p := range strings.SplitSeq(c.Params, ",") {
		m := parameter.FindStringSubmatch(strings.TrimSpace(p))
		if m == nil {
			return fmt.Errorf("parameter %q lacks a type or a name", p)
		}
		a := Arg{Type: strings.TrimSpace(strings.TrimSpace(m[1]) + " " + m[3]), Name: m[2]}
		if a.Role = role(a.Type, a.Name); a.Role == "" {
			return fmt.Errorf("parameter %q has no role: see role.go", p)
		}
		c.Args = append(c.Args, a)
	}
	return nil
}

// needs are the roles without which no code can be made for a call of the class.
var needs = map[Class][]mpicall.Role{
	Transfer:   {mpicall.Window, mpicall.Peer},
	Accumulate: {mpicall.Window, mpicall.Peer},
	Collective: {mpicall.Communicator},
}

// check says why no code can be made for the call.
func (c Call) check() error {
	for _, role := range needs[c.Class] {
		if c.arg(role) == "" {
			return fmt.Errorf("%s: class %s needs a %s argument", c.Name, c.Class, role)
		}
	}
	switch {
	case c.Class == Nonblocking && len(c.Args) == 0:
		return fmt.Errorf("%s: class %s needs arguments", c.Name, c.Class)
	case c.OneSided() && kinds[c.base()] == "":
		return fmt.Errorf("%s: class %s is for one-sided operations", c.Name, c.Class)
	case c.Has(Prepared) && (c.Class == Init || c.Class == Plain):
		return fmt.Errorf("%s: calls of class %s are not prepared", c.Name, c.Class)
	case !c.Intercepted() && len(c.Properties) > 0:
		return fmt.Errorf("%s: class %s has no properties", c.Name, c.Class)
	}
	return nil
}
