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
}

// lineRow says that the instructions from low to before high come from a line.
type lineRow struct {
	low, high uint64
	file      *dwarf.LineFile
	line      int
}

// place returns the file and line of the instruction at pc.
func (u *unit) place(data *dwarf.Data, pc uint64) (file string, line int) {
	if !u.lines.read {
		u.lines.read = true
		u.lines.folder, u.lines.rows = readLines(data, u.root)
	}
	rows := u.lines.rows
	after := sort.Search(len(rows), func(i int) bool { return rows[i].low > pc })
	if after == 0 || rows[after-1].high <= pc || rows[after-1].file == nil {
		return "", 0
	}
	row := rows[after-1]
	if row.file.Name == "" {
		return "", 0
	}
	if filepath.IsAbs(row.file.Name) { // package dwarf makes most, but not all, names absolute
		return filepath.Clean(row.file.Name), row.line
	}
	return filepath.Join(u.lines.folder, row.file.Name), row.line
}

// readLines decodes the readable part of a unit's line table.
func readLines(data *dwarf.Data, root dwarf.Offset) (folder string, rows []lineRow) {
	reader := data.Reader()
	reader.Seek(root)
	entry, err := reader.Next()
	if err != nil || entry == nil {
		return "", nil
	}
	folder = text(entry, dwarf.AttrCompDir)
	lines, err := data.LineReader(entry)
	if err != nil || lines == nil {
		return folder, nil
	}
	var previous, next dwarf.LineEntry
	inside := false // a sequence of code that the linker kept
	for first := true; lines.Next(&next) == nil; first = next.EndSequence {
		if first {
			inside = next.Address > 0 // see isCode
		} else if inside && previous.Address < next.Address {
			rows = appendRow(rows, lineRow{previous.Address, next.Address, previous.File, previous.Line})
		}
		previous = next
	}
	sort.SliceStable(rows, func(i, j int) bool { return rows[i].low < rows[j].low })
	return folder, rows
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
