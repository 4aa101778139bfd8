// Package doc has no code: it tests the pages in this folder and beside it.
package doc

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	link     = regexp.MustCompile(`\]\(([^()\s]+)\)`)
	heading  = regexp.MustCompile(`(?m)^#+ +(.+)$`)
	fenced   = regexp.MustCompile("(?ms)^```.*?^```")
	code     = regexp.MustCompile("`[^`\n]*`")
	external = regexp.MustCompile(`^[a-z]+:`)
	dropped  = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// TestLinks follows every relative link of the pages for users and developers.
func TestLinks(t *testing.T) {
	for _, page := range pages(t) {
		t.Run(filepath.Base(filepath.Dir(page))+"/"+filepath.Base(page), func(t *testing.T) {
			for _, match := range link.FindAllStringSubmatch(code.ReplaceAllString(prose(t, page), "code"), -1) {
				if !external.MatchString(match[1]) {
					follow(t, page, match[1])
				}
			}
		})
	}
}

// follow requires that the target of a link exists, and its heading too if it names one.
func follow(t *testing.T, page, target string) {
	t.Helper()
	path, anchor, hasAnchor := strings.Cut(target, "#")
	file := page
	if path != "" {
		file = filepath.Join(filepath.Dir(page), path)
	}
	if _, err := os.Stat(file); !assert.NoError(t, err, target) || !hasAnchor {
		return
	}
	var anchors []string
	for _, match := range heading.FindAllStringSubmatch(prose(t, file), -1) {
		anchors = append(anchors, anchorOf(match[1]))
	}
	assert.Contains(t, anchors, anchor, target)
}

// prose is a page without its blocks of code.
func prose(t *testing.T, page string) string {
	t.Helper()
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	return fenced.ReplaceAllString(string(text), "")
}

// anchorOf is the anchor that GitHub gives a heading.
func anchorOf(heading string) string {
	return strings.ReplaceAll(dropped.ReplaceAllString(strings.ToLower(heading), ""), " ", "-")
}

func TestAnchorOf(t *testing.T) {
	assert.Equal(t, "a-findings-folder", anchorOf("A finding's folder"))
	assert.Equal(t, "1-read-the-rule", anchorOf("1. Read the rule"))
	assert.Equal(t, "findingjson", anchorOf("finding.json"))
}
