package symbol

import (
	"debug/dwarf"
	"path/filepath"
	"sort"
)

// lineTable is a unit's line table.
type lineTable struct {
	read   bool
	folder string    // where the compiler ran, or empty
	rows   []lineRow // sorted
	files  []*dwarf.LineFile
}

// lineRow says that the instructions from low to before high come from a line.
type lineRow struct {
	low, high uint64
	file      *dwarf.LineFile
	line      int
}

// place returns the file and line of the instruction at pc.
func (u *unit) place(data *dwarf.Data, pc uint64) (file string, line int) {
	rows := u.linesOf(data).rows
	after := sort.Search(len(rows), func(i int) bool { return rows[i].low > pc })
	if after == 0 || rows[after-1].high <= pc || rows[after-1].file == nil {
		return "", 0
	}
	row := rows[after-1]
	if row.file.Name == "" {
		return "", 0
	}
	return u.lines.path(row.file), row.line
}

// linesOf is the unit's line table.
func (u *unit) linesOf(data *dwarf.Data) *lineTable {
	if !u.lines.read {
		u.lines = readLines(data, u.root)
		u.lines.read = true
	}
	return &u.lines
}

// file is the path of the n-th file; empty: there is none.
func (t *lineTable) file(n int64) string {
	if n < 0 || n >= int64(len(t.files)) || t.files[n] == nil || t.files[n].Name == "" {
		return ""
	}
	return t.path(t.files[n])
}

func (t *lineTable) path(file *dwarf.LineFile) string {
	if filepath.IsAbs(file.Name) { // package dwarf makes most, but not all, names absolute
		return filepath.Clean(file.Name)
	}
	return filepath.Join(t.folder, file.Name)
}

// readLines decodes the readable part of a unit's line table.
func readLines(data *dwarf.Data, root dwarf.Offset) (t lineTable) {
	reader := data.Reader()
	reader.Seek(root)
	entry, err := reader.Next()
	if err != nil || entry == nil {
		return lineTable{}
	}
	t.folder = text(entry, dwarf.AttrCompDir)
	lines, err := data.LineReader(entry)
	if err != nil || lines == nil {
		return t
	}
	var previous, next dwarf.LineEntry
	inside := false // a sequence of code that the linker kept
	for first := true; lines.Next(&next) == nil; first = next.EndSequence {
		if first {
			inside = next.Address > 0 // see isCode
		} else if inside && previous.Address < next.Address {
			t.rows = appendRow(t.rows, lineRow{previous.Address, next.Address, previous.File, previous.Line})
		}
		previous = next
	}
	sort.SliceStable(t.rows, func(i, j int) bool { return t.rows[i].low < t.rows[j].low })
	t.files = lines.Files()
	return t
}

// appendRow appends a row, or lengthens the last row if the line is the same: most rows only
// give columns, or where statements begin.
func appendRow(rows []lineRow, row lineRow) []lineRow {
	if n := len(rows); n > 0 {
		last := &rows[n-1]
		if last.high == row.low && last.file == row.file && last.line == row.line {
			last.high = row.high
			return rows
		}
	}
	return append(rows, row)
}
