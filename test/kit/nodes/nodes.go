// Package nodes makes several nodes of this machine, for tests of programs on clusters. A node has its own host name,
// network, process numbers, /dev/shm, folder for temporary files, and a monotonic clock that is hours away from those
// of the others. Files are shared. A launcher in the place of ssh starts commands on other nodes, without the caller's
// environment. The package needs the rights to make namespaces, and leaves nothing behind when the test ends or is
// killed.
package nodes

import (
	"bufio"
	_ "embed"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

//go:embed node.sh
var script string

// Cluster is nodes in one network. Commands of the user run on the first one.
type Cluster struct {
	Folder string // of the cluster's own files; all nodes see it
	Rsh    string // starts a command on another node, as ssh does
	nodes  []node
	end    []func()
}

type node struct {
	name, address string
	init          *holder
}

// namespaces are those that a node has of its own.
var namespaces = []string{"--uts", "--net", "--mount", "--pid", "--time"}

// clocks is how far apart the monotonic clocks of two nodes are.
const clocks = 3 * time.Hour

// Start makes n nodes, which end with the test. It skips the test if this user may not make namespaces.
func Start(t testing.TB, n int) *Cluster {
	t.Helper()
	if reason := missing(); reason != "" {
		t.Skip("nodes: " + reason)
	}
	c, err := Make(n)
	require.NoError(t, err)
	t.Cleanup(c.Close)
	return c
}

// Make is Start outside of tests.
func Make(n int) (*Cluster, error) {
	folder, err := os.MkdirTemp("", "nodes") // paths of sockets are short
	if err != nil {
		return nil, err
	}
	c := &Cluster{Folder: folder, Rsh: filepath.Join(folder, "rsh")}
	if err := c.start(n); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

// missing says why there can be no nodes; empty: there can.
func missing() string {
	words := append(append([]string{}, namespaces...), "--fork", "--mount-proc", "ip", "link", "add", "probe", "type", "veth")
	out, err := exec.Command("unshare", words...).CombinedOutput()
	if err != nil {
		return fmt.Sprintf("this user may not make namespaces and networks in them (%v: %s)", err, strings.TrimSpace(string(out)))
	}
	return ""
}

func (c *Cluster) start(n int) error {
	network, err := hold("network", []string{"--net"})
	if err != nil {
		return err
	}
	c.end = append(c.end, network.end)
	var hosts strings.Builder
	fmt.Fprintln(&hosts, "127.0.0.1 localhost")
	for i := range n {
		c.nodes = append(c.nodes, node{name: fmt.Sprintf("node%d", i), address: fmt.Sprintf("10.77.0.%d", i+1)})
		fmt.Fprintln(&hosts, c.nodes[i].address, c.nodes[i].name)
	}
	if err := os.WriteFile(c.file("hosts"), []byte(hosts.String()), 0o644); err != nil {
		return err
	}
	for i := range c.nodes {
		if err := c.boot(i, network); err != nil {
			return fmt.Errorf("%s: %w", c.nodes[i].name, err)
		}
	}
	return c.serve()
}

// boot starts a node, and joins it to the network.
func (c *Cluster) boot(i int, network *holder) (err error) {
	n := &c.nodes[i]
	if err := os.MkdirAll(c.Local(), 0o777); err != nil {
		return err
	}
	clock := strconv.Itoa(int(clocks.Seconds()) * (i + 1))
	options := append(append([]string{}, namespaces...), "--monotonic", clock, "--boottime", clock, "--fork", "--kill-child", "--mount-proc")
	n.init, err = hold("node", options, n.name, c.file("hosts"), c.Local())
	if err != nil {
		return err
	}
	c.end = append(c.end, n.init.end)
	port := fmt.Sprintf("port%d", i)
	return errors.Join(
		network.ip("link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", strconv.Itoa(n.init.pid)),
		network.ip("link", "set", port, "master", "bridge", "up"),
		n.init.ip("addr", "add", n.address+"/24", "dev", "eth0"),
		n.init.ip("link", "set", "eth0", "up"),
	)
}

func (c *Cluster) file(name string) string { return filepath.Join(c.Folder, name) }

// Local is a folder that each node has of its own. Temporary files are there.
func (c *Cluster) Local() string { return c.file("local") }

// Inside is the path by which this process sees a file of a node.
func (c *Cluster) Inside(i int, path string) string {
	return filepath.Join("/proc", strconv.Itoa(c.nodes[i].init.pid), "root", path)
}

// Names are the host names of the nodes, between commas.
func (c *Cluster) Names() string {
	var names []string
	for _, n := range c.nodes {
		names = append(names, n.name)
	}
	return strings.Join(names, ",")
}

// On returns the command that runs another one on a node, in this folder and with this environment.
func (c *Cluster) On(i int, words ...string) []string {
	here, err := os.Getwd()
	if err != nil {
		here = "/"
	}
	return append(c.nodes[i].enter(here), words...)
}

func (n *node) enter(folder string) []string {
	words := []string{"nsenter", "--target", strconv.Itoa(n.init.pid), "--wdns=" + folder}
	return append(append(words, namespaces...), "--")
}

// Close ends the nodes and whatever runs on them.
func (c *Cluster) Close() {
	for i := len(c.end) - 1; i >= 0; i-- {
		c.end[i]()
	}
	os.RemoveAll(c.Folder)
}

// holder is the first process in new namespaces. They end with it.
type holder struct {
	pid int // as this process sees it
	end func()
}

// startPatience is how long a holder may take on a busy machine.
const startPatience = 10 * time.Minute

// hold starts the script in new namespaces, and waits until it is ready.
func hold(kind string, unshare []string, arguments ...string) (*holder, error) {
	words := append(append([]string{}, unshare...), "bash", "-c", script, "node.sh", kind)
	command := exec.Command("unshare", append(words, arguments...)...)
	command.Stderr = os.Stderr
	input, err := command.StdinPipe()
	if err != nil {
		return nil, err
	}
	output, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := command.Start(); err != nil {
		return nil, err
	}
	h := &holder{pid: command.Process.Pid, end: func() {
		_ = input.Close()
		_ = command.Wait() // it ends with its input
	}}
	late := time.AfterFunc(startPatience, func() { _ = command.Process.Kill() })
	line, err := bufio.NewReader(output).ReadString('\n')
	late.Stop()
	if err != nil || line != "ready\n" {
		h.end()
		return nil, fmt.Errorf("no namespaces: %q, %w", line, err)
	}
	if child, found := childOf(h.pid); found { // unshare has forked
		h.pid = child
	}
	return h, nil
}

// childOf is the only child of a process.
func childOf(pid int) (child int, found bool) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/children", pid, pid))
	if err != nil {
		return 0, false
	}
	_, err = fmt.Sscan(string(text), &child)
	return child, err == nil
}

// ip changes the network of the holder.
func (h *holder) ip(words ...string) error {
	words = append([]string{"--target", strconv.Itoa(h.pid), "--net", "--", "ip"}, words...)
	if out, err := exec.Command("nsenter", words...).CombinedOutput(); err != nil {
		return fmt.Errorf("ip %s: %w\n%s", strings.Join(words, " "), err, out)
	}
	return nil
}

// serve takes commands for the nodes from the launcher.
func (c *Cluster) serve() error {
	socket := c.file("socket")
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: socket, Net: "unix"})
	if err != nil {
		return err
	}
	c.end = append(c.end, func() { _ = listener.Close() })
	go func() {
		for {
			connection, err := listener.AcceptUnix()
			if err != nil {
				return
			}
			go c.answer(connection)
		}
	}()
	self, err := os.Executable()
	if err != nil {
		return err
	}
	text := fmt.Sprintf("#!/bin/sh\n# In place of ssh.\n%s=%s exec %s \"$@\"\n", socketVariable, socket, self)
	return os.WriteFile(c.Rsh, []byte(text), 0o755)
}
