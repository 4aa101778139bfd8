package gimple

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/nastympi/nastympi/vet/ir"
)

var (
	uid        = regexp.MustCompile(`D\.\d+\b`)
	qualifiers = map[string]bool{"const": true, "volatile": true, "restrict": true, "static": true, "register": true,
		"__restrict": true, "extern": true, "class": true, "enum": true, "_Atomic": true, "auto": true, "atomic": true}
)

// parseType reads a type as gcc writes it: intD.6[10] *.
func parseType(s string) *ir.Type {
	if strings.Contains(s, "(*") || strings.Contains(s, ") (") {
		return &ir.Type{Kind: ir.Pointer} // to a function
	}
	head := strings.IndexAny(s, "*&[")
	if head < 0 {
		head = len(s)
	}
	t := named(s[:head])
	for rest := s[head:]; rest != ""; {
		switch c := rest[0]; {
		case c == '*' || c == '&':
			t = &ir.Type{Kind: ir.Pointer, Elem: t}
			rest = rest[1:]
		case c == '[':
			var dims []string
			dims, rest = dimensions(rest)
			t = arrayOf(t, dims)
		default: // a qualifier
			rest = rest[1:]
		}
	}
	return t
}

// named is a type without pointers and dimensions.
func named(s string) *ir.Type {
	t := &ir.Type{Kind: ir.Scalar}
	var words []string
	for _, w := range strings.Fields(s) {
		w = uid.ReplaceAllString(w, "")
		switch {
		case w == "struct":
			t.Kind = ir.Struct
		case w == "union":
			t.Kind = ir.Union
		case qualifiers[w]:
		default:
			words = append(words, w)
		}
	}
	t.Name = strings.Join(words, " ")
	return t
}

// dimensions reads [10][0:D.12].
func dimensions(s string) (dims []string, rest string) {
	for strings.HasPrefix(s, "[") {
		closing := strings.IndexByte(s, ']')
		if closing < 0 {
			return dims, ""
		}
		dims = append(dims, s[1:closing])
		s = s[closing+1:]
	}
	return dims, s
}

// arrayOf makes an array of t; the first dimension is the outermost.
func arrayOf(t *ir.Type, dims []string) *ir.Type {
	for i := len(dims) - 1; i >= 0; i-- {
		first, count := bounds(dims[i])
		t = &ir.Type{Kind: ir.Array, Elem: t, First: first, Count: count}
	}
	return t
}

// bounds of 10, 0:9, 5:10 or 0:.
func bounds(dim string) (first, count int64) {
	low, high, ranged := strings.Cut(dim, ":")
	if !ranged {
		low, high = "0", dim
	}
	first, err := strconv.ParseInt(low, 10, 64)
	if err != nil {
		first = 0
	}
	last, err := strconv.ParseInt(high, 10, 64)
	switch {
	case err != nil:
		return first, -1
	case !ranged:
		return 0, last
	}
	return first, last - first + 1
}

// declaration reads "static intD.6 bufD.1234[10] = {…}" without the semicolon.
func declaration(s string) (variable string, t *ir.Type, static, ok bool) {
	if at := strings.Index(s, " [value-expr:"); at >= 0 {
		s = s[:at]
	}
	s, _, _ = strings.Cut(s, " = ")
	dims := ""
	for strings.HasSuffix(s, "]") {
		opening := strings.LastIndexByte(s, '[')
		if opening < 0 {
			return "", nil, false, false
		}
		s, dims = s[:opening], s[opening:]+dims
	}
	at := strings.LastIndexAny(s, " *&")
	if at < 0 {
		return "", nil, false, false
	}
	variable = s[at+1:]
	list, _ := dimensions(dims)
	t = arrayOf(parseType(strings.TrimSpace(s[:at+1])), list)
	return variable, t, strings.HasPrefix(s, "static "), variable != ""
}
