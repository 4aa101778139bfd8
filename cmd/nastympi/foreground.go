package main

import (
	"os"

	"golang.org/x/sys/unix"
)

// foreground says whether the file is a terminal whose foreground process
// group this process belongs to.
func foreground(file *os.File) bool {
	group, err := unix.IoctlGetInt(int(file.Fd()), unix.TIOCGPGRP)
	return err == nil && group == unix.Getpgrp()
}
