package shim

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// rooms are the folders of src from the lowest to the highest, each with the rooms
// whose headers its files may include.
var rooms = []struct{ name, may string }{
	{"interface", ""},
	{"process", "interface"},
	{"library", "interface process"},
	{"core", "interface process"},
	{"node", "interface process"},
	{"observe", "interface process core"},
	{"types", "interface process core"},
	{"loads", "process observe types"},
	{"buffers", "interface process observe loads types"},
	{"window", "interface process core"},
	{"log", "interface process library core observe types window"},
	{"epoch", "interface process window"},
	{"lifetime", "interface process core observe loads types buffers window log"},
	{"execute", "interface process library core node observe types buffers window log epoch"},
	{"replay", "interface process core node observe buffers window log epoch execute lifetime"},
	{"hold", "interface process library node window replay"},
	{"record", "interface process core observe loads types buffers window log epoch execute replay lifetime"},
	{"sync", "interface process library core node observe window log epoch execute replay hold"},
	{"wait", "interface process library core window log replay hold"},
	{"recording", "interface process observe node loads types buffers window"},
	{"delay", "interface process library core node observe replay hold recording lifetime"},
	{"start", "interface process library core node observe loads types buffers window log epoch execute replay hold recording delay lifetime"},
	{"entry", "interface process library observe replay hold record delay start"},
}

// top are the files of src itself. Those of the interface tell the others what Go and the
// library are like; the program enters by those of the entry.
var top = map[string]string{
	"abi.h": "interface", "settings.h": "interface", "calls.h": "interface", "quirks.h": "interface",
	"names.c": "interface", "operations.c": "entry", "trampolines.c": "entry", "trampolines_observed.c": "entry",
}

// roomOf is the room of a source; empty if it has none.
func roomOf(file string) string {
	room, _, inFolder := strings.Cut(file, "/")
	if !inFolder {
		return top[file]
	}
	return room
}

var include = regexp.MustCompile(`(?m)^\s*#\s*include\s+"([^"]+)"`)

// includes are, for each source, the sources that it includes.
func includes(t *testing.T) map[string][]string {
	t.Helper()
	graph := map[string][]string{}
	require.NoError(t, fs.WalkDir(Sources(), ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(Sources(), file)
		graph[file] = []string{}
		for _, m := range include.FindAllStringSubmatch(string(text), -1) {
			graph[file] = append(graph[file], m[1])
		}
		return err
	}))
	require.NotEmpty(t, graph)
	return graph
}

// The table itself has no upward arrow.
func TestRoomsAreInOrder(t *testing.T) {
	var below []string
	for _, room := range rooms {
		assert.Subset(t, below, strings.Fields(room.may), room.name)
		below = append(below, room.name)
	}
}

// A file includes headers of its own room, and of those that its room may include. A room
// that may be included and never is makes the table say less than it could.
func TestIncludesObeyRooms(t *testing.T) {
	used := map[string]map[string]bool{}
	for file, included := range includes(t) {
		from := roomOf(file)
		i := slices.IndexFunc(rooms, func(r struct{ name, may string }) bool { return r.name == from })
		if !assert.GreaterOrEqual(t, i, 0, "%s: its folder %q is no room of the table", file, from) {
			continue
		}
		for _, header := range included {
			to := roomOf(header)
			assert.True(t, to == from || slices.Contains(strings.Fields(rooms[i].may), to),
				"%s includes %s: room %q may not include room %q", file, header, from, to)
			if used[from] == nil {
				used[from] = map[string]bool{}
			}
			used[from][to] = true
		}
	}
	for _, room := range rooms {
		for _, to := range strings.Fields(room.may) {
			assert.True(t, used[room.name][to], "room %q never includes room %q: strike it from the table", room.name, to)
		}
	}
}

// A module is a .c file and its header, so a header leads on to what its .c file includes. No
// module uses itself in this way: not even within a room.
func TestModulesHaveNoCycle(t *testing.T) {
	graph := map[string][]string{}
	for file, included := range includes(t) {
		for _, header := range included {
			if module(header) != module(file) && roomOf(header) != "interface" {
				graph[module(file)] = append(graph[module(file)], module(header))
			}
		}
	}
	done := map[string]bool{}
	for start := range graph {
		require.Empty(t, cycle(graph, start, nil, done), "modules that include each other in a circle")
	}
}

func module(file string) string { return strings.TrimSuffix(file, path.Ext(file)) }

// cycle is the first circle on a way that leads on from here; nil if there is none.
func cycle(graph map[string][]string, here string, way []string, done map[string]bool) []string {
	if i := slices.Index(way, here); i >= 0 {
		return append(way[i:], here)
	}
	if done[here] {
		return nil
	}
	for _, next := range graph[here] {
		if found := cycle(graph, next, append(slices.Clone(way), here), done); found != nil {
			return found
		}
	}
	done[here] = true
	return nil
}

// Every .c file includes its own header first, so that the header needs no other one before
// it. Files without a header define functions that calls.h declares.
func TestOwnHeaderComesFirst(t *testing.T) {
	graph := includes(t)
	for file, included := range graph {
		if path.Ext(file) != ".c" {
			continue
		}
		own := module(file) + ".h"
		if _, exists := graph[own]; !exists {
			own = "calls.h"
		}
		require.NotEmpty(t, included, file)
		assert.Equal(t, own, included[0], file)
	}
}

// Each file says at its top why it is in C.
func TestFilesSayWhyTheyAreC(t *testing.T) {
	for file := range includes(t) {
		text, err := fs.ReadFile(Sources(), file)
		require.NoError(t, err)
		if path.Ext(file) == ".c" {
			comment, _, _ := strings.Cut(string(text), "#include")
			assert.Contains(t, strings.ReplaceAll(comment, "\n * ", " "), "In C because", file)
		}
		if path.Ext(file) == ".h" && file != "calls.h" && file != "settings.h" {
			assert.True(t, strings.HasPrefix(string(text), "/* "), "%s: no comment at its top", file)
		}
	}
}
