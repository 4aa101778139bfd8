package nodes

import "syscall"

// Kill ends a node and whatever runs on it at once, as a failure of its power does. Its network ends with it.
func (c *Cluster) Kill(i int) error { return syscall.Kill(c.nodes[i].init.pid, syscall.SIGKILL) }
