package settings

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/nastympi/nastympi/intercept/config"
)

// shim is the folder of the shim, from this one.
const shim = "../../"

func TestTwinIsUpToDate(t *testing.T) {
	kept, err := os.ReadFile(shim + "../shimsettings.go")
	require.NoError(t, err)
	assert.Equal(t, Twin(config.Told()), string(kept), "run `go generate ./intercept/shim`")
}

func TestStructures(t *testing.T) {
	list := []config.Setting{
		{Name: "each_call", C: "uint32_t", Meaning: "asks"},
		{Name: "folder", C: "char[16]", Meaning: "is written"},
	}
	assert.Contains(t, Header(list), "struct nasty_settings {\n    uint32_t each_call; /* asks */\n    char folder[16]; /* is written */\n};\n")
	assert.Contains(t, Twin(list), "type Shim struct {\n\tEachCall uint32   // asks\n\tFolder   [16]byte // is written\n}\n")
}

// A setting is named in the table and by the C code that obeys it: the core copies it by its name. What the table leaves
// to the core is named once more there.
func TestEachSettingIsNamedOnce(t *testing.T) {
	obeyed := map[string]bool{}
	for _, m := range regexp.MustCompile(`\bsettings(?:\.|->)(\w+)`).FindAllStringSubmatch(text(t, shim+"src/*/*.[ch]"), -1) {
		obeyed[m[1]] = true
	}
	handed := text(t, shim+"../*.go", "../../../../cmd/nastycore/*.go")
	usual, err := config.Load()
	require.NoError(t, err)
	for _, s := range config.Told() {
		t.Run(s.Name, func(t *testing.T) {
			assert.True(t, obeyed[s.Name], "no C code obeys it")
			want := 0
			if s.Value(usual) == nil {
				want = 1
			}
			named := regexp.MustCompile(`\b([Ss]him|told)\.`+s.GoName()+`\b`).FindAllString(handed, -1)
			assert.Len(t, named, want, "in intercept and cmd/nastycore")
		})
	}
}

// text is what people wrote in the files that match the patterns, tests excluded.
func text(t *testing.T, patterns ...string) string {
	t.Helper()
	var all strings.Builder
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		require.NotEmpty(t, files, pattern)
		for _, file := range files {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			if !strings.HasSuffix(file, "_test.go") && !strings.HasPrefix(string(text), "// Code generated") {
				all.Write(text)
			}
		}
	}
	return all.String()
}
