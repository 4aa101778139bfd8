// Package layers says of each package what it is and what it may import. The table in table.go is the only
// source: doc/dev/packages.md and the rules of depguard in .golangci.yml are generated from it, and tests compare it
// with the imports. It reads and writes no files.
package layers
