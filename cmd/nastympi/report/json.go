package report

import (
	"encoding/json"
	"io"

	"github.com/nastympi/nastympi/base/finding"
)

// JSON writes a result as JSON (doc/formats.md).
func JSON(w io.Writer, r finding.Result) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", "  ")
	return out.Encode(r)
}
