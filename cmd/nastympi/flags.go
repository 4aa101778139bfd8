package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/nastympi/nastympi/intercept/config"
)

// commandFlags are the flags of a command. Their definitions also make its help: a flag with
// an empty usage text is for nastympi itself, and help omits it.
type commandFlags struct {
	*flag.FlagSet
	groups []flagGroup
	times  bool // some of them are times
}

// flagGroup is a part of the list of flags in a help text.
type flagGroup struct {
	title string // may be empty
	flags []*flag.Flag
}

// newFlags returns flags whose errors and help are left to the caller.
func newFlags(command string) *commandFlags {
	flags := flag.NewFlagSet(command, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	return &commandFlags{FlagSet: flags}
}

// group shows the flags that define defines under a title in the help.
func (f *commandFlags) group(title string, define func()) {
	before := f.visible()
	define()
	added := slices.DeleteFunc(f.visible(), func(defined *flag.Flag) bool { return slices.Contains(before, defined) })
	f.groups = append(f.groups, flagGroup{title, added})
}

// visible are the flags that help shows, in alphabetical order.
func (f *commandFlags) visible() (list []*flag.Flag) {
	f.VisitAll(func(defined *flag.Flag) {
		if defined.Usage != "" {
			list = append(list, defined)
		}
	})
	return list
}

// setFlag defines -set for commands that run a program once.
func (f *commandFlags) setFlag() {
	f.Func("set", "set `NASTY_X=value`, as the environment would; may be\nrepeated", setVariable)
}

// setVariable takes NASTY_X=value.
func setVariable(assignment string) error {
	name, value, found := strings.Cut(assignment, "=")
	if !found || !strings.HasPrefix(name, config.Prefix) {
		return usage("want NASTY_NAME=value")
	}
	return os.Setenv(name, value)
}

// parse says whether the command is done, because the user asked for help.
func parse(flags *commandFlags, arguments []string) (done bool, err error) {
	err = flags.Parse(arguments)
	if errors.Is(err, flag.ErrHelp) {
		_, err = helpCommand([]string{flags.Name()})
		return true, err
	}
	if err != nil {
		return false, usage("%s: %w (see nastympi help %s)", flags.Name(), flags.nearest(err), flags.Name())
	}
	return false, nil
}

// nearest is the error with the flag that the user may have meant.
func (f *commandFlags) nearest(err error) error {
	word, undefined := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !undefined {
		return err
	}
	var names []string
	for _, defined := range f.visible() {
		names = append(names, defined.Name)
	}
	if near := config.Nearest(word, names); near != "" {
		return fmt.Errorf("unknown flag -%s (did you mean -%s?)", word, near)
	}
	return fmt.Errorf("unknown flag -%s", word)
}

// parseLaunch parses the arguments of a command that starts a launch command, and prints its help if none is given.
func parseLaunch(f *commandFlags, arguments []string) (done bool, err error) {
	if done, err = parse(f, arguments); done || err != nil || f.NArg() > 0 {
		return done, err
	}
	text, err := helpText(f.Name())
	if err != nil {
		return false, err
	}
	fmt.Fprintln(os.Stderr, text)
	return false, usage("%s: no launch command given", f.Name())
}

// duration defines a flag for a time. Its errors show how times are written.
func (f *commandFlags) duration(value *time.Duration, name, meaning string) {
	f.times = true
	f.Func(name, meaning, func(text string) (err error) {
		if *value, err = config.ParseDuration(text); err != nil {
			return errors.New("want a duration such as 5s, 10m or 2h, or a number of seconds")
		}
		return nil
	})
}

// grouped are the visible flags in their groups; without groups, one that has no title.
func (f *commandFlags) grouped() []flagGroup {
	if len(f.groups) == 0 {
		return []flagGroup{{"", f.visible()}}
	}
	return f.groups
}

// help lists the flags for a terminal of 80 columns. Usage texts contain their own line breaks.
func (f *commandFlags) help() string {
	var text strings.Builder
	for i, group := range f.grouped() {
		if i > 0 {
			text.WriteString("\n")
		}
		if group.title != "" {
			text.WriteString(group.title + ":\n")
		}
		for _, defined := range group.flags {
			text.WriteString(flagHelp(defined))
		}
	}
	if f.times {
		text.WriteString("\nA time D is a duration such as 90s, 10m or 2h; a plain number means seconds.\n")
	}
	return text.String()
}

// flagHelp is the entry of one flag. Its name is a column of its own, and the meaning another.
func flagHelp(defined *flag.Flag) string {
	const column = 20
	argument, meaning := flag.UnquoteUsage(defined)
	name := strings.TrimSpace("-" + defined.Name + " " + argument)
	return fmt.Sprintf("  %-*s%s\n", column, name, strings.ReplaceAll(meaning+defaultOf(defined), "\n", "\n"+strings.Repeat(" ", column+2)))
}

// defaultOf ends the meaning of a flag; empty: it is off, or nothing.
func defaultOf(defined *flag.Flag) string {
	if slices.Contains([]string{"", "0", "0s", "false"}, defined.DefValue) {
		return ""
	}
	return fmt.Sprintf(" (default %s)", defined.DefValue)
}
